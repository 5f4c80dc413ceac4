/**
 * The fate of money that was paid for a subscription, the gravest first. `disputed`: the bank has
 * taken it back. `refunded`: all of it was given back. `disputeWon`: the bank has let it stand
 * after all. `unserved`: its coach coaches the runner no more, and what was left of the period was
 * paid back.
 */
export const SUBSCRIPTION_REVERSALS = ['disputed', 'refunded', 'disputeWon', 'unserved'] as const;
export type SubscriptionReversal = (typeof SUBSCRIPTION_REVERSALS)[number];

/** A payment that ended its subscription, or the end of one whose coach coaches the runner no more. */
export interface PaymentReversal {
  subscriptionId: string;
  kind: SubscriptionReversal;
  /** For `unserved`: the refund of the current period, in whole yen. */
  paidBackYen?: number;
}

/**
 * Which reversal a subscription ended with: the gravest of its payments.
 *
 * @param reversals by payment; `unserved` by the subscription
 * @returns null where no payment ended it
 */
export function reversalOf(
  subscriptionId: string,
  reversals: Readonly<Record<string, PaymentReversal>>,
): SubscriptionReversal | null {
  const kinds = Object.values(reversals)
    .filter((one) => one.subscriptionId === subscriptionId)
    .map(({ kind }) => kind);
  return SUBSCRIPTION_REVERSALS.find((kind) => kinds.includes(kind)) ?? null;
}

/** The current state of a payment at Stripe. */
interface PaymentNow {
  /** The bank has taken it back. */
  isChargedBack: boolean;
  /** All of it was given back. */
  isRefunded: boolean;
}

/** The period that a payment was for. */
interface PaidPeriod {
  /** From when on it pays: for a switch, from that. */
  periodStartsAt: Date;
  /** The end of the period that it paid for. */
  periodEndsAt: Date;
  /** A switch asked for it, so that it may be a difference alone. */
  isOfSwitch: boolean;
}

/** The period that a subscription is in. */
interface RunningPeriod {
  periodStartedAt: Date;
  periodEndsAt: Date;
}

/**
 * Checks whether the period that a subscription is in was paid with a payment, so that all of its
 * refund takes that period. A switch may have begun another period before the former one was over, and its
 * payment is the new one's. Within a period it asks for the difference alone, which takes nothing.
 */
export function paysForCurrent(paid: PaidPeriod, current: RunningPeriod, now: Date): boolean {
  const isSameEnd = paid.periodEndsAt.getTime() === current.periodEndsAt.getTime();
  const isDifference = paid.isOfSwitch && paid.periodStartsAt > current.periodStartedAt;
  return isSameEnd && !isDifference && now < current.periodEndsAt;
}

/**
 * The effect of a payment on its subscription. A refund ends the period that it paid for, and no
 * other. A payment that the bank takes back ends the subscription, whichever period it was for.
 *
 * @param isForCurrent as {@link paysForCurrent} says
 * @param former what it was found to be before; null = nothing
 * @returns null where it takes nothing
 */
export function reversalNow(
  { isChargedBack, isRefunded }: PaymentNow,
  { isForCurrent, former }: { isForCurrent: boolean; former: SubscriptionReversal | null },
): SubscriptionReversal | null {
  if (isChargedBack) return 'disputed';
  if (isRefunded && (former !== null || isForCurrent)) return 'refunded';
  return former === 'disputed' ? 'disputeWon' : former;
}
