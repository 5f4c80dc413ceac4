import type { BillingResult } from '@tasuki/domain/billing/billing-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { lookAtCustomer } from './look-at-customer.ts';

/**
 * Pays what a subscription owes, if it owes anything, with the method that it is charged with.
 *
 * @returns 'needsAction' with the secret by which the browser asks the bank
 * @throws TasukiFailure what the card is refused for, 'billing/unavailable'
 */
export async function payOpenInvoice(
  subscriptionId: string,
  customerId: string,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const found = await stripe.subscriptionsOf(customerId);
  const invoiceId = found.find(({ id }) => id === subscriptionId)?.latestInvoiceId ?? null;
  const before = invoiceId === null ? null : await stripe.invoice(invoiceId);
  if (!before?.isOpen) {
    await lookAtCustomer(customerId, dependencies);
    return { outcome: 'successful', clientSecret: null };
  }
  if (before.outcome === 'needsAction') {
    await lookAtCustomer(customerId, dependencies);
    return { outcome: before.outcome, clientSecret: before.clientSecret };
  }
  const refusal = await refusalOf(async () => stripe.payInvoice(before.id));
  const { isOpen, outcome, clientSecret } = await stripe.invoice(before.id);
  await lookAtCustomer(customerId, dependencies);
  if (!isOpen) return { outcome: 'successful', clientSecret: null };
  if (outcome === 'needsAction') return { outcome, clientSecret };
  if (outcome === 'processing') return { outcome, clientSecret: null };
  throw refusal ?? new TasukiFailure('billing/payment-failed');
}

/** @returns why Stripe did not; null = it did */
async function refusalOf(ask: () => Promise<void>): Promise<TasukiFailure | null> {
  try {
    await ask();
    return null;
  } catch (cause) {
    const isUndecided = !(cause instanceof TasukiFailure) || cause.code === 'billing/unavailable';
    if (isUndecided) throw cause;
    return cause;
  }
}
