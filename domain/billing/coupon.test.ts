import { describe, expect, it } from 'vitest';
import { canBeCharged } from './charge-limits.ts';
import {
  comingCharges,
  couponCover,
  discountedYen,
  laterChargeYen,
  type CouponTerms,
} from './coupon.ts';

const START = new Date('2027-01-31T03:00:00Z');

function coupon(change: Partial<CouponTerms> = {}): CouponTerms {
  return { percentOff: 100, duration: 'forever', durationInMonths: null, ...change };
}

function amounts(
  terms: CouponTerms | null,
  firstChargeAt = START,
  interval: 'month' | 'year' = 'month',
) {
  return comingCharges(
    { priceYen: 2980, interval, firstChargeAt, coupon: terms, appliedAt: START },
    5,
  ).map(({ amountYen }) => amountYen);
}

describe('what is charged with a coupon', () => {
  it('is the price where there is none', () => {
    expect(amounts(null)).toEqual([2980, 2980, 2980, 2980, 2980]);
  });

  it('is less once, for some months, or for ever', () => {
    const half = { percentOff: 50 };
    expect(amounts(coupon({ ...half, duration: 'once' }))).toEqual([1490, 2980, 2980, 2980, 2980]);
    expect(amounts(coupon({ ...half, duration: 'repeating', durationInMonths: 3 }))).toEqual([
      1490, 1490, 1490, 2980, 2980,
    ]);
    expect(amounts(coupon(half))).toEqual([1490, 1490, 1490, 1490, 1490]);
  });

  it('counts the months of a coupon from its entry, also during a trial', () => {
    const trialEnd = new Date('2027-02-14T03:00:00Z');
    const oneMonth = coupon({ duration: 'repeating', durationInMonths: 1 });
    expect(amounts(oneMonth, trialEnd)).toEqual([0, 2980, 2980, 2980, 2980]);
    expect(amounts(oneMonth, new Date('2027-02-28T03:00:00Z'))[0]).toBe(2980);
  });

  it('takes the whole first year off where the months cover its charge', () => {
    const threeMonths = coupon({ duration: 'repeating', durationInMonths: 3 });
    expect(amounts(threeMonths, START, 'year').slice(0, 2)).toEqual([0, 2980]);
  });

  it('is whole yen, never less than nothing and never more than the price', () => {
    for (let percentOff = 1; percentOff <= 100; percentOff += 1) {
      for (const priceYen of [0, 1, 49, 50, 51, 2980, 23_760, 99_999_999]) {
        const amount = discountedYen(priceYen, percentOff);
        expect(Number.isInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(priceYen);
      }
    }
    expect(discountedYen(2980, 33)).toBe(1997);
    expect(discountedYen(2980, 33.3)).toBe(1988);
  });

  it('can be a sum that Stripe does not charge', () => {
    expect(canBeCharged(discountedYen(2980, 99))).toBe(false);
    expect(canBeCharged(discountedYen(2980, 98))).toBe(true);
  });
});

describe('what a coupon covers', () => {
  it.each([
    [null, 'none'],
    [coupon({ percentOff: 99 }), 'none'],
    [coupon(), 'forever'],
    [coupon({ duration: 'once' }), 'forNow'],
    [coupon({ duration: 'repeating', durationInMonths: 2 }), 'forNow'],
  ] as const)('%o: %s', (terms, cover) => {
    expect(couponCover(terms)).toBe(cover);
  });
});

describe('an amount', () => {
  it.each([
    [0, true],
    [49, false],
    [50, true],
    [2980, true],
    [99_999_999, true],
    [100_000_000, false],
    [-1, false],
    [29.8, false],
    [Number.NaN, false],
  ])('of %d can be charged: %s', (amountYen, expected) => {
    expect(canBeCharged(amountYen)).toBe(expected);
  });
});

describe('a later charge', () => {
  const half = { percentOff: 50, endsAt: null };

  it('is discounted while the coupon runs', () => {
    expect(laterChargeYen(2980, null, START)).toBe(2980);
    expect(laterChargeYen(2980, { ...half, duration: 'forever' }, START)).toBe(1490);
    expect(laterChargeYen(2980, { ...half, duration: 'once' }, START)).toBe(2980);
  });

  it('is the whole price from the end of a repeating coupon on', () => {
    const repeating = { ...half, duration: 'repeating' as const, endsAt: START };
    expect(laterChargeYen(2980, repeating, new Date(START.getTime() - 1))).toBe(1490);
    expect(laterChargeYen(2980, repeating, START)).toBe(2980);
  });
});
