import type {
  BillingResult,
  DirectAction,
  SetUpStart,
  SubscriptionChange,
  SubscriptionReference,
} from '@tasuki/domain/billing/billing-calls';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { SetUp } from '../integrations/stripe/stripe-shapes.ts';
import { askToEndRenewals } from './endings/ask-to-end-renewals.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedSlot } from './billing-documents.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { ownSubscription } from './own-subscription.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';
import { setUpMetadata } from './set-up-metadata.ts';

const DONE: BillingResult = { outcome: 'successful', clientSecret: null };

/** Whether it is already as somebody wants it, so that asking twice is harmless. */
const IS_DONE: Readonly<Record<DirectAction, (subscription: SubscriptionMirror) => boolean>> = {
  cancel: ({ status, isCancelledAtPeriodEnd }) => isCancelledAtPeriodEnd || !isLive(status),
  endNow: ({ status }) => !isLive(status),
  resume: ({ status, isCancelledAtPeriodEnd }) =>
    (status === 'active' || status === 'trialing') && !isCancelledAtPeriodEnd,
  retry: ({ status, openInvoice }) => status === 'active' && openInvoice === null,
  keepPlan: ({ openInvoice, switchesTo = null }) => openInvoice === null && switchesTo === null,
};

/**
 * Does what a runner wants with a subscription of theirs. What is offered is decided by the table
 * that the screens show, on what Stripe says now.
 *
 * @throws TasukiFailure 'billing/not-found', 'billing/not-possible-now', what a card is refused for,
 *   'billing/unavailable'
 */
export async function changeSubscription(
  { subscriptionId, action }: SubscriptionChange,
  uid: string,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const { customerId, subscription } = await ownSubscription(subscriptionId, uid, dependencies);
  if (IS_DONE[action](subscription)) return DONE;
  if (!subscriptionOutlook(subscription).actions.includes(action)) {
    throw new TasukiFailure('billing/not-possible-now');
  }
  if (action === 'retry') return payOpenInvoice(subscriptionId, customerId, dependencies);
  if (action === 'keepPlan') {
    const found = await stripe.subscriptionsOf(customerId);
    const current = found.find(({ id }) => id === subscriptionId);
    if (current) await stripe.dropSwitch(current);
  } else if (action === 'endNow') await stripe.endSubscription(subscriptionId);
  else if (action === 'cancel') await stripe.setAtPeriodEnd(subscriptionId, 'cancel');
  else if (subscription.status === 'paused') await stripe.resumePaused(subscriptionId);
  else await stripe.setAtPeriodEnd(subscriptionId, 'renew');
  // A person who was shut out while Stripe was asked does not go on.
  if (action === 'resume') await askToEndRenewals(uid, dependencies.now(), dependencies);
  await lookAtCustomer(customerId, dependencies);
  return DONE;
}

/**
 * Begins to set up another method for a subscription. It is charged once `finishSetUp` has seen it
 * confirmed.
 *
 * @throws TasukiFailure 'billing/not-found', 'billing/not-possible-now', 'billing/unavailable'
 */
export async function beginMethodChange(
  { subscriptionId }: SubscriptionReference,
  uid: string,
  dependencies: BillingDependencies,
): Promise<SetUpStart> {
  const { customerId, subscription } = await ownSubscription(subscriptionId, uid, dependencies);
  if (!subscriptionOutlook(subscription).actions.includes('updateMethod')) {
    throw new TasukiFailure('billing/not-possible-now');
  }
  const { sellerId, version } = subscription;
  const open = await openMethodSetUp({ uid, sellerId, subscriptionId }, dependencies);
  const { id, clientSecret } =
    open ??
    (await sellingStripe(dependencies).createSetUp(
      customerId,
      setUpMetadata({ purpose: 'replaceMethod', uid, subscriptionId }),
      // Each look has another number, so calls at once have a set-up each. One of them is confirmed.
      `method_${subscriptionId}_${version}`,
    ));
  if (!open) await noteMethodSetUp(id, { uid, sellerId, subscriptionId }, dependencies);
  return { setupIntentId: id, clientSecret, trialDays: 0 };
}

/** The subscription whose payment method is to be replaced. */
interface MethodPlace {
  uid: string;
  sellerId: string;
  subscriptionId: string;
}

/** The set-up of another method that was begun before and can still be confirmed; null = none. */
async function openMethodSetUp(
  { uid, sellerId, subscriptionId }: MethodPlace,
  dependencies: BillingDependencies,
): Promise<SetUp | null> {
  const reference = dependencies.firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
  const known = storedSlot(await reference.get())?.otherSetUps?.[subscriptionId];
  if (known === undefined) return null;
  const setUp = await sellingStripe(dependencies).setUp(known);
  return setUp.isOpen ? setUp : null;
}

async function noteMethodSetUp(
  setupIntentId: string,
  { uid, sellerId, subscriptionId }: MethodPlace,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (!stored) return;
    const otherSetUps = { ...stored.otherSetUps, [subscriptionId]: setupIntentId };
    transaction.update(reference, { otherSetUps });
  });
}
