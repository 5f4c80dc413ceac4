import { expect, it } from 'vitest';
import { isEndOf, isSameSubject } from './same-subject.ts';

it.each([
  ['injury', 'My left knee hurts', '膝が痛みます', true],
  ['injury', 'My left knee hurts', 'I have Achilles tendinitis', false],
  ['schedule', "I can't run on Wednesdays", 'On Wednesday nights I train with my club', true],
  ['schedule', "I can't run on Wednesdays", '我周四跑不了', false],
  ['preference', 'I like trails', 'i like  TRAILS', true],
  ['preference', 'I like trails', 'I hate the treadmill', false],
] as const)('of two notes on %s, "%s" and "%s"', (kind, one, other, isSame) => {
  expect(isSameSubject({ kind, text: one }, { kind, text: other })).toBe(isSame);
});

it('never takes notes of two kinds for the same', () => {
  const text = 'My knee hurts on Mondays';
  expect(isSameSubject({ kind: 'injury', text }, { kind: 'schedule', text })).toBe(false);
});

it('ends the injury that is named, or any where none is', () => {
  const knee = { kind: 'injury', text: 'My left knee hurts' } as const;
  expect(isEndOf('My knee is fine again', knee)).toBe(true);
  expect(isEndOf('Nothing hurts any more', knee)).toBe(true);
  expect(isEndOf('My Achilles is fine again', knee)).toBe(false);
  expect(isEndOf('My knee is fine again', { ...knee, kind: 'schedule' })).toBe(false);
});
