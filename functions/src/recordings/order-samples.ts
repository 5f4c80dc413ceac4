import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { SAMPLE_COLUMNS, type SampleTable } from './sample-table.ts';

/** The first day a wrist device could have written; what is before is a clock that was never set. */
const EARLIEST_SECONDS = Date.UTC(1990, 0, 1) / 1000;
/** Clocks run fast, and zones are mixed up by a day at most. */
const FUTURE_ALLOWED_SECONDS = 2 * DAY_SECONDS;
/** Nobody's activity stands still this long; beyond it is a broken clock or a forgotten watch. */
const LONGEST_GAP_SECONDS = 48 * 3600;
/** Readings over days that are this far apart on average are the times of a damaged file. */
const SCATTERED_GAP_SECONDS = 600;

export interface OrderedSamples {
  samples: SampleTable;
  /** Readings whose time cannot belong to this activity were left out. */
  hasDropped: boolean;
}

/** Checks whether `seconds` since 1970 is a time a recording can have been made at. */
export function isUsableTime(seconds: number, nowSeconds: number): boolean {
  return seconds >= EARLIEST_SECONDS && seconds <= nowSeconds + FUTURE_ALLOWED_SECONDS;
}

/**
 * Puts readings into the order of time. It leaves out those without a possible time, and sorts. It
 * keeps the largest group when the clock jumps by days. It joins readings of the same instant (the
 * later one's values win).
 *
 * @throws TasukiFailure 'recording/no-usable-time' when there were readings and no usable times
 */
export function orderSamples(samples: SampleTable, nowSeconds: number): OrderedSamples {
  if (samples.length === 0) return { samples, hasDropped: false };
  const times = samples.timeSeconds;
  let rows: number[] = [];
  let isSorted = true;
  let previous = -Infinity;
  for (let row = 0; row < samples.length; row += 1) {
    const time = times[row] ?? NaN;
    if (!isUsableTime(time, nowSeconds)) continue;
    if (time <= previous) isSorted = false;
    previous = time;
    rows.push(row);
  }
  if (rows.length === 0) throw new TasukiFailure('recording/no-usable-time');
  if (!isSorted) rows.sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);
  rows = largestGroup(rows, times);
  refuseScattered(rows, times);
  const hasDropped = rows.length < samples.length;
  if (isSorted && !hasDropped) return { samples, hasDropped };
  return { samples: joinSameInstants(samples.pick(rows)), hasDropped };
}

function largestGroup(rows: number[], times: Float64Array): number[] {
  let best: readonly [number, number] = [0, 0];
  let start = 0;
  for (let index = 1; index <= rows.length; index += 1) {
    const isLast = index === rows.length;
    const gap = isLast
      ? Infinity
      : (times[rows[index] ?? 0] ?? 0) - (times[rows[index - 1] ?? 0] ?? 0);
    if (gap <= LONGEST_GAP_SECONDS) continue;
    if (index - start > best[1] - best[0]) best = [start, index];
    start = index;
  }
  return best[1] - best[0] === rows.length ? rows : rows.slice(best[0], best[1]);
}

function refuseScattered(rows: readonly number[], times: Float64Array): void {
  const elapsed = (times[rows.at(-1) ?? 0] ?? 0) - (times[rows[0] ?? 0] ?? 0);
  if (elapsed > LONGEST_GAP_SECONDS && elapsed / rows.length > SCATTERED_GAP_SECONDS) {
    throw new TasukiFailure('recording/no-usable-time');
  }
}

function joinSameInstants(samples: SampleTable): SampleTable {
  const times = samples.timeSeconds;
  let kept = 0;
  for (let row = 1; row < samples.length; row += 1) {
    const isSame = times[row] === times[kept];
    if (!isSame) kept += 1;
    if (kept === row) continue;
    times[kept] = times[row] ?? NaN;
    for (const column of SAMPLE_COLUMNS) {
      const values = samples.columns[column];
      const value = values[row] ?? NaN;
      if (!isSame || !Number.isNaN(value)) values[kept] = value;
    }
  }
  samples.length = kept + 1;
  return samples;
}
