import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { productSchema } from '../billing/priced-offer.ts';
import { offerOf, productFormSchema, type ProductForm } from './product-form.ts';

const FORM: ProductForm = {
  name: ' A look at your race ',
  target: 'Marathon runners',
  priceYen: '3000',
  duration: '2',
  durationUnit: 'day',
  state: 'published',
};

function problemOf(change: Partial<Record<keyof ProductForm, string>>): string | null {
  try {
    productFormSchema.validateSync({ ...FORM, ...change });
    return null;
  } catch (cause) {
    return cause instanceof ValidationError ? cause.message : String(cause);
  }
}

it('becomes an offer that the functions take', () => {
  const offer = offerOf(FORM);
  expect(offer).toMatchObject({ name: 'A look at your race', priceYen: 3000, duration: 2 });
  expect(productSchema.isValidSync(offer)).toBe(true);
});

it.each([
  ['no duration', { duration: '0' }],
  ['a longer duration', { duration: '1000' }],
  ['another unit', { durationUnit: 'week' }],
  ['another state', { state: 'archived' }],
])('refuses %s', (_, change) => {
  expect(problemOf(change)).toBe('outOfRange');
});

it.each(['0', '49', '-50', '300.5', '3,000', '３０００', '100000000'])(
  'says what a price is where it is "%s"',
  (priceYen) => {
    expect(problemOf({ priceYen })).toBe('priceInvalid');
  },
);

it.each(['50', '99999999'])('takes a price of %s yen', (priceYen) => {
  expect(problemOf({ priceYen })).toBeNull();
});

it.each(['name', 'target', 'priceYen', 'duration'] as const)('needs its %s', (field) => {
  expect(problemOf({ [field]: ' ' })).toBe('required');
});
