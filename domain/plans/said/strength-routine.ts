import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { isRunWalk, PLAN_LIMITS } from '../plan-limits.ts';
import { hasFact, type PlanRunner, type PlanWish } from '../plan-wish.ts';
import { runSecondsOf } from '../sessions/session-work.ts';
import {
  isHardKind,
  isLongKind,
  type PlanSession,
  type PlanWeek,
  type TrainingPlan,
} from '../training-plan.ts';
import { goalRaceOf } from './race-food.ts';

export const STRENGTH_EXERCISES = [
  'squat',
  'step-up',
  'bridge',
  'calf-raise',
  'plank',
  'side-plank',
  'split-squat',
  'single-leg-bridge',
  'single-leg-calf-raise',
  'single-leg-deadlift',
  'dead-bug',
  'bent-knee-calf-raise',
  'tiptoe-hold',
  'wall-sit',
  'side-leg-raise',
  'step-down',
] as const;
export type StrengthExercise = (typeof STRENGTH_EXERCISES)[number];

/** Sets of repeats or of seconds. */
export interface StrengthSet {
  exercise: StrengthExercise;
  sets: number;
  /** One of repeats and seconds is given. */
  repeats: number | null;
  seconds: number | null;
  /** On the left and on the right. */
  isEachSide: boolean;
}

export const STRENGTH_LEVELS = [
  'beginner',
  'regular',
  'strong',
  'masters',
  'tendon',
  'muscle',
  'joint',
] as const;
export type StrengthLevel = (typeof STRENGTH_LEVELS)[number];

const counted = (exercise: StrengthExercise, sets: number, repeats: number): StrengthSet => ({
  exercise,
  sets,
  repeats,
  seconds: null,
  isEachSide: false,
});
const timed = (exercise: StrengthExercise, sets: number, seconds: number): StrengthSet => ({
  exercise,
  sets,
  repeats: null,
  seconds,
  isEachSide: false,
});
const eachSide = (set: StrengthSet): StrengthSet => ({ ...set, isEachSide: true });

const REGULAR_ROUTINE: readonly StrengthSet[] = [
  eachSide(counted('split-squat', 2, 8)),
  eachSide(counted('single-leg-deadlift', 2, 8)),
  eachSide(counted('single-leg-bridge', 2, 8)),
  eachSide(counted('single-leg-calf-raise', 2, 12)),
  eachSide(timed('side-plank', 2, 30)),
  eachSide(counted('dead-bug', 2, 8)),
];

/** Of 15 to 25 minutes with the rests, without equipment; calves, hips and trunk, as coaches choose for runners. */
export const STRENGTH_ROUTINES: Readonly<Record<StrengthLevel, readonly StrengthSet[]>> = {
  beginner: [
    counted('squat', 2, 10),
    eachSide(counted('step-up', 2, 8)),
    counted('bridge', 2, 10),
    counted('calf-raise', 2, 12),
    timed('plank', 2, 20),
    eachSide(timed('side-plank', 2, 15)),
  ],
  regular: REGULAR_ROUTINE,
  // Learnt alike; weights come later.
  strong: REGULAR_ROUTINE,
  // Thighs and calves lose most with age, and balance on one leg.
  masters: [
    counted('squat', 2, 10),
    eachSide(counted('step-up', 2, 8)),
    eachSide(counted('single-leg-bridge', 2, 8)),
    counted('calf-raise', 2, 15),
    eachSide(timed('side-plank', 2, 20)),
  ],
  // Slow and under load: physiotherapists choose such exercises for what is or was injured.
  // Heavy from the start, as far as the tendon takes it: too little load heals none.
  tendon: [
    timed('tiptoe-hold', 3, 30),
    eachSide(counted('single-leg-calf-raise', 3, 8)),
    eachSide(counted('bent-knee-calf-raise', 3, 8)),
    eachSide(timed('side-plank', 2, 20)),
  ],
  // Running begins only once each leg manages fifteen raises.
  muscle: [
    eachSide(counted('single-leg-calf-raise', 3, 8)),
    eachSide(counted('bent-knee-calf-raise', 3, 8)),
    counted('bridge', 2, 10),
    timed('plank', 2, 20),
    eachSide(timed('side-plank', 2, 20)),
  ],
  joint: [
    timed('wall-sit', 3, 30),
    counted('bridge', 3, 10),
    eachSide(counted('side-leg-raise', 2, 12)),
    counted('calf-raise', 2, 12),
    eachSide(timed('side-plank', 2, 20)),
  ],
};

