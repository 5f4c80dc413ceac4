import { expect, test } from 'vitest';
import { changedReadings, readingsOf } from './accepted-readings.ts';
import { generatedRecordings } from './all-recordings.ts';

test('every recording has a reading, and only a changed one is shown', () => {
  const recordings = generatedRecordings([2]).slice(0, 5);
  const readings = readingsOf(recordings);
  expect(Object.keys(readings)).toEqual(recordings.map(({ id }) => id));
  const [first = ''] = Object.keys(readings);
  const before = { ...readings, [first]: 'walk: walk.plain; then afterWalk', other: 'gone' };
  expect(changedReadings(readings, readings)).toHaveLength(1);
  const lines = changedReadings(before, readings);
  expect(lines[0]).toBe('Recordings that are read differently: 1; new: 0; not read any more: 1');
  expect(lines.slice(1)).toEqual([
    `  ${first}`,
    '    − walk: walk.plain; then afterWalk',
    `    + ${readings[first]}`,
  ]);
});
