import { expect, it } from 'vitest';
import { pausesFromGaps } from './pauses-from-gaps.ts';
import { SampleTable } from './sample-table.ts';

function table(times: readonly number[]): SampleTable {
  const samples = new SampleTable();
  for (const time of times) samples.addRow(time);
  return samples;
}
/** Holes of 60 s after 1000 and of 30 s after 1100. */
const readings = table([998, 999, 1000, 1060, 1061, 1100, 1130, 1131]);

it('calls nothing a pause when the timer’s time is not known or leaves none', () => {
  expect(pausesFromGaps(readings, null)).toEqual([]);
  expect(pausesFromGaps(readings, 133)).toEqual([]);
});

it('explains the difference by the longest holes', () => {
  expect(pausesFromGaps(readings, 73)).toEqual([{ startSeconds: 1000, endSeconds: 1060 }]);
});

it('passes over a hole that is longer than what is to be explained', () => {
  expect(pausesFromGaps(readings, 103)).toEqual([{ startSeconds: 1100, endSeconds: 1130 }]);
});
