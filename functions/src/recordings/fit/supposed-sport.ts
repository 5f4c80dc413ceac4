import { STANDING_METERS_PER_SECOND } from '@tasuki/domain/recordings/standing-speed';
import type { SportType } from '@tasuki/domain/sports/sport-type';
import type { SampleTable } from '../sample-table.ts';

/** Speeds on the move that runners have, stops left out; others walk or ride. */
const RUN_METERS_PER_SECOND = [1.9, 4.7] as const;
/** A rider rolls faster than this for a while. */
const ROLLING_METERS_PER_SECOND = 6.5;
const ROLLING_SECONDS = 10;
/** Shorter recordings show too little. */
const LEAST_SECONDS = 600;
/** So high on average is no stroll. */
const RUNNING_BEATS = 130;
const MEASURED_SHARE = 0.6;
/** People who row or skate stay on the level. */
const LEAST_ALTITUDE_RANGE_METERS = 20;

/**
 * The sport of a recording that names none, as of a watch whose battery ended before it wrote its
 * summary. It is taken for a run only where speed, heart rate and ground say so together. A meter
 * of power is rather that of a bicycle.
 */
export function supposedSport(samples: SampleTable): SportType {
  const { powerWatts, heartRateBeatsPerMinute, altitudeMeters } = samples.columns;
  const measured = (column: Float64Array) =>
    column.subarray(0, samples.length).filter((value) => !Number.isNaN(value));
  if (measured(powerWatts).some((value) => value > 0)) return 'Other';
  const beats = measured(heartRateBeatsPerMinute);
  const isHard = beats.length >= samples.length * MEASURED_SHARE && meanOf(beats) >= RUNNING_BEATS;
  const altitudes = measured(altitudeMeters);
  const range = altitudes.reduce(
    ([lowest, highest], value) => [Math.min(lowest, value), Math.max(highest, value)] as const,
    [Infinity, -Infinity] as readonly [number, number],
  );
  const isOnGround = range[1] - range[0] >= LEAST_ALTITUDE_RANGE_METERS;
  return isHard && isOnGround && movesLikeRunning(samples) ? 'Run' : 'Other';
}

function meanOf(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function movesLikeRunning({ length, timeSeconds, columns }: SampleTable): boolean {
  let meters = 0;
  let seconds = 0;
  let rolledSeconds = 0;
  let last = -1;
  for (let row = 0; row < length; row += 1) {
    const distance = columns.distanceMeters[row] ?? NaN;
    if (Number.isNaN(distance)) continue;
    if (last >= 0) {
      const step = distance - (columns.distanceMeters[last] ?? 0);
      const duration = (timeSeconds[row] ?? 0) - (timeSeconds[last] ?? 0);
      if (duration > 0 && step >= STANDING_METERS_PER_SECOND * duration) {
        meters += step;
        seconds += duration;
        rolledSeconds = step > ROLLING_METERS_PER_SECOND * duration ? rolledSeconds + duration : 0;
        if (rolledSeconds >= ROLLING_SECONDS) return false;
      }
    }
    last = row;
  }
  const [slowest, fastest] = RUN_METERS_PER_SECOND;
  const speed = meters / seconds;
  return seconds >= LEAST_SECONDS && speed >= slowest && speed < fastest;
}
