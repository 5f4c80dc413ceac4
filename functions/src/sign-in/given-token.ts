import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

/** Firebase takes a custom token for an hour, whatever became of the account meanwhile. */
const GOOD_MILLISECONDS = 61 * 60_000;

/** Notes, before it is given out, that there is a token to sign in by. */
export async function noteToken(uid: string, now: Date, firestore: Firestore): Promise<void> {
  await firestore.doc(firestorePaths.givenToken(uid)).set({
    expiresAt: Timestamp.fromMillis(now.getTime() + GOOD_MILLISECONDS),
  });
}

/** Whether the last one that was noted may still be used. */
export async function isTokenGood(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  const snapshot = await firestore.doc(firestorePaths.givenToken(uid)).get();
  const expiresAt: unknown = snapshot.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now.getTime();
}
