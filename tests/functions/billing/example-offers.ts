import type { CoachPlanOffer } from '@tasuki/domain/billing/coach-plan';
import type { PricedOffer } from '@tasuki/domain/billing/priced-offer';

/** A monthly plan of a coach in the tests. */
export const PLAN_OFFER: CoachPlanOffer = {
  name: 'A talk a month',
  target: 'Marathon runners',
  priceYen: 5000,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  duration: 1,
  durationUnit: 'month',
};

/** A product of a coach in the tests. */
export const PRODUCT_OFFER: PricedOffer = {
  name: 'A look at your race',
  target: 'Marathon runners',
  priceYen: 3000,
  currency: 'JPY',
  duration: 1,
  durationUnit: 'month',
};
