import { describe, expect, it } from 'vitest';
import { isWithinBudget, measurementTable, type Measurement } from './measurement.ts';

const decode: Measurement = { figure: 'decode', value: 180.4, unit: 'ms', budget: 250 };
const rate: Measurement = {
  figure: 'records a second',
  value: 99,
  unit: '/s',
  budget: 100,
  isMoreBetter: true,
};

describe('figures and their budgets', () => {
  it('keep a budget from the right side', () => {
    expect(isWithinBudget(decode)).toBe(true);
    expect(isWithinBudget({ ...decode, value: 250.1 })).toBe(false);
    expect(isWithinBudget(rate)).toBe(false);
    expect(isWithinBudget({ ...rate, value: 100 })).toBe(true);
    expect(isWithinBudget({ ...decode, budget: null, value: 1e9 })).toBe(true);
  });

  it('never pass as not a number', () => {
    expect(isWithinBudget({ ...decode, value: Number.NaN, budget: null })).toBe(false);
  });

  it('stand in a table', () => {
    expect(measurementTable([decode, rate])).toEqual([
      'figure              value    budget',
      'decode             180 ms  ≤ 250 ms  ok',
      'records a second  99.0 /s  ≥ 100 /s  OVER',
    ]);
  });
});