/** With weights or on one leg: fewer exercises and more sets in the same time. */
export const BUILD_ROUTINES: Readonly<Record<StrengthLevel, readonly StrengthSet[]>> = {
  beginner: [
    counted('squat', 3, 8),
    eachSide(counted('step-up', 3, 6)),
    counted('bridge', 3, 8),
    counted('calf-raise', 3, 10),
    timed('plank', 3, 30),
  ],
  regular: [
    eachSide(counted('split-squat', 3, 6)),
    eachSide(counted('single-leg-deadlift', 3, 6)),
    eachSide(counted('single-leg-calf-raise', 3, 10)),
    eachSide(timed('side-plank', 2, 40)),
  ],
  strong: [
    eachSide(counted('split-squat', 3, 5)),
    eachSide(counted('single-leg-deadlift', 3, 5)),
    eachSide(counted('single-leg-calf-raise', 3, 8)),
  ],
  masters: [
    counted('squat', 3, 8),
    eachSide(counted('step-up', 3, 6)),
    eachSide(counted('single-leg-calf-raise', 3, 8)),
    eachSide(timed('side-plank', 2, 30)),
  ],
  tendon: [
    eachSide(counted('single-leg-calf-raise', 4, 6)),
    eachSide(counted('bent-knee-calf-raise', 4, 6)),
    eachSide(counted('single-leg-bridge', 2, 6)),
    eachSide(timed('side-plank', 2, 20)),
  ],
  muscle: [
    eachSide(counted('single-leg-calf-raise', 3, 8)),
    eachSide(counted('bent-knee-calf-raise', 3, 8)),
    eachSide(counted('single-leg-bridge', 2, 8)),
    eachSide(timed('side-plank', 2, 20)),
  ],
  joint: [
    timed('wall-sit', 3, 40),
    counted('bridge', 3, 12),
    eachSide(counted('side-leg-raise', 2, 12)),
    counted('calf-raise', 2, 12),
  ],
};

/** From this form on a runner lifts heavier: light weights change little in trained legs. */
const STRONG_VDOT = 48;
/** With less than this a week a runner begins with the easier routine. */
const REGULAR_WEEK_METERS = 15_000;

/** What the routine of a runner depends on. */
export type StrengthRunner = Pick<
  PlanRunner,
  | 'weeklyMeters'
  | 'longestMeters'
  | 'stretchSeconds'
  | 'age'
  | 'health'
  | 'injury'
  | 'vdot'
  | 'facts'
>;

/**
 * The routine of a named injury, else the easier one for a runner who is new, hurts or comes back. From 60 years on
 * it trains thighs, calves and balance. A fast runner lifts heavier.
 */
export function strengthLevelOf(
  runner: StrengthRunner,
  { goal }: Pick<PlanWish, 'goal'>,
): StrengthLevel {
  const { injury = null } = runner;
  if (injury === 'tendon' || injury === 'muscle' || injury === 'joint') return injury;
  const isGentle =
    isRunWalk(runner) ||
    runner.weeklyMeters < REGULAR_WEEK_METERS ||
    runner.health === 'niggle' ||
    hasFact(runner, 'birth') ||
    goal.kind === 'return';
  if (isGentle) return 'beginner';
  if ((runner.age ?? 0) >= PLAN_LIMITS.carefulAge) return 'masters';
  return (runner.vdot?.value ?? 0) >= STRONG_VDOT ? 'strong' : 'regular';
}

/** No strength is planned in this many days before the race. */
const DAYS_BEFORE_RACE = 6;
/** What speaks against days for strength, the worst first. */
const AGAINST = { afterLong: 5, nextToAnother: 3, evening: 1, withoutRun: 0.25 } as const;
/** What was hurt is trained after runs, so that it has days without any load; no long run of theirs is hard. */
const AGAINST_HEALING = { afterLong: 0.5, nextToAnother: 3, evening: 1, withoutRun: 0.5 } as const;
/** Only healing asks for this many sessions a week. */
const HEALING_SESSIONS = 3;

/** This many sessions a week make what was hurt stronger. */
const LEAST_AFTER_RUNS = 2;

/** From this time on an easy run is one of hours. */
const HOURS_SECONDS = 7000;

