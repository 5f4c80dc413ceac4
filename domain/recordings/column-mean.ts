import { firstAtLeast } from './motion-curve.ts';
import type { TimeStretch } from './recording.ts';

/** A reading stands for the time until the next one, but for no longer than this. */
const LONGEST_WEIGHT_SECONDS = 10;

/** Mean of a column within a part of the recording; null where it has no reading. */
export type ColumnMean = (stretch: TimeStretch) => number | null;

/**
 * Prepares time-weighted means of one column, so that each costs two searches.
 *
 * @param values NaN = missing, left out
 * @param elapsedSeconds same length, never falling
 */
export function columnMeanOf(values: Float64Array, elapsedSeconds: Float64Array): ColumnMean {
  const { length } = values;
  const sums = new Float64Array(length + 1);
  const weights = new Float64Array(length + 1);
  for (let index = 0; index < length; index += 1) {
    const value = values[index] as number;
    const isKnown = !Number.isNaN(value);
    const seconds =
      index + 1 < length
        ? (elapsedSeconds[index + 1] as number) - (elapsedSeconds[index] as number)
        : 1;
    const weight = isKnown ? Math.min(seconds, LONGEST_WEIGHT_SECONDS) : 0;
    sums[index + 1] = (sums[index] as number) + (isKnown ? value * weight : 0);
    weights[index + 1] = (weights[index] as number) + weight;
  }
  return ({ startSeconds, endSeconds }) => {
    const from = firstAtLeast(elapsedSeconds, startSeconds);
    const to = firstAtLeast(elapsedSeconds, endSeconds);
    if (to <= from) return null;
    const weight = (weights[to] as number) - (weights[from] as number);
    return weight > 0 ? ((sums[to] as number) - (sums[from] as number)) / weight : null;
  };
}
