import type { BalanceTransactionObject } from './stripe-objects.ts';
import type { StripeStore } from './stripe-store.ts';

/** Stripe's share of a payment in Japan. */
const FEE_SHARE = 0.036;
/** Stripe's fee for a dispute, in yen. */
const DISPUTE_FEE = 1300;

/** Notes what a charge, a refund or a dispute does to the account's balance. */
export function noteOnBalance(
  store: StripeStore,
  source: { id: string; object: 'charge' | 'refund' | 'dispute'; amount: number; currency: string },
  { isReversed = false }: { isReversed?: boolean } = {},
): BalanceTransactionObject {
  const isIncoming = (source.object === 'charge') !== isReversed;
  const amount = isIncoming ? source.amount : -source.amount;
  const fee = feeOf(source, isReversed);
  return store.add('balance_transaction', {
    amount,
    currency: source.currency,
    fee,
    net: amount - fee,
    source: source.id,
    type: source.object === 'dispute' ? 'adjustment' : source.object,
  });
}

function feeOf(
  { object, amount }: { object: string; amount: number },
  isReversed: boolean,
): number {
  if (object === 'charge') return Math.round(amount * FEE_SHARE);
  return object === 'dispute' && !isReversed ? DISPUTE_FEE : 0;
}
