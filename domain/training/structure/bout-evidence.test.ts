import { describe, expect, test } from 'vitest';
import { evidenceOf } from './bout-evidence.ts';
import type { EffortBlocks } from './effort-blocks.ts';
import { readingOf } from './session-bouts.ts';

/** Blocks of five seconds at the speeds of stretches, each given in seconds. */
function blocksOf(stretches: readonly (readonly [seconds: number, speed: number])[]) {
  const speeds = stretches.flatMap(([seconds, speed]) =>
    Array.from({ length: seconds / 5 }, () => speed),
  );
  const mean = (from: number, to: number) =>
    speeds.slice(from, to).reduce((sum, speed) => sum + speed, 0) / Math.max(1, to - from);
  const blocks: EffortBlocks = {
    seconds: 5,
    count: speeds.length,
    graded: Float64Array.from(speeds),
    startOf: (block) => block * 5,
    meters: (from, to) => mean(from, to) * (to - from) * 5,
    gradedMean: mean,
    groundMean: mean,
    gradeMean: () => 0,
    heartRateMean: () => null,
  };
  return blocks;
}

/** Every stretch as fast as 4 m/s is a work. */
function evidence(stretches: readonly (readonly [seconds: number, speed: number])[]) {
  const blocks = blocksOf(stretches);
  let from = 0;
  const runs = stretches.map(([seconds, speed]) => {
    const to = from + seconds / 5;
    const run = { from, to, isWork: speed >= 4 };
    from = to;
    return run;
  });
  const reading = readingOf(blocks, runs);
  if (!reading) throw new Error('There is no work');
  return evidenceOf(blocks, reading);
}

const repeats = [
  [180, 4],
  [120, 2],
  [180, 4],
  [120, 2],
  [180, 4],
] as const;

describe('evidence for repeats', () => {
  test('compares them with the faster of the jogging before and after', () => {
    expect(evidence([[600, 2.5], ...repeats, [600, 3.2]]).overWarmUp).toBeCloseTo(4 / 3.2, 5);
    expect(evidence([[600, 3.2], ...repeats, [600, 2.5]]).overWarmUp).toBeCloseTo(4 / 3.2, 5);
    expect(evidence([[600, 2.5], ...repeats]).overWarmUp).toBeCloseTo(4 / 2.5, 5);
    expect(evidence([...repeats]).overWarmUp).toBeNull();
  });

  test('counts the share of work from the first to the last', () => {
    expect(evidence([[600, 2.5], ...repeats, [600, 2.5]]).workShare).toBeCloseTo(540 / 780, 5);
  });

  test('sees changes that took seconds', () => {
    expect(evidence([[600, 2.5], ...repeats, [600, 2.5]]).sharpness).toBe(1);
  });

  test('overlooks one rest in seven that hardly was one', () => {
    const seven = Array.from({ length: 7 }, (_, index): [number, number][] => [
      [180, 4],
      [120, index === 3 ? 3.9 : 2],
    ]).flat();
    const { contrast } = evidence([[600, 2.5], ...seven, [180, 4], [600, 2.5]]);
    expect(contrast).toBeCloseTo(2, 5);
  });

  test('knows a pyramid from both ends', () => {
    const ladder = (seconds: readonly number[]) =>
      seconds.flatMap((work): [number, number][] => [
        [work, 4],
        [120, 2],
      ]);
    expect(evidence(ladder([60, 120, 180, 120, 60])).isPyramid).toBe(true);
    expect(evidence(ladder([60, 120, 180, 240, 300])).isPyramid).toBe(false);
    expect(evidence(ladder([60, 120, 60])).isPyramid).toBe(false);
  });
});
