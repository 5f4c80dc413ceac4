import type { ComputedAnalysis } from '../../activities/computed-analysis.ts';
import type { TimeStretch } from '../../recordings/recording.ts';
import type { HeartRateReference } from './heart-rate-reference.ts';
import { zoneOf, zonesFromMaximum, zonesFromThreshold } from './heart-rate-zones.ts';

/** A reading stands for the time until the next one, but for no longer than this. */
const LONGEST_READING_SECONDS = 10;

/** Seconds that each heart rate was read for: entry `n` holds those at `n` beats per minute. */
export type HeartRateHistogram = Float64Array;

const HISTOGRAM_SIZE = 256;

/** How long each heart rate lasted while the watch's timer ran. */
export function heartRateHistogram(
  beatsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
  timerPauses: readonly TimeStretch[],
): HeartRateHistogram {
  const histogram = new Float64Array(HISTOGRAM_SIZE);
  let pause = 0;
  for (let index = 0; index + 1 < elapsedSeconds.length; index += 1) {
    const beats = Math.round(beatsPerMinute[index] as number);
    const from = elapsedSeconds[index] as number;
    while (pause < timerPauses.length && (timerPauses[pause]?.endSeconds ?? 0) <= from) pause += 1;
    const isPaused = (timerPauses[pause]?.startSeconds ?? Infinity) <= from;
    if (!(beats >= 0 && beats < HISTOGRAM_SIZE) || isPaused) continue;
    const seconds = Math.min((elapsedSeconds[index + 1] as number) - from, LONGEST_READING_SECONDS);
    histogram[beats] = (histogram[beats] as number) + seconds;
  }
  return histogram;
}

/**
 * Time in each of five zones. They are Friel's where threshold is known (zone 1 from 0). Else they
 * are Edwards' by per cent of the maximum, where less than half of it is no zone.
 */
export function zoneTimesOf(
  histogram: HeartRateHistogram,
  { basis, thresholdBeatsPerMinute, maximumBeatsPerMinute }: HeartRateReference,
): NonNullable<ComputedAnalysis['zones']> {
  const bounds =
    basis === 'threshold'
      ? zonesFromThreshold(thresholdBeatsPerMinute)
      : zonesFromMaximum(maximumBeatsPerMinute);
  // A heart beats in whole numbers here; bounds are where a zone's first whole beat is.
  const lowest = bounds.map((bound) => Math.ceil(bound - 1e-9));
  const times = lowest.map((lowerBeatsPerMinute, index) => ({
    zone: index + 1,
    lowerBeatsPerMinute,
    upperBeatsPerMinute: lowest[index + 1] ?? null,
    seconds: 0,
  }));
  histogram.forEach((seconds, beats) => {
    const time = times[zoneOf(beats, lowest) - 1];
    if (time) time.seconds += seconds;
  });
  return { basis, times };
}
