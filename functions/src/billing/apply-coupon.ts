import type { CouponApplication } from '@tasuki/domain/billing/billing-calls';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import { OWN_PLAN_TERMS, OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { ownSubscription } from './own-subscription.ts';
import { claimCoupon, noteCouponUsed, releaseCoupon } from './coupon-uses.ts';
import { couponOf, refuseUnusable } from './usable-coupon.ts';
import { whileNoOtherChange } from './holds/while-no-other-change.ts';

/**
 * {@link useCoupon}, while no switch of the plan is under way: a coupon of one term must not meet the
 * price of another.
 *
 * @throws TasukiFailure as that, 'billing/not-possible-now' also while a switch is under way
 */
export async function applyCoupon(
  application: CouponApplication,
  uid: string,
  dependencies: BillingDependencies,
): Promise<CouponTerms> {
  return whileNoOtherChange('coupon', uid, dependencies, async () =>
    useCoupon(application, uid, dependencies),
  );
}

/**
 * Uses a coupon for a subscription that runs, from its next charge on. Each person uses it once; asking
 * again while it is there changes nothing.
 *
 * @returns what the coupon takes off
 * @throws TasukiFailure 'billing/not-found', 'billing/not-possible-now', 'billing/unavailable',
 *   'billing/invalid-coupon-code', 'billing/invalid-coupon', 'billing/coupon-used',
 *   'billing/coupon-not-applied' where Stripe took it in and another one stands
 */
async function useCoupon(
  { subscriptionId, code }: CouponApplication,
  uid: string,
  dependencies: BillingDependencies,
): Promise<CouponTerms> {
  const stripe = sellingStripe(dependencies);
  const { customerId, subscription } = await ownSubscription(subscriptionId, uid, dependencies);
  const term = OWN_PLAN_TERMS.find((known) => known === subscription.planId);
  const isOffered =
    subscription.sellerId === OWN_SELLER &&
    subscriptionOutlook(subscription).actions.includes('applyCoupon');
  if (!isOffered || term === undefined) throw new TasukiFailure('billing/not-possible-now');
  const coupon = await couponOf(code, dependencies);
  const { promotionCodeId, couponId, terms } = coupon;
  const use = { uid, couponId, orderId: subscriptionId };
  const stands = async () => {
    const found = await stripe.subscriptionsOf(customerId);
    return found.find(({ id }) => id === subscriptionId)?.coupon?.couponId === couponId;
  };
  if (await stands()) {
    await noteCouponUsed(use, dependencies);
    return terms;
  }
  await refuseUnusable(coupon, { uid, term }, dependencies);
  if ((await claimCoupon(use, dependencies)) !== 'claimed') {
    // The same was asked for at the same time.
    if (await stands()) return terms;
    throw new TasukiFailure('billing/coupon-used');
  }
  try {
    await stripe.applyCoupon(subscriptionId, promotionCodeId);
  } catch (cause) {
    const mayComeTrue = cause instanceof TasukiFailure && cause.code === 'billing/unavailable';
    if (!mayComeTrue) await releaseCoupon(use, dependencies);
    throw cause;
  }
  await noteCouponUsed(use, dependencies);
  await lookAtCustomer(customerId, dependencies);
  // Stripe answers a repetition from its memory, whatever was applied since.
  if (!(await stands())) throw new TasukiFailure('billing/coupon-not-applied');
  return terms;
}
