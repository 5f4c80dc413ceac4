import { isCouponCode, isCouponFor, normalCouponCode } from '@tasuki/domain/billing/coupon-code';
import { OWN_PLAN_TERMS, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { FoundCoupon } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { knownCustomer } from './customer-of.ts';

/** The person who would use a coupon, and for which term; left out = for any. */
interface CouponUser {
  uid: string;
  term?: OwnPlanTerm | undefined;
}

/**
 * The coupon that a code stands for, whether or not it can still be used.
 *
 * @param typed as somebody entered it
 * @throws TasukiFailure 'billing/invalid-coupon-code' for a code that there is not
 */
export async function couponOf(
  typed: string,
  dependencies: BillingDependencies,
): Promise<FoundCoupon> {
  const stripe = sellingStripe(dependencies);
  const code = normalCouponCode(typed);
  const coupon = isCouponCode(code) ? await stripe.coupon(code, dependencies.now()) : null;
  if (!coupon) throw new TasukiFailure('billing/invalid-coupon-code');
  return coupon;
}

/**
 * Refuses a coupon that is over, used up, for somebody else, or leaves less than can be charged.
 *
 * @throws TasukiFailure 'billing/invalid-coupon'
 */
export async function refuseUnusable(
  { isUsable, customerId, terms }: FoundCoupon,
  { uid, term }: CouponUser,
  dependencies: BillingDependencies,
): Promise<void> {
  const isForOne = (term === undefined ? OWN_PLAN_TERMS : [term]).some((one) =>
    isCouponFor(one, terms),
  );
  const isTheirs = customerId === null || customerId === (await knownCustomer(uid, dependencies));
  if (!isUsable || !isForOne || !isTheirs) throw new TasukiFailure('billing/invalid-coupon');
}

/**
 * The coupon that a code stands for, where a person can use it now. Whether they have used it before is
 * decided by its claim.
 *
 * @param typed as somebody entered it
 * @throws TasukiFailure 'billing/invalid-coupon-code', 'billing/invalid-coupon'
 */
export async function usableCoupon(
  typed: string,
  user: CouponUser,
  dependencies: BillingDependencies,
): Promise<FoundCoupon> {
  const coupon = await couponOf(typed, dependencies);
  await refuseUnusable(coupon, user, dependencies);
  return coupon;
}
