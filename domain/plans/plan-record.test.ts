import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from './example-plan-wish.ts';
import type { PlanRunner } from './plan-wish.ts';
import { planOfRecord, planRecordOf, planRecordSchema, proposedPlan } from './plan-record.ts';

describe('what is stored of a plan', () => {
  it('is what may be written, and gives the plan again', () => {
    const record = planRecordOf(
      { ...EXAMPLE_RUNNER, weeklyMeters: 30_123.4, vdot: { value: 45.04, uncertainty: 1 } },
      EXAMPLE_WISH,
    );
    expect(planRecordSchema.isValidSync(record)).toBe(true);
    expect(record).toMatchObject({ weeklyMeters: 30_123, vdotTenths: 450, goalMeters: 21_098 });
    const outcome = planOfRecord(record);
    expect(outcome).toEqual(planOfRecord(structuredCopy(record)));
    expect(outcome.outcome).toBe('built');
  });

  it('is proposed as it would be stored, and not at all where health comes first', () => {
    const { outcome, record } = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
    expect(outcome).toEqual(planOfRecord(record));
    const refused = (change: Partial<PlanRunner>) =>
      proposedPlan({ ...EXAMPLE_RUNNER, ...change }, EXAMPLE_WISH).outcome;
    expect(refused({ hasRedFlag: true })).toEqual({ outcome: 'refused', reason: 'red-flag' });
    expect(refused({ health: 'ill' })).toEqual({ outcome: 'refused', reason: 'ill' });
  });

  it('holds no heart rate that was guessed from age', () => {
    const heartRate = {
      thresholdBeatsPerMinute: 165,
      maximumBeatsPerMinute: 183,
      restingBeatsPerMinute: 60,
    };
    const stored = (basis: 'age-estimate' | 'threshold') =>
      planRecordOf({ ...EXAMPLE_RUNNER, heartRate: { ...heartRate, basis } }, EXAMPLE_WISH)
        .thresholdHeartRate;
    expect(stored('age-estimate')).toBeNull();
    expect(stored('threshold')).toBe(165);
  });
});

function structuredCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
