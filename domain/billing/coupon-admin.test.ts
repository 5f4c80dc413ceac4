import { expect, test } from 'vitest';
import { newCouponSchema, type NewCoupon } from './coupon-admin.ts';

const COUPON: NewCoupon = {
  code: 'SPRING-24',
  percentOff: 20,
  duration: 'forever',
  durationInMonths: null,
  expiresAt: null,
  usesMaximum: null,
  onlyTerm: null,
  isAffiliate: false,
};

function isValid(change: Partial<NewCoupon> = {}): boolean {
  return newCouponSchema.noUnknown().isValidSync({ ...COUPON, ...change }, { strict: true });
}

test('a coupon has what Stripe wants of each duration', () => {
  expect(isValid()).toBe(true);
  expect(isValid({ duration: 'repeating', durationInMonths: 3 })).toBe(true);
  expect(isValid({ duration: 'repeating' })).toBe(false);
  expect(isValid({ duration: 'once', durationInMonths: 3 })).toBe(false);
  expect(isValid({ duration: 'repeating', durationInMonths: 37 })).toBe(false);
});

test('a coupon counts for each term or for one that there is', () => {
  for (const onlyTerm of ['monthly', 'yearly', null] as const) {
    expect(isValid({ onlyTerm })).toBe(true);
  }
  expect(newCouponSchema.isValidSync({ ...COUPON, onlyTerm: 'weekly' }, { strict: true })).toBe(
    false,
  );
  expect(newCouponSchema.isValidSync({ ...COUPON, onlyTerm: undefined })).toBe(false);
});

test('a coupon takes off what leaves nothing, or enough to be charged', () => {
  for (const percentOff of [1, 50, 98, 100]) expect(isValid({ percentOff })).toBe(true);
  for (const percentOff of [0, -1, 12.5, 99, 101]) expect(isValid({ percentOff })).toBe(false);
});

test('a code is written in capitals', () => {
  for (const code of ['spring', '', 'A B C', '走る走る']) expect(isValid({ code })).toBe(false);
});
