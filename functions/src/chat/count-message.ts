import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { freeAfterMessage, MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

/** As long as a count is kept once nothing of it counts any more. */
const KEPT_DAYS = 1;

/**
 * Counts a message that has arrived. Rules let its author write no more where too many were counted. What
 * arrives before it is counted counts as well, so whoever writes faster waits the longer.
 *
 * @throws what Firestore answers where the count cannot be written
 */
export async function countMessage(uid: string, now: Date, firestore: Firestore): Promise<void> {
  const reference = firestore.doc(firestorePaths.messageTurns(uid));
  const time = now.getTime();
  await retryOnContention(async () => {
    const snapshot = await reference.get();
    const stored: unknown = snapshot.get('freeAtMilliseconds');
    const freeAt = typeof stored === 'number' ? stored : 0;
    const freeAfter = freeAfterMessage(freeAt, time);
    const expiresAt = Timestamp.fromMillis(freeAfter + KEPT_DAYS * DAY_MILLISECONDS);
    const batch = firestore.batch();
    if (freeAt > time) {
      // Many at once write this, and each must count. None of them has to wait for another.
      const freeAtMilliseconds = FieldValue.increment(MESSAGE_TURNS.intervalMilliseconds);
      batch.set(reference, { freeAtMilliseconds, expiresAt }, { merge: true });
    } else {
      // Of those that found nothing counted, one begins the count, and the others add to it.
      writeUnlessChanged(batch, snapshot, { freeAtMilliseconds: freeAfter, expiresAt });
    }
    await batch.commit();
  });
}
