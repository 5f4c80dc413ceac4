import { describe, expect, it } from 'vitest';
import { slowerByHeat } from './heat-slowing.ts';

describe('what heat takes of a race', () => {
  it('is nothing on a cool day', () => {
    expect(slowerByHeat(42_195, 12)).toEqual({ least: 1, most: 1 });
  });

  it('is about 19 minutes of a marathon in 3:45 for ten degrees, at the most', () => {
    const { least, most } = slowerByHeat(42_195, 25);
    expect((13_500 * (most - 1)) / 60).toBeCloseTo(18.9, 1);
    expect(least).toBeLessThan(most);
  });

  it('is less of a shorter race', () => {
    expect(slowerByHeat(10_000, 30).most).toBeLessThan(slowerByHeat(21_097.5, 30).most);
  });
});
