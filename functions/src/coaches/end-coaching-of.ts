import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';
import type { CoachedRunner } from '@tasuki/domain/coaches/coach-calls';
import { CLOSED_AFTER_END_DAYS } from '@tasuki/domain/coaches/coach';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { storedCoachLink } from './stored-coach.ts';

/**
 * Ends the link of a runner to the coach who asks for it. It notes that the coach did, so that what the
 * runner pays this coach ends as well, see `endUnserved`. For a while the runner cannot choose this coach
 * again. Ended already, it stays as it is.
 *
 * @throws TasukiFailure 'common/permission-denied' where the caller's session has no rights of a coach;
 *   'coach/not-found' where there was no link of the two
 */
export async function endCoachingOf(
  { runnerUid }: CoachedRunner,
  { uid, claims, now }: { uid: string; claims: AccountClaims; now: Date },
  { firestore }: { firestore: Firestore },
): Promise<{ isEnded: boolean }> {
  if (claims.isCoach !== true) throw new TasukiFailure('common/permission-denied');
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
      closedUntil: Timestamp.fromMillis(now.getTime() + CLOSED_AFTER_END_DAYS * DAY_MILLISECONDS),
      updatedAt: Timestamp.fromDate(now),
    });
  });
  return { isEnded: true };
}
