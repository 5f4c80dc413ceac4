import { Timestamp } from 'firebase-admin/firestore';
import type { BillingResult } from '@tasuki/domain/billing/billing-calls';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import type { FoundSubscription, SetUp } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { knownCustomer } from './customer-of.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';
import { subscribe } from './subscribe.ts';
import { purposeOf, type SetUpPurpose } from './set-up-metadata.ts';

/** Days after which nobody comes back to an old page. */
const APPLIED_DAYS = 400;

type ReplaceMethod = Extract<SetUpPurpose, { purpose: 'replaceMethod' }>;

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
  // A person who has begun nothing has nothing to end, so Stripe is not asked.
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
  const confirmed = { id: setUp.id, uid, customerId, paymentMethodId, shownAt: setUp.createdAt };
  return purpose.purpose === 'subscribe'
    ? subscribe(confirmed, purpose, dependencies)
    : replaceMethod(confirmed, purpose, dependencies);
}

function unfinished({ outcome, clientSecret, isCancelled }: SetUp): BillingResult {
  if (isCancelled) throw new TasukiFailure('billing/set-up-failed');
  return { outcome, clientSecret: outcome === 'needsAction' ? clientSecret : null };
}

async function replaceMethod(
  {
    id: setUpId,
    customerId,
    paymentMethodId,
  }: { id: string; customerId: string; paymentMethodId: string },
  { subscriptionId }: ReplaceMethod,
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
  await stripe.setMethod(customerId, subscription, paymentMethodId);
  await applied.set({
    expiresAt: Timestamp.fromMillis(now().getTime() + APPLIED_DAYS * DAY_MILLISECONDS),
  });
  if (subscription.status === 'paused') await stripe.resumePaused(subscriptionId);
  return payOpenInvoice(subscriptionId, customerId, dependencies);
}

/** The payment that the last invoice waits for; this does not start it. */
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
