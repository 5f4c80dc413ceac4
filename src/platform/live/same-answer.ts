/**
 * Whether two answers say the same: plain objects, lists, dates and single values, however deep they lie. A live
 * query says what was read before again, and what is the same need not be drawn again.
 */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (one instanceof Date) return other instanceof Date && one.getTime() === other.getTime();
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, index) => isSameAnswer(value, other[index]))
    );
  }
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameAnswer(one[name], other[name]))
  );
}

/** Other objects, such as bytes, cannot be compared here. */
function isPlain(value: object): value is Record<string, unknown> {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** The list of now, with each row of before that is still the same; the list of before where all of it is. */
export function withSameRows<Row extends { id: string }>(
  before: readonly Row[],
  now: readonly Row[],
): readonly Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const rows = now.map((row) => {
    const same = known.get(row.id);
    return same && isSameAnswer(same, row) ? same : row;
  });
  const isAllSame =
    rows.length === before.length && rows.every((row, index) => row === before[index]);
  return isAllSame ? before : rows;
}
