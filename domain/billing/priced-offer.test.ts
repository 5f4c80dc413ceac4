import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { PRICED_OFFER_LIMITS, pricedPlanSchema, productSchema } from './priced-offer.ts';

const PRODUCT = {
  name: 'A look at your race',
  target: 'Marathon runners',
  priceYen: 3000,
  currency: 'JPY',
  duration: 2,
  durationUnit: 'hour',
};
const PLAN = { ...PRODUCT, planType: 'subscription', interval: 'month' };

function problemOf(change: object): string | null {
  try {
    pricedPlanSchema.validateSync({ ...PLAN, ...change });
    return null;
  } catch (cause) {
    return cause instanceof ValidationError ? cause.message : String(cause);
  }
}

describe('a priced offer', () => {
  it('is a product or, with an interval, a plan', () => {
    expect(productSchema.isValidSync(PRODUCT)).toBe(true);
    expect(pricedPlanSchema.isValidSync(PLAN)).toBe(true);
    expect(productSchema.isValidSync(PLAN)).toBe(false);
    expect(productSchema.isValidSync({ ...PRODUCT, priceYen: 50 })).toBe(true);
    expect(productSchema.isValidSync({ ...PRODUCT, priceYen: 0 })).toBe(false);
  });

  it.each(Object.keys(PLAN))('needs its %s', (field) => {
    expect(problemOf({ [field]: undefined })).toBe('required');
  });

  it.each([
    ['a price of 49 yen', { priceYen: 49 }],
    ['half a yen', { priceYen: 2980.5 }],
    ['a negative price', { priceYen: -2980 }],
    ['another currency', { currency: 'USD' }],
    ['another interval', { interval: 'week' }],
    ['no duration', { duration: 0 }],
    ['a longer duration', { duration: PRICED_OFFER_LIMITS.durationMaximum + 1 }],
    ['another unit', { durationUnit: 'week' }],
  ])('refuses %s', (_, change) => {
    expect(problemOf(change)).toBe('outOfRange');
  });

  it.each([0, 50, 99_999_999])('takes a price of %d yen', (priceYen) => {
    expect(problemOf({ priceYen })).toBeNull();
  });
});
