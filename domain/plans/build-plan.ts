import { calendarDayOf, dayNumberOf, mondayOf, weekdayOf } from '../measures/calendar-day.ts';
import { MARATHON_METERS, raceSecondsOf, vdotOf } from '../training/performance/vdot.ts';
import { RECORD_METERS } from '../training/performance/record-meters.ts';
import { isFormOutdated } from './goal/runner-form.ts';
import { keepsEveryDay, PLAN_LIMITS, raceOverLongestShare } from './plan-limits.ts';
import type { PlanCourse } from './weeks/plan-course.ts';
import { planWeeksOf } from './weeks/plan-weeks.ts';
import type { PlanGoal, TrainingPlan } from './training-plan.ts';
import { withHillyDistances } from './sessions/hilly-runs.ts';
import { withTrueReasons } from './said/plan-reasons.ts';
import { lastRunDayOf, type PlanHealth, type PlanRunner, type PlanWish } from './plan-wish.ts';
import { sessionsOf } from './week-pattern.ts';

/** Why there is no plan for now: health comes first. */
export type PlanRefusal = Exclude<PlanHealth, 'well' | 'niggle'> | 'red-flag';

/** Why this goal cannot be planned. */
export const PLAN_DECLINE_REASONS = [
  'too-few-days',
  'race-is-over',
  'race-too-far',
  'race-too-long',
  'time-out-of-reach',
] as const;
export type PlanDeclineReason = (typeof PLAN_DECLINE_REASONS)[number];

export type PlanOutcome =
  | { outcome: 'built'; plan: TrainingPlan }
  | { outcome: 'refused'; reason: PlanRefusal }
  /** With the nearest goals that can be planned, best first. */
  | { outcome: 'declined'; reason: PlanDeclineReason; nearest: readonly PlanGoal[] };

/** Times offered are rounded up to whole minutes. */
const MINUTE = 60;

/**
 * Builds a plan. Pure and deterministic: the same runner and wish give the same plan.
 *
 * @param ranMeters what was really run a week, where the plan begins from less; reasons compare with it
 * @returns the plan, a refusal where health comes first, or what is nearest to an impossible wish
 */
export function buildPlan(
  runner: PlanRunner,
  wish: PlanWish,
  ranMeters: number = runner.weeklyMeters,
): PlanOutcome {
  const refusal = refusalOf(runner);
  if (refusal) return { outcome: 'refused', reason: refusal };
  const declined = (reason: PlanDeclineReason, nearest: readonly PlanGoal[]): PlanOutcome => ({
    outcome: 'declined',
    reason,
    nearest,
  });
  if (new Set(wish.weekdays).size < PLAN_LIMITS.sessionsMinimum) {
    return declined('too-few-days', []);
  }
  const course = courseOf(runner, withEveryDay(runner, wish));
  if (course === 'over') return declined('race-is-over', [withoutRace(wish.goal)]);
  if (course === 'far') {
    return declined('race-too-far', [{ ...withoutRace(wish.goal), kind: 'fitness' }]);
  }
  const plan = reachingPlanOf(course);
  if (!plan) return declined('race-too-long', nearestRaces(runner, wish));
  const best = bestTimeOf(course);
  if (best !== null && wish.goal.seconds !== null && wish.goal.seconds < best) {
    return declined('time-out-of-reach', nearestTimes(course, best));
  }
  return {
    outcome: 'built',
    plan: withTrueReasons(
      withHillyDistances(plan, wish),
      { ...runner, weeklyMeters: ranMeters },
      wish,
    ),
  };
}

function refusalOf({ health, injury, hasRedFlag }: PlanRunner): PlanRefusal | null {
  if (hasRedFlag) return 'red-flag';
  // Pain of a bone may be a stress fracture, which no easy week makes safe.
  if (health === 'niggle' && injury === 'bone') return 'injured';
  return health === 'well' || health === 'niggle' ? null : health;
}

/** Only who runs every day already has no day of rest. */
function withEveryDay(runner: PlanRunner, wish: PlanWish): PlanWish {
  return keepsEveryDay(runner, wish) ? { ...wish, runsEveryDay: true } : wish;
}

function withoutRace(goal: PlanGoal): PlanGoal {
  const kind = goal.meters === null ? 'fitness' : 'distance';
  return { ...goal, kind, seconds: null, day: null, event: null };
}

/**
 * First and last day. A plan begins on a Monday, today at the earliest; only a race before that
 * makes it begin today.
 */
