import { expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { metersAt } from '../training-plan.ts';

it('runs race pace in more than one long run before a half marathon at 62', () => {
  const runner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 30_000,
    longestMeters: 13_000,
    vdot: { value: 33, uncertainty: 1 },
    age: 62,
  };
  const wish = {
    ...EXAMPLE_WISH,
    goal: { ...raceGoal(21_097.5, '2027-02-28'), seconds: 8040 },
    minutesOnOtherDays: null,
  };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const paced = outcome.plan.weeks
    .filter(({ phase }) => phase !== 'taper')
    .flatMap(({ sessions }) => sessions)
    .filter((session) => session.kind === 'long-pace')
    .map((session) => metersAt(session, 'race'));
  // The first one is only steady.
  expect(paced[0]).toBe(0);
  expect(paced.filter((meters) => meters > 0).length).toBeGreaterThanOrEqual(2);
  expect(brokenRules(outcome.plan, runner, wish)).toEqual([]);
});
