import type { Firestore } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { ACCOUNT_DELETION } from '@tasuki/domain/people/account-deletion';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';

interface AskForDeletionDependencies {
  firestore: Firestore;
  startJob: (id: string) => Promise<void>;
}

/**
 * Has an account deleted with everything in it. Asked again, it goes on as it was.
 *
 * @param caller `signedInAt`: when they last proved who they are
 * @returns by when everything is gone, as an ISO instant
 * @throws TasukiFailure 'auth/requires-recent-login'
 */
export async function askForDeletion(
  { uid, signedInAt, now }: { uid: string; signedInAt: Date; now: Date },
  { firestore, startJob }: AskForDeletionDependencies,
): Promise<{ deletedBy: string }> {
  const ageMilliseconds = now.getTime() - signedInAt.getTime();
  if (ageMilliseconds > ACCOUNT_DELETION.recentSignInMinutes * 60_000) {
    throw new TasukiFailure('auth/requires-recent-login');
  }
  const reference = firestore.doc(firestorePaths.job(jobId('delete-account', uid)));
  const { id, askedAt } = await firestore.runTransaction(async (transaction) => {
    const job = (await transaction.get(reference)).data() as
      | StoredJob<'delete-account'>
      | undefined;
    if (job?.state === 'open') return { id: null, askedAt: job.payload.askedAt };
    const payload = { uid, askedAt: job?.payload.askedAt ?? now.getTime(), round: 1 } as const;
    const asked = { kind: 'delete-account', key: uid, payload } as const;
    return {
      id: askForJob(transaction, firestore, asked, job, now, now),
      askedAt: payload.askedAt,
    };
  });
  if (id !== null) await startJob(id);
  const deadline = new Date(askedAt + ACCOUNT_DELETION.deadlineHours * 3_600_000);
  return { deletedBy: deadline.toISOString() };
}
