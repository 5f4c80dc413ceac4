import { Stripe } from 'stripe';
import { paymentProblem, type PaymentProblem } from '@tasuki/domain/billing/payment-outcome';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';

const CODES: Readonly<Record<PaymentProblem, FailureCode>> = {
  declined: 'billing/card-declined',
  expiredCard: 'billing/card-declined',
  wrongSecurityCode: 'billing/card-declined',
  cardTypeNotAccepted: 'billing/card-type-not-accepted',
  notAuthenticated: 'billing/not-authenticated',
  processingError: 'billing/payment-failed',
  failed: 'billing/payment-failed',
};

/** What a failure of Stripe's client means for a person. Its message stays in the log. */
export function paymentFailure(cause: unknown): TasukiFailure {
  if (!(cause instanceof Stripe.errors.StripeError)) {
    return new TasukiFailure('billing/unavailable', { cause });
  }
  const { statusCode, code, decline_code: declineCode } = cause;
  if (cause instanceof Stripe.errors.StripeCardError) {
    return new TasukiFailure(CODES[paymentProblem(code ?? null, declineCode ?? null)], { cause });
  }
  if (code === 'resource_missing') return new TasukiFailure('billing/not-found', { cause });
  const isRefused = statusCode === 400 || statusCode === 404;
  return new TasukiFailure(isRefused ? 'billing/refused' : 'billing/unavailable', { cause });
}
