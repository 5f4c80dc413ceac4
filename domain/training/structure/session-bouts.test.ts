import { describe, expect, test } from 'vitest';
import {
  medianSeconds,
  readingOf,
  speedsBetween,
  totalSeconds,
  type Bout,
} from './session-bouts.ts';
import type { EffortBlocks } from './effort-blocks.ts';

function boutOf(seconds: number): Bout {
  return {
    isWork: true,
    from: 0,
    to: seconds / 5,
    seconds,
    meters: seconds * 3,
    speed: 3,
    groundSpeed: 3,
    grade: 0,
  };
}

/** Blocks of five seconds at one speed. */
const blocks: EffortBlocks = {
  seconds: 5,
  count: 100,
  graded: new Float64Array(100).fill(3),
  startOf: (block) => block * 5,
  meters: (from, to) => (to - from) * 15,
  gradedMean: () => 3,
  groundMean: () => 3,
  gradeMean: () => 0,
  heartRateMean: () => null,
};

describe('the durations of bouts', () => {
  test('have their middle by length and not by order', () => {
    expect(medianSeconds([boutOf(30), boutOf(10), boutOf(20)])).toBe(20);
    expect(medianSeconds([boutOf(100), boutOf(9), boutOf(40), boutOf(60)])).toBe(60);
    expect(medianSeconds([])).toBe(0);
  });

  test('add up', () => {
    expect(totalSeconds([boutOf(30), boutOf(10)])).toBe(40);
  });
});

describe('the speeds between levels', () => {
  test('lie in the middle of each gap, the widest first', () => {
    expect(speedsBetween([4, 2, 3, 2])).toEqual([2.5, 3.5]);
    expect(speedsBetween([5, 2, 3])).toEqual([4, 2.5]);
    expect(speedsBetween([3, 3])).toEqual([]);
  });
});

describe('a reading of runs', () => {
  const runs = [
    { from: 0, to: 20, isWork: false },
    { from: 20, to: 30, isWork: true },
    { from: 30, to: 40, isWork: true },
    { from: 40, to: 50, isWork: false },
    { from: 50, to: 60, isWork: true },
    { from: 60, to: 100, isWork: false },
  ];

  test('joins works that touch, and names what lies around and between', () => {
    const reading = readingOf(blocks, runs);
    expect(reading?.works.map(({ from, to }) => [from, to])).toEqual([
      [20, 40],
      [50, 60],
    ]);
    expect(reading?.rests.map(({ from, to }) => [from, to])).toEqual([[40, 50]]);
    expect(reading?.warmUp?.to).toBe(20);
    expect(reading?.coolDown?.from).toBe(60);
  });

  test('keeps works apart that a lap set apart', () => {
    expect(readingOf(blocks, runs, { keepsWorksApart: true })?.works).toHaveLength(3);
  });

  test('is none without work', () => {
    expect(readingOf(blocks, [{ from: 0, to: 9, isWork: false }])).toBeNull();
  });
});
