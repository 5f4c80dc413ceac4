import type { PlanWish } from '../plan-wish.ts';
import type { PlanWeek, TrainingPlan } from '../training-plan.ts';
import {
  BUILD_ROUTINES,
  STRENGTH_ROUTINES,
  strengthDaysOf,
  strengthLevelOf,
  type StrengthLevel,
  type StrengthRunner,
  type StrengthSet,
} from './strength-routine.ts';

/** How strength changes in a plan: learnt, built up, kept, then less before the race. */
export const STRENGTH_STAGES = [
  'learn',
  'learn-hurt',
  'build',
  'build-light',
  'build-heavy',
  'build-masters',
  'build-hurt',
  'build-joint',
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
  /** In the week with the fewest days free for it, and in the one with the most. */
  leastTimesAWeek: number;
  timesAWeek: number;
}

/** So many weeks the exercises are learnt. */
const LEARNING_WEEKS = 4;
const KEEP_SETS = 2;
/** So many sessions a week make stronger, fewer keep what there is. */
const BUILDING_SESSIONS = 2;

/** One repeat, and one that is lowered slowly; the rest after a set, and after a heavy one. Seconds. */
const REPEAT_SECONDS = { usual: 3, slow: 6 } as const;
const REST_SECONDS = { usual: 60, heavy: 120 } as const;
const ROUND_MINUTES = 5;

const BUILD_STAGES: Readonly<Record<StrengthLevel, StrengthStage>> = {
  beginner: 'build-light',
  regular: 'build',
  strong: 'build-heavy',
  masters: 'build-masters',
  tendon: 'build-hurt',
  muscle: 'build-hurt',
  joint: 'build-joint',
};

/** What strength is in a week of the plan. */
export function strengthStageOf(
  { number, phase, strengthSessions }: PlanWeek,
  level: StrengthLevel,
): StrengthStage {
  if (strengthSessions === 0) return 'off';
  if (phase === 'taper') return 'taper';
  const isHurt = level === 'tendon' || level === 'muscle' || level === 'joint';
  if (number <= LEARNING_WEEKS) return isHurt ? 'learn-hurt' : 'learn';
  // Where it stays as frequent, it is made stronger until the end.
  return phase === 'specific' && strengthSessions < BUILDING_SESSIONS && !isHurt
    ? 'keep'
    : BUILD_STAGES[level];
}

/** The way of strength through a plan, in the order of its weeks. */
export function strengthSpansOf(
  plan: TrainingPlan,
  runner: StrengthRunner,
  wish: Pick<PlanWish, 'goal'>,
): StrengthSpan[] {
  const level = strengthLevelOf(runner, wish);
  const spans: StrengthSpan[] = [];
  for (const week of plan.weeks) {
    const times = strengthDaysOf(week, plan).length;
    const isOver = times === 0 && week.phase === 'taper';
    const stage = isOver ? 'off' : strengthStageOf(week, level);
    const last = spans.at(-1);
    if (last?.stage === stage) {
      last.toWeek = week.number;
      last.leastTimesAWeek = Math.min(last.leastTimesAWeek, times);
      last.timesAWeek = Math.max(last.timesAWeek, times);
    } else {
      const { number } = week;
      spans.push({
        stage,
        fromWeek: number,
        toWeek: number,
        leastTimesAWeek: times,
        timesAWeek: times,
      });
    }
  }
  return spans;
}

/** The exercises of a week, with the sets of its stage; none where there is no strength. */
export function strengthSetsOf(
  week: PlanWeek,
  runner: StrengthRunner,
  wish: Pick<PlanWish, 'goal' | 'isHilly'>,
): StrengthSet[] {
  const level = strengthLevelOf(runner, wish);
  const ofCourse = (sets: readonly StrengthSet[]) =>
    wish.isHilly && (level === 'regular' || level === 'strong') ? forDescents(sets) : [...sets];
  const stage = strengthStageOf(week, level);
  switch (stage) {
    case 'off':
      return [];
    case 'learn':
    case 'learn-hurt':
      return ofCourse(STRENGTH_ROUTINES[level]);
    case 'build':
    case 'build-light':
    case 'build-heavy':
    case 'build-masters':
    case 'build-hurt':
    case 'build-joint':
      return ofCourse(BUILD_ROUTINES[level]);
    case 'keep':
      return ofCourse(BUILD_ROUTINES[level]).map((set) => ({ ...set, sets: KEEP_SETS }));
    case 'taper':
      return ofCourse(STRENGTH_ROUTINES[level]).map((set) => ({ ...set, sets: 1 }));
  }
}

/** Slow step-downs prepare thighs and knees for running downhill. */
function forDescents(sets: readonly StrengthSet[]): StrengthSet[] {
  return sets.map((set) =>
    set.exercise === 'single-leg-deadlift' ? { ...set, exercise: 'step-down' } : set,
  );
}

/**
 * How long the strength of a week takes with its rests.
 *
 * @returns minutes, a multiple of five; 0 = there is none
 */
export function strengthMinutesOf(
  week: PlanWeek,
  runner: StrengthRunner,
  wish: Pick<PlanWish, 'goal' | 'isHilly'>,
): number {
  const level = strengthLevelOf(runner, wish);
  const stage = strengthStageOf(week, level);
  const isSlow = level === 'tendon' || level === 'muscle' || level === 'joint';
  const isHeavy = stage === 'build-heavy' || (stage === 'keep' && level === 'strong');
  const each = isSlow ? REPEAT_SECONDS.slow : REPEAT_SECONDS.usual;
  const rest = isHeavy ? REST_SECONDS.heavy : REST_SECONDS.usual;
  const seconds = strengthSetsOf(week, runner, wish).reduce((sum, set) => {
    const side = set.seconds ?? (set.repeats ?? 0) * each;
    return sum + set.sets * (side * (set.isEachSide ? 2 : 1) + rest);
  }, 0);
  return Math.ceil(seconds / 60 / ROUND_MINUTES) * ROUND_MINUTES;
}
