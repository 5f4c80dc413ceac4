import { estimatedMaximumOf, guideOfSession } from '@tasuki/domain/plans/said/session-guide';
import { hasUltraTurns } from '@tasuki/domain/plans/sessions/ultra-turns';
import { isHardKind, isLongKind, type PlanSession } from '@tasuki/domain/plans/training-plan';
import { isFaster, type PlanView } from './plan-view.ts';

/** How a plan fits its race and its runner's age and health; a line for each expectation that is missed. */
export function missedOfRaceAndAge(view: PlanView): string[] {
  return [
    ...lateRaceWork(view),
    ...heldLongRuns(view),
    ...longBlocksOfMasters(view),
    ...littleStrengthOfMasters(view),
    ...boldStartsAfterInjury(view),
    ...nearPeaks(view),
    ...missingWalks(view),
    ...missingGuides(view),
  ];
}

const HALF_MARATHON = 21_098;
const MARATHON = 42_196;

/** Before a race of up to a half marathon its pace is run by so much of the weeks before the taper. */
const FIRST_RACE_WORK_SHARE = 0.67;
const BLOCK_WEEKS = 8;
const BASE_METERS = 20_000;

function isRegular({ runner, wish, isNew, isCareful, build, mayRunFast }: PlanView): boolean {
  const { daysSinceLastRun, injury = null, weeklyMeters, facts = [] } = runner;
  return (
    !isNew &&
    !isCareful &&
    mayRunFast &&
    (daysSinceLastRun ?? 0) < 10 &&
    injury === null &&
    facts.length === 0 &&
    runner.vdot !== null &&
    runner.age !== null &&
    weeklyMeters > BASE_METERS &&
    !wish.isHilly &&
    wish.racesOnTheWay.length === 0 &&
    build.length >= BLOCK_WEEKS
  );
}

function isAtRacePace({ steps, kind }: PlanSession): boolean {
  return kind !== 'race' && steps.some(({ effort }) => effort === 'race');
}

function lateRaceWork(view: PlanView): string[] {
  const meters = view.wish.goal.meters ?? Infinity;
  if (!isRegular(view) || view.raceDay === null || meters > HALF_MARATHON) return [];
  const first = view.build.findIndex(({ sessions }) => sessions.some(isAtRacePace)) + 1;
  const most = Math.ceil(view.build.length * FIRST_RACE_WORK_SHARE);
  return first > 0 && first <= most
    ? []
    : [`runs race pace first in week ${first} of ${view.build.length}`];
}

/** Before a race below the marathon one of the longest runs lies in the last third of the weeks before the taper. */
const LONGEST_SHARE = 0.97;
const LATE_SHARE = 2 / 3;

function heldLongRuns(view: PlanView): string[] {
  const meters = view.wish.goal.meters ?? Infinity;
  if (!isRegular(view) || view.raceDay === null || meters >= MARATHON - 2) return [];
  const long = view.build.map(({ longMeters }) => longMeters);
  const most = Math.max(...long);
  const last = long.findLastIndex((one) => one >= most * LONGEST_SHARE) + 1;
  return last > view.build.length * LATE_SHARE
    ? []
    : [`runs longest in week ${last} of ${view.build.length} for a short race`];
}

const MASTERS_AGE = 50;

function isOfMasters({ runner: { age }, isNew }: PlanView): boolean {
  return (age ?? 0) >= MASTERS_AGE && !isNew;
}

/** From fifty on every third week is a lighter one at the latest. */
function longBlocksOfMasters(view: PlanView): string[] {
  const { build, runner } = view;
  const isBack = (runner.daysSinceLastRun ?? 0) >= 10;
  if (!isOfMasters(view) || isBack) return [];
  let without = 0;
  return build.flatMap(({ number, reason }) => {
    without = reason.code === 'cut-back' ? 0 : without + 1;
    return without > 3 ? [`has no lighter week for ${without} weeks in week ${number}`] : [];
  });
}

function littleStrengthOfMasters(view: PlanView): string[] {
  if (!isOfMasters(view) || view.runner.injury === 'bone') return [];
  return view.build
    .filter(({ strengthSessions }) => strengthSessions < 2)
    .map(({ number }) => `has strength once in week ${number} from fifty on`);
}

/** Whoever does not know what was hurt runs controlled first, and neither hills nor repetitions on the flat. */
const CONTROLLED_SESSIONS = 3;

function boldStartsAfterInjury({ runner, wish, training }: PlanView): string[] {
  if (runner.injury !== 'other' || wish.isHilly) return [];
  const faster = training.map(({ session }) => session).filter(isFaster);
  const isBold = ({ kind }: PlanSession) => kind === 'hills' || kind === 'repetitions';
  return [
    ...faster
      .slice(0, CONTROLLED_SESSIONS)
      .filter(({ kind }) => kind !== 'tempo')
      .map(({ kind, day }) => `starts with ${kind} on ${day} after an injury without a name`),
    ...faster.filter(isBold).map(({ kind, day }) => `runs ${kind} on ${day} with such an injury`),
  ];
}

/** Before a flat race of a day, two runs of so many metres are so many days apart. */
const PEAK = { raceMeters: 75_000, share: 0.85, meters: 36_000, days: 13 } as const;

function nearPeaks({ training, wish }: PlanView): string[] {
  if ((wish.goal.meters ?? 0) < PEAK.raceMeters || wish.isHilly) return [];
  const runs = training.filter(({ session }) => isLongKind(session.kind));
  const longest = Math.max(0, ...runs.map(({ session }) => session.meters));
  const least = Math.max(PEAK.meters, longest * PEAK.share);
  const peaks = runs.filter(({ session }) => session.meters >= least);
  return peaks.flatMap(({ day, session }, index) => {
    const before = peaks[index - 1];
    return before && day - before.day < PEAK.days
      ? [`runs ${session.meters} m ${day - before.day} days after ${before.session.meters} m`]
      : [];
  });
}

/** Whoever will walk in a flat ultra marathon has the walks in the time of long runs. */
const WALKED_SECONDS = 7800;
const WALKS_SHARE = 1.02;

function missingWalks({ sessions, training, wish }: PlanView): string[] {
  const race = sessions.findLast(({ session }) => session.kind === 'race')?.session;
  if (!race || !hasUltraTurns(race, wish)) return [];
  const easy = training.find(
    ({ session }) => session.kind === 'easy' && session.seconds < WALKED_SECONDS,
  )?.session;
  if (!easy) return [];
  const pace = easy.seconds / easy.meters;
  return training
    .filter(({ session: { kind, seconds } }) => kind === 'long' && seconds >= WALKED_SECONDS)
    .filter(({ session: { seconds, meters } }) => seconds / meters < pace * WALKS_SHARE)
    .map(({ session }) => `leaves the walks out of the time of ${session.day}`);
}

/** Each steady session of an adult has a heart rate, measured or reckoned; with walks between it is none. */
function missingGuides({ training, runner: { age } }: PlanView): string[] {
  if (estimatedMaximumOf(age) === null) return [];
  return training
    .filter(
      ({ session: { kind } }) => kind !== 'run-walk' && (!isHardKind(kind) || kind === 'long'),
    )
    .filter(({ session }) => guideOfSession(session, age).beats === null)
    .map(({ session }) => `has no guide on ${session.day}`);
}
