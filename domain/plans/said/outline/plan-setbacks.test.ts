import { describe, expect, it } from 'vitest';
import { buildPlan } from '../../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { planSetbacksOf } from './plan-setbacks.ts';

const RETURN = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
const NEWCOMER = { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null };

function setbacksOf(given: Partial<PlanRunner>, wished: Partial<PlanWish>) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return planSetbacksOf(outcome.plan, runner, wish);
}

describe('what a plan says of illness and lost days', () => {
  it('names a fever, a cold, days, a week and more, and the last weeks before a race', () => {
    expect(setbacksOf({}, { goal: raceGoal(10_000, '2027-02-14') })).toEqual([
      'fever',
      'cold',
      'lost-few',
      'lost-hard',
      'lost-week',
      'lost-more',
      'before-race',
      'hot-day',
      'winter-day',
    ]);
  });

  it('speaks of heat on race day in the warm months, and to who says that it is hot', () => {
    expect(setbacksOf({}, { goal: raceGoal(10_000, '2027-04-25') })).toContain('hot-race');
    expect(setbacksOf({}, { goal: raceGoal(10_000, '2027-02-14'), isHot: true })).toContain(
      'hot-race',
    );
  });

  it('lets weeks be repeated by who learns to run or returns, and names no race or hard session that there is not', () => {
    const setbacks = setbacksOf({ daysSinceLastRun: 40 }, { goal: RETURN });
    expect(setbacks).toContain('lost-steps');
    for (const absent of ['lost-week', 'lost-hard', 'before-race'] as const) {
      expect(setbacks).not.toContain(absent);
    }
    const newcomer = setbacksOf(NEWCOMER, { goal: raceGoal(5000, '2027-02-28') });
    expect(newcomer).toContain('lost-steps');
    expect(newcomer).not.toContain('lost-hard');
  });

  it('promises no way back in a plan that is too short for one', () => {
    const setbacks = setbacksOf({}, { goal: raceGoal(10_000, '2026-12-27') });
    expect(setbacks).toContain('lost-short');
    expect(setbacks).not.toContain('lost-week');
    expect(setbacks).not.toContain('lost-more');
  });
});
