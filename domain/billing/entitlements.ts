import { isEntitled, type SubscriptionStanding } from './subscription-status.ts';

/** A runner's entitlements. */
export interface Entitlements {
  /** The embedded coach, with all that it says about recordings and in chat. */
  hasEmbeddedCoach: boolean;
  /** Replies by language models in a calendar month; null = as many as the limits of a day allow. */
  modelRepliesPerMonth: number | null;
}

/**
 * The entitlements of free and paid runners. The end of a subscription takes model replies away and
 * nothing that the runner made.
 */
const ENTITLEMENTS = {
  free: { hasEmbeddedCoach: true, modelRepliesPerMonth: 30 },
  paid: { hasEmbeddedCoach: true, modelRepliesPerMonth: null },
} as const satisfies Record<string, Entitlements>;

/** The entitlements of a runner who pays nothing. */
export const FREE_ENTITLEMENTS: Entitlements = ENTITLEMENTS.free;

/** The last ones of a month are said to a runner before they are used up. */
export const REPLIES_LEFT_SAID_FROM = 5;

/**
 * The entitlements of a runner with these subscriptions to Tasuki's own plan, ended ones included.
 */
export function entitlementsOf(
  ownSubscriptions: readonly SubscriptionStanding[],
  at: Date,
): Entitlements {
  const isPaid = ownSubscriptions.some((one) => isEntitled(one, at));
  return isPaid ? ENTITLEMENTS.paid : FREE_ENTITLEMENTS;
}
