import {
  reversalNow,
  type SubscriptionReversal,
} from '@tasuki/domain/billing/reversals/subscription-reversal';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { FoundPayment, PaidSubscription } from '../../integrations/stripe/stripe-shapes.ts';
import { logInfo } from '../../platform/log.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { storedStripeAccount } from '../billing-documents.ts';
import { payBackRest } from './pay-back-rest.ts';
import { lookAtCustomer } from '../look-at-customer.ts';
import type { ReversedPayment } from './end-reversed-request.ts';

/**
 * Ends the subscription of a payment, with everything that it gives, where the bank has taken it
 * back or all of it was given back. It reads from Stripe what is so now, whatever an event has
 * said. What a dispute has ended stays ended when the bank decides for the seller: that is noted, for
 * runner and admin. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable', 'billing/not-offered', 'billing/not-found'
 */
export async function endReversed(
  { paymentId }: ReversedPayment,
  dependencies: BillingDependencies,
): Promise<void> {
  const stripe = sellingStripe(dependencies);
  const paid = await stripe.subscriptionPaidBy(paymentId);
  if (!paid) return;
  const { customerId, subscriptionId } = paid;
  const { firestore } = dependencies;
  // Of nobody here, or gone with the account, which ended all that ran.
  if (!(await firestore.doc(firestorePaths.stripeAccount(customerId)).get()).exists) return;
  const payment = await stripe.payment(paymentId);
  const found = await stripe.subscriptionsOf(customerId, [subscriptionId]);
  const subscription = found.find(({ id }) => id === subscriptionId);
  const isRunning = subscription !== undefined && isLive(subscription.status);
  const isNew = await noteReversal({ payment, paid, isRunning }, dependencies);
  if (isNew === null) return;
  if (isRunning) {
    // Back first: what has ended is not looked at again.
    await payBackRest(subscription, dependencies.now(), stripe);
    await stripe.endSubscription(subscriptionId);
  }
  if (isRunning || isNew) await lookAtCustomer(customerId, dependencies);
}

interface FoundReversal {
  payment: FoundPayment;
  paid: PaidSubscription;
  /** The subscription has not ended. */
  isRunning: boolean;
}

/**
 * Notes that a payment ends its subscription, before that is done, so that a repetition goes on.
 *
 * @returns whether something else was noted before; null where the subscription is to be left as it is
 */
async function noteReversal(
  { payment, paid: { customerId, subscriptionId, paidUntil }, isRunning }: FoundReversal,
  { firestore, now }: BillingDependencies,
): Promise<boolean | null> {
  const reference = firestore.doc(firestorePaths.stripeAccount(customerId));
  return firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    if (!account) return null;
    const former: SubscriptionReversal | null = account.reversals?.[payment.id]?.kind ?? null;
    const kind = reversalNow(payment, { paidUntil, former, now: now() });
    // What had ended before was not ended by this.
    if (kind === null || (former === null && !isRunning)) return null;
    if (kind === former) return false;
    const reversals = { ...account.reversals, [payment.id]: { subscriptionId, kind } };
    transaction.update(reference, { reversals });
    logInfo('payment of a subscription reversed', {
      uid: account.uid,
      subscription: subscriptionId,
      payment: payment.id,
      reversal: kind,
    });
    return true;
  });
}
