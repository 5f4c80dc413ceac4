import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { CoachedRunner } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from './stored-coach.ts';

/**
 * Ends the link of a runner to the coach who asks for it. It notes that the coach did, so that what the
 * runner pays this coach ends as well, see `endUnserved`. Ended already, it stays as it is.
 *
 * @throws TasukiFailure 'coach/not-found' where there was no link of the two
 */
export async function endCoachingOf(
  { runnerUid }: CoachedRunner,
  { uid, now }: { uid: string; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ isEnded: boolean }> {
  const reference = firestore.doc(firestorePaths.coachLink(runnerUid, uid));
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    const link = storedCoachLink(snapshot);
    // Another runner and coach may make the same id of a link.
    if (link?.runnerUid !== runnerUid || snapshot.get('coachId') !== uid) {
      throw new TasukiFailure('coach/not-found');
    }
    if (link.state !== 'active') return;
    transaction.update(reference, {
      state: 'ended',
      sharesActivities: false,
      endedBy: uid,
      updatedAt: Timestamp.fromDate(now),
    });
  });
  return { isEnded: true };
}
