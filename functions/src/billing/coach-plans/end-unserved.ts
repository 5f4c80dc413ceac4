import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isLive, SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { payBackRest } from '../reversals/pay-back-rest.ts';
import { lookAtCustomer } from '../look-at-customer.ts';

/** More at a time nobody has. */
const SUBSCRIPTIONS_A_LOOK = 50;

/**
 * Ends a person's subscriptions to coaches who are gone, or are coaches no more. What is left of the
 * current period is paid back. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered'
 */
export async function endUnserved(
  uid: string,
  customerId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore, now } = dependencies;
  const subscriptions = await firestore
    .collection(firestorePaths.subscriptions(uid))
    .where('status', 'in', SUBSCRIPTION_STATUSES.filter(isLive))
    .limit(SUBSCRIPTIONS_A_LOOK)
    .get();
  const running = subscriptions.docs.filter((one) => one.get('sellerId') !== OWN_SELLER);
  const [first, ...others] = running.map((one) =>
    firestore.doc(firestorePaths.coach(one.get('sellerId') as string)),
  );
  if (!first) return;
  const coaches = await firestore.getAll(first, ...others);
  const unservedIds = running
    .filter((_, index) => coaches[index]?.get('isApproved') !== true)
    .map(({ id }) => id);
  if (unservedIds.length === 0) return;
  const stripe = sellingStripe(dependencies);
  const found = await stripe.subscriptionsOf(customerId);
  for (const subscription of found.filter(({ id }) => unservedIds.includes(id))) {
    // Back first: what has ended is not looked at again.
    await payBackRest({ customerId, subscription }, now(), stripe);
    await stripe.endSubscription(subscription.id);
  }
  await lookAtCustomer(customerId, dependencies);
}
