import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { SubscriptionMirror } from '../subscription-mirror.ts';
import { isLive } from '../subscription-status.ts';

/** How a payment is gone, with what it paid for: all of it was given back, or the bank has taken it. */
export const PAYMENTS_TAKEN_BACK = ['refunded', 'disputed'] as const;
export type PaymentTakenBack = (typeof PAYMENTS_TAKEN_BACK)[number];

/** So long the app says it where the runner comes first; after that the pages of what they pay for do. */
export const TAKEN_BACK_NEWS_DAYS = 14;

/** Checks whether `value` is one of {@link PAYMENTS_TAKEN_BACK}. */
export function isTakenBack(value: unknown): value is PaymentTakenBack {
  return PAYMENTS_TAKEN_BACK.some((one) => one === value);
}

/** From when on it is news that something was lost. */
export function takenBackNewsFrom(now: Date): Date {
  return new Date(now.getTime() - TAKEN_BACK_NEWS_DAYS * DAY_MILLISECONDS);
}

/**
 * Which subscriptions have ended of late because their payment was given back or taken back, or because
 * their coach coaches the runner no more. Whoever has subscribed again with the same seller knows.
 *
 * @param subscriptions all of the runner
 */
export function subscriptionsTakenBack(
  subscriptions: readonly SubscriptionMirror[],
  now: Date,
): SubscriptionMirror[] {
  const from = takenBackNewsFrom(now);
  const sellers = new Set(
    subscriptions.filter(({ status }) => isLive(status)).map(({ sellerId }) => sellerId),
  );
  return subscriptions.filter(
    ({ status, reversal, endedAt, sellerId }) =>
      !isLive(status) &&
      (isTakenBack(reversal) || reversal === 'unserved') &&
      endedAt !== null &&
      endedAt >= from &&
      !sellers.has(sellerId),
  );
}

/** Checks whether it is news that a purchase was lost. */
export function isPurchaseTakenBack(
  { state, takenBackAt = null }: { state: string; takenBackAt?: Date | null },
  now: Date,
): boolean {
  return isTakenBack(state) && takenBackAt !== null && takenBackAt >= takenBackNewsFrom(now);
}
