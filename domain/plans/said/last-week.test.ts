import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { lastWeekOf } from './last-week.ts';

function daysBefore(meters: number, day = '2027-03-14') {
  const outcome = buildPlan(
    { ...EXAMPLE_RUNNER, weeklyMeters: 55_000, longestMeters: 22_000 },
    {
      ...EXAMPLE_WISH,
      goal: raceGoal(meters, day),
      weekdays: [1, 2, 4, 6, 7],
      sessionsPerWeek: 5,
      minutesOnOtherDays: null,
    },
  );
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return lastWeekOf(outcome.plan) ?? [];
}

function built(runner: Partial<PlanRunner>, wish: Partial<PlanWish>) {
  const outcome = buildPlan(
    { ...EXAMPLE_RUNNER, ...runner },
    { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wish },
  );
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('the last week', () => {
  it('names each of the six days before the race, with its run or rest', () => {
    const days = daysBefore(10_000);
    expect(days.map((one) => one.daysBefore)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(days[1]?.sessions[0]?.reason.code).toBe('race-primer');
    expect(days[1]?.tips).toEqual(['stop-early']);
    expect(days[2]?.sessions).toEqual([]);
    expect(days.at(-1)?.tips).toEqual(['eve']);
  });

  it('fills the stores before a marathon, eats a little more before a half, and else as usual', () => {
    const tipsOf = (meters: number) => daysBefore(meters).flatMap(({ tips }) => tips);
    // What to eat is said once, and holds for both days.
    expect(tipsOf(42_195).filter((tip) => tip === 'load-carbohydrate')).toHaveLength(1);
    expect(tipsOf(42_195).filter((tip) => tip === 'load-again')).toHaveLength(1);
    expect(tipsOf(21_097.5)).toContain('more-carbohydrate');
    expect(tipsOf(10_000).some((tip) => tip.endsWith('carbohydrate'))).toBe(false);
  });

  it('begins with the plan where the race is near', () => {
    const days = daysBefore(10_000, EXAMPLE_WISH.today.slice(0, 8) + '29');
    expect(days.length).toBeLessThanOrEqual(6);
  });

  it('names both runs of a day', () => {
    const { plan } = built(
      { weeklyMeters: 130_000, longestMeters: 34_000 },
      {
        goal: raceGoal(42_195, '2027-03-14'),
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        sessionsPerWeek: 9,
      },
    );
    const [last] = plan.weeks.slice(-1);
    const runs = last?.sessions.filter(({ day }) => day < plan.endDay).length;
    const days = lastWeekOf(plan) ?? [];
    expect(days.flatMap(({ sessions }) => sessions)).toHaveLength(runs ?? 0);
  });

  it('speaks of no number and no start where there is no race', () => {
    const goal = {
      kind: 'distance',
      meters: 10_000,
      seconds: null,
      day: null,
      event: null,
    } as const;
    const { plan } = built({}, { goal, weeks: 10 });
    const tips = (lastWeekOf(plan) ?? []).flatMap((day) => day.tips);
    expect(tips).toContain('eve-own');
    expect(tips).not.toContain('eve');
    expect(tips).not.toContain('way-there');
  });
});
