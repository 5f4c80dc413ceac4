import type { SimulatedRunner } from './run-plan.ts';

/** Runs 10 km in about 45 minutes, and is getting ready for a half marathon. */
export const DEMO_RUNNER: SimulatedRunner = {
  restingHeartRateBeatsPerMinute: 52,
  maximumHeartRateBeatsPerMinute: 188,
  thresholdSpeedMetersPerSecond: 3.6,
  massKilograms: 57,
};
