import { expect, it } from 'vitest';
import type { Product } from './product.ts';
import {
  durationEnd,
  isPaidOnTerms,
  isPayable,
  isPurchaseEntitled,
  PURCHASE_LIMITS,
  PURCHASE_STATES,
  type Purchase,
} from './purchase.ts';

const START = new Date('2027-01-31T09:00:00Z');

it.each([
  [36, 'hour', '2027-02-01T21:00:00.000Z'],
  [30, 'day', '2027-03-02T09:00:00.000Z'],
  [1, 'month', '2027-02-28T09:00:00.000Z'],
  [2, 'month', '2027-03-31T09:00:00.000Z'],
  [1, 'year', '2028-01-31T09:00:00.000Z'],
] as const)('lasts %d %s', (duration, unit, end) => {
  expect(durationEnd(START, duration, unit).toISOString()).toBe(end);
});

it('lasts a year from 29 February to the 28th', () => {
  const end = durationEnd(new Date('2028-02-29T00:00:00Z'), 1, 'year');
  expect(end.toISOString()).toBe('2029-02-28T00:00:00.000Z');
});

it('is there while it is paid, until its end', () => {
  const endsAt = new Date('2027-02-28T09:00:00Z');
  const before = new Date(endsAt.getTime() - 1);
  const entitled = PURCHASE_STATES.filter((state) => isPurchaseEntitled({ state, endsAt }, before));
  expect(entitled).toEqual(['paid']);
  expect(isPurchaseEntitled({ state: 'paid', endsAt }, endsAt)).toBe(false);
  expect(isPurchaseEntitled({ state: 'paid', endsAt: null }, before)).toBe(false);
});

it('is paid once, also after a payment that failed', () => {
  expect(PURCHASE_STATES.filter(isPayable)).toEqual(['open', 'failed']);
});

const TERMS = {
  name: 'A talk',
  target: 'Marathon runners',
  priceYen: 3000,
  duration: 1,
  durationUnit: 'month',
} as const;

it.each([
  ['on the same terms', {}, 90, true],
  ['at another price, a moment ago', { priceYen: 9000 }, PURCHASE_LIMITS.formerTermsMinutes, true],
  ['at another price, a while ago', { priceYen: 9000 }, 31, false],
  ['archived a moment ago', { state: 'archived' }, 30, true],
  ['archived a while ago', { state: 'archived' }, 31, false],
  ['archived after the payment', { state: 'archived' }, -5, true],
] as const)('stands where its product is sold %s', (_how, change, minutesAfter, isStanding) => {
  const purchase: Purchase = {
    ...TERMS,
    id: 'a-1',
    coachId: 'coach',
    coachName: 'Mai',
    productId: 'product',
    state: 'open',
    failure: null,
    paymentIntentId: 'pi_1',
    createdAt: START,
    paidAt: null,
    endsAt: null,
    turn: 0,
    writtenTurn: 0,
  };
  const product: Product = {
    ...TERMS,
    currency: 'JPY',
    id: 'product',
    coachId: 'coach',
    state: 'published',
    stripePriceId: 'price_1',
    updatedAt: START,
    ...change,
  };
  const paidAt = new Date(START.getTime() + minutesAfter * 60_000);
  expect(isPaidOnTerms(purchase, product, paidAt)).toBe(isStanding);
  expect(isPaidOnTerms(purchase, undefined, paidAt)).toBe(false);
});
