import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { deleteDetail, releaseDuplicates } from '../activities/activity-remains.ts';
import { storedRow } from '../activities/stored-activity.ts';

/** How many rows may repeat one. */
const DUPLICATES_MAXIMUM = 40;
/** Nothing that was fetched earlier than this is still on its way. */
const TOMBSTONE_DAYS = 7;

/** users/{uid}/removedActivities/{activityId} */
export interface RemovedActivity {
  /** When its provider was asked and had it no more. */
  removedAt: Timestamp;
  /** Firestore deletes it from then on. */
  expiresAt: Timestamp;
}

/**
 * Plans that an activity which is gone at Strava goes here as well, and that
 * nothing fetched before brings it back. Rows that repeated it stand for themselves
 * again, the richest of them for the others.
 *
 * @param removedAt when Strava was asked
 * @param isRemembered also where no such row is here yet
 * @returns null where there is nothing to remove, or where it was fetched since
 */
export async function planRemoval(
  transaction: Transaction,
  firestore: Firestore,
  { uid, activityId }: { uid: string; activityId: string },
  { removedAt, isRemembered }: { removedAt: Date; isRemembered: boolean },
): Promise<(() => void) | null> {
  const reference = firestore.doc(firestorePaths.activity(uid, activityId));
  // One after the other: where a transaction is to begin anew, a second question finds it closed.
  const snapshot = await transaction.get(reference);
  const duplicates = await transaction.get(
    firestore
      .collection(firestorePaths.activities(uid))
      .where('duplicateOf', '==', activityId)
      .limit(DUPLICATES_MAXIMUM),
  );
  if (!snapshot.exists && !isRemembered) return null;
  const row = storedRow(snapshot) ?? null;
  if ((row?.fetchedAt?.getTime() ?? -Infinity) > removedAt.getTime()) return null;
  return () => {
    const stone: RemovedActivity = {
      removedAt: Timestamp.fromDate(removedAt),
      expiresAt: Timestamp.fromMillis(removedAt.getTime() + TOMBSTONE_DAYS * DAY_MILLISECONDS),
    };
    transaction.set(firestore.doc(firestorePaths.removedActivity(uid, activityId)), stone);
    if (row === null) return;
    transaction.delete(reference);
    deleteDetail(transaction, firestore, uid, activityId);
    releaseDuplicates(transaction, snapshot, duplicates.docs);
  };
}
