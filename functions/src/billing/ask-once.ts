import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import type { JobRequest } from '../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../jobs/job.ts';
import type { BillingDependencies } from './billing-dependencies.ts';

/** Asks for jobs. One that is asked for already is not asked for again. */
export async function askOnce(
  requests: readonly JobRequest[],
  { firestore, now, startJob }: Pick<BillingDependencies, 'firestore' | 'now' | 'startJob'>,
): Promise<void> {
  for (const request of requests) {
    await firestore.runTransaction(async (transaction) => {
      const reference = firestore.doc(firestorePaths.job(request.id));
      const current = storedJob(await transaction.get(reference));
      if (isWaiting(current)) return;
      askForJob(transaction, firestore, request, { current, now: now() });
    });
    await startJob(request.id);
  }
}
