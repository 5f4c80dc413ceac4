import { expect, test } from 'vitest';
import { newCouponSchema } from './coupon-admin.ts';
import { couponFormSchema, newCouponOf, type CouponForm } from './coupon-form.ts';

const FORM: CouponForm = {
  code: ' spring-24 ',
  percentOff: '20',
  duration: 'repeating',
  durationInMonths: '3',
  lastDay: '2027-03-31',
  usesMaximum: '',
  plan: 'each',
  isAffiliate: false,
};

function isValid(change: Partial<CouponForm>): boolean {
  return couponFormSchema.isValidSync({ ...FORM, ...change }, { strict: true });
}

test('a valid form becomes a coupon that the function takes', () => {
  expect(isValid({})).toBe(true);
  const coupon = newCouponOf(FORM);
  expect(coupon).toEqual({
    code: 'SPRING-24',
    percentOff: 20,
    duration: 'repeating',
    durationInMonths: 3,
    // The end of the day in Japan.
    expiresAt: Date.parse('2027-03-31T15:00:00Z'),
    usesMaximum: null,
    onlyTerm: null,
    isAffiliate: false,
  });
  expect(newCouponSchema.isValidSync(coupon, { strict: true })).toBe(true);
  expect(newCouponOf({ ...FORM, duration: 'once', lastDay: '' })).toMatchObject({
    durationInMonths: null,
    expiresAt: null,
  });
  expect(newCouponOf({ ...FORM, plan: 'monthly' }).onlyTerm).toBe('monthly');
});

test.each<Partial<CouponForm>>([
  { code: '' },
  { code: 'A!' },
  { percentOff: '' },
  { percentOff: '99' },
  { percentOff: '101' },
  { percentOff: '12.5' },
  { durationInMonths: '' },
  { durationInMonths: '37' },
  { lastDay: '2027-13-01' },
  { usesMaximum: '0' },
])('a form with %o is not sent', (change) => {
  expect(isValid(change)).toBe(false);
});
