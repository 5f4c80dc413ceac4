import { expect, it } from 'vitest';
import { durationEnd, isPayable, isPurchaseEntitled, PURCHASE_STATES } from './purchase.ts';

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
