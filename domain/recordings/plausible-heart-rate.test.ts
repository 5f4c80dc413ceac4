import { describe, expect, test } from 'vitest';
import {
  heldMaximum,
  isCadenceLocked,
  isErratic,
  isPlausibleHeartRate,
  plausibleHeartRate,
  withoutLockedStretches,
} from './plausible-heart-rate.ts';

const SECONDS = Float64Array.from({ length: 1800 }, (_, index) => index);

/** A quiet run with some readings replaced. */
function beats(change: (second: number) => number | null): Float64Array {
  return SECONDS.map((second) => change(second) ?? 145 + 3 * Math.sin(second / 60));
}

describe('heart rate', () => {
  test('is plausible from 30 to 220', () => {
    expect([29, 30, 220, 221, null].map(isPlausibleHeartRate)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('loses its impossible readings, and all of them when they are many', () => {
    const spiked = plausibleHeartRate(beats((second) => (second < 20 ? 225 : null)));
    expect(spiked[10]).toBeNaN();
    expect(spiked[30]).not.toBeNaN();
    const broken = plausibleHeartRate(beats((second) => (second % 3 === 0 ? 234 : null)));
    expect(broken.every((value) => Number.isNaN(value))).toBe(true);
  });

  test('is erratic when a loose strap makes it leap, not when intervals make it rise', () => {
    const loose = beats((second) => (second % 20 < 6 ? 185 : null));
    const intervals = beats((second) => 135 + 40 * Math.abs(Math.sin(second / 76)));
    expect(isErratic(loose, SECONDS)).toBe(true);
    expect(isErratic(intervals, SECONDS)).toBe(false);
    expect(
      isErratic(
        beats(() => null),
        SECONDS,
      ),
    ).toBe(false);
  });

  test('is not erratic for being written every eight seconds', () => {
    const sparse = Float64Array.from({ length: 200 }, (_, index) => index * 8);
    const rising = sparse.map((second) => 130 + 17 * Math.sin(second / 12));
    expect(isErratic(rising, sparse)).toBe(false);
  });
});

describe('heart rate that a device wrote where it changed', () => {
  /** Every second for a minute, then every eight seconds. */
  const seconds = Float64Array.from({ length: 240 }, (_, index) =>
    index < 60 ? index : 60 + (index - 60) * 8,
  );

  test('is not erratic for a wild first moment', () => {
    const calm = seconds.map((second, index) =>
      index < 16 ? (index % 8 < 4 ? 70 : 110) : 124 + 3 * Math.sin(second / 90),
    );
    expect(isErratic(calm, seconds)).toBe(false);
  });

  test('is erratic where it leaps to the end', () => {
    const loose = seconds.map((_, index) => (index % 6 === 0 ? 186 : 128));
    expect(isErratic(loose, seconds)).toBe(true);
  });
});

describe('the held maximum', () => {
  test('is no spike', () => {
    expect(
      heldMaximum(
        beats((second) => (second > 900 && second < 906 ? 199 : null)),
        SECONDS,
      ),
    ).toBeLessThan(149);
  });

  test('is what was held for ten seconds', () => {
    expect(
      heldMaximum(
        beats((second) => (second >= 900 && second <= 912 ? 181 : null)),
        SECONDS,
      ),
    ).toBe(181);
  });

  test('does not believe a dry strap in the first five minutes', () => {
    expect(
      heldMaximum(
        beats((second) => (second < 240 ? 188 : null)),
        SECONDS,
      ),
    ).toBeLessThan(149);
  });

  test('does not reach across a hole, and is none without readings', () => {
    const holed = beats((second) =>
      second >= 900 && second < 920 ? (second % 2 ? 185 : Number.NaN) : null,
    );
    expect(heldMaximum(holed, SECONDS)).toBeLessThan(149);
    expect(heldMaximum(new Float64Array(), new Float64Array())).toBeNull();
    expect(
      heldMaximum(
        beats(() => Number.NaN),
        SECONDS,
      ),
    ).toBeNull();
  });
});

describe('an optical sensor that counts steps', () => {
  const seconds = Float64Array.from({ length: 1800 }, (_, index) => index);
  const steps = seconds.map((second) => 170 + Math.round(3 * Math.sin(second / 40)));

  test('is found where heart rate follows the cadence for minutes', () => {
    const locked = seconds.map((second) => (second < 900 ? (steps[second] as number) : 148));
    expect(isCadenceLocked(locked, steps, seconds)).toBe(true);
  });

  test('is not seen in a heart rate that only crosses the cadence', () => {
    const rising = seconds.map((second) => 140 + second / 40);
    expect(isCadenceLocked(rising, steps, seconds)).toBe(false);
  });

  test('is not seen without a cadence', () => {
    const even = seconds.map(() => 150);
    expect(
      isCadenceLocked(
        even,
        seconds.map(() => Number.NaN),
        seconds,
      ),
    ).toBe(false);
  });

  test('loses the stretch in which it does, and keeps the rest', () => {
    const from = 600;
    const to = 780;
    const locked = seconds.map((second) =>
      second >= from && second < to ? (steps[second] as number) : 148,
    );
    const clean = withoutLockedStretches(locked, steps, seconds);
    expect([...clean.slice(from, to)].every(Number.isNaN)).toBe(true);
    expect(clean.slice(0, from)).toEqual(locked.slice(0, from));
    expect(clean.slice(to)).toEqual(locked.slice(to));
    expect(locked.some(Number.isNaN)).toBe(false);
  });

  test('loses the whole stretch where steps were not counted for moments', () => {
    const [from, to] = [600, 780];
    const isUncounted = (second: number) => second % 50 >= 46;
    const gappy = steps.map((count, second) => (isUncounted(second) ? 0 : count));
    const locked = seconds.map((second) => {
      const isLocked = second >= from && second < to && !isUncounted(second);
      return isLocked ? (steps[second] as number) : 148;
    });
    const clean = withoutLockedStretches(locked, gappy, seconds);
    expect([...clean.slice(from, to - 4)].every(Number.isNaN)).toBe(true);
    expect(clean.slice(0, from)).toEqual(locked.slice(0, from));
    expect(clean.slice(to)).toEqual(locked.slice(to));
  });

  test('loses a sprint whose steps it counted after a leap', () => {
    const sprint = seconds.map((second) => (second >= 600 && second < 620 ? 205 : 170));
    const locked = sprint.map((count) => (count === 205 ? count : 130));
    const clean = withoutLockedStretches(locked, sprint, seconds);
    expect(heldMaximum(clean, seconds)).toBe(130);
    expect(clean.filter(Number.isNaN)).toHaveLength(20);
  });

  test('is not seen where the heart is near the cadence for minutes and often beside it', () => {
    const near = seconds.map((second) =>
      second >= 600 && second < 780 ? (steps[second] as number) + 3 * (second % 2) : 148,
    );
    expect(withoutLockedStretches(near, steps, seconds)).toEqual(near);
  });

  test('is not seen where the heart comes up to the cadence without a leap', () => {
    const meeting = seconds.map((second) => Math.min(steps[second] as number, 120 + second / 10));
    expect(withoutLockedStretches(meeting, steps, seconds)).toEqual(meeting);
  });

  test('is not seen within less than a minute', () => {
    const brief = seconds.map((second) =>
      second >= 600 && second < 640 ? (steps[second] as number) : 148,
    );
    expect(withoutLockedStretches(brief, steps, seconds)).toEqual(brief);
  });
});
