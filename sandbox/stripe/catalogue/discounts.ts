import { couponEnd } from '@tasuki/domain/billing/coupon';
import { invalidRequest, resourceMissing } from '../stripe-failure.ts';
import type { CouponObject, DiscountObject, PromotionCodeObject } from '../stripe-objects.ts';
import type { StripeAccount } from '../stripe-account.ts';
import type { StripeParameters } from '../stripe-parameters.ts';

/** A coupon that a request applies, by itself or by a code. */
export interface WantedDiscount {
  coupon: CouponObject;
  promotionCode: PromotionCodeObject | null;
}

/**
 * Reads `discounts[]` of a request.
 *
 * @throws StripeFailure for a coupon or code that cannot be used any more
 */
export function readDiscounts(
  parameters: StripeParameters,
  customer: string,
  { store, now }: StripeAccount,
): WantedDiscount[] {
  return parameters.children('discounts').map((entry) => {
    const couponId = entry.text('coupon');
    const codeId = entry.text('promotion_code');
    if (codeId === undefined) {
      const coupon = store.get('coupon', couponId ?? '', entry.name('coupon'));
      refuseUsedUp(coupon, now(), entry.name('coupon'));
      return { coupon, promotionCode: null };
    }
    const param = entry.name('promotion_code');
    const code = store.get('promotion_code', codeId, param);
    const isOver =
      !code.active ||
      (code.expires_at !== null && code.expires_at <= now()) ||
      (code.max_redemptions !== null && code.times_redeemed >= code.max_redemptions);
    if (isOver) {
      throw invalidRequest('This promotion code is expired or has been used up.', {
        code: 'promotion_code_expired',
        param,
      });
    }
    if (code.customer !== null && code.customer !== customer) {
      throw resourceMissing('promotion_code', codeId, param);
    }
    const coupon = store.get('coupon', code.promotion.coupon, param);
    refuseUsedUp(coupon, now(), param);
    return { coupon, promotionCode: code };
  });
}

/** Checks whether a coupon may still be redeemed. */
export function isValidCoupon(coupon: CouponObject, now: number): boolean {
  return (
    (coupon.redeem_by === null || coupon.redeem_by > now) &&
    (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions)
  );
}

function refuseUsedUp(coupon: CouponObject, now: number, param: string): void {
  if (isValidCoupon(coupon, now)) return;
  throw invalidRequest(`Coupon expired: ${coupon.id}`, { code: 'coupon_expired', param });
}

/** Redeems coupons for a subscription. */
export function redeem(
  wanted: readonly WantedDiscount[],
  subscription: string,
  customer: string,
  { store, now }: StripeAccount,
): DiscountObject[] {
  return wanted.map(({ coupon, promotionCode }) => {
    coupon.times_redeemed += 1;
    coupon.valid = isValidCoupon(coupon, now());
    if (promotionCode) promotionCode.times_redeemed += 1;
    const end = couponEnd(
      {
        percentOff: coupon.percent_off,
        duration: coupon.duration,
        durationInMonths: coupon.duration_in_months,
      },
      new Date(now() * 1000),
    );
    return store.add('discount', {
      customer,
      end: end === null ? null : end.getTime() / 1000,
      promotion_code: promotionCode?.id ?? null,
      source: { type: 'coupon', coupon: coupon.id },
      start: now(),
      subscription,
    });
  });
}

/** The discount of each coupon on an amount, one after the other. */
export function discountAmounts(
  amount: number,
  discounts: readonly { id: string; percentOff: number }[],
): { amount: number; discount: string }[] {
  let left = amount;
  return discounts.map(({ id, percentOff }) => {
    const off = Math.round((left * percentOff) / 100);
    left -= off;
    return { amount: off, discount: id };
  });
}
