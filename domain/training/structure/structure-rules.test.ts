import { describe, expect, test } from 'vitest';
import type { Bout, BoutReading } from './session-bouts.ts';
import { hasBlockLengths, hasRepeatLengths } from './structure-rules.ts';

function boutOf(isWork: boolean, seconds: number, speed: number): Bout {
  const to = seconds / 5;
  return {
    isWork,
    from: 0,
    to,
    seconds,
    meters: seconds * speed,
    speed,
    groundSpeed: speed,
    grade: 0,
  };
}

/** Works and rests in turn, between a warm-up and a cool-down where they last any time. */
function readingOf(
  works: readonly number[],
  rests: readonly number[],
  { before = 600, after = 600 }: { before?: number; after?: number } = {},
): BoutReading {
  const workBouts = works.map((seconds) => boutOf(true, seconds, 4));
  const restBouts = rests.map((seconds) => boutOf(false, seconds, 2));
  const warmUp = before > 0 ? boutOf(false, before, 2.6) : null;
  const coolDown = after > 0 ? boutOf(false, after, 2.5) : null;
  return {
    works: workBouts,
    rests: restBouts,
    warmUp,
    coolDown,
    bouts: [warmUp, ...workBouts, ...restBouts, coolDown].filter((bout) => bout !== null),
  };
}

describe('the lengths of repeats', () => {
  test('allow two works only where both are long and the rest is none of a crossing', () => {
    expect(hasRepeatLengths(readingOf([240, 240], [60]))).toBe(true);
    expect(hasRepeatLengths(readingOf([240, 239], [60]))).toBe(false);
    expect(hasRepeatLengths(readingOf([240, 240], [59]))).toBe(false);
    expect(hasRepeatLengths(readingOf([900], []))).toBe(false);
  });

  test('need minutes of work', () => {
    expect(hasRepeatLengths(readingOf([60, 60, 60], [60, 60]))).toBe(true);
    expect(hasRepeatLengths(readingOf([59, 60, 60], [60, 60]))).toBe(false);
  });

  test('end where a rest is a run of its own, later between works that were measured out', () => {
    expect(hasRepeatLengths(readingOf([260, 300, 340], [600, 600]))).toBe(true);
    expect(hasRepeatLengths(readingOf([260, 300, 340], [601, 600]))).toBe(false);
    expect(hasRepeatLengths(readingOf([300, 300, 300], [900, 900]))).toBe(true);
    expect(hasRepeatLengths(readingOf([300, 300, 300], [901, 900]))).toBe(false);
  });

  test('overlook no stumble within a work', () => {
    expect(hasRepeatLengths(readingOf([180, 180, 180], [90, 10]))).toBe(false);
    expect(hasRepeatLengths(readingOf([180, 180, 180], [90, 11]))).toBe(true);
  });

  test('hold no run beside strides, and no way home of an hour', () => {
    expect(hasRepeatLengths(readingOf([60, 360, 60], [60, 60]))).toBe(true);
    expect(hasRepeatLengths(readingOf([60, 361, 60], [60, 60]))).toBe(false);
    expect(hasRepeatLengths(readingOf([180, 180, 180], [90, 90], { after: 3601 }))).toBe(false);
  });

  test('hold no rests that are hardly any, beside the works', () => {
    expect(hasRepeatLengths(readingOf([600, 600, 600], [48, 48]))).toBe(true);
    expect(hasRepeatLengths(readingOf([600, 600, 600], [47, 47]))).toBe(false);
  });
});

describe('the lengths around a block', () => {
  test('are a warm-up and a cool-down', () => {
    expect(hasBlockLengths(readingOf([480], [], { before: 240, after: 120 }))).toBe(true);
    expect(hasBlockLengths(readingOf([479], [], { before: 240, after: 120 }))).toBe(false);
    expect(hasBlockLengths(readingOf([5401], [], { before: 240, after: 120 }))).toBe(false);
    expect(hasBlockLengths(readingOf([900], [], { before: 239, after: 120 }))).toBe(false);
    expect(hasBlockLengths(readingOf([900], [], { before: 2701, after: 120 }))).toBe(false);
    expect(hasBlockLengths(readingOf([900], [], { before: 240, after: 119 }))).toBe(false);
    expect(hasBlockLengths(readingOf([900], [], { before: 0, after: 120 }))).toBe(false);
    expect(hasBlockLengths(readingOf([900], [], { before: 240, after: 2700 }))).toBe(true);
    expect(hasBlockLengths(readingOf([900], [], { before: 240, after: 2701 }))).toBe(false);
  });
});
