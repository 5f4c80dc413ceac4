import { describe, expect, it } from 'vitest';
import { paymentOutcome, paymentProblem } from './payment-outcome.ts';

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
    ['card_declined', 'generic_decline', 'declined'],
    ['card_declined', 'stolen_card', 'declined'],
    ['card_declined', 'card_not_supported', 'cardTypeNotAccepted'],
    ['card_declined', 'authentication_required', 'notAuthenticated'],
    ['expired_card', null, 'expiredCard'],
    ['incorrect_cvc', null, 'wrongSecurityCode'],
    ['setup_intent_authentication_failure', null, 'notAuthenticated'],
    ['processing_error', null, 'processingError'],
    [null, null, 'failed'],
    ['something_new', 'else', 'failed'],
  ])('%s, %s: %s', (code, declineCode, problem) => {
    expect(paymentProblem(code, declineCode)).toBe(problem);
  });
});