function courseOf(runner: PlanRunner, wish: PlanWish): PlanCourse | 'over' | 'far' {
  const today = dayNumberOf(wish.today);
  const nextMonday = weekdayOf(today) === 1 ? today : mondayOf(today) + 7;
  const { goal } = wish;
  if (goal.kind === 'race' && goal.day !== null && goal.meters !== null) {
    const raceDay = dayNumberOf(goal.day);
    if (raceDay <= today) return 'over';
    const startDay = raceDay < nextMonday ? today : nextMonday;
    const weekCount = (mondayOf(raceDay) - mondayOf(startDay)) / 7 + 1;
    if (weekCount > PLAN_LIMITS.weeksMaximum) return 'far';
    return { runner, wish, startDay, endDay: raceDay, raceDay, weekCount };
  }
  const weekCount = Math.max(1, Math.min(PLAN_LIMITS.weeksMaximum, Math.round(wish.weeks)));
  const endDay = nextMonday + weekCount * 7 - 1;
  const lastRun = lastLongDay(wish, endDay);
  const raceDay = goal.kind === 'distance' && goal.meters !== null ? lastRun : null;
  return { runner, wish, startDay: nextMonday, endDay: raceDay ?? endDay, raceDay, weekCount };
}

/** The last day of the plan on which the runner would run long. */
function lastLongDay({ longRunWeekday, weekdays }: PlanWish, endDay: number): number {
  const weekday =
    longRunWeekday !== null && weekdays.includes(longRunWeekday)
      ? longRunWeekday
      : Math.max(...weekdays);
  return endDay - 7 + weekday;
}

function planOf(course: PlanCourse): TrainingPlan {
  return {
    goal: course.wish.goal,
    startDay: calendarDayOf(course.startDay),
    endDay: calendarDayOf(course.endDay),
    weeks: planWeeksOf(course),
  };
}

/**
 * The plan with as many runs a week as wished. Where their long runs stay too short for the race, it
 * has fewer: the same week then allows a longer one. One day less to choose from may do as well, where
 * a race on the way falls better then. So more days never lose a plan.
 *
 * @returns null where the race is out of reach with any
 */
function reachingPlanOf(course: PlanCourse): TrainingPlan | null {
  const { wish } = course;
  const reached = reachingPlanOnDays(course);
  if (reached || wish.weekdays.length <= sessionsOf(wish) || wish.racesOnTheWay.length === 0) {
    return reached;
  }
  for (const left of [...wish.weekdays].sort((a, b) => a - b)) {
    if (left === wish.longRunWeekday) continue;
    const weekdays = wish.weekdays.filter((day) => day !== left);
    const plan = reachingPlanOnDays({ ...course, wish: { ...wish, weekdays } });
    if (plan) return plan;
  }
  return null;
}

function reachingPlanOnDays(course: PlanCourse): TrainingPlan | null {
  const { runner, wish } = course;
  for (let runs = sessionsOf(wish); runs >= PLAN_LIMITS.sessionsMinimum; runs -= 1) {
    const plan = planOf({ ...course, wish: { ...wish, sessionsPerWeek: runs } });
    if (reachesRace(runner, plan)) return plan;
  }
  return null;
}

/** Whether the race is no jump from the longest run of the 30 days before it. */
function reachesRace(runner: PlanRunner, plan: TrainingPlan): boolean {
  const { meters } = plan.goal;
  if (meters === null) return true;
  const raceDay = dayNumberOf(plan.endDay);
  const start = dayNumberOf(plan.startDay);
  const runs = [
    { day: lastRunDayOf(start, runner), meters: runner.longestMeters ?? 0 },
    ...plan.weeks.flatMap(({ sessions }) =>
      sessions.map((session) => ({ day: dayNumberOf(session.day), meters: session.meters })),
    ),
  ].filter(({ day }) => day < raceDay && day >= raceDay - PLAN_LIMITS.singleRunWindowDays);
  const longest = Math.max(0, ...runs.map((run) => run.meters));
  const isLongEnough = meters !== MARATHON_METERS || longest >= leastMarathonRun(plan);
  return isLongEnough && meters <= longest * raceOverLongestShare(meters);
}

/** The least that the longest run before a marathon must be: this distance, or this time for a slow runner. */
const LEAST_MARATHON_RUN_METERS = 24_000;
const LEAST_MARATHON_RUN_SECONDS = 11_400;

