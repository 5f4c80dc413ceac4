import type { StripeError } from '@stripe/stripe-js';
import { paymentFailureCode } from '@tasuki/domain/billing/payment-outcome';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';

/** Failures after which nobody knows what became of a request. Asking the same once more is harmless. */
export const IS_WITHOUT_ANSWER: ReadonlySet<FailureCode> = new Set([
  'billing/unavailable',
  'common/unavailable',
  'common/offline',
]);

/** Translates a failure of Stripe.js for a person. */
export function stripeFailure(error: StripeError): TasukiFailure {
  const cause = new Error(`${error.type}: ${error.message ?? ''}`);
  if (error.type === 'card_error' || isAuthenticationFailure(error)) {
    const code = paymentFailureCode(error.code ?? null, error.decline_code ?? null);
    return new TasukiFailure(code, { cause });
  }
  if (error.type === 'api_connection_error') {
    return new TasukiFailure('billing/unavailable', { cause });
  }
  return new TasukiFailure('billing/confirm-failed', { cause });
}

/** Stripe names it as a request that is not valid. */
function isAuthenticationFailure({ code = '' }: StripeError): boolean {
  return code.endsWith('_authentication_failure');
}
