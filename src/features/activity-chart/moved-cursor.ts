/** Steps of the cursor by key, as parts of the whole. */
const SMALL_STEP = 0.01;
const LARGE_STEP = 0.1;

/**
 * The position to which a key moves the cursor of a chart.
 *
 * @param cursor the position before; null = the cursor is not shown
 * @param last the last position
 * @returns null = hide the cursor; undefined = the key does nothing here
 */
export function movedCursor(
  key: string,
  cursor: number | null,
  last: number,
): number | null | undefined {
  const step = Math.max(1, Math.round(last * SMALL_STEP));
  const leap = Math.max(1, Math.round(last * LARGE_STEP));
  const from = cursor ?? 0;
  const moves: Record<string, number | null> = {
    ArrowRight: cursor === null ? 0 : from + step,
    ArrowUp: cursor === null ? 0 : from + step,
    ArrowLeft: from - step,
    ArrowDown: from - step,
    PageUp: from + leap,
    PageDown: from - leap,
    Home: 0,
    End: last,
    Escape: null,
  };
  const target = moves[key];
  return typeof target === 'number' ? Math.min(last, Math.max(0, target)) : target;
}
