import { Stripe } from 'stripe';
import { paymentFailureCode } from '@tasuki/domain/billing/payment-outcome';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** Between its display and its use. */
const COUPON_IS_OVER: ReadonlySet<string> = new Set(['coupon_expired', 'promotion_code_expired']);

/** What a failure of Stripe's client means for a person. Its message stays in the log. */
export function paymentFailure(cause: unknown): TasukiFailure {
  if (!(cause instanceof Stripe.errors.StripeError)) {
    return new TasukiFailure('billing/unavailable', { cause });
  }
  const { statusCode, code, decline_code: declineCode } = cause;
  if (cause instanceof Stripe.errors.StripeCardError) {
    return new TasukiFailure(paymentFailureCode(code ?? null, declineCode ?? null), { cause });
  }
  if (code !== undefined && COUPON_IS_OVER.has(code)) {
    return new TasukiFailure('billing/invalid-coupon', { cause });
  }
  if (code === 'resource_missing') return new TasukiFailure('billing/not-found', { cause });
  // The first request under the key may still succeed.
  if (cause instanceof Stripe.errors.StripeIdempotencyError) {
    return new TasukiFailure('billing/unavailable', { cause });
  }
  const isRefused = statusCode === 400 || statusCode === 404;
  return new TasukiFailure(isRefused ? 'billing/refused' : 'billing/unavailable', { cause });
}
