import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['Kenji Arai', 'K'],
  ['đặng', 'Đ'],
  ['山田花子', '山'],
  [' hanako', 'H'],
  ['👩‍👧 Mum', '👩‍👧'],
  ['', ''],
])('of %s a face shows %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
