import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import type { BillingDependencies } from './billing-dependencies.ts';
import { refuseUsedCoupon } from './coupon-uses.ts';
import { usableCoupon } from './usable-coupon.ts';

/**
 * Computes the discount that a coupon gives a person.
 *
 * @throws TasukiFailure 'billing/coupon-used' and what `usableCoupon` throws
 */
export async function checkCoupon(
  typed: string,
  uid: string,
  dependencies: BillingDependencies,
): Promise<CouponTerms> {
  const { couponId, terms } = await usableCoupon(typed, { uid }, dependencies);
  await refuseUsedCoupon(couponId, uid, dependencies);
  return terms;
}
