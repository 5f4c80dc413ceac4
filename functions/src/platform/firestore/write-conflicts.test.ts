import { expect, test } from 'vitest';
import { isAlreadyThere, isChangedOrGone, isContention, isGone } from './write-conflicts.ts';

test.each([
  [5, 'not found', { isGone: true, isChangedOrGone: true }],
  [6, 'already exists', { isContention: true, isAlreadyThere: true }],
  [9, 'failed precondition', { isContention: true, isChangedOrGone: true }],
  [10, 'aborted', { isContention: true }],
  [14, 'unavailable', {}],
  ['9', 'no number', {}],
])('gRPC code %s, %s', (code, _name, expected) => {
  const cause = Object.assign(new Error('failed'), { code });

  expect({
    isContention: isContention(cause),
    isGone: isGone(cause),
    isChangedOrGone: isChangedOrGone(cause),
    isAlreadyThere: isAlreadyThere(cause),
  }).toEqual({
    isContention: false,
    isGone: false,
    isChangedOrGone: false,
    isAlreadyThere: false,
    ...expected,
  });
});

test('what is no error of gRPC is no conflict', () => {
  expect([null, undefined, new Error('other'), 9].map(isContention)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
