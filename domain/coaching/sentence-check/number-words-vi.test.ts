import { expect, test } from 'vitest';
import { vietnameseNumbersAsDigits } from './number-words-vi.ts';

test.each([
  ['bốn mươi lăm phút', '45 phút'],
  ['mười hai km', '12 km'],
  ['một trăm linh năm nhịp', '105 nhịp'],
  ['một nghìn mét', '1000 mét'],
  ['hai nghìn năm trăm bước', '2500 bước'],
  ['mười ngàn bước', '10000 bước'],
  ['5 nghìn mét', '5000 mét'],
  ['vài chục phút', 'vài 10 phút'],
  ['cả trăm mét', 'cả 100 mét'],
  ['hàng nghìn người', 'hàng 1000 người'],
  ['hàng triệu người', 'hàng 1000000 người'],
])('%j in words is %j in digits', (words, digits) => {
  expect(vietnameseNumbersAsDigits(words)).toBe(digits);
});

test.each([
  ['bon muoi lam phut', '45 phut'],
  ['muoi hai km', '12 km'],
  ['muoi phut', '10 phut'],
  ['hai muoi tuan', '20 tuan'],
  ['ba phut', '3 phut'],
  ['hai ba lan', '2 3 lan'],
])('%j without accents is %j in digits', (words, digits) => {
  expect(vietnameseNumbersAsDigits(words)).toBe(digits);
});
