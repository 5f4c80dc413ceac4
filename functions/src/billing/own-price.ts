import { OWN_PLAN, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import type { StripeClient } from '../integrations/stripe/stripe-client.ts';

/** The price of Tasuki's own plan at Stripe; another amount is another price. */
export async function ownPriceId(term: OwnPlanTerm, stripe: StripeClient): Promise<string> {
  const { interval, priceYen } = OWN_PLAN.prices[term];
  return stripe.priceId({
    productId: 'tasuki_own_plan',
    productName: 'Tasuki',
    lookupKey: `tasuki_${interval}_${priceYen}`,
    priceYen,
    interval,
  });
}
