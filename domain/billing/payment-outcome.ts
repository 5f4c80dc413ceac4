/** What came of a payment, or of setting up a method, in the words of the screens. */
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
 * What came of a payment or set-up intent.
 *
 * @param status as Stripe says it; of one that Stripe adds later nothing is promised: processing
 */
export function paymentOutcome(status: string): PaymentOutcome {
  return OUTCOMES[status] ?? 'processing';
}

/** Why a payment failed, as far as a person can do something about it. */
export type PaymentProblem =
  | 'declined'
  | 'expiredCard'
  | 'wrongSecurityCode'
  | 'cardTypeNotAccepted'
  | 'notAuthenticated'
  | 'processingError'
  | 'failed';

const PROBLEMS: Readonly<Record<string, PaymentProblem>> = {
  card_declined: 'declined',
  expired_card: 'expiredCard',
  incorrect_cvc: 'wrongSecurityCode',
  invalid_cvc: 'wrongSecurityCode',
  card_not_supported: 'cardTypeNotAccepted',
  authentication_required: 'notAuthenticated',
  setup_intent_authentication_failure: 'notAuthenticated',
  payment_intent_authentication_failure: 'notAuthenticated',
  invoice_payment_intent_requires_action: 'notAuthenticated',
  processing_error: 'processingError',
};

/**
 * Why a payment failed. A reason that says more about the person than about the card, such as a
 * stolen one, becomes a plain decline.
 *
 * @param code of Stripe's error
 * @param declineCode what the bank said; null = nothing
 */
export function paymentProblem(code: string | null, declineCode: string | null): PaymentProblem {
  return PROBLEMS[declineCode ?? ''] ?? PROBLEMS[code ?? ''] ?? 'failed';
}
