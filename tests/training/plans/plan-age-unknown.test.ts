import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { isRunWalk } from '@tasuki/domain/plans/plan-limits';
import { doubtsOf } from '@tasuki/domain/plans/said/outline/plan-doubts';
import { isHardKind, type TrainingPlan } from '@tasuki/domain/plans/training-plan';
import { describe, expect, it } from 'vitest';
import { randomRunner } from './random-runner.ts';

function plansAt(age: number | null, count: number) {
  return Array.from({ length: count }, (_, seed) => {
    const { runner, wish } = randomRunner(seed);
    const aged = { ...runner, age };
    const outcome = buildPlan(aged, wish);
    return outcome.outcome === 'built' ? [{ seed, runner: aged, wish, plan: outcome.plan }] : [];
  }).flat();
}

function hardIn({ weeks }: TrainingPlan, count: number, kinds: readonly string[] = []) {
  return weeks
    .slice(0, count)
    .flatMap(({ sessions }) => sessions)
    .filter(({ kind }) => isHardKind(kind) && kind !== 'race' && kind !== 'long')
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
}

describe('a runner whose age nobody knows', () => {
  it('is asked for it and for their health first', () => {
    for (const { seed, runner, wish, plan } of plansAt(null, 60)) {
      expect(doubtsOf(plan, runner, wish)[0]?.code, String(seed)).toBe('age-health');
    }
  });

  it('runs nothing hard in the first two weeks, and no test in the first four', () => {
    let hard = 0;
    for (const { seed, plan } of plansAt(null, 120)) {
      // A little race pace before a race is left in plans of so few weeks.
      if (plan.weeks.length < 4) continue;
      expect(hardIn(plan, 2), String(seed)).toEqual([]);
      expect(hardIn(plan, 4, ['test']), String(seed)).toEqual([]);
      hard += hardIn(plan, Infinity).length;
    }
    expect(hard).toBeGreaterThan(50);
  });
});

describe('health', () => {
  it('is asked of everybody before anything else', () => {
    for (const age of [34, 62]) {
      for (const { seed, runner, wish, plan } of plansAt(age, 60)) {
        const [first] = doubtsOf(plan, runner, wish);
        const hasFast = hardIn(plan, Infinity).some(({ kind }) => !kind.startsWith('long'));
        const ofAge = age >= 60 && hasFast ? 'heart-check-masters' : 'heart-check';
        const meant = isRunWalk(runner) && ofAge === 'heart-check' ? 'health-condition' : ofAge;
        expect(first?.code, String(seed)).toBe(meant);
      }
    }
  });
});
