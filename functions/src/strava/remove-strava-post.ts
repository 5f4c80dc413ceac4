import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob, type StoredJob } from '../jobs/job.ts';
import { postJob, type PostToStravaPayload } from '../activities/ask-to-post.ts';
import { stravaIdOf } from './strava-activity-row.ts';

const DUPLICATES_MAXIMUM = 40;

/**
 * Asks that the coach's words on an activity be taken out of its description at
 * Strava. Safe to repeat: what was taken out, or is about to be, is not asked for again.
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
  if (row.get('stravaPost') === 'removed') return { isAsked: true };
  const there = stravaIdOf(activityId) === null ? await repeatedAtStrava() : activityId;
  if (there === null) return { isAsked: false };
  const job = postJob({ uid, activityId: there, isRemoval: true });
  const reference = firestore.doc(firestorePaths.job(job.id));
  const id = await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    // It waits for Strava, and a new start would ask Strava at once.
    if (current?.state === 'open' && isRemoval(current)) return null;
    return askForJob(transaction, firestore, job, { current, now });
  });
  if (id !== null) await startJob(id);
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

function isRemoval({ payload }: StoredJob): boolean {
  return (payload as Partial<PostToStravaPayload> | undefined)?.isRemoval === true;
}