/**
 * The weekdays of a week's strength sessions: never the day before a hard one, nor the day of a long run, test or race.
 * Two days before a test or a race there is none either, nor on the day after it.
 * None is one of the last six days before the race. They are days apart, beside an easy run, and not the day after the
 * long run. Where that leaves too few, one is the day of a faster session, hours after it.
 *
 * @param hasRoom whether a day, as day number, has time for it beside its runs
 * @returns Monday is 1; fewer days where the hard ones leave no more
 */
export function strengthDaysOf(
  week: PlanWeek,
  plan: TrainingPlan,
  hasRoom: (day: number) => boolean = () => true,
): number[] {
  const first = dayNumberOf(week.monday);
  const race = goalRaceOf(plan);
  const lastDay = race ? dayNumberOf(race.day) - DAYS_BEFORE_RACE - 1 : Infinity;
  const sessions = plan.weeks.flatMap((one) => one.sessions);
  const daysOf = (isMeant: (session: PlanSession) => boolean) =>
    new Set(sessions.filter(isMeant).map(({ day }) => dayNumberOf(day)));
  const runs = daysOf(() => true);
  // The first of two long days is as long as the long run.
  const isOfHours = ({ kind, seconds }: PlanSession) => kind === 'easy' && seconds >= HOURS_SECONDS;
  const hard = daysOf((session) => isHardKind(session.kind) || isOfHours(session));
  const long = daysOf(({ kind }) => isLongKind(kind));
  const whole = daysOf(
    (session) =>
      isLongKind(session.kind) ||
      isOfHours(session) ||
      session.kind === 'test' ||
      session.kind === 'race',
  );
  const tested = daysOf(({ kind }) => kind === 'test' || kind === 'race');
  const isHealing = week.strengthSessions >= HEALING_SESSIONS;
  // What heals is fresh for the longest run of its week, the one of the week after too.
  const longest = new Set(plan.weeks.flatMap(longestDayOf));
  const free = Array.from({ length: 7 }, (_, index) => first + index).filter(
    (day) =>
      day <= lastDay &&
      !whole.has(day) &&
      !hard.has(day + 1) &&
      !tested.has(day + 2) &&
      !tested.has(day - 1) &&
      !(isHealing && (longest.has(day) || longest.has(day + 1))) &&
      hasRoom(day),
  );
  const against = isHealing ? AGAINST_HEALING : AGAINST;
  const againstOf = (days: readonly number[]) =>
    days.reduce(
      (sum, day, index) =>
        sum +
        (isAfter(days, index) ? against.nextToAnother : 0) +
        (long.has(day - 1) ? against.afterLong : 0) +
        (hard.has(day) ? against.evening : 0) +
        (runs.has(day) ? 0 : against.withoutRun),
      0,
    );
  const afterRuns = free.filter((day) => runs.has(day));
  // What heals is free of load only on days without a run.
  const days = isHealing && afterRuns.length >= LEAST_AFTER_RUNS ? afterRuns : free;
  const bestOf = (amount: number) =>
    choicesOf(days, amount).toSorted((a, b) => againstOf(a) - againstOf(b))[0] ?? [];
  // A lighter week is one of strength as well.
  const isLighter = isHealing && week.reason.code === 'cut-back';
  const wanted = isLighter ? LEAST_AFTER_RUNS : week.strengthSessions;
  const best = bestOf(Math.min(wanted, days.length));
  // Two days running leave no time to recover: then once is better.
  const isTooClose = best.some((_, index) => isAfter(best, index));
  const fewer = isHealing ? Math.min(LEAST_AFTER_RUNS, best.length) : 1;
  return (isTooClose ? bestOf(fewer) : best).map(weekdayOf);
}

/** The day of the run with the most running; none where all are alike. */
function longestDayOf({ sessions }: PlanWeek): number[] {
  const most = Math.max(0, ...sessions.map(runSecondsOf));
  const longest = sessions.filter((session) => runSecondsOf(session) === most);
  return longest.length === 1 ? longest.map(({ day }) => dayNumberOf(day)) : [];
}

function isAfter(days: readonly number[], index: number): boolean {
  return (days[index] ?? 0) - (days[index - 1] ?? -Infinity) === 1;
}

/** All ways to choose a number of the days, each in order. */
function choicesOf(days: readonly number[], amount: number): number[][] {
  if (amount === 0) return [[]];
  return days.flatMap((day, index) =>
    choicesOf(days.slice(index + 1), amount - 1).map((others) => [day, ...others]),
  );
}
