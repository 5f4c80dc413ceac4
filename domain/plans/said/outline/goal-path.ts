import { dayNumberOf } from '../../../measures/calendar-day.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../../training/performance/vdot.ts';
import type { PlanRunner, WishOfMountains } from '../../plan-wish.ts';
import {
  isHardKind,
  isLongKind,
  metersAt,
  type PlanSession,
  type TrainingPlan,
} from '../../training-plan.ts';
import { climbOfWeek, hikeOnSecondsOf } from '../mountain-week.ts';
import { outlineLine, type OutlineLine } from './outline-line.ts';
import { pacedMetersOf } from './plan-variants.ts';

/** What a race asks of a runner, and what grows in the plan for it. */
export const GOAL_PATH_LINES = [
  'asks-short',
  'asks-middle',
  'asks-half',
  'asks-marathon',
  'asks-ultra',
  'asks-mountain',
  'path-week',
  'path-time',
  'path-long',
  'path-long-time',
  'path-feet',
  'path-share',
  'path-pace',
  'path-climbs',
  'path-vertical',
] as const;
export type GoalPathLine = (typeof GOAL_PATH_LINES)[number];

/** Up to this distance a race is run near the most oxygen that a runner takes up. */
const SHORT_RACE_METERS = 5000;
/** From this ratio on, growth of a week or a run is worth a line. */
const GROWN_SHARE = 1.04;

interface DatedSession {
  week: number;
  session: PlanSession;
}

/**
 * What decides a race, and how the plan gets there: the week, the long run, race pace in one session, and
 * climbs. Each from what is run now, or at first, to the most of the plan.
 */
export function goalPathOf(
  plan: TrainingPlan,
  { weeklyMeters, longestMeters }: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters'>,
  { meters, isMountain, minutes = null }: PathBasis,
): OutlineLine<GoalPathLine>[] {
  const training = plan.weeks.flatMap(({ number, sessions }) =>
    sessions
      .filter(({ kind, day }) => !(kind === 'race' && day === plan.endDay))
      .map((session) => ({ week: number, session })),
  );
  const hasHard = training.some(
    ({ session: { kind } }) => isHardKind(kind) && kind !== 'long' && kind !== 'race',
  );
  return [
    ...(hasHard || isMountain ? [outlineLine(asksOf(meters, isMountain))] : []),
    ...weekOf(plan, weeklyMeters),
    ...fullDaysOf(plan, minutes),
    ...(isMountain
      ? [...longTimeOf(training), ...feetOf(plan)]
      : longOf(training, longestMeters ?? 0)),
    ...longShareOf(plan),
    // Beyond the marathon its pace is faster than the race.
    ...(meters > MARATHON_METERS + 1 ? [] : paceOf(training)),
    ...(isMountain ? climbsOf(training) : []),
  ];
}

/** What a path depends on beside the plan. */
interface PathBasis {
  meters: number;
  isMountain: boolean;
  /** On every day but that of the long run; null or absent = no limit. */
  minutes?: number | null;
}

/** Growth that ends before this share of the weeks before the taper is worth a reason. */
const EARLY_SHARE = 0.7;

/** Where the minutes of the other days are full long before the race, why the week stays as it is. */
function fullDaysOf({ weeks }: TrainingPlan, minutes: number | null): OutlineLine<GoalPathLine>[] {
  const build = weeks.filter(({ phase }) => phase !== 'taper');
  const most = Math.max(0, ...build.map(({ meters }) => meters));
  const week = build.find(({ meters }) => meters >= most * FULL_SHARE)?.number ?? 0;
  if (minutes === null || week < 2 || week > build.length * EARLY_SHARE) return [];
  return [outlineLine('path-time', { week, meters: most, count: minutes })];
}

/** From this share of the largest week on another week counts as large. */
const FULL_SHARE = 0.985;

