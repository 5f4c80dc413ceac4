import type { PlanEffort } from '../training-plan.ts';

/** Shares of the threshold heart rate. A test has none: it gives all there is, and its mean heart rate is its result. */
export const HEART_RATE_SHARES = {
  easy: [0.7, 0.89],
  marathon: [0.88, 0.95],
  threshold: [0.95, 1],
  interval: [0.98, 1.05],
  repetition: [0.9, 1.02],
  hill: [0.92, 1.02],
} as const satisfies Record<Exclude<PlanEffort, 'race' | 'test'>, readonly [number, number]>;

/** The highest heart rate of a recovery run against that of an easy one. */
export const RECOVERY_HEART_RATE_SHARE = 0.9;
