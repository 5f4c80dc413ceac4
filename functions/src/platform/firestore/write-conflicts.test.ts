import { expect, test } from 'vitest';
import {
  isAlreadyThere,
  isChangedOrGone,
  isContention,
  isGone,
  isOutcomeUnknown,
} from './write-conflicts.ts';

test.each([
  [2, 'unknown', { isOutcomeUnknown: true }],
  [4, 'deadline exceeded', { isOutcomeUnknown: true }],
  [13, 'internal', { isOutcomeUnknown: true }],
  [5, 'not found', { isGone: true, isChangedOrGone: true }],
  [6, 'already exists', { isContention: true, isAlreadyThere: true }],
  [9, 'failed precondition', { isContention: true, isChangedOrGone: true }],
  [10, 'aborted', { isContention: true }],
  [14, 'unavailable', { isOutcomeUnknown: true }],
  ['9', 'no number', {}],
])('gRPC code %s, %s', (code, _name, expected) => {
  const cause = Object.assign(new Error('failed'), { code });

  expect({
    isContention: isContention(cause),
    isGone: isGone(cause),
    isChangedOrGone: isChangedOrGone(cause),
    isAlreadyThere: isAlreadyThere(cause),
    isOutcomeUnknown: isOutcomeUnknown(cause),
  }).toEqual({
    isContention: false,
    isGone: false,
    isChangedOrGone: false,
    isAlreadyThere: false,
    isOutcomeUnknown: false,
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
