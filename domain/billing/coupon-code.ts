import { canBeCharged } from './charge-limits.ts';
import { discountedYen, type CouponTerms } from './coupon.ts';
import { OWN_PLAN, type OwnPlanTerm } from './own-plan.ts';

/** As Stripe takes them; capitals and small letters are the same to it. */
export const COUPON_CODE_PATTERN = /^[A-Z0-9-]{3,30}$/;

/** A code as it is looked up, whatever case and spaces it was typed with, also in full width. */
export function normalCouponCode(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase();
}

/** Checks whether there can be a code like this at all. */
export function isCouponCode(code: string): boolean {
  return COUPON_CODE_PATTERN.test(code);
}

/**
 * Checks whether a coupon counts for a term, and what it leaves of the price can be charged: Stripe
 * charges nothing, or ¥50 and more.
 */
export function isCouponFor(
  term: OwnPlanTerm,
  { percentOff, onlyTerm }: Pick<CouponTerms, 'percentOff' | 'onlyTerm'>,
): boolean {
  const isMeant = (onlyTerm ?? term) === term;
  return isMeant && canBeCharged(discountedYen(OWN_PLAN.prices[term].priceYen, percentOff));
}
