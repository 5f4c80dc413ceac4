import { describe, expect, it } from 'vitest';
import { MARATHON_METERS } from '../training/performance/vdot.ts';
import {
  effortMetersMaximum,
  longRunSecondsMaximum,
  longRunShareMaximum,
  restartRunOf,
  singleRunMaximum,
} from './plan-limits.ts';

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
    expect(longRunShareMaximum(120_000, 6, MARATHON_METERS)).toBe(0.3);
    expect(longRunShareMaximum(40_000, 4, 10_000)).toBe(0.45);
  });

  it('give a session of a small week what it is worth, and of a large one its share', () => {
    expect(effortMetersMaximum('threshold', 30_000, 10_000)).toBe(4500);
    expect(effortMetersMaximum('threshold', 40_000, 10_000)).toBe(4800);
    expect(effortMetersMaximum('threshold', 80_000, 10_000)).toBe(8000);
    expect(effortMetersMaximum('race', 44_000, 10_000)).toBe(6000);
    expect(effortMetersMaximum('race', 60_000, 21_097.5)).toBeCloseTo(10_200);
    expect(effortMetersMaximum('race', 44_000, 5000)).toBe(
      effortMetersMaximum('interval', 44_000, 5000),
    );
  });

  it('let only who takes long over a marathon run for more than three hours', () => {
    expect(longRunSecondsMaximum(MARATHON_METERS, 11_700)).toBe(10_800);
    expect(longRunSecondsMaximum(MARATHON_METERS, 17_100)).toBe(11_700);
  });

  it('restart with a fixed short run where 30 days hold none', () => {
    expect(singleRunMaximum(0, 0)).toBe(restartRunOf(0));
    expect(restartRunOf(5000)).toBeLessThan(restartRunOf(40_000));
    expect(singleRunMaximum(20_000, 40_000)).toBeCloseTo(22_000);
  });
});
