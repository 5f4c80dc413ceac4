import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADVICE_AFTER } from '@tasuki/domain/coaching/feedback/advice-limits';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { isOnFoot } from '@tasuki/domain/sports/sport-type';
import { buildActivity } from '../../builders/recording-builder.ts';
import { situation } from './arbitrary-situations.ts';
import { coached, sentencesOf } from './coach-samples.ts';

const RUNS = process.env.SOAK ? 3000 : 80;
const SEED = 20_261_122;

/** By the raw figures, without the code that the coach uses. */
function isPlainlySevere(
  movingSeconds: number,
  ascentMeters: number | null,
  descentMeters: number | null,
): boolean {
  return movingSeconds >= 18_000 || Math.max(ascentMeters ?? 0, descentMeters ?? 0) >= 1000;
}

describe('advice after a session', () => {
  test('asks for rest first after hours or a thousand metres on foot', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const analysis = coached(given.decoded, given);
        const { movingSeconds, ascentMeters, descentMeters } = analysis.summary;
        const isSevere =
          isOnFoot(given.decoded.sport) &&
          isPlainlySevere(movingSeconds, ascentMeters, descentMeters);
        if (!isSevere || !analysis.feedback) return;
        const { nextStep } = readSession({
          source: given.decoded,
          analysis,
          history: given.history,
          note: given.note,
        });
        expect(ADVICE_AFTER.severe?.allowed).toContain(nextStep.code);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  test.each(['Run', 'Walk', 'Hike'] as const)(
    'never calls a mountain a rest for the legs, recorded as %s',
    (sport) => {
      const mountain = buildActivity(
        [
          { seconds: 9000, speedMetersPerSecond: 0.95, heartRate: 164, grade: 0.2, cadence: 120 },
          { seconds: 600, speedMetersPerSecond: 1.4, heartRate: 150, grade: 0, cadence: 120 },
        ],
        { sport, seed: 7 },
      );
      const words = sentencesOf(coached(mountain)).join(' ');
      expect(words).not.toMatch(/hardly at all|without wearing you out|as planned/);
      expect(words).toMatch(/without running|Rest, eat and sleep/);
    },
  );

  test('lets an easy run of the usual length be followed by an ordinary day', () => {
    const run = buildActivity([{ seconds: 5200, speedMetersPerSecond: 3.2, heartRate: 140 }], {
      seed: 7,
    });
    const analysis = coached(run);
    const history = Array.from({ length: 12 }, (_, index) => ({
      id: `run-${index}`,
      sport: 'Run' as const,
      startedAt: new Date(run.startedAt.getTime() - (index + 1) * 2 * DAY_MILLISECONDS),
      utcOffsetMinutes: run.utcOffsetMinutes,
      distanceMeters: 16_400,
      movingSeconds: 5150,
      averagePaceSecondsPerKilometer: 314,
      averageHeartRateBeatsPerMinute: 140,
      load: null,
      purpose: 'easy' as const,
    }));
    const { nextStep } = readSession({
      source: run,
      analysis: { ...analysis, purpose: 'easy' },
      history,
      note: null,
    });
    expect(ADVICE_AFTER.severe?.allowed).not.toContain(nextStep.code);
    expect(nextStep.code).not.toBe('afterHard');
  });
});
