import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { isRunWalk, longRunSecondsMaximum, PLAN_LIMITS, STEP_LEAST_SHARE } from '../plan-limits.ts';
import { isFormGuessed, planFormOf } from '../goal/runner-form.ts';
import {
  lastRunDayOf,
  minutesOnWeekday,
  WALKING_PACE,
  type PlanRunner,
  type PlanWish,
} from '../plan-wish.ts';
import { metersIn } from '../sessions/draft-steps.ts';
import { isOnHillyGround } from '../sessions/hilly-runs.ts';
import { runSecondsOf } from '../sessions/session-work.ts';
import {
  isHardKind,
  isLongKind,
  type PlanReason,
  type PlanReasonCode,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';

/** Two weeks or runs count as about the same distance from this ratio on; our choice. */
const SAME_SHARE = 0.95;
/** A week below this share of the weeks before it was a lighter one. */
const LIGHTER_SHARE = 0.93;
/** Weeks that a step is measured against. */
const RECENT_WEEKS = 3;
/** The minutes given keep runs short if these take this share of them on average; our choice. */
const FILLED_SHARE = 0.85;

/** Codes that compare a week, or a long run, with what was before it; others stand as they are. */
const COMPARING_WEEK: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>([
  'start-where-you-are',
  'step-up',
  'hold',
  'cut-back',
]);
const COMPARING_RUN: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>([
  'long-step',
  'long-hold',
  'long-short',
]);
const BEFORE_RACE: ReadonlySet<PlanReasonCode> = new Set<PlanReasonCode>(['taper', 'race-week']);

type RunnerBefore = Pick<
  PlanRunner,
  | 'weeklyMeters'
  | 'longestMeters'
  | 'stretchSeconds'
  | 'daysSinceLastRun'
  | 'vdot'
  | 'easyPaceSecondsPerKilometer'
>;
type WishBefore = Pick<PlanWish, 'isHot' | 'minutesOnOtherDays' | 'minutesByWeekday'>;

interface RunBefore {
  day: number;
  meters: number;
}

/**
 * The plan with reasons that are true of the figures it came out with. How a week was meant may differ from what its days
 * left of it, so each reason that compares is compared again. The runner's longest run counts as their last one.
 */
export function withTrueReasons(
  plan: TrainingPlan,
  runner: RunnerBefore,
  wish: WishBefore,
): TrainingPlan {
  const runs: RunBefore[] = runner.longestMeters
    ? [{ day: lastRunDayOf(dayNumberOf(plan.startDay), runner), meters: runner.longestMeters }]
    : [];
  const hardDays = new Set<number>();
  // In heat no pace is named. A runner without a form, or with a guess, gets paces from the first test.
  const hasPaces = planFormOf(runner) !== null && !isFormGuessed(runner);
  let testCode: PlanReasonCode = wish.isHot ? 'test-form' : hasPaces ? 'test-paces' : 'test-first';
  const done: PlanWeek[] = [];
  for (const week of plan.weeks) {
    const reason = weekReason(week, done, runner, wish);
    const sessions = week.sessions.map((session): PlanSession => {
      const day = dayNumberOf(session.day);
      const compared = sessionReason(session, reason.code, { runs, hardDays, plan });
      const isTest = compared.code === 'test-paces';
      const explained = { ...session, reason: isTest ? { ...compared, code: testCode } : compared };
      if (isTest && testCode === 'test-first') testCode = 'test-paces';
      runs.push({ day, meters: session.meters });
      if (isHardKind(session.kind)) hardDays.add(day);
      return explained;
    });
    done.push({ ...week, reason, sessions });
  }
  return { ...plan, weeks: done };
}

function isAfterBreak({ daysSinceLastRun }: RunnerBefore): boolean {
  return (daysSinceLastRun ?? 0) >= PLAN_LIMITS.breakDays;
}

function isShortOfTime({ sessions }: PlanWeek, wish: WishBefore): boolean {
  const others = sessions.filter(({ kind }) => !isLongKind(kind) && kind !== 'race');
  const filled = others.map(({ day, seconds }) => {
    const minutes = minutesOnWeekday(wish, weekdayOf(dayNumberOf(day)));
    return minutes === null ? 0 : seconds / (minutes * 60);
  });
  const mean = filled.reduce((sum, share) => sum + share, 0) / Math.max(1, filled.length);
  return mean >= FILLED_SHARE;
}

/** Metres of a week that are run, walks and the goal's race left out. */
export function runMetersOf({ meters, sessions }: Pick<PlanWeek, 'meters' | 'sessions'>): number {
  const walked = sessions
    .filter(({ kind }) => kind === 'run-walk')
    .reduce((sum, session) => sum + (session.seconds - runSecondsOf(session)), 0);
  return Math.max(0, meters - metersIn(walked, WALKING_PACE));
}

function hasWalks({ sessions }: PlanWeek): boolean {
  return sessions.some(({ kind }) => kind === 'run-walk');
}

/** Before a race the largest week counts as it is written, which climbs make shorter than it was meant. */
function taperReason(week: PlanWeek, before: readonly PlanWeek[]): PlanReason {
  const { reason, meters } = week;
  const isOnHills = before.some(({ sessions }) => sessions.some(isOnHillyGround));
  const training = before.filter(({ phase }) => phase !== 'taper');
  const from = Math.max(
    0,
    ...training.slice(-PLAN_LIMITS.taperReferenceWeeks).map((one) => one.meters),
  );
  if (!isOnHills || from <= 0) return reason;
  const percent = Math.round((meters / from - 1) * 100);
  return { code: reason.code, fromMeters: Math.round(from), percent };
}

function weekReason(
  week: PlanWeek,
  before: readonly PlanWeek[],
  runner: RunnerBefore,
  wish: WishBefore,
): PlanReason {
  const { reason } = week;
  // After the first week of a return there is something to compare with again.
  const isFirstBack = reason.code === 'start-after-break' && before.length === 0;
  if (BEFORE_RACE.has(reason.code)) return taperReason(week, before);
  const isCompared = COMPARING_WEEK.has(reason.code) || reason.code === 'start-after-break';
  if (isFirstBack || !isCompared) return reason;
  const isWalked = [week, ...before].some(hasWalks);
  const isBack = isAfterBreak(runner) || isRunWalk(runner) || isWalked;
  const ran = isBack ? [] : [runner.weeklyMeters];
  // Where running comes back, kilometres that are walked would hide how much more is run.
  const metersOf = isBack ? runMetersOf : (one: PlanWeek) => one.meters;
  const meters = metersOf(week);
  const recent = [...ran, ...before.map(metersOf)].slice(-RECENT_WEEKS);
  const highest = Math.max(...recent);
  const last = recent.at(-1) ?? 0;
  if (highest <= 0) return reason;
  const against = (code: PlanReasonCode, from: number): PlanReason => ({
    code,
    fromMeters: Math.round(from),
    percent: Math.round((meters / from - 1) * 100),
  });
  const less = isShortOfTime(week, wish) ? 'less-time' : 'less';
  if (before.length === 0) {
    const isSame = meters >= last * LIGHTER_SHARE && meters <= last * (2 - LIGHTER_SHARE);
    return against(isSame ? 'start-where-you-are' : meters < last ? less : 'step-up', last);
  }
  if (reason.code === 'cut-back' && meters < highest * LIGHTER_SHARE) {
    return against('cut-back', highest);
  }
  const hasRecentWalks = [week, ...before.slice(-RECENT_WEEKS)].some(
    (one) => metersOf(one) < one.meters,
  );
  if (meters >= highest * STEP_LEAST_SHARE) {
    return against(hasRecentWalks ? 'step-up-running' : 'step-up', highest);
  }
  if (meters < highest * SAME_SHARE) return against(less, highest);
  if (last < highest * LIGHTER_SHARE) return against('back-up', highest);
  const isSame = Math.abs(meters / last - 1) <= STEP_LEAST_SHARE - 1;
  return against(isSame ? 'hold' : 'steady', highest);
}

function longestOf(runs: readonly RunBefore[], day: number): number {
  return Math.max(
    0,
    ...runs
      .filter((run) => run.day >= day - PLAN_LIMITS.singleRunWindowDays && run.day < day)
      .map(({ meters }) => meters),
  );
}

interface Before {
  runs: readonly RunBefore[];
  hardDays: ReadonlySet<number>;
  plan: Pick<TrainingPlan, 'goal' | 'weeks' | 'endDay'>;
}

/** How long the plan's own race takes; null = it has none. Seconds. */
export function raceSecondsIn({
  weeks,
  endDay,
}: Pick<TrainingPlan, 'weeks' | 'endDay'>): number | null {
  const race = weeks
    .at(-1)
    ?.sessions.find((session) => session.kind === 'race' && session.day === endDay);
  return race?.seconds ?? null;
}

function sessionReason(
  session: PlanSession,
  weekCode: PlanReasonCode,
  { runs, hardDays, plan }: Before,
): PlanReason {
  const { reason, kind, meters, seconds } = session;
  const day = dayNumberOf(session.day);
  const plain = (code: PlanReasonCode): PlanReason => ({ ...reason, code });
  if (reason.code === 'easy-after-hard' && !hardDays.has(day - 1)) return plain('easy-base');
  if (reason.code === 'easy-base' && kind === 'strides') return plain('strides-quick');
  if (!COMPARING_RUN.has(reason.code)) return reason;
  const longest = longestOf(runs, day);
  const percent = longest > 0 ? Math.round((meters / longest - 1) * 100) : null;
  if (percent === null || percent > STEP_PERCENT_MAXIMUM) {
    return { code: 'long-first', fromMeters: longest || null, percent };
  }
  const isLighter = BEFORE_RACE.has(weekCode) || weekCode === 'cut-back';
  const isAtTime =
    !isLighter &&
    meters >= longest &&
    seconds >= longRunSecondsMaximum(plan.goal.meters, raceSecondsIn(plan)) * AT_TIME_SHARE;
  const code = isAtTime ? 'long-time' : longCode(meters, longest, weekCode);
  return { code, fromMeters: longest, percent };
}

/** From this share of the longest time on, the time is why a run grows no more. */
const AT_TIME_SHARE = 0.97;

/** A step above it is allowed only where the run is still short (`singleRunMaximum`). */
const STEP_PERCENT_MAXIMUM = 10;

function longCode(meters: number, longest: number, weekCode: PlanReasonCode): PlanReasonCode {
  if (meters >= longest * STEP_LEAST_SHARE) return 'long-step';
  if (meters >= longest * SAME_SHARE) return 'long-hold';
  if (BEFORE_RACE.has(weekCode)) return 'long-taper';
  return weekCode === 'cut-back' ? 'long-short' : 'long-below';
}
