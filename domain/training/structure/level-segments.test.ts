import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinSimilar, levelSegmentsOf } from './level-segments.ts';

const level = (length: number, value: number) => Array.from({ length }, () => value);
/** Small, even noise, the same every time. */
const noisy = (values: readonly number[]) =>
  Float64Array.from(values, (value, index) => value * (1 + 0.02 * Math.sin(index * 2.4)));

describe('a series is cut into levels', () => {
  test('where the level changes, and nowhere else', () => {
    const segments = levelSegmentsOf(
      noisy([...level(50, 3), ...level(20, 4.2), ...level(40, 2.5)]),
    );
    expect(segments.map(({ from, to }) => [from, to])).toEqual([
      [0, 50],
      [50, 70],
      [70, 110],
    ]);
  });

  test('that follow each other from the first value to the last, whatever the values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { maxLength: 200 }),
        (values) => {
          const segments = levelSegmentsOf(Float64Array.from(values));
          let at = 0;
          for (const { from, to, mean } of segments) {
            expect(from).toBe(at);
            expect(to).toBeGreaterThan(from);
            const part = values.slice(from, to);
            expect(mean).toBeCloseTo(part.reduce((sum, value) => sum + value, 0) / part.length, 6);
            at = to;
          }
          expect(at).toBe(values.length);
        },
      ),
    );
  });

  test('and stays whole where there is one level, or nothing', () => {
    expect(levelSegmentsOf(noisy(level(300, 3)))).toHaveLength(1);
    expect(levelSegmentsOf(new Float64Array(40))).toHaveLength(1);
    expect(levelSegmentsOf(new Float64Array())).toEqual([]);
  });
});

describe('neighbouring levels', () => {
  test('that are alike become one, short ones go to the likelier side', () => {
    const joined = joinSimilar(
      [
        { from: 0, to: 20, mean: 3 },
        { from: 20, to: 40, mean: 3.1 },
        { from: 40, to: 42, mean: 4 },
        { from: 42, to: 60, mean: 4.4 },
      ],
      0.06,
      3,
    );
    expect(joined.map(({ from, to }) => [from, to])).toEqual([
      [0, 40],
      [40, 60],
    ]);
    expect(joined[0]?.mean).toBeCloseTo(3.05, 9);
  });
});
