import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { SubscriptionMirror } from '../subscription-mirror.ts';
import { isLive } from '../subscription-status.ts';

/** How a payment was reversed, with what it paid for: all of it was refunded, or the bank has reversed it. */
export const REVERSED_PAYMENT_STATES = ['refunded', 'disputed'] as const;
export type ReversedPaymentState = (typeof REVERSED_PAYMENT_STATES)[number];

/**
 * Days for which the app says it on the runner's first page; after that the pages of payments do.
 */
export const REVERSAL_NEWS_DAYS = 14;

/** Checks whether `value` is one of {@link REVERSED_PAYMENT_STATES}. */
export function isReversed(value: unknown): value is ReversedPaymentState {
  return REVERSED_PAYMENT_STATES.some((one) => one === value);
}

/** From when on it is news that something was lost. */
export function reversalNewsFrom(now: Date): Date {
  return new Date(now.getTime() - REVERSAL_NEWS_DAYS * DAY_MILLISECONDS);
}

/**
 * The subscriptions that ended recently because their payment was reversed, or because their coach
 * no longer coaches the runner. A runner who has subscribed again with the same seller knows it
 * already.
 *
 * @param subscriptions all subscriptions of the runner
 */
export function reversedSubscriptions(
  subscriptions: readonly SubscriptionMirror[],
  now: Date,
): SubscriptionMirror[] {
  const from = reversalNewsFrom(now);
  const sellers = new Set(
    subscriptions.filter(({ status }) => isLive(status)).map(({ sellerId }) => sellerId),
  );
  return subscriptions.filter(
    ({ status, reversal, endedAt, sellerId }) =>
      !isLive(status) &&
      (isReversed(reversal) || reversal === 'unserved') &&
      endedAt !== null &&
      endedAt >= from &&
      !sellers.has(sellerId),
  );
}

/** Checks whether it is news that a purchase was lost. */
export function isPurchaseReversed(
  { state, takenBackAt = null }: { state: string; takenBackAt?: Date | null },
  now: Date,
): boolean {
  return isReversed(state) && takenBackAt !== null && takenBackAt >= reversalNewsFrom(now);
}
