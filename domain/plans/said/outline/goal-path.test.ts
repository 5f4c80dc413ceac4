import { describe, expect, it } from 'vitest';
import { buildPlan } from '../../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { metersAt } from '../../training-plan.ts';
import { goalPathOf } from './goal-path.ts';

function pathOf(given: Partial<PlanRunner>, wished: Partial<PlanWish>) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const meters = wish.goal.meters ?? 0;
  const isMountain = wish.isHilly && meters > 42_196;
  const minutes = wish.minutesOnOtherDays;
  return {
    plan: outcome.plan,
    lines: goalPathOf(outcome.plan, runner, { meters, isMountain, minutes }),
  };
}

describe('the way to a goal', () => {
  it('says what the race asks for, and from where to where the plan grows for it', () => {
    const { plan, lines } = pathOf(
      { weeklyMeters: 40_000, longestMeters: 14_000 },
      { goal: raceGoal(21_097.5, '2027-03-14') },
    );
    const of = (code: string) => lines.find((line) => line.code === code);
    expect(lines[0]?.code).toBe('asks-half');
    expect(of('path-week')?.meters).toBe(40_000);
    expect(of('path-week')?.otherMeters).toBe(Math.max(...plan.weeks.map(({ meters }) => meters)));
    expect(of('path-long')?.meters).toBe(14_000);
    const pace = of('path-pace');
    expect(pace?.otherMeters).toBeGreaterThan(pace?.meters ?? Infinity);
    expect(pace?.toWeek).toBeGreaterThan(pace?.week ?? Infinity);
  });

  it('calls no marathon pace the pace of an ultra marathon, and runs little of it', () => {
    const { plan, lines } = pathOf(
      { weeklyMeters: 80_000, longestMeters: 30_000, vdot: { value: 52, uncertainty: 1 } },
      {
        goal: raceGoal(100_000, '2027-05-09'),
        weekdays: [1, 2, 3, 4, 6, 7],
        sessionsPerWeek: 6,
        minutesOnOtherDays: null,
      },
    );
    const paced = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ kind }) => kind === 'marathon-pace')
      .map((session) => metersAt(session, 'marathon'));
    expect(paced.length).toBeGreaterThan(0);
    expect(Math.max(...paced)).toBeLessThanOrEqual(12_000);
    expect(lines.map(({ code }) => code)).not.toContain('path-pace');
  });

  it('speaks of few days only to who has few, not for a week with days off', () => {
    const marathon = { goal: raceGoal(42_195, '2027-04-04'), sessionsPerWeek: 6 };
    const { lines } = pathOf(
      { weeklyMeters: 71_000, longestMeters: 24_000, vdot: { value: 51, uncertainty: 1 } },
      {
        ...marathon,
        weekdays: [2, 3, 4, 5, 6, 7],
        minutesOnOtherDays: null,
        daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
      },
    );
    expect(lines.map(({ code }) => code)).not.toContain('path-share');
  });

  it('says why a week stops growing early, where minutes end it, and only there', () => {
    const three = { weekdays: [2, 4, 7], sessionsPerWeek: 3 };
    const runner = {
      weeklyMeters: 24_000,
      longestMeters: 11_000,
      vdot: { value: 40, uncertainty: 1 },
    };
    const { plan, lines } = pathOf(runner, { ...three, minutesOnOtherDays: 40 });
    const full = lines.find(({ code }) => code === 'path-time');
    const most = Math.max(...plan.weeks.map(({ meters }) => meters));
    expect(full).toMatchObject({ meters: most, count: 40 });
    expect(plan.weeks[(full?.week ?? 0) - 1]?.meters).toBeGreaterThan(most * 0.98);
    const free = pathOf(runner, { ...three, minutesOnOtherDays: null });
    expect(free.lines.map(({ code }) => code)).not.toContain('path-time');
  });

  it('is climbs and descents before a race in the mountains', () => {
    const { plan, lines } = pathOf(
      { weeklyMeters: 55_000, longestMeters: 25_000 },
      {
        goal: raceGoal(50_000, '2027-03-28'),
        isHilly: true,
        weekdays: [2, 3, 5, 6, 7],
        sessionsPerWeek: 5,
      },
    );
    const climbs = lines.find(({ code }) => code === 'path-climbs');
    const descents = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ reason }) => reason.code === 'long-descents');
    expect(lines[0]?.code).toBe('asks-mountain');
    expect(climbs?.count).toBe(descents.length);
    expect(climbs?.otherSeconds).toBeGreaterThan(climbs?.seconds ?? Infinity);
  });
});
