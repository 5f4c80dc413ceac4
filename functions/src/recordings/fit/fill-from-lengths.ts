import type { SampleTable } from '../sample-table.ts';
import type { FitLength } from './fit-contents.ts';

/**
 * Readings for a pool swim whose watch wrote lengths but no distance: one at the
 * end of each length, the pool's length further on after an active one. Other
 * recordings are returned as they are.
 */
export function fillFromLengths(
  samples: SampleTable,
  lengths: readonly FitLength[],
  poolLengthMeters: number | null,
): SampleTable {
  if (lengths.length === 0 || poolLengthMeters === null || samples.has('distanceMeters')) {
    return samples;
  }
  const filled = samples.pick(Array.from({ length: samples.length }, (_, row) => row));
  let distance = 0;
  for (const length of lengths) {
    if (length.isActive) distance += poolLengthMeters;
    const row = filled.addRow(length.startSeconds + length.elapsedSeconds);
    filled.columns.distanceMeters[row] = distance;
  }
  const order = Array.from({ length: filled.length }, (_, row) => row).sort(
    (a, b) => (filled.timeSeconds[a] ?? 0) - (filled.timeSeconds[b] ?? 0),
  );
  return filled.pick(order);
}
