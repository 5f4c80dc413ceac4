import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { weekGrowthOf } from '../said/week-growth.ts';
import { longestStretchOf, returnGoalOf } from './return-goal.ts';

const RETURN: PlanWish = {
  ...EXAMPLE_WISH,
  goal: { kind: 'return', meters: null, seconds: null, day: null, event: null },
  weeks: 12,
  weekdays: [2, 4, 7],
  sessionsPerWeek: 3,
};
/** Who runs a minute at a time again after a strain. */
const WALKING: PlanRunner = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 1000,
  longestMeters: 2500,
  stretchSeconds: 60,
  health: 'niggle',
  injury: 'muscle',
};
const RESTED: PlanRunner = { ...EXAMPLE_RUNNER, daysSinceLastRun: 30 };

function planOf(runner: PlanRunner, wish: PlanWish) {
  const built = buildPlan(runner, wish);
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return built.plan;
}

describe('the goal of a return', () => {
  it('is a time without a break for who runs and walks, which the last week reaches and checks', () => {
    const plan = planOf(WALKING, RETURN);
    const goal = returnGoalOf(plan, WALKING, RETURN);
    const stretches = plan.weeks.map(longestStretchOf);
    expect(goal).toEqual({ kind: 'stretch', seconds: Math.max(...stretches), week: 12 });
    expect(stretches.at(-1)).toBeGreaterThanOrEqual(1200);
    expect(goalFitOf(plan, WALKING, RETURN)[0]?.code).toBe('return-stretch');
    const checked = plan.weeks.filter((week) =>
      weekGrowthOf(plan, week, { runner: WALKING, wish: RETURN }).some(
        ({ code }) => code === 'return-check-stretch',
      ),
    );
    expect(checked.map(({ number }) => number)).toEqual([12]);
  });

  it('is a week of running for who rested, and no larger than before', () => {
    const plan = planOf(RESTED, RETURN);
    const goal = returnGoalOf(plan, RESTED, RETURN);
    if (goal?.kind !== 'week') throw new Error(goal?.kind);
    expect(goal.meters).toBeLessThanOrEqual(RESTED.weeklyMeters);
    expect(goal.week).toBeGreaterThan(8);
  });

  it('is what the runner named, with the week around which it comes where the plan ends before', () => {
    const wish = { ...RETURN, goal: { ...RETURN.goal, seconds: 2700 } };
    const plan = planOf(WALKING, wish);
    expect(returnGoalOf(plan, WALKING, wish)).toEqual({
      kind: 'stretch',
      seconds: 2700,
      week: null,
    });
    const [line] = goalFitOf(plan, WALKING, wish);
    expect(line).toMatchObject({ code: 'return-stretch-later', seconds: 2700 });
    expect(line?.toWeek).toBeGreaterThan(12);
  });

  it('is none of other goals', () => {
    expect(
      returnGoalOf(planOf(EXAMPLE_RUNNER, EXAMPLE_WISH), EXAMPLE_RUNNER, EXAMPLE_WISH),
    ).toBeNull();
  });

  it('begins with a minute where the runner runs for a minute', () => {
    const plan = planOf(WALKING, RETURN);
    expect(plan.weeks.map(longestStretchOf).slice(0, 3)).toEqual([60, 120, 180]);
  });
});
