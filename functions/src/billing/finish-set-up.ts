import { Timestamp } from 'firebase-admin/firestore';
import type { BillingResult } from '@tasuki/domain/billing/billing-calls';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import type { FoundSubscription, SetUp } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedSlot } from './billing-documents.ts';
import { knownCustomer } from './customer-of.ts';
import { hadTrial } from './had-trial.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';
import { purposeOf, type SetUpPurpose } from './set-up-metadata.ts';

/** As long as somebody may come back to a page of then. */
const APPLIED_DAYS = 400;

type Purpose<Kind extends SetUpPurpose['purpose']> = Extract<SetUpPurpose, { purpose: Kind }>;

/** A set-up that succeeded, with whose it is. */
interface ConfirmedSetUp {
  id: string;
  uid: string;
  customerId: string;
  paymentMethodId: string;
}

/**
 * Does what a set-up was begun for, once it is confirmed: a subscription begins, or another method is
 * charged from now on. The return page and the webhook both run it, at once and again and again; it takes effect
 * once.
 *
 * @param expectedUid who asks; null = Stripe says so
 * @throws TasukiFailure 'billing/not-found' for a set-up of somebody else or of something else,
 *   'billing/subscription-exists', 'billing/offer-outdated', 'billing/unavailable', and what a card
 *   is refused for
 */
export async function finishSetUp(
  setupIntentId: string,
  expectedUid: string | null,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  // Whoever has begun nothing has nothing to end, and Stripe is not asked for it.
  if (expectedUid !== null && (await knownCustomer(expectedUid, dependencies)) === null) {
    throw new TasukiFailure('billing/not-found');
  }
  const setUp = await stripe.setUp(setupIntentId);
  const purpose = purposeOf(setUp.metadata);
  if (!purpose || (expectedUid !== null && purpose.uid !== expectedUid)) {
    throw new TasukiFailure('billing/not-found');
  }
  const { uid } = purpose;
  const customerId = await knownCustomer(uid, dependencies);
  if (customerId === null || customerId !== setUp.customerId) {
    throw new TasukiFailure('billing/not-found');
  }
  if (setUp.outcome !== 'successful') return unfinished(setUp);
  const { paymentMethodId } = setUp;
  if (paymentMethodId === null) throw new TasukiFailure('billing/set-up-failed');
  const confirmed: ConfirmedSetUp = { id: setUp.id, uid, customerId, paymentMethodId };
  return purpose.purpose === 'subscribe'
    ? subscribe(confirmed, purpose, dependencies)
    : replaceMethod(confirmed, purpose, dependencies);
}

function unfinished({ outcome, clientSecret, isCancelled }: SetUp): BillingResult {
  if (isCancelled) throw new TasukiFailure('billing/set-up-failed');
  return { outcome, clientSecret: outcome === 'needsAction' ? clientSecret : null };
}

async function subscribe(
  { id, uid, customerId, paymentMethodId }: ConfirmedSetUp,
  { sellerId, planId, priceId, trialDays }: Purpose<'subscribe'>,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const key = `subscription_${id}`;
  // Keys are forgotten after a day. What was made before is found by its set-up.
  const found = await stripe.subscriptionsOf(customerId);
  const made = found.find(({ metadata }) => metadata['setupIntentId'] === id);
  if (!made) {
    const ofSeller = found.filter(({ metadata }) => metadata['sellerId'] === sellerId);
    if (ofSeller.some(({ status }) => isLive(status))) {
      throw new TasukiFailure('billing/subscription-exists');
    }
    if (trialDays > 0 && (await hadTrial(ofSeller, { uid, sellerId }, dependencies))) {
      throw new TasukiFailure('billing/offer-outdated');
    }
    await claim(id, uid, sellerId, ofSeller, dependencies);
    try {
      await stripe.setMethod(customerId, null, paymentMethodId);
      const subscriptionId = await stripe.createSubscription(
        {
          customerId,
          priceId,
          paymentMethodId,
          trialDays,
          metadata: { uid, sellerId, planId, setupIntentId: id },
        },
        key,
      );
      await noteMade(id, uid, sellerId, subscriptionId, dependencies);
    } catch (cause) {
      const mayComeTrue = cause instanceof TasukiFailure && cause.code === 'billing/unavailable';
      if (!mayComeTrue) await releaseClaim(id, uid, sellerId, dependencies);
      throw cause;
    }
  } else await noteMade(id, uid, sellerId, made.id, dependencies);
  const mirrors = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const latest = made?.id ?? (await slotOf(uid, sellerId, dependencies))?.subscriptionId;
  const mirror = mirrors.find((one) => one.id === latest);
  if (mirror?.status !== 'incomplete') return { outcome: 'successful', clientSecret: null };
  // A first payment that was declined is not tried again unless the runner asks for it.
  if (!mirror.openInvoice?.needsAuthentication) throw new TasukiFailure('billing/payment-failed');
  return payOpenInvoice(mirror.id, customerId, dependencies);
}

