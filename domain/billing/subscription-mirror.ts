import type { CouponDuration } from './coupon.ts';
import type { OwnPlanTerm } from './own-plan.ts';
import type { BillingInterval } from './billing-period.ts';
import type { StoredShape } from '../stored-shape.ts';
import type { SubscriptionCircumstances } from './subscription-outlook.ts';

/** Stands in place of a coach whose account is deleted. */
export const GONE_SELLER = 'gone';

/** The card that is charged, as far as its owner recognises it. */
export interface ChargedCard {
  brand: string;
  lastFour: string;
  /** 1–12. */
  expiryMonth: number;
  expiryYear: number;
}

/** Checks whether a card can be charged no more. It is good to the end of its month. */
export function isCardExpired(
  { expiryMonth, expiryYear }: Pick<ChargedCard, 'expiryMonth' | 'expiryYear'>,
  at: Date,
): boolean {
  // Months are counted from 0, so this is the next one.
  return at.getTime() >= Date.UTC(expiryYear, expiryMonth);
}

/** The discount of a coupon. */
export interface AppliedCoupon {
  percentOff: number;
  duration: CouponDuration;
  /** From when on it takes nothing off; null = never, or after the next charge. */
  endsAt: Date | null;
  /** The one term that it counts for; null or absent = each. */
  onlyTerm?: OwnPlanTerm | null | undefined;
}

/**
 * users/{uid}/subscriptions/{id}: a subscription as Stripe last said it is. Only functions write it,
 * after they have read it from Stripe. It holds what screens need and nothing secret.
 */
export interface SubscriptionMirror extends SubscriptionCircumstances {
  id: string;
  sellerId: string;
  /** The id among the seller's plans. */
  planId: string;
  /** The coach's current name; empty if they are gone. Absent for Tasuki's own plan. */
  sellerName?: string | undefined;
  /** The current name of a coach's plan, in the same way. */
  planName?: string | undefined;
  /** Whole yen, tax included, without coupon. */
  priceYen: number;
  interval: BillingInterval;
  /** When the first period began that is not paid; null or absent = nothing is owed, or it is not known. */
  owedSince?: Date | null | undefined;
  coupon: AppliedCoupon | null;
  /** The newest invoice's total, in whole yen; null or absent = not known. */
  lastChargeYen?: number | null | undefined;
  /**
   * The refund of a subscription that ended as `unserved`, in whole yen; null or absent = it ended
   * otherwise.
   */
  paidBackYen?: number | null | undefined;
  /** From when on the runner is to be notified of what comes; null or absent = of nothing more. */
  remindAt?: Date | null | undefined;
  /** null = none is known. */
  card: ChargedCard | null;
  /** Rises with each look at Stripe, so that an older one writes nothing. */
  version: number;
  mirroredAt: Date;
}

export const SUBSCRIPTION_MIRROR_SHAPE: StoredShape<SubscriptionMirror> = {
  sellerId: 'string',
  planId: 'string',
  status: 'string',
  startedAt: 'date',
  periodEndsAt: 'date',
  owedSince: 'date?',
  trialEndsAt: 'date?',
  endedAt: 'date?',
  isCancelledAtPeriodEnd: 'boolean',
  priceYen: 'number',
  nextChargeYen: 'number?',
  openInvoice: 'object?',
  switchesTo: 'object?',
  reversal: 'string?',
  paidBackYen: 'number?',
  card: 'object?',
};
