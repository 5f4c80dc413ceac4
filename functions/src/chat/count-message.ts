import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { freeAfterMessage, MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';

/** As long as a count is kept after its last message. */
const KEPT_DAYS = 3;

/**
 * Counts a message that has arrived. Rules let its author write no more where too many were counted. What
 * arrives before it is counted counts as well, so whoever writes faster waits the longer.
 */
export async function countMessage(uid: string, now: Date, firestore: Firestore): Promise<void> {
  const reference = firestore.doc(firestorePaths.messageTurns(uid));
  const time = now.getTime();
  const expiresAt = Timestamp.fromMillis(time + KEPT_DAYS * DAY_MILLISECONDS);
  const freeAt: unknown = (await reference.get()).get('freeAtMilliseconds');
  await reference.set(
    {
      freeAtMilliseconds:
        typeof freeAt === 'number' && freeAt > time
          ? // Many at once write this, and each must count.
            FieldValue.increment(MESSAGE_TURNS.intervalMilliseconds)
          : freeAfterMessage(0, time),
      expiresAt,
    },
    { merge: true },
  );
}
