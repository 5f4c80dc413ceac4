import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { strengthSetsOf, strengthSpansOf } from './strength-stages.ts';

function strengthOf(given: Partial<PlanRunner> = {}, wished: Partial<PlanWish> = {}) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, goal: raceGoal(21_097.5, '2027-02-28'), ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  return {
    plan,
    spans: strengthSpansOf(plan, runner, wish),
    setsOf: (index: number) => {
      const week = plan.weeks.at(index);
      return week ? strengthSetsOf(week, runner, wish) : [];
    },
  };
}

describe('strength through a plan', () => {
  it('is learnt, built up, kept, less in the taper and none in the week of the race', () => {
    const { plan, spans, setsOf } = strengthOf();
    expect(spans.map(({ stage }) => stage)).toEqual(['learn', 'build', 'keep', 'taper', 'off']);
    expect(spans.at(-1)?.fromWeek).toBe(plan.weeks.length);
    expect(spans.map(({ timesAWeek }) => timesAWeek)).toEqual([2, 2, 1, 1, 0]);
    expect(setsOf(4)[0]?.sets).toBeGreaterThan(setsOf(0)[0]?.sets ?? 0);
    expect(setsOf(-2).every(({ sets }) => sets === 1)).toBe(true);
  });

  it('is for what was hurt, with no more weight than it bears', () => {
    const goal = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
    const { spans, setsOf } = strengthOf(
      { injury: 'muscle', daysSinceLastRun: 24 },
      { goal, weeks: 8 },
    );
    expect(spans.map(({ stage }) => stage)).not.toContain('build');
    expect(setsOf(5).map(({ exercise }) => exercise)).toContain('bent-knee-calf-raise');
    const joint = strengthOf({ injury: 'joint', daysSinceLastRun: 24 }, { goal, weeks: 8 });
    expect(joint.setsOf(0).map(({ exercise }) => exercise)).not.toContain('step-up');
  });
});
