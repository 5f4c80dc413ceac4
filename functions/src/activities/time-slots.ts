import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { SAME_START_SECONDS } from './duplicates.ts';

/** Most activities lie in one; the days of a history that comes in at once in different ones. */
const SLOT_SECONDS = 12 * 3600;
/** The largest number of slots of one activity, whatever its file says of its length: ten days. */
const SLOTS_MAXIMUM = 20;
const KEPT_MILLISECONDS = DAY_MILLISECONDS;

/**
 * The half days in which activities lie, one document each. A write of an activity reads and writes
 * the slots of its time. So of two recordings of one activity that arrive at once the second sees
 * the first. A query under the transaction's lock would do the same. But the lock may be wider than
 * the query, and then the whole history waits for it.
 */
export function timeSlots(
  firestore: Firestore,
  uid: string,
  rows: readonly Pick<ActivityRow, 'startedAt' | 'elapsedSeconds'>[],
): DocumentReference[] {
  const slots = new Set<number>();
  for (const { startedAt, elapsedSeconds } of rows) {
    const start = startedAt.getTime() / 1000;
    const first = Math.floor((start - SAME_START_SECONDS) / SLOT_SECONDS);
    const last = Math.floor((start + elapsedSeconds + SAME_START_SECONDS) / SLOT_SECONDS);
    const end = Math.min(last + 1, first + SLOTS_MAXIMUM);
    for (let slot = first; slot < end; slot += 1) slots.add(slot);
  }
  return [...slots].map((slot) => firestore.doc(firestorePaths.delivery(slotId(uid, slot))));
}

/** Names nobody: it is left to expire. */
function slotId(uid: string, slot: number): string {
  const digest = createHash('sha256').update(`${uid} ${slot}`).digest('hex').slice(0, 40);
  return `activities_${digest}`;
}

/** Writes the slots that were read in the same transaction, so that others who read them begin anew. */
export function takeSlots(
  transaction: Transaction,
  slots: readonly DocumentReference[],
  now: Date,
): void {
  const expiresAt = Timestamp.fromMillis(now.getTime() + KEPT_MILLISECONDS);
  for (const slot of slots) transaction.set(slot, { expiresAt });
}
