import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '@tasuki/domain/plans/example-plan-wish';
import { isHardKind } from '@tasuki/domain/plans/training-plan';
import type { PlanGoal, TrainingPlan } from '@tasuki/domain/plans/training-plan';
import type { PlanRunner } from '@tasuki/domain/plans/plan-wish';
import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';

const RETURN: PlanGoal = { kind: 'return', meters: null, seconds: null, day: null, event: null };

function planOf(change: Partial<PlanRunner>, goal: PlanGoal = RETURN) {
  const runner: PlanRunner = {
    ...EXAMPLE_RUNNER,
    longestMeters: null,
    easyPaceSecondsPerKilometer: 360,
    ...change,
  };
  const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null, weeks: 14, goal };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return { runner, wish, plan: outcome.plan };
}

function kindsOf({ weeks }: TrainingPlan, count: number) {
  return new Set(weeks.slice(0, count).flatMap(({ sessions }) => sessions.map(({ kind }) => kind)));
}

const WELL = [
  [40_000, 21],
  [20_000, 28],
  [30_000, 45],
  [40_000, 45],
  [40_000, 70],
  [55_000, 60],
  [60_000, 84],
  [80_000, 40],
] as const;

describe('a healthy runner after three to twelve weeks without a run', () => {
  it.each(WELL)('of %d m a week, %d days off, runs easily three times a week', (week, days) => {
    const { plan } = planOf({ weeklyMeters: week, daysSinceLastRun: days });
    expect([...kindsOf(plan, 2)].every((kind) => kind === 'easy' || kind === 'long')).toBe(true);
    const [first] = plan.weeks;
    expect(first?.sessions).toHaveLength(3);
    for (const { seconds } of first?.sessions ?? []) {
      expect(seconds / 60).toBeGreaterThanOrEqual(19.5);
      expect(seconds / 60).toBeLessThanOrEqual(31);
    }
    const runDays = first?.sessions.map(({ day }) => dayNumberOf(day)) ?? [];
    expect(runDays.slice(1).every((day, index) => day - (runDays[index] ?? 0) >= 2)).toBe(true);
  });

  it.each(WELL)('of %d m a week, %d days off, grows by the steps of a week', (week, days) => {
    for (const goal of [RETURN, raceGoal(21_097.5, '2027-05-02'), raceGoal(10_000, '2027-04-04')]) {
      const { plan, runner, wish } = planOf({ weeklyMeters: week, daysSinceLastRun: days }, goal);
      expect(brokenRules(plan, runner, wish)).toEqual([]);
      const weeks = plan.weeks.map(({ meters }) => meters);
      weeks.slice(1).forEach((meters, index) => {
        // Against what was run since the break: what came before it is no measure.
        const highest = Math.max(...weeks.slice(Math.max(0, index - 2), index + 1));
        expect(meters).toBeLessThanOrEqual(Math.max(highest * 1.15, highest + 2000) + 1);
        const earlier = weeks.slice(Math.max(0, index - 2), index);
        if (earlier.length > 0) {
          const most = Math.max(...earlier);
          expect(meters).toBeLessThanOrEqual(Math.max(most * 1.3, most + 3500) + 1);
        }
      });
    }
  });

  // Who ran more is held back by the steps of a week, and by four runs; who was off for less, by their first week.
  it.each(WELL.filter(([week, days]) => week <= 40_000 && days >= 28))(
    'of %d m a week, %d days off, is at about half of it after about the time off',
    (week, days) => {
      const { plan } = planOf({ weeklyMeters: week, daysSinceLastRun: days });
      const within = Math.ceil(days / 7) + 2;
      const most = Math.max(...plan.weeks.slice(0, within).map(({ meters }) => meters));
      expect(most / week).toBeGreaterThanOrEqual(0.48);
      const early = plan.weeks.slice(0, Math.floor(days / 7)).map(({ meters }) => meters);
      expect(Math.max(...early) / week).toBeLessThanOrEqual(0.75);
    },
  );

  it('has nothing faster for three weeks', () => {
    const { plan } = planOf(
      { weeklyMeters: 40_000, daysSinceLastRun: 45 },
      raceGoal(21_097.5, '2027-05-02'),
    );
    const early = plan.weeks.slice(0, 3).flatMap(({ sessions }) => sessions);
    expect(early.filter(({ kind }) => isHardKind(kind) && kind !== 'long')).toEqual([]);
  });
});

describe('the way of running and walking', () => {
  it.each([
    ['an injury', { injury: 'other' }],
    ['a named injury', { injury: 'tendon' }],
    ['a niggle', { health: 'niggle' }],
    ['an age of 60', { age: 60 }],
    ['little running before', { weeklyMeters: 15_000 }],
    ['a longer break', { daysSinceLastRun: 90 }],
    ['a birth', { facts: ['birth'], weeklyMeters: 14_000 }],
  ] as const satisfies readonly (readonly [string, Partial<PlanRunner>])[])(
    'is kept after %s',
    (_name, change) => {
      const { plan } = planOf({ weeklyMeters: 40_000, daysSinceLastRun: 45, ...change });
      expect([...kindsOf(plan, 2)]).toEqual(['run-walk']);
    },
  );
});
