import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';

const WISH: PlanWish = {
  ...EXAMPLE_WISH,
  goal: { kind: 'return', meters: null, seconds: null, day: null, event: null },
  weekdays: [1, 3, 6],
  sessionsPerWeek: 3,
  longRunWeekday: 6,
  minutesOnOtherDays: 40,
};

describe.each([4000, 6000, 7000])(
  'running that comes back after a birth from %d m a week',
  (weeklyMeters) => {
    const runner: PlanRunner = {
      ...EXAMPLE_RUNNER,
      weeklyMeters,
      longestMeters: 3000,
      vdot: null,
      age: 30,
      sex: 'female',
      facts: ['birth'],
    };
    const outcome = buildPlan(runner, WISH);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { weeks } = outcome.plan;

    it('keeps three runs in each week', () => {
      expect(weeks.map(({ sessions }) => sessions.length)).toEqual(weeks.map(() => 3));
    });

    it('ends with the largest week, and not with a single run', () => {
      const most = Math.max(...weeks.slice(0, 8).map(({ meters }) => meters));
      expect(weeks.at(-1)?.meters).toBeGreaterThanOrEqual(most);
    });

    it('keeps every limit', () => {
      expect(brokenRules(outcome.plan, runner, WISH)).toEqual([]);
    });
  },
);
