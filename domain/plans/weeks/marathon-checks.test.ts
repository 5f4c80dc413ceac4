import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { isLongKind, metersAt, type TrainingPlan } from '../training-plan.ts';

const RUNNER: PlanRunner = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 42_000,
  longestMeters: 18_000,
  vdot: { value: 39, uncertainty: 1 },
};
const WISH: PlanWish = {
  ...EXAMPLE_WISH,
  goal: { ...raceGoal(42_195, '2027-03-14'), seconds: 14_340 },
  minutesOnOtherDays: 90,
};

function planOf(runner: PlanRunner, wish: PlanWish): TrainingPlan {
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome.plan;
}

function testsOf({ weeks }: TrainingPlan): { week: number; meters: number }[] {
  return weeks.flatMap(({ number, sessions }) =>
    sessions
      .filter(({ kind }) => kind === 'test')
      .map((session) => ({ week: number, meters: metersAt(session, 'test') })),
  );
}

describe('a marathon of four hours in sixteen weeks', () => {
  const plan = planOf(RUNNER, WISH);

  it('tests the form every four to six weeks, the last time over more than 5 km', () => {
    const tests = testsOf(plan);
    expect(tests.map(({ week }) => week)).toEqual([6, 10]);
    expect(tests.at(-1)?.meters).toBeGreaterThan(5000);
  });

  it('has a longest run of 28 km or more within three hours', () => {
    const long = plan.weeks.flatMap(({ sessions }) =>
      sessions.filter(({ kind }) => isLongKind(kind)),
    );
    expect(Math.max(...long.map(({ meters }) => meters))).toBeGreaterThanOrEqual(28_000);
    expect(Math.max(...long.map(({ seconds }) => seconds))).toBeLessThanOrEqual(10_800);
  });

  it('keeps every limit', () => {
    expect(brokenRules(plan, RUNNER, WISH)).toEqual([]);
  });
});

it('tests early whose form is a guess, since their paces wait for it', () => {
  const runner = { ...RUNNER, vdot: { value: 39, uncertainty: 4 } };
  expect(testsOf(planOf(runner, WISH))[0]?.week).toBe(3);
});

it('tests a slow marathoner over no distance that takes an hour', () => {
  const runner = { ...RUNNER, vdot: { value: 30, uncertainty: 1 } };
  const wish = { ...WISH, goal: raceGoal(42_195, '2027-03-28') };
  const meters = testsOf(planOf(runner, wish)).map((test) => test.meters);
  expect(meters.length).toBeGreaterThan(0);
  expect(Math.max(...meters)).toBeLessThanOrEqual(5000);
});
