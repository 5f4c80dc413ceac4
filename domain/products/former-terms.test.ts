import { expect, it } from 'vitest';
import { formerTermsAfter, soldUntil } from './former-terms.ts';
import type { Product } from './product.ts';

const START = new Date('2027-01-31T09:00:00Z');
const TERMS = {
  name: 'A talk',
  target: 'Marathon runners',
  priceYen: 3000,
  duration: 1,
  durationUnit: 'month',
} as const;
const PRODUCT: Product = {
  ...TERMS,
  currency: 'JPY',
  id: 'product',
  coachId: 'coach',
  state: 'published',
  stripePriceId: 'price_1',
  updatedAt: START,
};
const after = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

/** A product once it was saved so, at a moment. */
function saved(before: Product, change: Partial<Product>, at: Date): Product {
  const next = { ...before, ...change };
  return { ...next, updatedAt: at, formerTerms: formerTermsAfter(before, next, at) };
}

it('notes until when terms were sold that are changed, taken off or archived', () => {
  for (const change of [{ priceYen: 9000 }, { state: 'draft' }, { state: 'archived' }] as const) {
    expect(saved(PRODUCT, change, after(5)).formerTerms).toEqual([{ ...TERMS, until: after(5) }]);
  }
  expect(saved(PRODUCT, {}, after(5)).formerTerms).toEqual([]);
  expect(saved({ ...PRODUCT, state: 'draft' }, { priceYen: 1 }, after(5)).formerTerms).toEqual([]);
  expect(formerTermsAfter(undefined, PRODUCT, START)).toEqual([]);
});

it('keeps the end of terms whatever is changed later', () => {
  const once = saved(PRODUCT, { priceYen: 9000 }, after(5));
  const twice = saved(once, { target: 'Beginners' }, after(500));
  expect(soldUntil(twice, TERMS)).toEqual(after(5));
  expect(soldUntil(twice, { ...TERMS, priceYen: 9000 })).toEqual(after(500));
  expect(soldUntil(twice, { ...TERMS, priceYen: 1 })).toBeNull();
});

it('counts the last time where the same terms were sold twice, and forgets the rest', () => {
  const back = saved(saved(PRODUCT, { priceYen: 9000 }, after(5)), { priceYen: 3000 }, after(10));
  const again = saved(back, { state: 'archived' }, after(20));
  expect(soldUntil(again, TERMS)).toEqual(after(20));
  const weekLater = saved(back, { state: 'archived' }, after(8 * 24 * 60));
  expect(weekLater.formerTerms).toEqual([{ ...TERMS, until: after(8 * 24 * 60) }]);
});

it('goes by the last change of a product that was saved by an earlier release', () => {
  expect(soldUntil(PRODUCT, { ...TERMS, priceYen: 1 })).toEqual(START);
});
