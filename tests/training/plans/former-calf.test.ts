import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '@tasuki/domain/plans/example-plan-wish';
import { assumptionsOf } from '@tasuki/domain/plans/said/outline/plan-assumptions';
import { doubtsOf } from '@tasuki/domain/plans/said/outline/plan-doubts';
import { strengthOfWeek } from '@tasuki/domain/plans/said/strength-stages';
import { weekWatchOf } from '@tasuki/domain/plans/said/week-watch';
import { describe, expect, it } from 'vitest';

describe.each([38, 62])('a calf or Achilles tendon that was hurt before, at %d', (age) => {
  const runner = { ...EXAMPLE_RUNNER, age, facts: ['calf'] } as const;
  const wish = { ...EXAMPLE_WISH, goal: raceGoal(10_000, '2027-02-28'), minutesOnOtherDays: null };

  it.each([false, true])(
    'runs no hills in the first four weeks, before a race with hills: %s',
    (isHilly) => {
      const outcome = buildPlan(runner, { ...wish, isHilly });
      if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
      const kinds = outcome.plan.weeks
        .slice(0, 4)
        .flatMap(({ sessions }) => sessions.map(({ kind }) => kind));
      expect(kinds).not.toContain('hills');
      expect(kinds).toContain('tempo');
    },
  );

  it('runs no strides in the first three weeks, and loads each calf from the first one on', () => {
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { plan } = outcome;
    const kindsOf = (from: number, to: number) =>
      plan.weeks.slice(from, to).flatMap(({ sessions }) => sessions.map(({ kind }) => kind));
    expect(kindsOf(0, 3)).not.toContain('strides');
    expect(kindsOf(3, 10)).toContain('strides');
    const [first] = plan.weeks;
    const sets = first ? strengthOfWeek(first, plan, runner, wish).sets : [];
    expect(sets.slice(0, 2).map(({ exercise, isEachSide }) => [exercise, isEachSide])).toEqual([
      ['single-leg-calf-raise', true],
      ['bent-knee-calf-raise', true],
    ]);
  });

  it('is named in what was assumed, asked and looked at', () => {
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { plan } = outcome;
    expect(assumptionsOf(runner, wish, plan).map(({ code }) => code)).toContain('told-calf');
    expect(doubtsOf(plan, runner, wish).map(({ code }) => code)).toContain('calf-morning');
    const watched = plan.weeks.map((week) => weekWatchOf(plan, week, runner).code);
    expect(watched.filter((code) => code === 'watch-tendon').length).toBeGreaterThanOrEqual(3);
  });
});
