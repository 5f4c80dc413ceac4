import { expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import { MEMORY_LIMITS, memoryStateOf, type Memory } from './memory.ts';

const SAID = new Date('2026-11-01T08:00:00Z');
const NONE = { editedAt: null, confirmedAt: null, endedAt: null };
const later = (days: number) => new Date(SAID.getTime() + days * DAY_MILLISECONDS);

function stateOf(kind: Memory['kind'], changes: Partial<Memory>, afterDays: number) {
  return memoryStateOf({ kind, saidAt: SAID, ...NONE, ...changes }, later(afterDays));
}

it('goes by an injury for four weeks, then asks', () => {
  expect(stateOf('injury', {}, MEMORY_LIMITS.injuryDays)).toBe('used');
  expect(stateOf('injury', {}, MEMORY_LIMITS.injuryDays + 1)).toBe('asks');
  expect(stateOf('injury', { confirmedAt: later(20) }, 40)).toBe('used');
  expect(stateOf('injury', { editedAt: later(20) }, 40)).toBe('used');
});

it('takes an injury for over that the runner said is over, until they say otherwise', () => {
  expect(stateOf('injury', { endedAt: later(2) }, 3)).toBe('over');
  expect(stateOf('injury', { endedAt: later(2), confirmedAt: later(4) }, 5)).toBe('used');
});

it('keeps days and preferences without an end', () => {
  expect(stateOf('schedule', {}, 400)).toBe('used');
  expect(stateOf('preference', {}, 400)).toBe('used');
});
