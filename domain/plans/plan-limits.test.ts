import { describe, expect, it } from 'vitest';
import { MARATHON_METERS } from '../training/performance/vdot.ts';
import { longRunShareMaximum, restartRunOf, singleRunMaximum } from './plan-limits.ts';

describe('limits of a plan', () => {
  it('let no long run become shorter because the week is longer', () => {
    for (const goal of [null, 10_000, MARATHON_METERS, 50_000]) {
      for (const sessions of [3, 4, 5, 6, 7]) {
        let longest = 0;
        for (let week = 10_000; week <= 160_000; week += 500) {
          const most = week * longRunShareMaximum(week, sessions, goal);
          expect(most).toBeGreaterThanOrEqual(longest - 1e-6);
          longest = most;
        }
      }
    }
  });

  it('allow 30 % of a week of many kilometres and runs', () => {
    expect(longRunShareMaximum(100_000, 6, MARATHON_METERS)).toBe(0.3);
    expect(longRunShareMaximum(40_000, 4, 10_000)).toBe(0.45);
  });

  it('restart with a fixed short run where 30 days hold none', () => {
    expect(singleRunMaximum(0, 0)).toBe(restartRunOf(0));
    expect(restartRunOf(5000)).toBeLessThan(restartRunOf(40_000));
    expect(singleRunMaximum(20_000, 40_000)).toBeCloseTo(22_000);
  });
});
