import { periodStart, type BillingInterval } from './billing-period.ts';
import { OWN_PLAN_TERMS, type OwnPlanTerm } from './own-plan.ts';

/** `once`: the next charge alone; `repeating`: every charge within some months; `forever`: each one. */
export const COUPON_DURATIONS = ['once', 'repeating', 'forever'] as const;
export type CouponDuration = (typeof COUPON_DURATIONS)[number];

/** For which terms of Tasuki's own plan a coupon counts, the one that costs least first. */
export const COUPON_PLANS = [...OWN_PLAN_TERMS, 'each'] as const;
export type CouponPlan = (typeof COUPON_PLANS)[number];

/** A coupon's discount, and how long it lasts. */
export interface CouponTerms {
  /** Above 0, at most 100. */
  percentOff: number;
  duration: CouponDuration;
  /** Set for `repeating` only; null otherwise. */
  durationInMonths: number | null;
  /** The one term of Tasuki's own plan that it counts for; null or absent = each. */
  onlyTerm?: OwnPlanTerm | null | undefined;
}

/** How much of what comes is covered: nothing or a part, all for now, or all for ever. */
export type CouponCover = 'none' | 'forNow' | 'forever';

/** Whether somebody with this coupon pays nothing, and whether that ends. Null = no coupon. */
export function couponCover(coupon: CouponTerms | null): CouponCover {
  if (coupon === null || coupon.percentOff < 100) return 'none';
  return coupon.duration === 'forever' ? 'forever' : 'forNow';
}

/**
 * A price with a part taken off. What is taken off is rounded to whole yen, as Stripe does.
 *
 * @example discountedYen(2980, 33) // 1997
 */
export function discountedYen(priceYen: number, percentOff: number): number {
  return priceYen - Math.round((priceYen * percentOff) / 100);
}

/** From when on a coupon takes nothing off any more; null = it never ends by its time. */
export function couponEnd(
  { duration, durationInMonths }: CouponTerms,
  appliedAt: Date,
): Date | null {
  return duration === 'repeating' ? periodStart(appliedAt, 'month', durationInMonths ?? 0) : null;
}

/**
 * The amount of a later charge, which is not the next one.
 *
 * @param coupon the coupon in use now; null = none
 */
export function laterChargeYen(
  priceYen: number,
  coupon: { percentOff: number; duration: CouponDuration; endsAt: Date | null } | null,
  at: Date,
): number {
  const isOver =
    coupon === null ||
    coupon.duration === 'once' ||
    (coupon.endsAt !== null && coupon.endsAt <= at);
  return isOver ? priceYen : discountedYen(priceYen, coupon.percentOff);
}

/** One charge that is to come. */
export interface ComingCharge {
  at: Date;
  /** Whole yen, tax included. */
  amountYen: number;
}

/**
 * The next charges of a price with a coupon.
 *
 * @param firstChargeAt the end of the trial, or now
 * @param appliedAt when the coupon was entered; its months begin then, also during a trial
 */
export function comingCharges(
  {
    priceYen,
    interval,
    firstChargeAt,
    coupon,
    appliedAt,
  }: {
    priceYen: number;
    interval: BillingInterval;
    firstChargeAt: Date;
    coupon: CouponTerms | null;
    appliedAt: Date;
  },
  count: number,
): ComingCharge[] {
  const end = coupon === null ? null : couponEnd(coupon, appliedAt);
  return Array.from({ length: count }, (_, number) => {
    const at = periodStart(firstChargeAt, interval, number);
    const isOver = end !== null && at >= end;
    const isLater = coupon?.duration === 'once' && number > 0;
    const percentOff = coupon === null || isOver || isLater ? 0 : coupon.percentOff;
    return { at, amountYen: discountedYen(priceYen, percentOff) };
  });
}
