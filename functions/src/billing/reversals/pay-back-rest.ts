import { refundsOfRest, restOfPeriod } from '@tasuki/domain/billing/reversals/rest-of-period';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { FoundSubscription } from '../../integrations/stripe/stripe-shapes.ts';
import type { StripeClient } from '../../integrations/stripe/stripe-client.ts';
import { logFailure } from '../../platform/log.ts';

/**
 * Pays back what is left of the period that a subscription is in, from the payments that it was paid with. What
 * went back already counts, and of a payment that its bank has asked about nothing more goes back. What Stripe
 * refuses is logged for an admin, and holds up nothing. Safe to repeat.
 *
 * @returns whole yen that went back of that, also by an earlier call
 * @throws TasukiFailure 'billing/unavailable'
 */
export async function payBackRest(
  { id, status, periodEndsAt }: FoundSubscription,
  now: Date,
  stripe: StripeClient,
): Promise<number> {
  if (status !== 'active') return 0;
  const rest = restOfPeriod(periodEndsAt, await stripe.settledInvoices(id), now);
  if (rest.restYen === 0) return 0;
  const since = await Promise.all(
    rest.payments.map(async ({ paymentIntentId }) => stripe.payment(paymentIntentId)),
  );
  let paidBackYen = since.reduce((sum, { refundedYen }) => sum + refundedYen, 0);
  for (const [index, yen] of refundsOfRest(rest, since).entries()) {
    const payment = since[index];
    if (yen === 0 || !payment) continue;
    try {
      await stripe.refundPart(payment.id, yen, payment.refundedYen);
      paidBackYen += yen;
    } catch (cause) {
      // It may succeed later; what is refused stays refused.
      if (!(cause instanceof TasukiFailure) || cause.code === 'billing/unavailable') throw cause;
      const facts = { subscription: id, payment: payment.id, restYen: yen };
      logFailure('rest of a period not paid back', facts, cause);
    }
  }
  return paidBackYen;
}
