/** The states of a subscription, as Stripe names them. */
export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Nothing happens to a subscription in these any more. */
const ENDED_STATUSES: readonly SubscriptionStatus[] = ['incomplete_expired', 'canceled'];
/** What was sold is given; with `past_due` as long as Stripe tries again. */
const ENTITLED_STATUSES: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due'];

/** Checks whether a subscription stands in the way of a second one of the same runner and seller. */
export function isLive(status: SubscriptionStatus): boolean {
  return !ENDED_STATUSES.includes(status);
}

/** Checks whether the runner has what the subscription sells. */
export function isEntitled(status: SubscriptionStatus): boolean {
  return ENTITLED_STATUSES.includes(status);
}

/** How long a first payment may stay open before the subscription is given up by Stripe. */
export const INCOMPLETE_HOURS = 23;
