import type {
  CouponRow,
  NewCoupon,
  PromotionCodeReference,
} from '@tasuki/domain/billing/coupon-admin';

async function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/** @throws what failureCodeOf understands */
export async function createCoupon(coupon: NewCoupon): Promise<void> {
  const { callFunction } = await functions();
  await callFunction('createCoupon', coupon);
}

/** @throws what failureCodeOf understands */
export async function archiveCoupon(reference: PromotionCodeReference): Promise<void> {
  const { callFunction } = await functions();
  await callFunction('archiveCoupon', reference);
}

/**
 * The newest coupons, the newest first.
 *
 * @throws what failureCodeOf understands
 */
export async function listCoupons(): Promise<CouponRow[]> {
  const { callFunction } = await functions();
  return (await callFunction('listCoupons', {})).coupons;
}
