import { describe, expect, it } from 'vitest';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { PLAN_CASES } from './plan-cases.ts';
import { planProse } from './plan-prose.ts';

describe('a plan in words', () => {
  it('has words for all that the evaluated runners read, with every figure filled in', () => {
    const texts = PLAN_CASES.flatMap(({ runner, wish }) => {
      const outcome = buildPlan(runner, wish);
      return outcome.outcome === 'built' ? planProse(outcome.plan, { runner, wish }) : [];
    });
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((line) => /\{\{|undefined|NaN| 0:00| 0 km\b/.test(line))).toEqual([]);
  });
});
