import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { periodStart, type BillingInterval } from './billing-period.ts';

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
/** The states in which a subscription gives what was sold. */
const ENTITLED_STATUSES: readonly SubscriptionStatus[] = ['trialing', 'active'];
/**
 * Days for which what was sold is still given while its payment fails; for a shorter interval one
 * period.
 */
const OWING_DAYS = 3;

/** The fields that decide whether somebody has what they subscribe to. */
export interface SubscriptionStanding {
  status: SubscriptionStatus;
  interval: BillingInterval;
  periodEndsAt: Date;
  /** When the first period began that is not paid; null or absent = nothing is owed, or it is not known. */
  owedSince?: Date | null | undefined;
}

/** Checks whether a subscription stands in the way of a second one of the same runner and seller. */
export function isLive(status: SubscriptionStatus): boolean {
  return !ENDED_STATUSES.includes(status);
}

/** A renewal was not paid. Of `incomplete` the first payment was not. */
export const OWING_STATUSES: readonly SubscriptionStatus[] = ['past_due', 'unpaid'];

/** Checks whether a renewal failed, so that the runner must act to keep the plan. */
export function isRenewalFailed({ status }: Pick<SubscriptionStanding, 'status'>): boolean {
  return OWING_STATUSES.includes(status);
}

/** The same, or the first payment failed. */
export function isInTrouble({ status }: Pick<SubscriptionStanding, 'status'>): boolean {
  return status === 'incomplete' || OWING_STATUSES.includes(status);
}

/**
 * Checks whether the runner has what the subscription sells. With `past_due` they have it for some days,
 * however long Stripe tries again. Each day of a daily plan begins another period that is not paid.
 */
export function isEntitled(standing: SubscriptionStanding, at: Date): boolean {
  const { status, interval, periodEndsAt, owedSince } = standing;
  if (status !== 'past_due') return ENTITLED_STATUSES.includes(status);
  const since = owedSince ?? periodStart(periodEndsAt, interval, -1);
  const longest = since.getTime() + OWING_DAYS * DAY_MILLISECONDS;
  return at.getTime() < Math.min(periodStart(since, interval, 1).getTime(), longest);
}

/** How long a first payment may stay open before the subscription is given up by Stripe. */
export const INCOMPLETE_HOURS = 23;