function asksOf(meters: number, isMountain: boolean): GoalPathLine {
  if (isMountain) return 'asks-mountain';
  if (meters > MARATHON_METERS + 1) return 'asks-ultra';
  if (meters >= MARATHON_METERS) return 'asks-marathon';
  if (meters >= HALF_MARATHON_METERS) return 'asks-half';
  return meters <= SHORT_RACE_METERS ? 'asks-short' : 'asks-middle';
}

function weekOf({ weeks }: TrainingPlan, before: number): OutlineLine<GoalPathLine>[] {
  const most = Math.max(...weeks.map(({ meters }) => meters));
  const week = weeks.find(({ meters }) => meters === most)?.number ?? null;
  if (before <= 0 || most < before * GROWN_SHARE) return [];
  return [outlineLine('path-week', { meters: before, otherMeters: most, week })];
}

function longOf(training: readonly DatedSession[], before: number): OutlineLine<GoalPathLine>[] {
  const long = training.filter(({ session }) => isLongKind(session.kind));
  const most = Math.max(0, ...long.map(({ session }) => session.meters));
  const week = long.find(({ session }) => session.meters === most)?.week ?? null;
  if (before <= 0 || most < before * GROWN_SHARE) return [];
  return [outlineLine('path-long', { meters: before, otherMeters: most, week })];
}

/** Hours on hilly ground are said in steps of five minutes. */
export function roundedTime(seconds: number): number {
  return Math.round(seconds / 300) * 300;
}

/** On hilly ground the time grows; the first such run is compared with the longest one. */
function longTimeOf(training: readonly DatedSession[]): OutlineLine<GoalPathLine>[] {
  const long = training.filter(({ session }) => isLongKind(session.kind));
  const first = long[0]?.session.seconds ?? 0;
  const most = Math.max(0, ...long.map(({ session }) => session.seconds));
  const week = long.find(({ session }) => session.seconds === most)?.week ?? null;
  if (most < first * GROWN_SHARE) return [];
  const figures = { seconds: roundedTime(first), otherSeconds: roundedTime(most), week };
  return [outlineLine('path-long-time', figures)];
}

/** In the mountains the longest day with its hike, and the longest two days in a row. */
function feetOf(plan: TrainingPlan): OutlineLine<GoalPathLine>[] {
  const days = plan.weeks.flatMap((week) => {
    const long = week.sessions.find(({ kind }) => isLongKind(kind));
    const hiked = hikeOnSecondsOf(plan, week);
    if (!long || week.phase === 'taper') return [];
    const eve = week.sessions.find(({ day }) => dayNumberOf(day) === dayNumberOf(long.day) - 1);
    const both = long.seconds + (eve?.seconds ?? 0);
    return [{ week: week.number, feet: hiked === null ? 0 : long.seconds + hiked, both }];
  });
  const feet = Math.max(0, ...days.map((one) => one.feet));
  const both = Math.max(0, ...days.map((one) => one.both));
  const toWeek = days.find((one) => one.both === both)?.week ?? null;
  if (feet === 0) return [];
  return [
    outlineLine('path-feet', {
      seconds: roundedTime(feet),
      otherSeconds: roundedTime(both),
      toWeek,
    }),
  ];
}

/** From this share of its week on a long run is said, with the reason. On more days its share is smaller. */
const LARGE_LONG_SHARES: readonly (readonly [runs: number, share: number])[] = [
  [3, 0.42],
  [4, 0.46],
];

