import { describe, expect, test } from 'vitest';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { buildActivity } from '../../builders/recording-builder.ts';
import { coached, easyWeeks, KNOWN_RUNNER } from './coach-samples.ts';

const ATHLETE = { ...KNOWN_RUNNER, thresholdHeartRateBeatsPerMinute: 168 };

function openingOf(decoded: ReturnType<typeof buildActivity>) {
  const history = easyWeeks();
  const analysis = coached(decoded, { athlete: ATHLETE, history });
  const reading = readSession({ source: decoded, analysis, history, note: null });
  return { purpose: analysis.purpose, opening: reading.opening, next: reading.nextStep.code };
}

describe('a race by its effort', () => {
  test('over 8.2 km is one, and is recovered from as one', () => {
    const allOut = { seconds: 2050, speedMetersPerSecond: 4, heartRate: 175 };
    const { purpose, next } = openingOf(buildActivity([allOut], { seed: 5 }));
    expect(purpose).toBe('race');
    expect(next).toBe('raceRecovery');
  });

  test('is none at threshold, or with a warm-up in it', () => {
    const tempo = { seconds: 2150, speedMetersPerSecond: 3.75, heartRate: 166 };
    expect(openingOf(buildActivity([tempo], { seed: 5 })).purpose).toBe('tempo');
    const warm = { seconds: 700, speedMetersPerSecond: 2.8, heartRate: 138 };
    const fast = { seconds: 1500, speedMetersPerSecond: 4, heartRate: 176 };
    expect(openingOf(buildActivity([warm, fast], { seed: 5 })).purpose).not.toBe('race');
  });

  test('in the mountains is named as one, and stays a mountain run in all that follows', () => {
    const climb = { seconds: 5400, speedMetersPerSecond: 1.1, grade: 0.2, cadence: 150 };
    const raced = openingOf(buildActivity([{ ...climb, heartRate: 168 }], { seed: 5 }));
    expect(raced).toMatchObject({ purpose: 'mountain', opening: 'mountain.race' });
    const trained = openingOf(buildActivity([{ ...climb, heartRate: 148 }], { seed: 5 }));
    expect(trained.purpose).toBe('mountain');
    expect(trained.opening).not.toBe('mountain.race');
  });
});
