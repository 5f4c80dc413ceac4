import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { MARATHON_METERS } from '../../training/performance/vdot.ts';
import { isRunWalk } from '../plan-limits.ts';
import { hasFact, isInjuryNamed, type PlanRunner } from '../plan-wish.ts';
import {
  isHardKind,
  isLongKind,
  metersAt,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';
import { outlineLine, type OutlineLine } from './outline/outline-line.ts';
import { SECOND_CLIMB } from './mountain-week.ts';
import { metersBeyondLongest } from './race-walks.ts';

/** What to look at in a week, with what follows. Of who runs and walks, that stands in the checks of the plan. */
export const WEEK_WATCHES = [
  'watch-walk',
  'watch-sore',
  'watch-sides',
  'watch-tendon',
  'watch-start',
  'watch-easy',
  'watch-legs',
  'watch-finish',
  'watch-drift',
  'watch-race-pace',
  'watch-repeats',
  'watch-tempo',
  'watch-paces',
  'watch-sleep',
  'watch-fresh',
  'watch-test',
  'watch-taper',
  'watch-race-week',
  'watch-race-week-far',
] as const;
export type WeekWatchCode = (typeof WEEK_WATCHES)[number];

export type WeekWatch = OutlineLine<WeekWatchCode>;

/** As far as it decides what is looked at; what is left out is not known. */
type WatchedRunner = Partial<
  Pick<
    PlanRunner,
    'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'health' | 'injury' | 'facts'
  >
>;

/** Weeks of a return or with a niggle in which the sore place is what counts. */
const SORE_WEEKS = 4;

/**
 * The one thing to look at in a week, with the day on which it shows. Usual weeks take in turn what their sessions
 * show, the one that was not looked at for the longest time first.
 */
export function weekWatchOf(
  plan: TrainingPlan,
  week: PlanWeek,
  runner: WatchedRunner = {},
  isHot = false,
): WeekWatch {
  const lastSeen = new Map<WeekWatchCode, number>();
  for (const one of plan.weeks) {
    if (one.number === week.number) break;
    lastSeen.set(watchOf(plan, one, { ...runner, isHot }, lastSeen).code, one.number);
  }
  return watchOf(plan, week, { ...runner, isHot }, lastSeen);
}

function watchOf(
  plan: TrainingPlan,
  week: PlanWeek,
  runner: WatchedRunner & { isHot: boolean },
  lastSeen: ReadonlyMap<WeekWatchCode, number>,
): WeekWatch {
  const { number, phase, reason, sessions } = week;
  const isLast = number === plan.weeks.length;
  const isRacing = plan.goal.meters !== null;
  const test = sessions.find(({ kind }) => kind === 'test');
  if (test) return at('watch-test', test);
  if (phase === 'taper' && isLast && isRacing) {
    const isFar = metersBeyondLongest(plan, plan.goal.meters ?? 0) !== null;
    // An injury has not met a run of this length.
    return outlineLine(isFar && isInjuryNamed(runner) ? 'watch-race-week-far' : 'watch-race-week');
  }
  if (isNew(runner) || sessions.some(({ kind }) => kind === 'run-walk')) {
    if (!isSore(runner)) return at('watch-walk', longestOf(sessions));
    return at(number % 2 === 1 ? 'watch-sore' : 'watch-sides', longestOf(sessions));
  }
  if (phase === 'taper') {
    const hard = sessions.find(isHardSession);
    if (hard) return at('watch-taper', hard);
    return isSore(runner) ? at('watch-sides', longestOf(sessions)) : outlineLine('watch-race-week');
  }
  const early = isPaceCheckWeek(plan, number) ? sessions.find(isPacedTempo) : undefined;
  if (early && !isSore(runner)) return at('watch-paces', early);
  if (reason.code === 'cut-back') return at('watch-fresh', longestOf(sessions));
  if (isSore(runner) && number <= SORE_WEEKS) return at('watch-sore', longestOf(sessions));
  const hard = sessions.find(isHardSession);
  // Stiffness in the morning is the first sign of a tendon that has too much.
  if (hard && number % 2 === 0 && hasFact(runner, 'calf')) return at('watch-tendon', hard);
  if (number === 1) return at('watch-start', easyOf(sessions));
  const [first] = offered(plan, week, isSore(runner), runner.isHot).toSorted(
    (a, b) => (lastSeen.get(a.code) ?? 0) - (lastSeen.get(b.code) ?? 0),
  );
  return first ?? outlineLine('watch-sleep');
}

/** Before the first test, or without one, a tempo run of these weeks shows whether the paces fit; our choice. */
const PACE_CHECK_WEEKS = [3, 4] as const;

/** Whether this is the week whose tempo run checks the paces. */
function isPaceCheckWeek({ weeks }: TrainingPlan, number: number): boolean {
  const [first, last] = PACE_CHECK_WEEKS;
  const near = weeks.filter((week) => week.number >= first && week.number <= last);
  const isTested = weeks.some(
    (week) => week.number <= last && week.sessions.some(({ kind }) => kind === 'test'),
  );
  const found = near.find(
    ({ phase, sessions }) => phase !== 'taper' && sessions.some(isPacedTempo),
  );
  return !isTested && found?.number === number;
}

function isPacedTempo({ kind, target }: PlanSession): boolean {
  return kind === 'tempo' && target.paceFast !== null;
}

/** What the sessions of a usual week show, what says most first. */
function offered(
  plan: TrainingPlan,
  week: PlanWeek,
  isOfSore: boolean,
  isHot: boolean,
): WeekWatch[] {
  const { sessions } = week;
  const long = sessions.find(({ kind }) => isLongKind(kind));
  const isMarathon = plan.goal.meters === MARATHON_METERS;
  const racePaceOf = (one: PlanSession) =>
    metersAt(one, 'race') + (isMarathon ? metersAt(one, 'marathon') : 0);
  const paced = sessions.findLast((one) => racePaceOf(one) > 0 && one.kind !== 'race');
  // A fartlek goes by time, so that its parts are not compared by pace.
  const repeats = sessions.find(
    ({ kind, steps }) =>
      (kind === 'intervals' || kind === 'repetitions') &&
      steps.some(({ part, meters }) => part === 'main' && meters !== null),
  );
  const tempo = sessions.find(({ kind }) => kind === 'tempo');
  const hard = sessions.find((one) => isHardSession(one) && one !== long);
  const most = Math.max(...plan.weeks.map(({ meters }) => meters));
  // In heat the heart rate drifts whatever the endurance.
  const drift = isHot ? null : driftRunOf(plan, week);
  return [
    ...(paced ? [at('watch-race-pace', paced)] : []),
    ...(drift ? [at('watch-drift', drift)] : []),
    ...(long && !drift && isEven(long) ? [at('watch-finish', long)] : []),
    ...(tempo ? [at('watch-tempo', tempo)] : []),
    ...(repeats && repeats !== paced ? [at('watch-repeats', repeats)] : []),
    ...(hard ? [at('watch-legs', hard)] : []),
    ...(week.meters >= most * LARGE_SHARE ? [outlineLine('watch-sleep')] : []),
    // A sore runner has no route to compare with in the first week.
    isOfSore ? at('watch-sides', longestOf(sessions)) : at('watch-easy', easyOf(sessions)),
  ];
}

/** Whether a long run is easy from first to last on even ground, so that its end compares with its beginning. */
function isEven({ kind, reason, steps }: PlanSession): boolean {
  return kind === 'long' && !isOnHills(reason) && steps.every(({ effort }) => effort === 'easy');
}

function isOnHills({ code }: PlanSession['reason']): boolean {
  return code === 'long-rolling' || code === 'long-descents';
}

/** A run of this length at one pace shows how the heart rate drifts; metres and seconds. */
const DRIFT_SECONDS = { long: 5400, easy: 2700 } as const;
const DRIFT_RACE_METERS = MARATHON_METERS - 1;

/**
 * The run of a week that shows how far the heart rate drifts at a steady pace, before a marathon and longer races. On
 * hilly ground it drifts with the slope, so that a longer easy run is looked at there.
 */
export function driftRunOf(plan: TrainingPlan, { phase, sessions }: PlanWeek): PlanSession | null {
  if ((plan.goal.meters ?? 0) < DRIFT_RACE_METERS) return null;
  const long = sessions.find(({ kind }) => kind === 'long');
  const isHilly = long !== undefined && isOnHills(long.reason);
  if (long && !isHilly && long.seconds >= DRIFT_SECONDS.long) return long;
  // From the second block on a longer one goes uphill.
  const most = phase === 'base' ? Infinity : SECOND_CLIMB.leastSeconds;
  const easy = sessions.filter(
    ({ kind, seconds }) =>
      (kind === 'easy' || kind === 'strides') && seconds >= DRIFT_SECONDS.easy && seconds < most,
  );
  return isHilly ? (longestOf(easy) ?? null) : null;
}

/** From this share of the largest week on sleep is what it hangs on. */
const LARGE_SHARE = 0.93;

function at(code: WeekWatchCode, session: PlanSession | undefined): WeekWatch {
  return outlineLine(code, {
    weekdays: session ? [weekdayOf(dayNumberOf(session.day))] : null,
  });
}

function isHardSession({ kind }: PlanSession): boolean {
  return isHardKind(kind) && !isLongKind(kind) && kind !== 'race';
}

function easyOf(sessions: readonly PlanSession[]): PlanSession | undefined {
  return sessions.find(({ kind }) => kind === 'easy' || kind === 'strides') ?? sessions[0];
}

function longestOf(sessions: readonly PlanSession[]): PlanSession | undefined {
  const most = Math.max(0, ...sessions.map(({ seconds }) => seconds));
  return sessions.find(({ seconds }) => seconds === most);
}

function isNew({
  weeklyMeters,
  longestMeters = null,
  stretchSeconds = null,
}: WatchedRunner): boolean {
  return weeklyMeters !== undefined && isRunWalk({ weeklyMeters, longestMeters, stretchSeconds });
}

function isSore({ health = 'well', injury = null }: WatchedRunner): boolean {
  return health === 'niggle' || injury !== null;
}
