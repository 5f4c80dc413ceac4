import { expect, test } from 'vitest';
import { pauseMinutesAfter, SECOND_FACTOR } from './second-factor.ts';

test('only each fifth wrong code in a row closes for a pause', () => {
  const free = [0, 1, 4, 6, 9, 46, 49];
  expect(free.map(pauseMinutesAfter)).toEqual(free.map(() => 0));
});

test('pauses double after the second one, up to a day', () => {
  const full = [5, 10, 15, 20, 25, 30, 35, 40, 45];
  expect(full.map(pauseMinutesAfter)).toEqual([15, 15, 30, 60, 120, 240, 480, 960, 1440]);
});

test('from the fiftieth wrong code in a row no pause ends', () => {
  expect(pauseMinutesAfter(SECOND_FACTOR.failuresMaximum)).toBe(Infinity);
  expect(pauseMinutesAfter(SECOND_FACTOR.failuresMaximum + 1)).toBe(Infinity);
});
