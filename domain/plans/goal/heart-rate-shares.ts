import type { PlanEffort } from '../training-plan.ts';

/**
 * Shares of the threshold heart rate, after the zones of Friel: easy below 89 %, steady from there to 94 %, tempo from
 * 95 % to the threshold. Neighbours share no beat, so that a heart rate belongs to one effort. A test has none: it gives
 * all there is, and its mean heart rate is its result.
 */
export const HEART_RATE_SHARES = {
  easy: [0.7, 0.88],
  marathon: [0.89, 0.94],
  threshold: [0.95, 1],
  interval: [1, 1.05],
  repetition: [0.9, 1.02],
  hill: [0.92, 1.02],
} as const satisfies Record<Exclude<PlanEffort, 'race' | 'test'>, readonly [number, number]>;

/** The highest heart rate of a recovery run against that of an easy one. */
export const RECOVERY_HEART_RATE_SHARE = 0.9;