/** With three or four runs a week the long one is a large part of it, which is said, with what keeps it safe. */
function longShareOf({ weeks }: TrainingPlan): OutlineLine<GoalPathLine>[] {
  const training = weeks.filter(({ phase }) => phase !== 'taper');
  // A week that days off make short says nothing of the days that the runner has.
  const usual = Math.max(0, ...training.map(({ sessions }) => sessions.length));
  const shares = training
    .filter(
      ({ sessions, meters }) =>
        meters > 0 && sessions.length === usual && sessions.some(({ kind }) => isLongKind(kind)),
    )
    .flatMap(({ longMeters, meters, sessions: { length } }) => {
      const [, large = Infinity] = LARGE_LONG_SHARES.find(([runs]) => runs === length) ?? [];
      const share = longMeters / meters;
      return share >= large ? [{ share, length }] : [];
    })
    .toSorted((one, other) => other.share - one.share);
  const [most] = shares;
  if (!most) return [];
  return [outlineLine('path-share', { percent: Math.round(most.share * 100), count: most.length })];
}

/** What grows in a plan without a race, from its first week on. */
export function growthPathOf(plan: TrainingPlan): OutlineLine<GoalPathLine>[] {
  const [first] = plan.weeks;
  const training = plan.weeks.flatMap(({ number, sessions }) =>
    sessions.map((session) => ({ week: number, session })),
  );
  return first ? [...weekOf(plan, first.meters), ...longOf(training, first.longMeters)] : [];
}

/** Race pace of a session: of repeats, of marathon pace and of long runs. Metres. */
function racePaceOf(session: PlanSession): number {
  if (session.kind === 'long-pace') return pacedMetersOf(session);
  if (session.kind === 'marathon-pace') return metersAt(session, 'marathon');
  return session.kind === 'intervals' ? metersAt(session, 'race') : 0;
}

function paceOf(training: readonly DatedSession[]): OutlineLine<GoalPathLine>[] {
  const paced = training
    .map(({ week, session }) => ({ week, meters: Math.round(racePaceOf(session)) }))
    .filter(({ meters }) => meters > 0);
  const [first] = paced;
  const most = Math.max(0, ...paced.map(({ meters }) => meters));
  const best = paced.find(({ meters }) => meters === most);
  if (!first || !best || best.meters <= first.meters) return [];
  return [
    outlineLine('path-pace', {
      week: first.week,
      meters: first.meters,
      toWeek: best.week,
      otherMeters: best.meters,
      count: paced.length,
    }),
  ];
}

function climbsOf(training: readonly DatedSession[]): OutlineLine<GoalPathLine>[] {
  const climbs = training.flatMap(({ session }) =>
    session.kind === 'hills'
      ? session.steps
          .filter(({ effort }) => effort === 'hill')
          .map(({ repeats, seconds }) => repeats * (seconds ?? 0))
      : [],
  );
  const [first = 0] = climbs;
  const most = Math.max(0, ...climbs);
  const descents = training.filter(({ session }) => session.reason.code === 'long-descents').length;
  if (most <= first || descents === 0) return [];
  return [outlineLine('path-climbs', { seconds: first, otherSeconds: most, count: descents })];
}

/** Climb is said in such steps. Metres. */
const CLIMB_STEP = 50;

/** The climb of a week against that of a mountain race, and what does where no hill is near. */
export function verticalPathOf(
  plan: TrainingPlan,
  wish: WishOfMountains,
  raceMeters: number,
): OutlineLine<GoalPathLine>[] {
  const climbs = plan.weeks
    .filter(({ phase, reason }) => phase !== 'taper' && reason.code !== 'cut-back')
    .map((week) => ({ week: week.number, meters: climbOfWeek(plan, week, wish) }))
    .filter(({ meters }) => meters > 0);
  const most = Math.max(0, ...climbs.map(({ meters }) => meters));
  const [first] = climbs;
  const best = climbs.find(({ meters }) => meters === most);
  if (!first || !best || most < first.meters * GROWN_SHARE || raceMeters <= 0) return [];
  const rounded = (meters: number) => Math.round(meters / CLIMB_STEP) * CLIMB_STEP;
  return [
    outlineLine('path-vertical', {
      count: rounded(first.meters),
      otherCount: rounded(most),
      week: best.week,
      percent: Math.round((most / raceMeters) * 100),
    }),
  ];
}
