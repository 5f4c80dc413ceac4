import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { freeAfterMessage, isFlood, MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { isContention } from '../platform/firestore/write-conflicts.ts';

/** Days for which a count is kept after nothing of it counts any more. */
const KEPT_DAYS = 1;
/**
 * A call that finds the count begun by another adds to it at the second try. The third is for a
 * call that died between.
 */
const ATTEMPTS_MAXIMUM = 3;

/**
 * Counts a message that has arrived or was changed. Rules let its author write no more where too many were counted. What
 * arrives before it is counted counts as well, so whoever writes faster waits the longer. In a flood one of ten is
 * counted, for ten. All of them write one document, and each would keep a function busy until its turn comes.
 *
 * @param draw a number from 0 to below 1; nobody can know which messages of a flood are counted
 * @returns false where others wrote at the same time until it gave up; then nothing is counted yet
 * @throws what Firestore answers where the count cannot be written
 */
export async function countMessage(
  uid: string,
  now: Date,
  firestore: Firestore,
  draw: () => number = Math.random,
): Promise<boolean> {
  const { intervalMilliseconds, countedForInFlood } = MESSAGE_TURNS;
  const reference = firestore.doc(firestorePaths.messageTurns(uid));
  const time = now.getTime();
  // Drawn once: whoever drew again after a conflict would count less than there was.
  const isDrawn = draw() < 1 / countedForInFlood;
  const count = async () => {
    const snapshot = await reference.get();
    const stored: unknown = snapshot.get('freeAtMilliseconds');
    const freeAt = typeof stored === 'number' ? stored : 0;
    const inFlood = isFlood(freeAt, time);
    if (inFlood && !isDrawn) return;
    const addedMilliseconds = intervalMilliseconds * (inFlood ? countedForInFlood : 1);
    const freeAfter = inFlood ? freeAt + addedMilliseconds : freeAfterMessage(freeAt, time);
    const expiresAt = Timestamp.fromMillis(freeAfter + KEPT_DAYS * DAY_MILLISECONDS);
    const batch = firestore.batch();
    if (freeAt > time) {
      // Many at once write this, and each must count. None of them has to wait for another.
      const freeAtMilliseconds = FieldValue.increment(addedMilliseconds);
      batch.set(reference, { freeAtMilliseconds, expiresAt }, { merge: true });
    } else {
      // Among calls that find no count, one begins it, and the others add to it.
      writeUnlessChanged(batch, snapshot, { freeAtMilliseconds: freeAfter, expiresAt });
    }
    await batch.commit();
  };
  try {
    await retryOnContention(count, ATTEMPTS_MAXIMUM);
    return true;
  } catch (cause) {
    if (isContention(cause)) return false;
    throw cause;
  }
}
