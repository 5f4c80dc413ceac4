import type { BillingResult, CoveredOrder } from '@tasuki/domain/billing/billing-calls';
import { OWN_PLAN, OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import type { StoredSlot } from './billing-documents.ts';
import { takeAttempt } from './begin-subscription.ts';
import { customerOf } from './customer-of.ts';
import { hadTrial } from './had-trial.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { ownPriceId } from './seller-plan.ts';
import { subscribe } from './subscribe.ts';
import { usableCoupon } from './usable-coupon.ts';

/** Begins the ids of orders that have no set-up. */
const COVERED = 'covered_';

/**
 * Begins a subscription to Tasuki's own plan that a coupon covers wholly, so that no payment method
 * is asked for. Two calls at once begin one.
 *
 * @throws TasukiFailure 'billing/subscription-exists', 'billing/invalid-coupon-code',
 *   'billing/invalid-coupon' also for one that leaves something to pay, 'billing/coupon-used',
 *   'billing/unavailable'
 */
export async function beginCoveredSubscription(
  { term, couponCode }: CoveredOrder,
  uid: string,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const { promotionCodeId, couponId, terms } = await usableCoupon(
    couponCode,
    { uid, term },
    dependencies,
  );
  if (terms.percentOff < 100) throw new TasukiFailure('billing/invalid-coupon');
  const customerId = await customerOf(uid, dependencies);
  const subscriptions = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const own = subscriptions.filter(({ sellerId }) => sellerId === OWN_SELLER);
  if (own.some(({ status }) => isLive(status))) {
    throw new TasukiFailure('billing/subscription-exists');
  }
  const isTrialOver = await hadTrial(own, { uid, sellerId: OWN_SELLER }, dependencies);
  const slot = await takeAttempt(uid, { sellerId: OWN_SELLER, planId: term }, dependencies);
  const open = await openCoveredOrder(slot, customerId, stripe);
  return subscribe(
    {
      // Under the id of an order without an answer Stripe makes no second subscription.
      id: open ?? `${COVERED}${uid}_${slot.attempt}_${own.length}_${promotionCodeId}`,
      uid,
      customerId,
      paymentMethodId: null,
      shownAt: dependencies.now(),
    },
    {
      sellerId: OWN_SELLER,
      planId: term,
      priceId: await ownPriceId(term, stripe),
      trialDays: isTrialOver ? 0 : OWN_PLAN.trialDays,
      promotionCodeId,
      couponId,
    },
    dependencies,
  );
}

/** The id of a covered order that Stripe did not answer, and of which there is nothing; null = none. */
async function openCoveredOrder(
  { claimedBy, subscriptionId }: StoredSlot,
  customerId: string,
  stripe: StripeClient,
): Promise<string | null> {
  if (claimedBy?.startsWith(COVERED) !== true || subscriptionId !== null) return null;
  const found = await stripe.subscriptionsOf(customerId);
  return found.some(({ metadata }) => metadata['setupIntentId'] === claimedBy) ? null : claimedBy;
}
