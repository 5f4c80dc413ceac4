import { expect, it } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { orderSamples } from './order-samples.ts';
import { SampleTable } from './sample-table.ts';

const NOW = Date.UTC(2026, 10, 21) / 1000;
const DAY = 86_400;

function table(times: readonly number[]): SampleTable {
  const samples = new SampleTable(1);
  times.forEach((time, index) => {
    const row = samples.addRow(time);
    samples.columns.heartRateBeatsPerMinute[row] = 100 + index;
  });
  return samples;
}

function ordered(times: readonly number[]): { times: number[]; hasDropped: boolean } {
  const { samples, hasDropped } = orderSamples(table(times), NOW);
  return { times: [...samples.timeSeconds.subarray(0, samples.length)], hasDropped };
}

const T = NOW - 100 * DAY;

it('leaves readings in order alone', () => {
  expect(ordered([T, T + 1, T + 2])).toEqual({ times: [T, T + 1, T + 2], hasDropped: false });
});

it('sorts what was written in disorder', () => {
  expect(ordered([T + 2, T, T + 1]).times).toEqual([T, T + 1, T + 2]);
});

it('joins readings of one instant, the later one’s values winning where it has any', () => {
  const samples = table([T, T + 1, T + 1]);
  samples.columns.distanceMeters[1] = 7;
  const { samples: joined } = orderSamples(samples, NOW);
  expect(joined.length).toBe(2);
  expect(joined.columns.heartRateBeatsPerMinute[1]).toBe(102);
  expect(joined.columns.distanceMeters[1]).toBe(7);
});

it('leaves out times before devices, after tomorrow and none at all, and says so', () => {
  expect(ordered([NaN, -2e9, T, T + 1, NOW + 30 * DAY])).toEqual({
    times: [T, T + 1],
    hasDropped: true,
  });
});

it('keeps the larger group where the clock jumps by days', () => {
  expect(ordered([T, T + 1, T + 2, T + 27 * DAY])).toEqual({
    times: [T, T + 1, T + 2],
    hasDropped: true,
  });
  expect(ordered([T, T + 27 * DAY, T + 27 * DAY + 1]).times).toHaveLength(2);
});

it('keeps a night’s pause', () => {
  expect(ordered([T, T + 10 * 3600]).hasDropped).toBe(false);
});

it('refuses readings without a usable time, and a few scattered over weeks', () => {
  expect(() => ordered([NaN, -1])).toThrow(TasukiFailure);
  const scattered = Array.from({ length: 40 }, (_, index) => T + index * 18 * 3600);
  expect(() => ordered(scattered)).toThrow('recording/no-usable-time');
});

it('makes nothing of nothing', () => {
  expect(ordered([])).toEqual({ times: [], hasDropped: false });
});
