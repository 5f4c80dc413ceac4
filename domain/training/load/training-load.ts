import { banisterImpulse, type HeartRateRange } from './training-impulse.ts';

/**
 * Heart rate load: a training impulse measured against one hour at threshold,
 * which is 100. TrainingPeaks' own figure is unpublished and will differ.
 *
 * @param impulse sum of {@link banisterImpulse} over the activity
 * @see GoldenCheetah, TRIMP100Points
 */
export function heartRateLoad(
  impulse: number,
  thresholdBeatsPerMinute: number,
  range: HeartRateRange,
): number {
  return (100 * impulse) / banisterImpulse(60, thresholdBeatsPerMinute, range);
}

/**
 * Pace load: hours times the square of speed over threshold speed; one hour at
 * threshold is 100. Takes speeds, not paces: the ratio of paces is the inverse.
 *
 * @param gradedSpeed speed of the whole activity as if on the flat, see `gradedSpeedOf`
 * @param thresholdSpeed speed that can be held for an hour, same unit
 */
export function paceLoad(hours: number, gradedSpeed: number, thresholdSpeed: number): number {
  return 100 * hours * (gradedSpeed / thresholdSpeed) ** 2;
}
