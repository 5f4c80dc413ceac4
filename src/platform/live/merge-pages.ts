/**
 * Pages as one list; where a row is in two of them, the earlier page knows it better.
 *
 * @param compare as the database orders the rows
 */
export function mergePages<Row extends { id: string }>(
  pages: readonly (readonly Row[])[],
  compare: (a: Row, b: Row) => number,
): Row[] {
  const byId = new Map<string, Row>();
  for (const page of pages) {
    for (const row of page) if (!byId.has(row.id)) byId.set(row.id, row);
  }
  return [...byId.values()].sort(compare);
}
