import type { StripeError } from '@stripe/stripe-js';
import { paymentFailureCode } from '@tasuki/domain/billing/payment-outcome';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** What a failure of Stripe.js means for a person. */
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
