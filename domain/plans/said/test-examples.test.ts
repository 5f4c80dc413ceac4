import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { paceTableOf } from '../goal/pace-table.ts';
import { planFormOf } from '../goal/runner-form.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { vdotOf } from '../../training/performance/vdot.ts';
import type { WeekGrowth } from './growth-line.ts';
import { weekGrowthOf } from './week-growth.ts';

function linesOf(runner: Partial<PlanRunner>, wish: Partial<PlanWish>): WeekGrowth[] {
  const who = { ...EXAMPLE_RUNNER, ...runner };
  const what = { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wish };
  const outcome = buildPlan(who, what);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  const form = what.isHot || who.vdot === null ? null : planFormOf(who);
  return plan.weeks.flatMap((week) => weekGrowthOf(plan, week, { form, runner: who, wish: what }));
}

const UNKNOWN = { weeklyMeters: 15_000, longestMeters: 7000, vdot: null };
const TEN = { goal: raceGoal(10_000, '2027-01-31'), weekdays: [2, 4, 7], sessionsPerWeek: 3 };
const FITNESS = {
  goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
} as const;

describe('the first test of a runner without a sure form', () => {
  it('says what three results lead to: paces that fit the result, and the race', () => {
    const examples = linesOf(UNKNOWN, TEN).filter(({ code }) => code === 'test-example');
    expect(examples).toHaveLength(3);
    for (const { seconds, paces, otherMeters, otherSeconds } of examples) {
      const form = vdotOf({ distanceMeters: 3000, elapsedSeconds: seconds ?? 0 }) ?? 0;
      expect(Math.abs((paces?.tempo ?? 0) - paceTableOf(form).threshold)).toBeLessThan(6);
      expect(paces?.race).toBeLessThanOrEqual(paces?.tempo ?? 0);
      expect(paces?.tempo).toBeLessThan(paces?.easyFast ?? 0);
      expect(paces?.easyFast).toBeLessThan(paces?.easySlow ?? 0);
      expect(otherMeters).toBe(10_000);
      expect(otherSeconds).toBeGreaterThan((seconds ?? 0) * 3);
    }
    const results = examples.map(({ seconds }) => seconds ?? 0);
    expect(results).toEqual(results.toSorted((a, b) => b - a));
  });

  it('names no race pace where there is no race by pace', () => {
    const codes = linesOf({ daysSinceLastRun: 60 }, { ...FITNESS, weeks: 14 }).map(
      ({ code }) => code,
    );
    expect(codes).toContain('test-example-training');
    expect(codes).not.toContain('test-example');
  });

  it('says of a known form what a slower and a faster result lead to, once', () => {
    const rows = linesOf({}, TEN).filter(({ code }) => code.startsWith('test-example'));
    expect(rows.map(({ code }) => code)).toEqual(['test-example', 'test-example']);
    const [slower, faster] = rows;
    expect(slower?.seconds).toBeGreaterThan(faster?.seconds ?? Infinity);
    expect(slower?.paces?.race).toBeGreaterThan(faster?.paces?.race ?? Infinity);
    expect(slower?.otherSeconds).toBeGreaterThan(faster?.otherSeconds ?? Infinity);
  });
});

describe('a test in heat', () => {
  it('says which result in cool weather would go with the wish, once', () => {
    const goal = { ...raceGoal(21_097.5, '2027-03-14'), seconds: 6000 };
    const lines = linesOf({}, { goal, isHot: true }).filter(({ code }) => code === 'test-heat');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.otherSeconds).toBe(6000);
    expect(lines[0]?.seconds).toBeGreaterThan(0);
    const cool = linesOf({}, { goal });
    expect(cool.map(({ code }) => code)).not.toContain('test-heat');
  });

  it('is as long as the one before it, and compared with that', () => {
    const goal = { ...raceGoal(42_195, '2027-03-14'), seconds: 13_800 };
    const runner = { weeklyMeters: 48_000, longestMeters: 20_000 };
    const lines = linesOf(runner, { goal, isHot: true, weekdays: [2, 3, 5, 6, 7] });
    const first = lines.find(({ code }) => code === 'test-heat');
    const again = lines.filter(({ code }) => code === 'test-heat-again');
    expect(again.length).toBeGreaterThan(0);
    for (const one of again) expect(one.meters).toBe(first?.meters);
  });
});

describe('a test that points to goal B', () => {
  it('names its race pace, slower than that of goal A', () => {
    const goal = { ...raceGoal(42_195, '2027-03-14'), seconds: 12_000 };
    const lines = linesOf({ weeklyMeters: 55_000, longestMeters: 24_000 }, { goal });
    const paces = lines.flatMap(({ code, paces: named }) =>
      code === 'test-goal-pace' ? [named?.race ?? 0] : [],
    );
    expect(paces.length).toBeGreaterThan(0);
    for (const pace of paces) expect(pace).toBeGreaterThan(12_000 / 42.195);
  });
});
