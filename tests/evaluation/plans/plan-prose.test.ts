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

describe('the sentences that many plans share', () => {
  const PLANS = PLAN_CASES.flatMap(({ id, runner, wish }) => {
    const outcome = buildPlan(runner, wish);
    return outcome.outcome === 'built'
      ? [{ id, lines: planProse(outcome.plan, { runner, wish }) }]
      : [];
  });

  it('name no second or slower goal in a plan without one', () => {
    const without = PLANS.filter(({ lines }) => !lines.some((line) => line.startsWith('  B, ')));
    expect(without.length).toBeGreaterThan(5);
    const named = without.flatMap(({ id, lines }) =>
      lines.filter((line) => /goal B|slower goal/.test(line)).map((line) => `${id}: ${line}`),
    );
    expect(named).toEqual([]);
  });

  it('call no faster goal B the one to train at when A is too hard', () => {
    const lines = PLANS.flatMap((plan) => plan.lines);
    expect(lines.filter((line) => /train at the pace of goal B/.test(line))).toEqual([]);
  });
});
