import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import type { PlanWeek, TrainingPlan } from '../training-plan.ts';
import {
  STRENGTH_ROUTINES,
  strengthLevelOf,
  type StrengthLevel,
  type StrengthSet,
} from './strength-routine.ts';

/** How strength changes in a plan: learnt, built up, kept, then less before the race. */
export const STRENGTH_STAGES = [
  'learn',
  'build',
  'build-light',
  'build-hurt',
  'keep',
  'taper',
  'off',
] as const;
export type StrengthStage = (typeof STRENGTH_STAGES)[number];

/** Weeks of a plan with the same strength. */
export interface StrengthSpan {
  stage: StrengthStage;
  fromWeek: number;
  toWeek: number;
  timesAWeek: number;
}

/** So many weeks the exercises are learnt. */
const LEARNING_WEEKS = 4;
/** More sets need fewer exercises in the same time, and fewer repeats with more weight. */
const BUILD_EXERCISES = 5;
const BUILD_SETS = 3;
const KEEP_SETS = 2;
const FEWER_REPEATS = 2;
const LEAST_REPEATS = 6;
const LONGER_SECONDS = 10;

type StrengthRunner = Pick<
  PlanRunner,
  'weeklyMeters' | 'longestMeters' | 'age' | 'health' | 'injury'
>;

/** What strength is in a week of the plan. */
export function strengthStageOf(
  { number, phase, strengthSessions }: PlanWeek,
  level: StrengthLevel,
): StrengthStage {
  if (strengthSessions === 0) return 'off';
  if (phase === 'taper') return 'taper';
  if (number <= LEARNING_WEEKS) return 'learn';
  const isHurt = level !== 'beginner' && level !== 'regular';
  // What was hurt is made stronger until the end.
  if (phase === 'specific' && !isHurt) return 'keep';
  return isHurt ? 'build-hurt' : level === 'beginner' ? 'build-light' : 'build';
}

/** The way of strength through a plan, in the order of its weeks. */
export function strengthSpansOf(
  { weeks }: Pick<TrainingPlan, 'weeks'>,
  runner: StrengthRunner,
  wish: Pick<PlanWish, 'goal'>,
): StrengthSpan[] {
  const level = strengthLevelOf(runner, wish);
  const spans: StrengthSpan[] = [];
  for (const week of weeks) {
    const stage = strengthStageOf(week, level);
    const last = spans.at(-1);
    const timesAWeek = week.strengthSessions;
    if (last?.stage === stage && last.timesAWeek === timesAWeek) last.toWeek = week.number;
    else spans.push({ stage, fromWeek: week.number, toWeek: week.number, timesAWeek });
  }
  return spans;
}

/** The exercises of a week, with the sets of its stage. */
export function strengthSetsOf(
  week: PlanWeek,
  runner: StrengthRunner,
  wish: Pick<PlanWish, 'goal'>,
): StrengthSet[] {
  const level = strengthLevelOf(runner, wish);
  const routine = STRENGTH_ROUTINES[level];
  const stage = strengthStageOf(week, level);
  switch (stage) {
    case 'learn':
    case 'off':
      return [...routine];
    case 'build':
    case 'build-light':
    case 'build-hurt':
      return routine.slice(0, BUILD_EXERCISES).map((set) => heavier(set, BUILD_SETS));
    case 'keep':
      return routine.slice(0, BUILD_EXERCISES).map((set) => heavier(set, KEEP_SETS));
    case 'taper':
      return routine.map((set) => ({ ...set, sets: 1 }));
  }
}

function heavier(set: StrengthSet, sets: number): StrengthSet {
  const { repeats, seconds } = set;
  return {
    ...set,
    sets,
    repeats: repeats === null ? null : Math.max(LEAST_REPEATS, repeats - FEWER_REPEATS),
    seconds: seconds === null ? null : seconds + LONGER_SECONDS,
  };
}
