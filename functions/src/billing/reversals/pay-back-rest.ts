import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { FoundSubscription, PaidInvoice } from '../../integrations/stripe/stripe-shapes.ts';
import type { StripeClient } from '../../integrations/stripe/stripe-client.ts';
import { logFailure } from '../../platform/log.ts';

/** A subscription, and whose it is. */
interface OwnedSubscription {
  customerId: string;
  subscription: FoundSubscription;
}

/**
 * Pays back what is left of each payment for a period that runs. A switch has a payment of its own. It may have
 * cut short a period, and have taken that one's payment into account. Of a payment that was given back, or that its
 * bank has asked about, nothing more goes back. What Stripe refuses is logged for an admin, and holds up nothing.
 * Safe to repeat.
 *
 * @returns whole yen that went back of what was paid for time that is left, also by an earlier call
 * @throws TasukiFailure 'billing/unavailable'
 */
export async function payBackRest(
  { customerId, subscription: { id, status } }: OwnedSubscription,
  now: Date,
  stripe: StripeClient,
): Promise<number> {
  if (status !== 'active') return 0;
  let paidBackYen = 0;
  const paid = await stripe.paidInvoices(customerId, [id]);
  for (const { invoice } of paid) {
    const restYen = restOf(invoice, now);
    if (restYen <= 0) continue;
    if (invoice.refundedYen > 0) {
      paidBackYen += invoice.refundedYen;
      continue;
    }
    const { paymentIntentId } = invoice;
    try {
      const { isDisputed } = await stripe.payment(paymentIntentId);
      if (isDisputed) continue;
      await stripe.refundPart(paymentIntentId, restYen);
      paidBackYen += restYen;
    } catch (cause) {
      // It may succeed later; what is refused stays refused.
      if (!(cause instanceof TasukiFailure) || cause.code === 'billing/unavailable') throw cause;
      const facts = { subscription: id, payment: paymentIntentId, restYen };
      logFailure('rest of a period not paid back', facts, cause);
    }
  }
  return paidBackYen;
}

/** Whole yen of a payment for the time that is left. */
function restOf({ paidYen, periodStartsAt, periodEndsAt }: PaidInvoice, now: Date): number {
  const left = periodEndsAt.getTime() - now.getTime();
  const whole = periodEndsAt.getTime() - periodStartsAt.getTime();
  return whole <= 0 ? 0 : Math.floor((paidYen * Math.min(left, whole)) / whole);
}
