import { isRunWalk } from '../../plan-limits.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';

/**
 * What to do when an illness or daily life comes between: said in the plan itself, for who has no app at hand.
 * From a fever on the rules are those of the product's safety rules. Days and shares are ours, as the proposals of the
 * plan page make them.
 */
export const PLAN_SETBACKS = [
  'fever',
  'cold',
  'lost-few',
  'lost-week',
  'lost-more',
  'lost-steps',
  'before-race',
  'hot-day',
  'hot-race',
] as const;
export type PlanSetback = (typeof PLAN_SETBACKS)[number];

/** The rules of a plan for what comes between. Who learns to run repeats weeks instead of shortening them. */
export function planSetbacksOf(
  runner: Pick<PlanRunner, 'weeklyMeters' | 'longestMeters'>,
  { goal }: Pick<PlanWish, 'goal'>,
): PlanSetback[] {
  const isByWeeks = isRunWalk(runner) || goal.kind === 'return';
  const hasRace = goal.meters !== null;
  const isOfUse: Readonly<Record<PlanSetback, boolean>> = {
    fever: true,
    cold: true,
    'lost-few': true,
    'lost-week': !isByWeeks,
    'lost-more': !isByWeeks,
    'lost-steps': isByWeeks,
    'before-race': hasRace,
    'hot-day': true,
    'hot-race': hasRace,
  };
  return PLAN_SETBACKS.filter((setback) => isOfUse[setback]);
}
