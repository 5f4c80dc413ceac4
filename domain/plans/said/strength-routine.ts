import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';

import { isRunWalk, PLAN_LIMITS } from '../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { isHardKind, type PlanWeek, type TrainingPlan } from '../training-plan.ts';

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
] as const;
export type StrengthExercise = (typeof STRENGTH_EXERCISES)[number];

/** So many sets of repeats or of seconds. */
export interface StrengthSet {
  exercise: StrengthExercise;
  sets: number;
  /** One of repeats and seconds is given. */
  repeats: number | null;
  seconds: number | null;
  /** On the left and on the right. */
  isEachSide: boolean;
}

export const STRENGTH_LEVELS = ['beginner', 'regular', 'tendon', 'muscle', 'joint'] as const;
export type StrengthLevel = (typeof STRENGTH_LEVELS)[number];

const counted = (
  exercise: StrengthExercise,
  sets: number,
  repeats: number,
  isEachSide = false,
): StrengthSet => ({ exercise, sets, repeats, seconds: null, isEachSide });
const timed = (
  exercise: StrengthExercise,
  sets: number,
  seconds: number,
  isEachSide = false,
): StrengthSet => ({ exercise, sets, repeats: null, seconds, isEachSide });

/** Of about 20 minutes with the rests, without equipment; calves, hips and trunk, as coaches choose for runners. */
export const STRENGTH_ROUTINES: Readonly<Record<StrengthLevel, readonly StrengthSet[]>> = {
  beginner: [
    counted('squat', 2, 10),
    counted('step-up', 2, 8, true),
    counted('bridge', 2, 10),
    counted('calf-raise', 2, 12),
    timed('plank', 2, 20),
    timed('side-plank', 2, 15, true),
  ],
  regular: [
    counted('split-squat', 2, 8, true),
    counted('single-leg-deadlift', 2, 8, true),
    counted('single-leg-bridge', 2, 8, true),
    counted('single-leg-calf-raise', 2, 12, true),
    timed('side-plank', 2, 30, true),
    counted('dead-bug', 2, 8, true),
  ],
  // Slow and under load: physiotherapists choose such exercises for what is or was injured.
  tendon: [
    timed('tiptoe-hold', 3, 30),
    counted('calf-raise', 3, 12),
    counted('bent-knee-calf-raise', 3, 12),
    counted('bridge', 2, 10),
    timed('side-plank', 2, 20, true),
  ],
  muscle: [
    counted('calf-raise', 3, 12),
    counted('bent-knee-calf-raise', 3, 12),
    counted('bridge', 3, 10),
    counted('step-up', 2, 8, true),
    timed('side-plank', 2, 20, true),
  ],
  joint: [
    timed('wall-sit', 3, 30),
    counted('bridge', 3, 10),
    counted('side-leg-raise', 2, 12, true),
    counted('calf-raise', 2, 12),
    timed('side-plank', 2, 20, true),
  ],
};

/** Who runs less than this a week begins with the easier routine. */
const REGULAR_WEEK_METERS = 15_000;

/** The routine of a runner: that of a named injury, or the easier one for who is new, careful, or comes back. */
export function strengthLevelOf(
  runner: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters' | 'age' | 'health' | 'injury'>,
  { goal }: Pick<PlanWish, 'goal'>,
): StrengthLevel {
  const { injury = null } = runner;
  if (injury === 'tendon' || injury === 'muscle' || injury === 'joint') return injury;
  const isCareful =
    isRunWalk(runner) ||
    runner.weeklyMeters < REGULAR_WEEK_METERS ||
    (runner.age ?? 0) >= PLAN_LIMITS.carefulAge ||
    runner.health === 'niggle' ||
    goal.kind === 'return';
  return isCareful ? 'beginner' : 'regular';
}

/**
 * The weekdays of a week's strength sessions: never a hard day nor the one before it, which may begin the next week. They are two days apart where that
 * leaves enough, and beside an easy run rather than on a day of rest.
 *
 * @returns Monday is 1; fewer days where the hard ones leave no more
 */
export function strengthDaysOf(
  { monday, sessions, strengthSessions }: PlanWeek,
  { weeks }: Pick<TrainingPlan, 'weeks'>,
): number[] {
  const first = dayNumberOf(monday);
  const hard = new Set(
    weeks.flatMap((week) =>
      week.sessions.filter(({ kind }) => isHardKind(kind)).map(({ day }) => dayNumberOf(day)),
    ),
  );
  const runs = new Set(sessions.map(({ day }) => dayNumberOf(day)));
  const free = Array.from({ length: 7 }, (_, index) => first + index).filter(
    (day) => !hard.has(day) && !hard.has(day + 1),
  );
  const byFit = free.toSorted((a, b) => Number(runs.has(b)) - Number(runs.has(a)) || a - b);
  const chosen: number[] = [];
  for (const gap of [2, 1]) {
    for (const day of byFit) {
      if (chosen.length >= strengthSessions) break;
      if (chosen.every((one) => Math.abs(one - day) >= gap)) chosen.push(day);
    }
  }
  return chosen.map(weekdayOf).toSorted((a, b) => a - b);
}