async function replaceMethod(
  { id: setUpId, customerId, paymentMethodId }: ConfirmedSetUp,
  { subscriptionId }: Purpose<'replaceMethod'>,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const found = await stripe.subscriptionsOf(customerId);
  const subscription = found.find(({ id }) => id === subscriptionId);
  if (!subscription || !isLive(subscription.status)) {
    throw new TasukiFailure('billing/not-found');
  }
  const { firestore, now } = dependencies;
  const applied = firestore.doc(firestorePaths.delivery(`setup_${setUpId}`));
  // A return page that is opened again must neither bring an earlier card back nor charge this one.
  if ((await applied.get()).exists) return openInvoiceOutcome(subscription, stripe);
  await stripe.setMethod(customerId, subscriptionId, paymentMethodId);
  await applied.set({
    expiresAt: Timestamp.fromMillis(now().getTime() + APPLIED_DAYS * DAY_MILLISECONDS),
  });
  if (subscription.status === 'paused') await stripe.resumePaused(subscriptionId);
  return payOpenInvoice(subscriptionId, customerId, dependencies);
}

/** What the last invoice waits for, without asking for its payment. */
async function openInvoiceOutcome(
  { latestInvoiceId }: Pick<FoundSubscription, 'latestInvoiceId'>,
  stripe: StripeClient,
): Promise<BillingResult> {
  const invoice = latestInvoiceId === null ? null : await stripe.invoice(latestInvoiceId);
  if (!invoice?.isOpen) return { outcome: 'successful', clientSecret: null };
  const { outcome, clientSecret } = invoice;
  // The event may be paying it at this moment.
  return outcome === 'needsAction'
    ? { outcome, clientSecret }
    : { outcome: 'processing', clientSecret: null };
}

function slotReference(uid: string, sellerId: string, { firestore }: BillingDependencies) {
  return firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
}

async function slotOf(uid: string, sellerId: string, dependencies: BillingDependencies) {
  return storedSlot(await slotReference(uid, sellerId, dependencies).get());
}

/**
 * Takes the one place of a runner with a seller.
 *
 * @param ended of the seller, none of which is live
 * @throws TasukiFailure 'billing/subscription-exists' where another set-up has it
 */
async function claim(
  setupIntentId: string,
  uid: string,
  sellerId: string,
  ended: readonly { id: string }[],
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(uid, sellerId, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (!slot) throw new TasukiFailure('billing/not-found');
    const { claimedBy, subscriptionId } = slot;
    const isFree =
      claimedBy === null ||
      claimedBy === setupIntentId ||
      ended.some(({ id }) => id === subscriptionId);
    if (!isFree) throw new TasukiFailure('billing/subscription-exists');
    transaction.update(reference, { claimedBy: setupIntentId, subscriptionId: null });
  });
}

async function noteMade(
  setupIntentId: string,
  uid: string,
  sellerId: string,
  subscriptionId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(uid, sellerId, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (slot?.claimedBy === setupIntentId) transaction.update(reference, { subscriptionId });
  });
}

/** What Stripe refused for good leaves the place to another set-up. */
async function releaseClaim(
  setupIntentId: string,
  uid: string,
  sellerId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(uid, sellerId, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (slot?.claimedBy === setupIntentId && slot.subscriptionId === null) {
      transaction.update(reference, { claimedBy: null });
    }
  });
}
