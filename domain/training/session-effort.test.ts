import { describe, expect, test } from 'vitest';
import { sessionEffortOf } from './session-effort.ts';
import type { TrainingHistory } from './training-history.ts';

/** Easy runs at 5:33 a kilometre and 140 beats. */
const history = {
  usualEasyPaceSecondsPerKilometer: 1000 / 3,
  usualHeartRateBeatsPerMinute: 140,
} as TrainingHistory;

function levelOf(gradedSpeed: number, meanHeartRate: number | null) {
  return sessionEffortOf({
    gradedSpeed,
    meanHeartRate,
    reference: null,
    history,
    thresholdSpeed: 3.3,
  }).level;
}

describe('a run no faster than the usual easy ones', () => {
  test('is as easy where the heart rate was lost as where it was measured', () => {
    expect(levelOf(2.95, 131)).toBe('easy');
    expect(levelOf(2.95, null)).toBe('easy');
    expect(levelOf(3, null)).toBe('easy');
  });

  test('is judged by the threshold where it is faster, or the heart beats faster', () => {
    expect(levelOf(3.05, null)).toBe('moderate');
    expect(levelOf(3.4, null)).not.toBe('easy');
    expect(levelOf(2.95, 150)).toBe('moderate');
  });
});
