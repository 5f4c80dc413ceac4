import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanWish } from '../plan-wish.ts';
import { weekGrowthOf, type WeekGrowth } from './week-growth.ts';

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
  return plan.weeks.flatMap((week) => weekGrowthOf(plan, week, RUNNER.vdot, RUNNER, wish));
}

describe('the weeks before a race with climbs', () => {
  it('say how far they climb, and how far the race does', () => {
    const lines = linesOf({ climbMeters: 1800 }).filter(({ code }) => code === 'vertical');
    expect(lines.length).toBeGreaterThan(6);
    const climbs = lines.map(({ count }) => count ?? 0);
    expect(Math.max(...climbs)).toBeGreaterThan(climbs[0] ?? Infinity);
    expect(lines.every(({ otherCount }) => otherCount === 1800)).toBe(true);
  });

  it('train hiking for longer each time, and poles once that is known', () => {
    const lines = linesOf({ climbMeters: 1800 });
    const minutes = lines.flatMap(({ code, seconds }) => (code === 'hike' ? [seconds ?? 0] : []));
    expect(minutes.length).toBeGreaterThan(4);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes.at(-1)).toBeGreaterThan(minutes[0] ?? Infinity);
    const poles = lines.filter(({ code }) => code === 'poles');
    expect(poles.length).toBeGreaterThan(0);
    expect(poles.length).toBeLessThan(minutes.length);
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
});
