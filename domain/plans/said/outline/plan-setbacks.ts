import { isRunWalk } from '../../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import type { TrainingPlan } from '../../training-plan.ts';
import { hasWarmUpDrills } from './plan-checks.ts';

/**
 * What to do after an illness or an interruption. The plan itself says it, for a runner without the app at hand.
 * From a fever on the rules are those of the product's safety rules. Days and shares are our choice, as in the
 * proposals of the plan page.
 */
export const PLAN_SETBACKS = [
  'fever',
  'cold',
  'lost-few',
  'lost-hard',
  'lost-week',
  'lost-more',
  'lost-steps',
  'lost-short',
  'before-race',
  'hot-day',
  'hot-race',
  'winter-day',
] as const;
export type PlanSetback = (typeof PLAN_SETBACKS)[number];

/** In fewer weeks than this nothing that was lost can be built up again. */
const SHORT_PLAN_WEEKS = 7;
/** Months in which paths may be icy in most of the places where it freezes: November to March. */
const WINTER_MONTHS: ReadonlySet<string> = new Set(['11', '12', '01', '02', '03']);

function isInWinter(day: string): boolean {
  return WINTER_MONTHS.has(day.slice(5, 7));
}

/**
 * The rules of a plan for interruptions. A runner who learns to run, or returns, repeats weeks instead of
 * shortening them. A rule names hard sessions only where the plan has some.
 */
export function planSetbacksOf(
  plan: TrainingPlan,
  runner: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters' | 'stretchSeconds' | 'facts'>,
  { goal, isHot }: Pick<PlanWish, 'goal' | 'isHot'>,
): PlanSetback[] {
  const isByWeeks = isRunWalk(runner) || goal.kind === 'return';
  const hasRace = goal.meters !== null;
  const isShort = !isByWeeks && hasRace && plan.weeks.length < SHORT_PLAN_WEEKS;
  const isLong = !isByWeeks && !isShort;
  const isOfUse: Readonly<Record<PlanSetback, boolean>> = {
    fever: true,
    cold: true,
    'lost-few': true,
    'lost-hard': hasWarmUpDrills(plan),
    'lost-week': isLong,
    'lost-more': isLong,
    'lost-steps': isByWeeks,
    'lost-short': isShort,
    'before-race': hasRace,
    'hot-day': true,
    // Nobody gets used to heat by short runs with walks. A race in winter is hot only if the runner says it.
    'hot-race': hasRace && !isRunWalk(runner) && (isHot || !isInWinter(plan.endDay)),
    'winter-day': !isHot && plan.weeks.some(({ monday }) => isInWinter(monday)),
  };
  return PLAN_SETBACKS.filter((setback) => isOfUse[setback]);
}
