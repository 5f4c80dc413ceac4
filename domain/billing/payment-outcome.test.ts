import { describe, expect, it } from 'vitest';
import { paymentOutcome, paymentFailureCode } from './payment-outcome.ts';

describe('what came of a payment', () => {
  it.each([
    ['succeeded', 'successful'],
    ['processing', 'processing'],
    ['requires_action', 'needsAction'],
    ['requires_payment_method', 'failed'],
    ['canceled', 'failed'],
    ['something_new', 'processing'],
  ])('%s: %s', (status, outcome) => {
    expect(paymentOutcome(status)).toBe(outcome);
  });
});

describe('why a payment failed', () => {
  it.each([
    ['card_declined', 'generic_decline', 'billing/card-declined'],
    ['card_declined', 'stolen_card', 'billing/card-declined'],
    ['card_declined', 'card_not_supported', 'billing/card-type-not-accepted'],
    ['card_declined', 'authentication_required', 'billing/not-authenticated'],
    ['expired_card', null, 'billing/card-expired'],
    ['card_declined', 'expired_card', 'billing/card-expired'],
    ['incorrect_cvc', null, 'billing/card-declined'],
    ['setup_intent_authentication_failure', null, 'billing/not-authenticated'],
    ['processing_error', null, 'billing/payment-failed'],
    [null, null, 'billing/payment-failed'],
    ['something_new', 'else', 'billing/payment-failed'],
  ])('%s, %s: %s', (code, declineCode, failureCode) => {
    expect(paymentFailureCode(code, declineCode)).toBe(failureCode);
  });
});
