import { expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { goalFitOf } from './outline/goal-fit.ts';
import { planChecksOf } from './outline/plan-checks.ts';
import { doubtsOf } from './outline/plan-doubts.ts';
import { raceDayAdvice } from './race-day.ts';
import { weekGrowthOf } from './week-growth.ts';

const RUNNER = {
  ...EXAMPLE_RUNNER,
  age: 51,
  weeklyMeters: 22_000,
  longestMeters: 11_000,
  vdot: { value: 31, uncertainty: 1 },
} as const;
const WISH = {
  ...EXAMPLE_WISH,
  isHot: true,
  goal: { ...raceGoal(21_097.5, '2027-03-14'), seconds: 8400 },
  weekdays: [2, 4, 7],
  sessionsPerWeek: 3,
};

it('a race in heat goes by effort: no line names a goal time, and none is called off by heat', () => {
  const outcome = buildPlan(RUNNER, WISH);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  const fit = goalFitOf(plan, RUNNER, WISH).map(({ code }) => code);
  expect(fit).toEqual(
    expect.arrayContaining([
      'heat-bands',
      'heat-rule',
      'wish-heat',
      'aim-a-heat',
      'aim-b-heat',
      'aim-c-heat',
    ]),
  );
  const bands = goalFitOf(plan, RUNNER, WISH).filter(({ code }) => code === 'heat-band');
  expect(bands.map(({ count }) => count)).toEqual([20, 25, 30]);
  const paces = bands.map(({ pace }) => pace ?? 0);
  expect(paces).toEqual(paces.toSorted((a, b) => a - b));
  for (const { seconds, otherSeconds, pace } of bands) {
    // The pace to begin with leads to a time within the range.
    const finish = ((pace ?? 0) * 21_097.5) / 1000;
    expect(finish).toBeGreaterThan(seconds ?? Infinity);
    expect(finish).toBeLessThan(otherSeconds ?? 0);
  }
  const timed = fit.filter((code) => /^aim-.-time$|^aim-c$|^trainable$|^shown-by-test/.test(code));
  expect(timed).toEqual([]);
  const lines = raceDayAdvice(plan, RUNNER, WISH)?.map(({ line }) => line);
  expect(lines).toEqual(expect.arrayContaining(['heat-before', 'heat-known']));
  expect(lines).not.toContain('heat');
  expect(doubtsOf(plan, RUNNER, WISH).map(({ code }) => code)).toContain('race-heat');
  const grown = plan.weeks.flatMap((week) =>
    weekGrowthOf(plan, week, { runner: RUNNER, wish: WISH }),
  );
  expect(grown.filter(({ code }) => code.startsWith('test-goal'))).toEqual([]);
});

it('promises no paces after a test where heat leaves none', () => {
  const checks = (isHot: boolean) => {
    const outcome = buildPlan({ ...RUNNER, vdot: null }, { ...WISH, isHot });
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    return planChecksOf(outcome.plan, RUNNER, { ...WISH, isHot });
  };
  expect(checks(true)).toContain('after-test-hot');
  expect(checks(true)).not.toContain('after-test');
  expect(checks(false)).toContain('after-test');
});
