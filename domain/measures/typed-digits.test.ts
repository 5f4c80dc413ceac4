import { expect, it } from 'vitest';
import { plainDigits } from './typed-digits.ts';

it.each([
  ['４２', '42'],
  ['　１８５　', '185'],
  [' 4 ', '4'],
  ['', ''],
  ['４a', '4a'],
])('reads %j as %j', (typed, digits) => {
  expect(plainDigits(typed)).toBe(digits);
});
