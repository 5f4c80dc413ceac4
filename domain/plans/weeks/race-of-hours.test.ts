import { dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { weekGrowthOf } from '../said/week-growth.ts';
import { assumptionsOf } from '../said/outline/plan-assumptions.ts';
import { doubtsOf } from '../said/outline/plan-doubts.ts';
import { metersAt } from '../training-plan.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { describe, expect, it } from 'vitest';

const TODAY = '2026-11-22';
const FIVE_DAYS = { weekdays: [2, 3, 4, 6, 7], sessionsPerWeek: 5, longRunWeekday: 7 };

function planOf(runner: PlanRunner, wish: PlanWish) {
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  expect(brokenRules(outcome.plan, runner, wish)).toEqual([]);
  return outcome.plan;
}

const WISH: PlanWish = {
  ...EXAMPLE_WISH,
  ...FIVE_DAYS,
  today: TODAY,
  minutesOnOtherDays: null,
  isHilly: false,
};

describe('a flat race of 100 km', () => {
  const runner: PlanRunner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 60_000,
    longestMeters: 26_000,
    vdot: { value: 43, uncertainty: 1 },
    heartRate: null,
    age: 44,
  };
  const wish = { ...WISH, goal: raceGoal(100_000, '2027-04-25') };
  const plan = planOf(runner, wish);
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const training = sessions.filter(({ kind }) => kind !== 'race');

  it('has one run beyond the marathon, and two long days in a row', () => {
    expect(Math.max(...training.map(({ meters }) => meters))).toBeGreaterThanOrEqual(42_000);
    const both = training.map((one) => {
      const next = training.find(({ day }) => dayNumberOf(day) === dayNumberOf(one.day) + 1);
      return Math.min(one.meters, next?.meters ?? 0);
    });
    expect(Math.max(...both)).toBeGreaterThanOrEqual(22_000);
  });

  it('has one longest run in a block, says why two days are long, and counts the walks', () => {
    const long = plan.weeks
      .filter(({ phase }) => phase !== 'taper')
      .map(({ number, longMeters }) => ({ number, longMeters }));
    const peaks = long.filter(({ longMeters }) => longMeters >= 33_000);
    expect(peaks.length).toBeGreaterThan(2);
    peaks.slice(1).forEach(({ number }, index) => {
      expect(number - (peaks[index]?.number ?? 0)).toBeGreaterThanOrEqual(3);
    });
    const said = plan.weeks.flatMap((week) =>
      weekGrowthOf(plan, week, { form: runner.vdot, runner, wish }).map(({ code }) => code),
    );
    expect(said.filter((code) => code === 'two-days')).toHaveLength(1);
    expect(said.filter((code) => code === 'two-days-again').length).toBeGreaterThan(1);
    expect(said).toContain('test-hours');
    const paceOf = (kind: string, least: number) => {
      const run = training.find((one) => one.kind === kind && one.seconds >= least);
      return run ? run.seconds / run.meters : 0;
    };
    expect(paceOf('long', 7800)).toBeGreaterThan(paceOf('easy', 0) * 1.03);
  });

  it('is trained for by steady runs instead of hills, and tested once', () => {
    const later = plan.weeks
      .filter(({ phase }) => phase === 'build' || phase === 'specific')
      .flatMap((week) => week.sessions.map(({ kind }) => kind));
    expect(later).toContain('marathon-pace');
    expect(later).not.toContain('hills');
    expect(sessions.filter(({ kind }) => kind === 'test')).toHaveLength(1);
  });

  it('asks for its time limit, and for a marathon as training', () => {
    const asked = doubtsOf(plan, runner, wish).map(({ code }) => code);
    expect(asked).toContain('cut-off');
    expect(asked).toContain('long-race');
  });

  it('says early where its longest run is little, and which race is prepared for well', () => {
    const shortly = { ...wish, goal: raceGoal(100_000, '2027-03-07') };
    const short = planOf(runner, shortly);
    const lines = goalFitOf(short, runner, shortly);
    const edge = lines.find(({ code }) => code === 'edge-ultra');
    expect(edge?.otherMeters).toBe(50_000);
    expect(edge?.meters).toBeLessThan(40_000);
    expect(goalFitOf(plan, runner, wish).map(({ code }) => code)).not.toContain('edge-ultra');
  });
});

describe('a marathon of five hours', () => {
  const runner: PlanRunner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 30_000,
    longestMeters: 14_000,
    vdot: { value: 29.5, uncertainty: 1 },
    heartRate: null,
    age: 47,
  };
  const goal = { ...raceGoal(42_195, '2027-03-28'), seconds: 18_000 };
  const wish = { ...WISH, weekdays: [2, 4, 6, 7], sessionsPerWeek: 4, goal };
  const plan = planOf(runner, wish);

  it('is tested over 3 km, and seldom', () => {
    const tests = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ kind }) => kind === 'test');
    expect(tests.map((test) => metersAt(test, 'test'))).toEqual(tests.map(() => 3000));
    expect(tests.length).toBeLessThanOrEqual(2);
  });

  it('has heart rates that are held for hours', () => {
    const line = assumptionsOf(runner, wish, plan).find(
      ({ code }) => code === 'heart-rate-test-slow',
    );
    expect(line).toMatchObject({ count: 79, otherCount: 86 });
  });

  it('grows by no more than two thirds, which is asked about', () => {
    const most = Math.max(...plan.weeks.map(({ meters }) => meters));
    expect(most / runner.weeklyMeters).toBeLessThanOrEqual(1.66);
    expect(doubtsOf(plan, runner, wish).map(({ code }) => code)).toContain('large-growth');
  });
});

describe('10 km of a runner without any pace', () => {
  const runner: PlanRunner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 28_000,
    longestMeters: 9000,
    vdot: null,
    easyPaceSecondsPerKilometer: null,
    heartRate: null,
    age: null,
  };
  const wish = { ...WISH, goal: raceGoal(10_000, '2027-02-14') };
  const plan = planOf(runner, wish);

  it('has repeats at race pace in two weeks or more, all after the first test', () => {
    const sessions = plan.weeks.slice(0, -2).flatMap((week) => week.sessions);
    const test = sessions.findIndex(({ kind }) => kind === 'test');
    const paced = sessions.flatMap((one, index) => (metersAt(one, 'race') > 0 ? [index] : []));
    expect(test).toBeGreaterThan(0);
    expect(paced.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...paced)).toBeGreaterThan(test);
  });
});
