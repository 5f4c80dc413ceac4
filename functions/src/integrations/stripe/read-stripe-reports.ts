import type { Stripe } from 'stripe';
import { BILLING_INTERVALS } from '@tasuki/domain/billing/billing-period';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { logFailure } from '../../platform/log.ts';
import { idOf } from './read-stripe-objects.ts';
import type { FoundMoneyRow, FoundMovement, PaidForSeller } from './stripe-shapes.ts';

const NO_ROW = {
  paymentId: null,
  customerId: null,
  sellerId: null,
  interval: null,
  isCancelledAtPeriodEnd: false,
  dueAt: null,
  tries: null,
} as const;

function milliseconds(seconds: number | null | undefined): number | null {
  return typeof seconds === 'number' ? seconds * 1000 : null;
}

/** @returns null for one of another currency, which this product does not sell */
export function subscriptionRow(subscription: Stripe.Subscription): FoundMoneyRow | null {
  const [item] = subscription.items.data;
  if (!item || subscription.currency !== 'jpy') return null;
  const interval = BILLING_INTERVALS.find((known) => known === item.price.recurring?.interval);
  return {
    ...NO_ROW,
    id: subscription.id,
    customerId: idOf(subscription.customer),
    sellerId: subscription.metadata['sellerId'] ?? OWN_SELLER,
    amountYen: item.price.unit_amount ?? 0,
    interval: interval ?? null,
    state: subscription.status,
    isCancelledAtPeriodEnd: subscription.cancel_at_period_end,
    at: subscription.start_date * 1000,
    dueAt: milliseconds(subscription.ended_at ?? item.current_period_end),
  };
}

/** @returns null where nobody has tried to charge it yet */
export function failedPaymentRow(invoice: Stripe.Invoice): FoundMoneyRow | null {
  if (!invoice.attempted || invoice.currency !== 'jpy') return null;
  return {
    ...NO_ROW,
    id: invoice.id,
    customerId: idOf(invoice.customer),
    sellerId: sellerOfInvoice(invoice),
    amountYen: invoice.amount_remaining,
    state: invoice.next_payment_attempt === null ? 'given_up' : 'retrying',
    at: invoice.created * 1000,
    dueAt: milliseconds(invoice.next_payment_attempt),
    tries: invoice.attempt_count,
  };
}

export function refundRow(refund: Stripe.Refund): FoundMoneyRow | null {
  if (refund.currency !== 'jpy') return null;
  return {
    ...NO_ROW,
    id: refund.id,
    paymentId: idOf(refund.payment_intent),
    customerId: customerOfCharge(refund.charge),
    amountYen: refund.amount,
    state: refund.status ?? 'pending',
    at: refund.created * 1000,
  };
}

export function disputeRow(dispute: Stripe.Dispute): FoundMoneyRow | null {
  if (dispute.currency !== 'jpy') return null;
  return {
    ...NO_ROW,
    id: dispute.id,
    paymentId: idOf(dispute.payment_intent),
    customerId: customerOfCharge(dispute.charge),
    amountYen: dispute.amount,
    state: dispute.status,
    at: dispute.created * 1000,
    dueAt: milliseconds(dispute.evidence_details?.due_by),
  };
}

/** @returns null for what no sale caused: a payout, a fee of Stripe's own */
export function balanceMovement({
  id,
  currency,
  amount: amountYen,
  fee: feeYen,
  source,
}: Stripe.BalanceTransaction): FoundMovement | null {
  if (typeof source !== 'object' || source === null) return null;
  const { object: kind } = source;
  if (kind !== 'charge' && kind !== 'refund' && kind !== 'dispute') return null;
  if (currency !== 'jpy') {
    logFailure('balance in another currency', { balanceTransaction: id, currency }, null);
    return null;
  }
  return { kind, paymentIntentId: idOf(source.payment_intent), amountYen, feeYen };
}

/**
 * For whom an invoice was paid, and what a coupon took off.
 *
 * @param paymentIntentId where it is known; otherwise the invoice must show its payments
 * @returns null where no payment belongs to it
 */
export function paidForSeller(
  invoice: Stripe.Invoice,
  paymentIntentId: string | null = null,
): PaidForSeller | null {
  const payment = invoice.payments?.data.find(({ is_default }) => is_default)?.payment;
  const id = paymentIntentId ?? idOf(payment?.payment_intent ?? null);
  if (id === null) return null;
  const discounts = invoice.total_discount_amounts ?? [];
  return {
    paymentIntentId: id,
    sellerId: sellerOfInvoice(invoice),
    couponYen: discounts.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Null for an invoice that no subscription of ours asked for. */
function sellerOfInvoice({ parent }: Stripe.Invoice): string | null {
  const details = parent?.subscription_details;
  return details ? (details.metadata?.['sellerId'] ?? OWN_SELLER) : null;
}

function customerOfCharge(charge: string | Stripe.Charge | null): string | null {
  return typeof charge === 'object' && charge ? idOf(charge.customer) : null;
}
