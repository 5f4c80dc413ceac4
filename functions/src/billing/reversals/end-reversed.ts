import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { isReversed } from '@tasuki/domain/billing/reversals/reversed-payment';
import {
  paysForCurrent,
  reversalNow,
  reversalOf,
  type SubscriptionReversal,
} from '@tasuki/domain/billing/reversals/subscription-reversal';
import { isLive, SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type {
  FoundPayment,
  FoundSubscription,
  PaidSubscription,
} from '../../integrations/stripe/stripe-shapes.ts';
import { logInfo } from '../../platform/log.ts';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { storedStripeAccount } from '../billing-documents.ts';
import { chargedPayment, reversalMail } from './reversal-mail.ts';
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
  // The customer is nobody here, or went with the account, whose deletion ended all subscriptions.
  if (!(await firestore.doc(firestorePaths.stripeAccount(customerId)).get()).exists) return;
  const payment = await stripe.payment(paymentId);
  const found = await stripe.subscriptionsOf(customerId, [subscriptionId]);
  const subscription = found.find(({ id }) => id === subscriptionId);
  const ended = await noteReversal({ payment, paid, subscription }, dependencies);
  if (!ended) return;
  if (ended.mailJobId !== null) await dependencies.startJob(ended.mailJobId);
  if (isRunning(subscription)) {
    // Back first: what has ended is not looked at again.
    await payBackRest(subscription, dependencies.now(), stripe);
    await stripe.endSubscription(subscriptionId);
  }
  // An earlier run may have ended it and died before its look. A look may ask for this again, so
  // one that finds nothing would repeat for ever.
  const mirror = await firestore.doc(firestorePaths.subscription(ended.uid, subscriptionId)).get();
  const status: unknown = mirror.get('status');
  const isOver = SUBSCRIPTION_STATUSES.some((one) => one === status && !isLive(one));
  if (isOver && mirror.get('reversal') === ended.reversal) return;
  await lookAtCustomer(customerId, dependencies);
}

function isRunning(subscription: FoundSubscription | undefined): subscription is FoundSubscription {
  return subscription !== undefined && isLive(subscription.status);
}

interface FoundReversal {
  payment: FoundPayment;
  paid: PaidSubscription;
  /** The subscription that it paid for; undefined = Stripe no longer has it. */
  subscription: FoundSubscription | undefined;
}

/** The notes on a subscription that ends, or has ended. */
interface EndedSubscription {
  uid: string;
  reversal: SubscriptionReversal | null;
  /** Id of the job for the mail to its runner; null = it was asked for before. */
  mailJobId: string | null;
}

/**
 * Notes that a payment ends its subscription, before that is done, so that a repetition goes on. The runner
 * gets a mail of it.
 *
 * @returns null where the subscription is to be left as it is
 */
async function noteReversal(
  { payment, paid, subscription }: FoundReversal,
  dependencies: BillingDependencies,
): Promise<EndedSubscription | null> {
  const { firestore, now } = dependencies;
  const { customerId, subscriptionId } = paid;
  const isForCurrent = subscription !== undefined && paysForCurrent(paid, subscription, now());
  const reference = firestore.doc(firestorePaths.stripeAccount(customerId));
  return firestore.runTransaction(async (transaction) => {
    const account = storedStripeAccount(await transaction.get(reference));
    if (!account) return null;
    const former: SubscriptionReversal | null = account.reversals?.[payment.id]?.kind ?? null;
    const kind = reversalNow(payment, { isForCurrent, former });
    if (kind === null && payment.wasDisputed && !payment.isDisputed) {
      // The next look need not ask about it again.
      transaction.update(reference, { letStand: FieldValue.arrayUnion(payment.id) });
    }
    // A subscription that had ended before was not ended by this.
    if (kind === null || (former === null && !isRunning(subscription))) return null;
    const reversals = { ...account.reversals, [payment.id]: { subscriptionId, kind } };
    const { uid } = account;
    const ended = { uid, reversal: reversalOf(subscriptionId, reversals), mailJobId: null };
    if (kind === former) return ended;
    const news = { uid, subscriptionId, kind, payment };
    const askForMail = former === null ? await mailOf(news, transaction, dependencies) : null;
    transaction.update(reference, { reversals });
    const mailJobId = askForMail?.() ?? null;
    logInfo('payment of a subscription reversed', {
      uid,
      subscription: subscriptionId,
      payment: payment.id,
      reversal: kind,
    });
    return { ...ended, mailJobId };
  });
}

interface NotedReversal {
  uid: string;
  subscriptionId: string;
  kind: SubscriptionReversal;
  payment: FoundPayment;
}

async function mailOf(
  { uid, subscriptionId, kind, payment }: NotedReversal,
  transaction: Transaction,
  { firestore, now }: BillingDependencies,
) {
  if (!isReversed(kind)) return null;
  const mirror = await transaction.get(
    firestore.doc(firestorePaths.subscription(uid, subscriptionId)),
  );
  const planName: unknown = mirror.get('planName');
  const name = typeof planName === 'string' ? planName : '';
  const lost = { id: subscriptionId, name, purchaseId: null };
  const news = { uid, ...lost, reversal: kind, charged: chargedPayment(payment) };
  return reversalMail(news, transaction, { firestore, now: now() });
}
