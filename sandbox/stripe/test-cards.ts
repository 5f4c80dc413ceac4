import type { IntentError } from './stripe-objects.ts';

/** The behaviour of a test card. */
export interface TestCard {
  brand: string;
  /** When it is set up or paid with for the first time; null = it is taken. */
  atOnce: IntentError | null;
  /** When it is charged, once it is set up or authenticated; null = it pays. */
  whenCharged: IntentError | null;
  /** When the bank asks the cardholder: never, when it is set up, or each time. */
  authentication: 'never' | 'atSetup' | 'always';
}

function declined(declineCode: string): IntentError {
  return {
    type: 'card_error',
    code: 'card_declined',
    decline_code: declineCode,
    message:
      declineCode === 'insufficient_funds'
        ? 'Your card has insufficient funds.'
        : 'Your card was declined.',
  };
}

function cardError(code: string, message: string): IntentError {
  return { type: 'card_error', code, message };
}

function card(change: Partial<TestCard> = {}): TestCard {
  return { brand: 'visa', atOnce: null, whenCharged: null, authentication: 'never', ...change };
}

const REFUSED = (error: IntentError) => card({ atOnce: error, whenCharged: error });

/** Any card after its last month. */
export const EXPIRED_CARD = REFUSED(cardError('expired_card', 'Your card has expired.'));

/** Stripe's test cards, by number. */
const TEST_CARDS: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', card()],
  ['5555555555554444', card({ brand: 'mastercard' })],
  ['3566002020360505', card({ brand: 'jcb' })],
  ['4000000000000002', REFUSED(declined('generic_decline'))],
  ['4000000000009995', REFUSED(declined('insufficient_funds'))],
  ['4000000000009987', REFUSED(declined('lost_card'))],
  ['4000000000009979', REFUSED(declined('stolen_card'))],
  ['4000000000000069', EXPIRED_CARD],
  [
    '4000000000000127',
    REFUSED(cardError('incorrect_cvc', "Your card's security code is incorrect.")),
  ],
  [
    '4000000000000119',
    REFUSED(cardError('processing_error', 'An error occurred while processing your card.')),
  ],
  ['4000000000000341', card({ whenCharged: declined('generic_decline') })],
  ['4000002500003155', card({ authentication: 'atSetup' })],
  ['4000002760003184', card({ authentication: 'always' })],
  [
    '4000008260003178',
    card({ authentication: 'atSetup', whenCharged: declined('insufficient_funds') }),
  ],
  [
    '4000008400001629',
    card({ authentication: 'always', whenCharged: declined('generic_decline') }),
  ],
]);

/** @returns null for a number that is no test card of Stripe's */
export function testCard(number: string): TestCard | null {
  return TEST_CARDS.get(number) ?? null;
}
