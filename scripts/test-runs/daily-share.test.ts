import { expect, test } from 'vitest';
import { currentTurn, shareOf, turnOfDay, TURN_SETTING, TURNS } from './daily-share.ts';

test('the turn changes with each day in UTC, also over the end of a year', () => {
  const days = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
  const turns = days.map((day) => turnOfDay(new Date(`${day}T12:00:00Z`)));
  expect(turns.slice(1)).toEqual(turns.slice(0, 3).map((turn) => (turn + 1) % TURNS));
  expect(turnOfDay(new Date('2026-12-31T23:59:59Z'))).toBe(turns[1]);
});

test('a turn that is set is taken in place of the one of the day', () => {
  const now = new Date('2026-12-31T12:00:00Z');
  expect(currentTurn({}, now)).toBe(turnOfDay(now));
  expect(currentTurn({ [TURN_SETTING]: '2' }, now)).toBe(2);
});

test('every item is in exactly one share', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const shares = Array.from({ length: TURNS }, (_one, turn) => shareOf(items, turn));
  expect(shares.flat().toSorted()).toEqual(items);
});
