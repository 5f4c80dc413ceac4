import { PLAN_LIMITS } from '@tasuki/domain/plans/plan-limits';
import { describe, expect, it } from 'vitest';
import { PLAN_CASES } from './plan-cases.ts';

/** So many runners at least, half of whom get a plan. */
const LEAST_CASES = 60;

describe('the runners that plans are evaluated with', () => {
  it('are many, each with a name of its own', () => {
    const ids = new Set(PLAN_CASES.map(({ id }) => id));
    expect(ids.size).toBe(PLAN_CASES.length);
    expect(ids.size).toBeGreaterThanOrEqual(LEAST_CASES);
  });

  it('reach from one week to thirty, from three runs to seven, from 5 km to 100 km', () => {
    const built = PLAN_CASES.filter(({ expected }) => expected.outcome === 'built');
    const weeks = built.map(({ expected }) =>
      expected.outcome === 'built' ? (expected.weeks ?? 12) : 12,
    );
    const runs = built.map(({ wish }) => wish.sessionsPerWeek);
    const meters = built.flatMap(({ wish }) => wish.goal.meters ?? []);
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([1, PLAN_LIMITS.weeksMaximum]);
    expect([Math.min(...runs), Math.max(...runs)]).toEqual([3, 7]);
    expect([Math.min(...meters), Math.max(...meters)]).toEqual([5000, 100_000]);
  });

  it('expect spans that hold something', () => {
    for (const { id, expected } of PLAN_CASES) {
      if (expected.outcome !== 'built') continue;
      const { firstWeek, peakWeek, longest, runs, tests } = expected;
      for (const [least, most] of [firstWeek, peakWeek, longest, runs, tests].filter(
        (span) => span !== undefined,
      )) {
        expect(least, id).toBeLessThanOrEqual(most);
      }
    }
  });
});
