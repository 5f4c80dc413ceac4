import type { PlanEffort } from '../training-plan.ts';

/** Shares of the threshold heart rate. On climbs and in short repeats it lags: it is that of the end of the last ones. */
export const HEART_RATE_SHARES = {
  easy: [0.7, 0.89],
  marathon: [0.88, 0.95],
  threshold: [0.95, 1],
  interval: [0.98, 1.05],
  repetition: [0.9, 1.02],
  hill: [0.92, 1.02],
  test: [0.98, 1.05],
} as const satisfies Record<Exclude<PlanEffort, 'race'>, readonly [number, number]>;

/** The highest heart rate of a recovery run against that of an easy one. */
export const RECOVERY_HEART_RATE_SHARE = 0.9;
