import { describe, expect, it } from 'vitest';
import { CRITERIA } from './criteria.ts';
import { evaluatePlans, scoresByCriterion } from './evaluate-plans.ts';
import { missedExpectations } from './expectations.ts';
import { PLAN_CASES } from './plan-cases.ts';

/** Each computed criterion must reach it on average. */
const LEAST_MEAN = 4;

describe('the plans of the evaluated runners', () => {
  const results = evaluatePlans(PLAN_CASES);

  it('break no limit and miss no expectation', () => {
    expect(results.filter(({ broken }) => broken.length > 0)).toEqual([]);
    expect(results.filter(({ missed }) => missed.length > 0)).toEqual([]);
  });

  it('reach four points of five in each criterion that is computed', () => {
    const criteria = scoresByCriterion(results);
    expect(CRITERIA).toHaveLength(22);
    expect(criteria.length).toBe(21);
    expect(criteria.filter(({ mean }) => mean < LEAST_MEAN)).toEqual([]);
    expect(criteria.flatMap(({ below }) => below)).toEqual([]);
  });
});

describe('an expectation', () => {
  it('is missed by another outcome', () => {
    for (const one of PLAN_CASES) {
      const outcome = { outcome: 'refused', reason: 'red-flag' } as const;
      const isExpected =
        one.expected.outcome === 'refused' && one.expected.reason === outcome.reason;
      expect(missedExpectations(one, outcome).length === 0, one.id).toBe(isExpected);
    }
  });
});
