import { expect, test } from 'vitest';
import { isCouponCode, isCouponFor, normalCouponCode } from './coupon-code.ts';

test('a code is the same however it is typed', () => {
  for (const typed of ['SPRING-24', ' spring-24 ', 'Spring -24', 'ＳＰＲＩＮＧ-２４']) {
    expect(normalCouponCode(typed)).toBe('SPRING-24');
  }
});

test('what can be no code is known without asking', () => {
  expect(isCouponCode('RUN')).toBe(true);
  for (const code of ['', 'AB', 'A'.repeat(31), 'RUN!', '走る', 'RUN/../X']) {
    expect(isCouponCode(code)).toBe(false);
  }
});

test('a coupon of one term is none of the other', () => {
  expect(isCouponFor('monthly', { percentOff: 100, onlyTerm: 'monthly' })).toBe(true);
  expect(isCouponFor('yearly', { percentOff: 100, onlyTerm: 'monthly' })).toBe(false);
  expect(isCouponFor('yearly', { percentOff: 100, onlyTerm: null })).toBe(true);
});

test('a coupon leaves nothing to pay, or what can be charged', () => {
  expect(isCouponFor('monthly', { percentOff: 100 })).toBe(true);
  expect(isCouponFor('monthly', { percentOff: 98 })).toBe(true);
  // ¥30 is less than any card is charged.
  expect(isCouponFor('monthly', { percentOff: 99 })).toBe(false);
  expect(isCouponFor('yearly', { percentOff: 99 })).toBe(true);
});
