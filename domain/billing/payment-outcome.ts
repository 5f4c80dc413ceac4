import type { FailureCode } from '../failure-codes.ts';

/** The outcome of a payment, or of setting up a method, in the words of the screens. */
export type PaymentOutcome = 'processing' | 'successful' | 'failed' | 'needsAction';

const OUTCOMES: Readonly<Record<string, PaymentOutcome>> = {
  succeeded: 'successful',
  processing: 'processing',
  requires_action: 'needsAction',
  requires_confirmation: 'needsAction',
  requires_capture: 'processing',
  requires_payment_method: 'failed',
  canceled: 'failed',
};

/**
 * The outcome of a payment or set-up intent.
 *
 * @param status Stripe's status; a status that Stripe adds later counts as processing
 */
export function paymentOutcome(status: string): PaymentOutcome {
  return OUTCOMES[status] ?? 'processing';
}

/** The failure that a person reads for each refusal. */
const FAILURES: Readonly<Record<string, FailureCode>> = {
  card_declined: 'billing/card-declined',
  expired_card: 'billing/card-expired',
  incorrect_cvc: 'billing/card-declined',
  invalid_cvc: 'billing/card-declined',
  card_not_supported: 'billing/card-type-not-accepted',
  authentication_required: 'billing/not-authenticated',
  setup_intent_authentication_failure: 'billing/not-authenticated',
  payment_intent_authentication_failure: 'billing/not-authenticated',
  invoice_payment_intent_requires_action: 'billing/not-authenticated',
};

/**
 * Why a payment failed, as far as a person can do something about it. A reason that says more about
 * the person than about the card, such as a stolen one, becomes a plain decline.
 *
 * @param code of Stripe's error
 * @param declineCode what the bank said; null = nothing
 */
export function paymentFailureCode(code: string | null, declineCode: string | null): FailureCode {
  return FAILURES[declineCode ?? ''] ?? FAILURES[code ?? ''] ?? 'billing/payment-failed';
}
