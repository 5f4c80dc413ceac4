import { Timestamp } from 'firebase-admin/firestore';
import { HOUR_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import type { BillingDependencies } from './billing-dependencies.ts';
import { storedStripeAccount } from './billing-documents.ts';
import { knownCustomer } from './customer-of.ts';
import { endUnserved } from './coach-plans/end-unserved.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { settlePurchases } from './purchases/settle-purchases.ts';
import { lookJob } from './stripe-jobs.ts';

/** A mirror that is younger is shown as it is. */
const FRESH_MILLISECONDS = MINUTE_MILLISECONDS;
/** A customer who was not looked at for this long is looked at, since an event may be lost. */
const RECONCILED_AFTER_MILLISECONDS = 3 * HOUR_MILLISECONDS;
const CUSTOMERS_A_RUN = 200;

/**
 * Looks at a runner's subscriptions and purchases, as their page is opened, unless that was done within a minute.
 *
 * @returns whether somebody looked
 * @throws TasukiFailure 'billing/unavailable'
 */
export async function refreshBilling(
  uid: string,
  dependencies: BillingDependencies,
): Promise<{ isRefreshed: boolean }> {
  const { firestore, stripe, now } = dependencies;
  const customerId = stripe ? await knownCustomer(uid, dependencies) : null;
  if (customerId === null) return { isRefreshed: false };
  const snapshot = await firestore.doc(firestorePaths.stripeAccount(customerId)).get();
  const lookedAt = storedStripeAccount(snapshot)?.lookedAt.toMillis() ?? 0;
  if (now().getTime() - lookedAt < FRESH_MILLISECONDS) return { isRefreshed: false };
  await lookAtCustomer(customerId, dependencies);
  await endUnserved(uid, customerId, dependencies);
  await settlePurchases(uid, dependencies);
  return { isRefreshed: true };
}

/**
 * Asks for a look at those who were not looked at for hours, the longest ago first.
 *
 * @returns the jobs that were asked for
 */
export async function reconcileBilling({
  firestore,
  stripe,
  now,
}: BillingDependencies): Promise<string[]> {
  if (!stripe) return [];
  const time = now();
  const { docs } = await firestore
    .collection(firestorePaths.stripeAccounts())
    .where('lookedAt', '<', Timestamp.fromMillis(time.getTime() - RECONCILED_AFTER_MILLISECONDS))
    .orderBy('lookedAt')
    .limit(CUSTOMERS_A_RUN)
    .get();
  const asked: string[] = [];
  for (const document of docs) {
    const account = unlessUnreadable(() => storedStripeAccount(document));
    if (!account) continue;
    const request = lookJob(document.id, account.uid);
    await firestore.runTransaction(async (transaction) => {
      const job = storedJob(await transaction.get(firestore.doc(firestorePaths.job(request.id))));
      if (job?.state === 'open') return;
      askForJob(transaction, firestore, request, { current: job, now: time });
      asked.push(request.id);
    });
  }
  return asked;
}
