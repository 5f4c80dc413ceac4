import type { ActivityRow } from '../../activities/activity-row.ts';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';

/** A recording that arrives this late after its run belongs to a history. Watches may be a day late. */
const LATE_DAYS = 2;
/** A history of files pauses no longer between two of them. */
const ARRIVING_MILLISECONDS = 15 * 60_000;

/**
 * Whether recordings of days ago are still coming in: from a provider just linked, or as files. Until they
 * are here, a run without a recording may only be one that was not read yet.
 */
export function isHistoryArriving(
  rows: readonly Pick<ActivityRow, 'startedAt' | 'createdAt'>[],
  now: Date,
): boolean {
  return rows.some(({ startedAt, createdAt }) => {
    const lateBy = createdAt.getTime() - startedAt.getTime();
    const age = now.getTime() - createdAt.getTime();
    return lateBy >= LATE_DAYS * DAY_MILLISECONDS && age < ARRIVING_MILLISECONDS;
  });
}
