import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { isWaiting, storedJob } from '../../jobs/job.ts';
import { knownCustomer } from '../customer-of.ts';
import { isShutOut } from '../is-shut-out.ts';

export const END_RENEWALS: JobKind<{ uid: string }> = {
  name: 'end-renewals',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/**
 * Asks for the end of what a person pays for, where they ever began to buy and are shut out now. Safe
 * to repeat.
 */
export async function askToEndRenewals(
  uid: string,
  now: Date,
  { firestore, startJob }: { firestore: Firestore; startJob: (id: string) => Promise<void> },
): Promise<void> {
  const isBuyer = (await knownCustomer(uid, { firestore })) !== null;
  if (!isBuyer || !(await isShutOut(uid, firestore))) return;
  const request = jobRequest(END_RENEWALS, uid, { uid });
  const reference = firestore.doc(firestorePaths.job(request.id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    if (!isWaiting(current)) askForJob(transaction, firestore, request, { current, now });
  });
  await startJob(request.id);
}
