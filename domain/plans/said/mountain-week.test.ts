import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanWish } from '../plan-wish.ts';
import type { WeekGrowth } from './growth-line.ts';
import { weekGrowthOf } from './week-growth.ts';

const RUNNER = { ...EXAMPLE_RUNNER, weeklyMeters: 50_000, longestMeters: 22_000 };

function linesOf(change: Partial<PlanWish>): WeekGrowth[] {
  const wish = {
    ...EXAMPLE_WISH,
    minutesOnOtherDays: null,
    goal: raceGoal(30_000, '2027-03-14'),
    isHilly: true,
    ...change,
  };
  const outcome = buildPlan(RUNNER, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  return plan.weeks.flatMap((week) =>
    weekGrowthOf(plan, week, { form: RUNNER.vdot, runner: RUNNER, wish }),
  );
}

describe('the weeks before a race with climbs', () => {
  it('say how far they climb, and how far the race does', () => {
    const lines = linesOf({ climbMeters: 1800 }).filter(({ code }) => code.startsWith('vertical'));
    expect(lines.length).toBeGreaterThan(4);
    const climbs = lines.map(({ count }) => count ?? 0);
    expect(Math.max(...climbs)).toBeGreaterThan(climbs[0] ?? Infinity);
    expect(lines.every(({ otherCount }) => otherCount === 1800)).toBe(true);
  });

  it('train hiking for longer each time, and poles once that is known', () => {
    const lines = linesOf({ climbMeters: 1800 });
    const minutes = lines.flatMap(({ code, otherSeconds }) =>
      code === 'climb' || code === 'climb-again' ? [otherSeconds ?? 0] : [],
    );
    expect(minutes.length).toBeGreaterThan(4);
    expect(Math.max(...minutes)).toBeGreaterThan(minutes[0] ?? Infinity);
    const poles = lines.filter(({ code }) => code === 'poles');
    expect(poles.length).toBeGreaterThan(0);
    expect(poles.length).toBeLessThan(minutes.length);
  });

  it('hike ground that is steeper than most of the race, from 15% on at most', () => {
    const slopeOf = (climbMeters: number) =>
      linesOf({ climbMeters }).find(({ code }) => code === 'hike')?.percent ?? 0;
    expect(slopeOf(900)).toBeLessThan(12);
    expect(slopeOf(900)).toBeLessThan(slopeOf(1500));
    expect(slopeOf(3000)).toBe(15);
  });

  it('say once what stays the same', () => {
    const codes = linesOf({ climbMeters: 1800 }).map(({ code }) => code);
    for (const code of ['climb', 'hike', 'climb-slope', 'vertical'] as const) {
      expect(codes.filter((one) => one === code)).toHaveLength(1);
    }
    expect(codes.filter((one) => one === 'climb-again').length).toBeGreaterThan(4);
  });

  it('name the slope in each week with a hill session, lighter ones too', () => {
    const wish = {
      ...EXAMPLE_WISH,
      minutesOnOtherDays: null,
      goal: raceGoal(30_000, '2027-03-14'),
      isHilly: true,
      climbMeters: 1800,
    };
    const outcome = buildPlan(RUNNER, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { plan } = outcome;
    const uphill = plan.weeks.filter(({ sessions }) =>
      sessions.some(({ kind }) => kind === 'hills'),
    );
    expect(uphill.length).toBeGreaterThan(2);
    for (const week of uphill) {
      const codes = weekGrowthOf(plan, week, { form: RUNNER.vdot, runner: RUNNER, wish }).map(
        ({ code }) => code,
      );
      expect(codes.filter((code) => code.startsWith('climb-slope'))).toHaveLength(1);
    }
  });

  it('end with a hike before a race of six hours, longer each time and an hour at most', () => {
    const goal = raceGoal(50_000, '2027-04-11');
    const lines = linesOf({
      climbMeters: 2500,
      goal,
      weekdays: [2, 3, 4, 6, 7],
      sessionsPerWeek: 5,
    });
    const hikes = lines.flatMap(({ code, seconds }) =>
      code.startsWith('hike-on') ? [seconds ?? 0] : [],
    );
    expect(hikes.length).toBeGreaterThan(1);
    expect(hikes).toEqual(hikes.toSorted((a, b) => a - b));
    expect(hikes[0]).toBe(900);
    expect(Math.max(...hikes)).toBeLessThanOrEqual(3600);
    expect(linesOf({ climbMeters: 1500 }).map(({ code }) => code)).not.toContain('hike-on');
  });

  it('have hill sessions about as steep as the race', () => {
    const slopeOf = (climbMeters: number) =>
      linesOf({ climbMeters }).find(({ code }) => code === 'climb-slope')?.count ?? 0;
    expect(slopeOf(3000)).toBeGreaterThan(slopeOf(1500));
    expect(slopeOf(1500)).toBeGreaterThanOrEqual(4);
  });

  it('hold no hiking before a hilly race on roads', () => {
    const codes = linesOf({ climbMeters: 400 }).map(({ code }) => code);
    for (const code of ['hike', 'poles', 'vertical'] as const) expect(codes).not.toContain(code);
    expect(codes).toContain('climb-slope');
  });

  it('climb nearly as far as a race of hours in a week, as its long day, hike and hills allow', () => {
    const goal = raceGoal(50_000, '2027-04-11');
    const days = { weekdays: [2, 3, 5, 6, 7], sessionsPerWeek: 5, longRunWeekday: 6 } as const;
    const lines = linesOf({ climbMeters: 1900, goal, ...days });
    const climbs = lines.filter(({ code }) => code.startsWith('vertical'));
    expect(Math.max(...climbs.map(({ count }) => count ?? 0))).toBeGreaterThanOrEqual(1900 * 0.85);
    const second = lines.filter(({ code }) => code.startsWith('climb-second'));
    expect(second.length).toBeGreaterThan(2);
    expect(second.filter(({ code }) => code === 'climb-second')).toHaveLength(1);
    const metersOf = second.map(({ count }) => count ?? 0);
    expect(metersOf.at(-1)).toBeGreaterThan(metersOf[0] ?? Infinity);
    // A race of three hours is climbed enough by its long run and hills.
    const codes = linesOf({ climbMeters: 900 }).map(({ code }) => code);
    expect(codes).not.toContain('climb-second');
  });
});
