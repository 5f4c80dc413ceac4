import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { isWaiting, storedJob } from '../../jobs/job.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { forgottenPaymentJob } from './settle-forgotten-payment.ts';

/** Asks for a look at payments that name nobody. One that is asked for already is not asked for again. */
export async function askToSettlePayments(
  paymentIds: readonly string[],
  { firestore, now, startJob }: Pick<BillingDependencies, 'firestore' | 'now' | 'startJob'>,
): Promise<void> {
  for (const request of paymentIds.map(forgottenPaymentJob)) {
    await firestore.runTransaction(async (transaction) => {
      const reference = firestore.doc(firestorePaths.job(request.id));
      const current = storedJob(await transaction.get(reference));
      if (isWaiting(current)) return;
      askForJob(transaction, firestore, request, { current, now: now() });
    });
    await startJob(request.id);
  }
}
