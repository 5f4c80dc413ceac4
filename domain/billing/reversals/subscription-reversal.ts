/**
 * What became of money that was paid for a subscription, the gravest first. `disputed`: the bank has
 * taken it back. `refunded`: all of it was given back. `disputeWon`: the bank has let it stand after all.
 */
export const SUBSCRIPTION_REVERSALS = ['disputed', 'refunded', 'disputeWon'] as const;
export type SubscriptionReversal = (typeof SUBSCRIPTION_REVERSALS)[number];

/** A payment that ended its subscription. */
export interface PaymentReversal {
  subscriptionId: string;
  kind: SubscriptionReversal;
}

/**
 * Which reversal a subscription ended with: the gravest of its payments.
 *
 * @param reversals by payment
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

/** What a payment is at Stripe now. */
interface PaymentNow {
  /** The bank has taken it back. */
  isChargedBack: boolean;
  /** All of it was given back. */
  isRefunded: boolean;
}

/**
 * What a payment means for its subscription. A refund takes the period that it paid for, and nothing of
 * one that is over. What the bank takes back ends the subscription, whichever period it was for.
 *
 * @param paidUntil the end of the period that it paid for
 * @param former what it was found to be before; null = nothing
 * @returns null where it takes nothing
 */
export function reversalNow(
  { isChargedBack, isRefunded }: PaymentNow,
  { paidUntil, former, now }: { paidUntil: Date; former: SubscriptionReversal | null; now: Date },
): SubscriptionReversal | null {
  if (isChargedBack) return 'disputed';
  if (isRefunded && (former !== null || now < paidUntil)) return 'refunded';
  return former === 'disputed' ? 'disputeWon' : former;
}
