import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../../example-plan-wish.ts';
import { buildPlan } from '../../build-plan.ts';
import { goalTimesOf } from '../../plan-paces.ts';
import { runnerAtStart, type KnownAtStart } from '../../runner-at-start.ts';
import { isFormGuessed } from '../../goal/runner-form.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { raceDayAdvice } from '../race-day.ts';
import { weekGrowthOf } from '../week-growth.ts';
import { doubtsOf } from './plan-doubts.ts';
import { goalFitOf } from './goal-fit.ts';

function planOf(runner: PlanRunner, wish: PlanWish) {
  const built = buildPlan(runner, wish);
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return built.plan;
}

/** Every time that a plan names beside its sessions, and the codes of all lines. */
function saidOf(runner: PlanRunner, wish: PlanWish) {
  const plan = planOf(runner, wish);
  const form = runner.vdot;
  return {
    codes: [
      ...goalFitOf(plan, runner, wish).map(({ code }) => code),
      ...doubtsOf(plan, runner, wish).map(({ code }) => code),
      ...(raceDayAdvice(plan, runner, wish) ?? []).map(({ line }) => line),
      ...plan.weeks.flatMap((week) =>
        weekGrowthOf(plan, week, { form, runner, wish }).map(({ code }) => code),
      ),
    ],
    advice: raceDayAdvice(plan, runner, wish) ?? [],
  };
}

describe('a race to finish', () => {
  const OF_TIMES = /goal|splits|aim-.-time|shown-by-test|hinted|tune-up|safe-start|first-start/u;

  it.each([
    ['who says so', { facts: ['to-finish'] }],
    ['whose race is the first of its length', { facts: ['first-time'] }],
    ['whose form is a guess', { facts: ['first-time'], vdot: { value: 40, uncertainty: 3.5 } }],
  ] as const)('names no goal time anywhere to a runner %s', (_, more) => {
    const runner: PlanRunner = { ...EXAMPLE_RUNNER, ...more };
    const { codes, advice } = saidOf(runner, EXAMPLE_WISH);
    expect(codes.filter((code) => OF_TIMES.test(code) && code !== 'goal-time-finish')).toEqual([]);
    expect(codes).toEqual(
      expect.arrayContaining(['finish', 'finish-span', 'finish-walks', 'finish-cut-off']),
    );
    expect(advice.every(({ boldSeconds, safeSeconds }) => !boldSeconds && !safeSeconds)).toBe(true);
  });

  it('keeps the times of who wishes one', () => {
    const runner: PlanRunner = { ...EXAMPLE_RUNNER, facts: ['first-time'] };
    const wish = { ...EXAMPLE_WISH, goal: { ...EXAMPLE_WISH.goal, seconds: 6000 } };
    const { codes } = saidOf(runner, wish);
    expect(codes).toEqual(expect.arrayContaining(['aim-a-time', 'splits-start']));
    expect(codes).not.toContain('finish');
  });
});

describe('a result that says less of the form', () => {
  const NOBODY: KnownAtStart = {
    history: {
      runCount: 20,
      weeklyMeters: 36_000,
      weeksCounted: 4,
      thisWeekMeters: 0,
      daysSinceLast: 2,
      longestIn30DaysMeters: 17_000,
      usualMeters: null,
      usualEasyPaceSecondsPerKilometer: 375,
      usualHeartRateBeatsPerMinute: null,
      vdot: null,
      load: null,
    },
    recordVdot: null,
    age: 45,
    heartRate: null,
    caution: null,
  };

  function runnerWith(fact: 'result-heat' | 'result-training') {
    return runnerAtStart(NOBODY, {
      health: 'well',
      injury: null,
      weekdays: [1, 3, 5, 7],
      longRunWeekday: 7,
      minutesOnOtherDays: null,
      weeklyMeters: null,
      longestMeters: null,
      recentRace: { meters: 21_097.5, seconds: 6760, fact },
      clubWeekdays: [],
      isHot: false,
      isHilly: false,
      facts: ['raced'],
    });
  }

  it.each([
    ['result-heat', 'now-heat-result'],
    ['result-training', 'now-training-result'],
  ] as const)('gives a goal for now after a %s, and the day that settles it', (fact, code) => {
    const runner = runnerWith(fact);
    expect(isFormGuessed(runner)).toBe(true);
    const fit = goalFitOf(planOf(runner, EXAMPLE_WISH), runner, EXAMPLE_WISH);
    const today = goalTimesOf(runner, EXAMPLE_WISH, 16)?.today;
    const goal = fit.find((line) => line.code === 'provisional')?.seconds ?? 0;
    expect(fit[0]?.code).toBe(code);
    expect(goal).toBeGreaterThan(today?.fromSeconds ?? Infinity);
    expect(goal).toBeLessThan(today?.toSeconds ?? 0);
    const settled = fit.find((line) => line.code === 'aims-by-test');
    expect(settled?.week).toBeGreaterThan(0);
    expect(settled?.weekdays).toHaveLength(1);
  });

  it('takes a wish that the form may reach as the goal for now', () => {
    const runner = runnerWith('result-heat');
    const wish = { ...EXAMPLE_WISH, goal: { ...EXAMPLE_WISH.goal, seconds: 6570 } };
    const fit = goalFitOf(planOf(runner, wish), runner, wish);
    expect(fit.find(({ code }) => code === 'provisional-wish')?.seconds).toBe(6570);
  });
});