function leastMarathonRun({ weeks }: TrainingPlan): number {
  const easy = weeks
    .flatMap(({ sessions }) => sessions)
    .find(({ kind }) => kind === 'long' || kind === 'easy');
  if (!easy) return 0;
  const timed = (LEAST_MARATHON_RUN_SECONDS * easy.meters) / easy.seconds;
  return Math.min(LEAST_MARATHON_RUN_METERS, timed);
}

/** A later day for the same distance, and the longest standard distance that can be reached by the day. */
function nearestRaces(runner: PlanRunner, wish: PlanWish): PlanGoal[] {
  const { goal } = wish;
  const isReached = (changed: Partial<PlanGoal>, weeks = wish.weeks) => {
    const course = courseOf(runner, { ...wish, weeks, goal: { ...goal, ...changed } });
    return typeof course !== 'string' && reachesRace(runner, planOf(course));
  };
  const nearest: PlanGoal[] = [];
  if (goal.day !== null) {
    const raceDay = dayNumberOf(goal.day);
    const course = courseOf(runner, wish);
    const most = PLAN_LIMITS.weeksMaximum - (typeof course === 'string' ? 0 : course.weekCount);
    const weeks = leastReached(most, (later) =>
      isReached({ day: calendarDayOf(raceDay + 7 * later) }),
    );
    if (weeks !== null) {
      const day = calendarDayOf(raceDay + 7 * weeks);
      nearest.push({ ...goal, day, seconds: null, event: null });
    }
  }
  const shorter = Object.values(RECORD_METERS)
    .filter((meters) => meters < (goal.meters ?? 0))
    .sort((a, b) => b - a)
    .find((meters) => isReached({ meters }));
  if (shorter !== undefined) nearest.push({ ...goal, meters: shorter, seconds: null, event: null });
  if (nearest.length === 0) nearest.push({ ...withoutRace(goal), kind: 'fitness', meters: null });
  return nearest;
}

/**
 * The fewest weeks later from which on a race can be reached. More weeks make the longest run longer.
 * A week that a cut-back falls into is the exception, so the answer is made sure of.
 */
function leastReached(most: number, reaches: (weeksLater: number) => boolean): number | null {
  const known = new Map<number, boolean>();
  const isReached = (weeks: number): boolean => {
    const reached = known.get(weeks) ?? reaches(weeks);
    known.set(weeks, reached);
    return reached;
  };
  let beyond = 0;
  let reached = most;
  while (reached - beyond > 1) {
    const middle = Math.ceil((beyond + reached) / 2);
    if (isReached(middle) || isReached(middle - 1)) reached = middle;
    else beyond = middle;
  }
  return [reached - 1, reached].find((weeks) => weeks > 0 && isReached(weeks)) ?? null;
}

function vdotWithin(vdot: { value: number; uncertainty: number }, weekCount: number): number {
  const gain = Math.min(PLAN_LIMITS.vdotGainMaximum, weekCount / PLAN_LIMITS.vdotGainWeeks);
  return vdot.value + vdot.uncertainty + gain;
}

/** The best time that training may lead to by the race's day; null where nothing can be said. Seconds. */
function bestTimeOf({ runner, wish, weekCount }: PlanCourse): number | null {
  const { meters, seconds } = wish.goal;
  if (!runner.vdot || meters === null || seconds === null) return null;
  const asked = vdotOf({ distanceMeters: meters, elapsedSeconds: seconds });
  // Slower than any running: no time is out of reach then.
  if (asked === null && seconds > meters) return null;
  return raceSecondsOf(vdotWithin(runner.vdot, weekCount), meters);
}

/** The time that can be reached by the day, and the day by which the wished time can be. */
function nearestTimes({ runner, wish, weekCount }: PlanCourse, best: number): PlanGoal[] {
  const { goal } = wish;
  // After a long break no time can be named, only that this one is beyond what was there before it.
  if (isFormOutdated(runner)) return [{ ...goal, seconds: null }];
  const nearest: PlanGoal[] = [{ ...goal, seconds: Math.ceil(best / MINUTE) * MINUTE }];
  if (runner.vdot && goal.day !== null && goal.meters !== null && goal.seconds !== null) {
    for (let weeks = weekCount + 1; weeks <= PLAN_LIMITS.weeksMaximum; weeks += 1) {
      if (raceSecondsOf(vdotWithin(runner.vdot, weeks), goal.meters) > goal.seconds) continue;
      const day = calendarDayOf(dayNumberOf(goal.day) + 7 * (weeks - weekCount));
      nearest.push({ ...goal, day, event: null });
      break;
    }
  }
  return nearest;
}
