import type { ActivityRow } from '@tasuki/domain/activities/activity-row';

/** Newest first; of two at the same moment the greater id, as the database orders them. */
function compareNewestFirst(a: ActivityRow, b: ActivityRow): number {
  return b.startedAt.getTime() - a.startedAt.getTime() || (a.id < b.id ? 1 : -1);
}

/** Pages as one list; where a row is in two of them, the earlier page knows it better. */
export function mergeActivityPages(pages: readonly (readonly ActivityRow[])[]): ActivityRow[] {
  const byId = new Map<string, ActivityRow>();
  for (const page of pages) {
    for (const row of page) if (!byId.has(row.id)) byId.set(row.id, row);
  }
  return [...byId.values()].sort(compareNewestFirst);
}
