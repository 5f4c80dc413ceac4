import type { Firestore } from 'firebase-admin/firestore';
import { isManualActivity } from '@tasuki/domain/activities/manual-activity';
import type { ActivityReference } from '@tasuki/domain/activities/activity-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { deleteDetail, releaseDuplicates } from '../activity-remains.ts';

/** Recordings of one and the same activity; nobody carries more devices. */
const REPEATING_MAXIMUM = 40;

/**
 * Deletes an entry of the runner with all that was computed of it. Recordings that repeated it stay,
 * the richest of them as the main one. Deleted twice is deleted.
 *
 * @throws TasukiFailure 'common/not-found' for an activity that was not entered by hand
 */
export async function deleteManualActivity(
  { activityId }: ActivityReference,
  { uid }: { uid: string },
  firestore: Firestore,
): Promise<{ isDeleted: boolean }> {
  if (!isManualActivity({ id: activityId })) throw new TasukiFailure('common/not-found');
  const reference = firestore.doc(firestorePaths.activity(uid, activityId));
  await firestore.runTransaction(async (transaction) => {
    const [row, repeating] = await Promise.all([
      transaction.get(reference),
      transaction.get(
        firestore
          .collection(firestorePaths.activities(uid))
          .where('duplicateOf', '==', activityId)
          .limit(REPEATING_MAXIMUM),
      ),
    ]);
    if (!row.exists) return;
    releaseDuplicates(transaction, row, repeating.docs);
    deleteDetail(transaction, firestore, uid, activityId);
    transaction.delete(reference);
  });
  return { isDeleted: true };
}
