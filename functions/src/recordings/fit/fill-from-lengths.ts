import { orderSamples } from '../order-samples.ts';
import type { SampleTable } from '../sample-table.ts';
import type { FitLength } from './fit-contents.ts';

/** Nobody swims or rests at the wall this long; a longer length is damaged. */
const LONGEST_LENGTH_SECONDS = 3600;

/**
 * Readings for a pool swim whose watch wrote lengths but no distance. There is one at the end of
 * each length, the pool's length further on after an active one. Other recordings are returned as
 * they are.
 */
export function fillFromLengths(
  samples: SampleTable,
  lengths: readonly FitLength[],
  poolLengthMeters: number | null,
  nowSeconds: number,
): SampleTable {
  if (lengths.length === 0 || poolLengthMeters === null || samples.has('distanceMeters')) {
    return samples;
  }
  const filled = samples.pick(Array.from({ length: samples.length }, (_, row) => row));
  let distance = 0;
  for (const length of lengths) {
    if (length.elapsedSeconds > LONGEST_LENGTH_SECONDS) continue;
    if (length.isActive) distance += poolLengthMeters;
    const row = filled.addRow(length.startSeconds + length.elapsedSeconds);
    filled.columns.distanceMeters[row] = distance;
  }
  return orderSamples(filled, nowSeconds).samples;
}
