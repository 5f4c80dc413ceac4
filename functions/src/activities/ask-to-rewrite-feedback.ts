import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';

export interface RewriteDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * Asks for the coach's words to be written anew. Asked again while that is under
 * way, it begins again with what holds then.
 *
 * @param activityId null = the person's newest activities
 */
export async function askToRewriteFeedback(
  uid: string,
  activityId: string | null,
  now: Date,
  { firestore, startJob }: RewriteDependencies,
): Promise<void> {
  const job = {
    kind: 'rewrite-feedback',
    key: `${uid}_${activityId ?? 'newest'}`,
    payload: { uid, activityId },
  } as const;
  const reference = firestore.doc(firestorePaths.job(jobId(job.kind, job.key)));
  const id = await firestore.runTransaction(async (transaction) => {
    const current = (await transaction.get(reference)).data() as StoredJob | undefined;
    return askForJob(transaction, firestore, job, current, now, now);
  });
  await startJob(id);
}
