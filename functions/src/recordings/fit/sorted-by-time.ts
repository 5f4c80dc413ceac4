import type { TimeStretch } from '@tasuki/domain/recordings/recording';

/** Items in the order of their times, beside those times. */
export interface SortedByTime<Item> {
  items: readonly Item[];
  timesSeconds: Float64Array;
}

/** Sorts items by time; items of the same time stay in their order. */
export function sortedBy<Item>(
  items: readonly Item[],
  timeOf: (item: Item) => number,
): SortedByTime<Item> {
  const sorted = [...items].sort((a, b) => timeOf(a) - timeOf(b));
  return { items: sorted, timesSeconds: Float64Array.from(sorted, timeOf) };
}

/** The items from the start of `stretch` to its end, exclusive. */
export function itemsWithin<Item>(
  { items, timesSeconds }: SortedByTime<Item>,
  { startSeconds, endSeconds }: TimeStretch,
): readonly Item[] {
  return items.slice(
    firstIndexFrom(timesSeconds, startSeconds),
    firstIndexFrom(timesSeconds, endSeconds),
  );
}

/** The index of the first of ascending `values` that is at least `lowest`; their number when none is. */
export function firstIndexFrom(values: Float64Array, lowest: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[middle] ?? Infinity) < lowest) low = middle + 1;
    else high = middle;
  }
  return low;
}
