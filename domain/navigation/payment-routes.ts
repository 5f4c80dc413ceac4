import type { RouteName } from './route-table.ts';

/**
 * Pages that load Stripe.js. Only they are served with a policy that allows it, so they are opened
 * as documents of their own.
 */
export const PAYMENT_ROUTES = [
  'onboardingPayment',
  'coachSubscribe',
  'subscriptionPayment',
  'purchasePayment',
] as const satisfies readonly RouteName[];
