import { describe, expect, it } from 'vitest';
import { buildPlan } from '../../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import { PLAN_FACTS, type PlanRunner, type PlanWish } from '../../plan-wish.ts';
import { doubtsOf, type PlanDoubt } from './plan-doubts.ts';

const RETURN = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;

function askedOf(given: Partial<PlanRunner>, wished: Partial<PlanWish> = {}) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return doubtsOf(outcome.plan, runner, wish);
}

function codesOf(...given: Parameters<typeof askedOf>): PlanDoubt[] {
  return askedOf(...given).map(({ code }) => code);
}

describe('what a runner has said', () => {
  it('of the distance is not asked again', () => {
    const history = codesOf({}).filter((code) => code.startsWith('race-history'));
    expect(history).toHaveLength(1);
    for (const fact of ['first-time', 'raced'] as const) {
      const again = codesOf({ facts: [fact] }).filter((code) => code.startsWith('race-history'));
      expect(again).toEqual([]);
    }
  });

  it('of the part that is hurt is not asked again', () => {
    const hurt = { health: 'niggle', daysSinceLastRun: 24 } as const;
    expect(codesOf({ ...hurt, injury: 'tendon' }, { goal: RETURN })).not.toContain('what-hurts');
    expect(codesOf({ ...hurt, injury: 'other' }, { goal: RETURN })).toContain('what-hurts');
  });

  it('of a former injury or the stomach is not asked again', () => {
    const marathon = { goal: { ...raceGoal(42_195, '2027-04-18'), seconds: 15_300 } };
    const slow = {
      weeklyMeters: 45_000,
      longestMeters: 20_000,
      vdot: { value: 33, uncertainty: 1 },
    };
    expect(codesOf(slow, marathon)).toContain('race-stomach');
    expect(codesOf({ ...slow, facts: ['stomach'] }, marathon)).not.toContain('race-stomach');
    for (const fact of ['shins', 'calf', 'ankle', 'knee', 'thigh'] as const) {
      expect(codesOf({ facts: [fact] })).not.toContain('old-injury');
    }
  });

  it('leads to no question with an empty figure, whatever the goal', () => {
    for (const goal of [
      RETURN,
      raceGoal(10_000, '2027-03-14'),
      { ...RETURN, kind: 'fitness' as const },
    ]) {
      for (const fact of PLAN_FACTS) {
        const unsure = { facts: [fact], vdot: { value: 40, uncertainty: 3 } };
        for (const { code, seconds, otherSeconds } of askedOf(unsure, { goal })) {
          const isForecast = code === 'short-race' || code === 'goal-time';
          expect([code, isForecast && (seconds ?? otherSeconds) === null]).toEqual([code, false]);
        }
      }
    }
  });

  it('of a birth leads to no race in the next weeks', () => {
    const unsure = { vdot: { value: 40, uncertainty: 3 }, facts: ['birth'] as const };
    expect(codesOf(unsure)).not.toContain('short-race');
  });
});
