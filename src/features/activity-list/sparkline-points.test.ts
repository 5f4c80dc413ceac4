import { expect, it } from 'vitest';
import { sparklinePoints } from './sparkline-points.ts';

const SIZE = { width: 50, height: 20 };

function heightsOf(speeds: readonly number[]): number[] {
  return sparklinePoints(speeds, SIZE)
    .split(' ')
    .map((point) => Number(point.split(',')[1]));
}

it('is level for an even run', () => {
  expect(heightsOf([3, 3, 3])).toEqual([10, 10, 10]);
});

it('uses the whole height for intervals, the fast parts above', () => {
  expect(heightsOf([2, 5, 2, 5])).toEqual([20, 0, 20, 0]);
});

it('keeps small differences small', () => {
  const heights = heightsOf([3, 3.06, 3]);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2);
});
