import { expect, it } from 'vitest';
import { Integer } from './numeric-document-ids.ts';

it.each([
  ['9', '10', -1],
  ['10', '9', 1],
  ['-3', '2', -1],
  ['9007199254740993', '9007199254740992', 1],
  ['9007199254740993', '9007199254740993', 0],
])('compares the numeric ids %s and %s', (one, other, order) => {
  expect(Integer.fromString(one).compare(Integer.fromString(other))).toBe(order);
});
