import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import { planSetbacksOf } from './plan-setbacks.ts';

const RETURN = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;

describe('what a plan says of illness and lost days', () => {
  it('names a fever, a cold, days, a week and more, and the last weeks before a race', () => {
    const wish = { ...EXAMPLE_WISH, goal: raceGoal(10_000, '2027-02-14') };
    expect(planSetbacksOf(EXAMPLE_RUNNER, wish)).toEqual([
      'fever',
      'cold',
      'lost-few',
      'lost-week',
      'lost-more',
      'before-race',
      'hot-day',
      'hot-race',
    ]);
  });

  it('lets weeks be repeated by who learns to run or returns, and names no race where there is none', () => {
    const setbacks = planSetbacksOf(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal: RETURN });
    expect(setbacks).toContain('lost-steps');
    expect(setbacks).not.toContain('lost-week');
    expect(setbacks).not.toContain('before-race');
    const newcomer = { ...EXAMPLE_RUNNER, weeklyMeters: 0, longestMeters: null };
    expect(planSetbacksOf(newcomer, EXAMPLE_WISH)).toContain('lost-steps');
  });
});
