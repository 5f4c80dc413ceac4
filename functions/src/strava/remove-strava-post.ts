import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import { postJob } from '../activities/ask-to-post.ts';
import { stravaIdOf } from './strava-activity-row.ts';

const DUPLICATES_MAXIMUM = 40;

/**
 * Asks that the coach's words on an activity be taken out of its description at
 * Strava. Safe to repeat.
 *
 * @returns `isAsked` false where the activity is not at Strava
 * @throws TasukiFailure 'common/not-found'
 */
export async function removeStravaPost(
  { activityId }: { activityId: string },
  { uid, now }: { uid: string; now: Date },
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<{ isAsked: boolean }> {
  const row = await firestore.doc(firestorePaths.activity(uid, activityId)).get();
  if (!row.exists) throw new TasukiFailure('common/not-found');
  const there = stravaIdOf(activityId) === null ? await repeatedAtStrava() : activityId;
  if (there === null) return { isAsked: false };
  const job = postJob({ uid, activityId: there, isRemoval: true });
  const reference = firestore.doc(firestorePaths.job(job.id));
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    return askForJob(transaction, firestore, job, { current, now });
  });
  await startJob(id);
  return { isAsked: true };

  async function repeatedAtStrava(): Promise<string | null> {
    const repeating = await firestore
      .collection(firestorePaths.activities(uid))
      .where('duplicateOf', '==', activityId)
      .limit(DUPLICATES_MAXIMUM)
      .select()
      .get();
    return repeating.docs.find(({ id }) => stravaIdOf(id) !== null)?.id ?? null;
  }
}
