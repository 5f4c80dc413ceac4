import type { CoachPlanOffer } from '@tasuki/domain/billing/coach-plan';
import type { PricedOffer } from '@tasuki/domain/billing/priced-offer';

/** What a coach of the tests sells by the month. */
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

/** What a coach of the tests sells once. */
export const PRODUCT_OFFER: PricedOffer = {
  name: 'A look at your race',
  target: 'Marathon runners',
  priceYen: 3000,
  currency: 'JPY',
  duration: 1,
  durationUnit: 'month',
};
