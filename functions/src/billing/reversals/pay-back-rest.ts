import type { FoundSubscription } from '../../integrations/stripe/stripe-shapes.ts';
import type { StripeClient } from '../../integrations/stripe/stripe-client.ts';

/**
 * Pays back what is left of the period that a subscription is in. Of a payment that was given back, or
 * that its bank has asked about, nothing more goes back. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable'
 */
export async function payBackRest(
  { status, latestInvoiceId, periodStartedAt, periodEndsAt }: FoundSubscription,
  now: Date,
  stripe: StripeClient,
): Promise<void> {
  if (status !== 'active' || latestInvoiceId === null) return;
  const { paidAt, paidYen, paymentIntentId } = await stripe.invoice(latestInvoiceId);
  if (paidAt === null || paidYen === 0 || paymentIntentId === null) return;
  const left = periodEndsAt.getTime() - now.getTime();
  const whole = periodEndsAt.getTime() - periodStartedAt.getTime();
  const restYen = Math.floor((paidYen * Math.min(left, whole)) / whole);
  if (restYen <= 0) return;
  const { isDisputed } = await stripe.payment(paymentIntentId);
  if (!isDisputed) await stripe.refundPart(paymentIntentId, restYen);
}
