import { createHash } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { RosterActivity } from '@tasuki/domain/coaches/compute-roster-entry';

/**
 * Since when each note of a roster entry's activities says what it says, by the activity's id.
 * A row is written for many reasons, so its own time would make an answered note new again.
 */
export type NoteDates = Record<string, { digest: string; since: Date }>;

/** The note dates of the last refresh; empty for an entry that is new or older than this field. */
export function noteDatesOf(entry: DocumentSnapshot | undefined): NoteDates {
  const stored: unknown = entry?.get('noteDates');
  if (typeof stored !== 'object' || stored === null) return {};
  const dates: NoteDates = {};
  for (const [id, value] of Object.entries(stored)) {
    const { digest, since } = value as { digest?: unknown; since?: unknown };
    if (typeof digest === 'string' && since instanceof Timestamp)
      dates[id] = { digest, since: since.toDate() };
  }
  return dates;
}

/**
 * Since when a note says what it says.
 *
 * @param row `writtenAt` is the time of the row's last write, so that the note is no younger
 */
export function notedAt(
  { id, note, writtenAt }: { id: string; note: string | null; writtenAt: Date },
  known: NoteDates,
): Date {
  const before = known[id];
  return note !== null && before?.digest === digestOf(note) ? before.since : writtenAt;
}

/** The note dates to store until the next refresh. */
export function datedNotes(activities: readonly RosterActivity[]): NoteDates {
  return Object.fromEntries(
    activities.flatMap(({ id, note, notedAt: since }) =>
      note === null || note === '' ? [] : [[id, { digest: digestOf(note), since }]],
    ),
  );
}

/** Enough to distinguish two notes of one activity. */
function digestOf(note: string): string {
  return createHash('sha256').update(note).digest('base64url').slice(0, 16);
}
