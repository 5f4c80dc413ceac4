import type { PlanPaces } from '../plan-paces.ts';
import type { PlanStep, PlanTarget } from '../training-plan.ts';

/** It takes two to three minutes until the heart rate shows how hard a run is. Seconds. */
const LAG_SECONDS = 180;

/**
 * The target of the faster part of a session. Repeats that end before the heart rate shows them have none: who chases
 * it runs the first ones too fast.
 */
export function targetOfWork(
  { effort, repeats, meters, seconds }: PlanStep,
  { targetOf, expected }: Pick<PlanPaces, 'targetOf' | 'expected'>,
): PlanTarget {
  const target = targetOf(effort);
  const each = seconds ?? ((meters ?? 0) * expected[effort]) / 1000;
  return effort === 'easy' || repeats === 1 || each >= LAG_SECONDS
    ? target
    : { ...target, heartRateLow: null, heartRateHigh: null };
}
