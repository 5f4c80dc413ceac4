import type { BillingInterval } from './billing-period.ts';

/** Sells Tasuki's own plan; other sellers are coaches, by their ids. */
export const OWN_SELLER = 'tasuki';

/** How often Tasuki's own plan is charged. */
export const OWN_PLAN_TERMS = ['monthly', 'yearly'] as const;
export type OwnPlanTerm = (typeof OWN_PLAN_TERMS)[number];

/** One way to pay for Tasuki's own plan. */
export interface OwnPlanPrice {
  interval: Extract<BillingInterval, 'month' | 'year'>;
  /** The charge of each period, in whole yen, tax included. */
  priceYen: number;
  /** The same as a sum for one month. */
  monthlyYen: number;
}

/**
 * Tasuki's own plan, which is sold by Tasuki and not by a coach. The specification leaves open
 * whether 1980 JPY is a month's part of the yearly price; here it is. A changed price is a new price
 * at Stripe, and whoever has subscribed keeps the former one.
 */
export const OWN_PLAN: Readonly<{
  trialDays: number;
  prices: Readonly<Record<OwnPlanTerm, OwnPlanPrice>>;
}> = {
  trialDays: 14,
  prices: {
    monthly: { interval: 'month', priceYen: 2980, monthlyYen: 2980 },
    yearly: { interval: 'year', priceYen: 23_760, monthlyYen: 1980 },
  },
};

/**
 * The term that is charged at an interval. What was sold says it by itself, so that a switch which
 * takes effect later needs no other word of it.
 *
 * @param interval of a price of the own plan
 */
export function termOf(interval: BillingInterval): OwnPlanTerm {
  return interval === 'year' ? 'yearly' : 'monthly';
}

/** The term that is not this one. */
export function otherTerm(term: OwnPlanTerm): OwnPlanTerm {
  return term === 'monthly' ? 'yearly' : 'monthly';
}
