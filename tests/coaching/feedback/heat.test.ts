import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { NextStepCode } from '@tasuki/domain/coaching/feedback/session-reading';
import { viewSession } from '@tasuki/domain/coaching/facts/session-view';
import { isHot, withWeatherFacts } from '@tasuki/domain/coaching/facts/weather/facts-of-weather';
import { LANGUAGES } from '@tasuki/domain/language';
import { buildActivity } from '../../builders/recording-builder.ts';
import { situation } from './arbitrary-situations.ts';
import {
  coached,
  easyWeeks,
  sentencesOf,
  weatherAt,
  type CoachedOptions,
} from './coach-samples.ts';
import { expectSoundFacts } from './feedback-promises.ts';

const RUNS = process.env.SOAK ? 3000 : 120;
const SEED = 20_261_127;

/** An hour at one pace, at which the heart rate rises. */
function driftingRun({ watchCelsius = 31, isIndoor = false } = {}) {
  const built = buildActivity(
    [
      { seconds: 600, speedMetersPerSecond: 2.8, heartRate: 138 },
      { seconds: 1500, speedMetersPerSecond: 2.8, heartRate: 139 },
      { seconds: 1500, speedMetersPerSecond: 2.8, heartRate: 150 },
    ],
    { seed: 3, isIndoor },
  );
  built.recording.columns.temperatureCelsius.fill(watchCelsius);
  return built;
}

function wordsOf(options: CoachedOptions, run = driftingRun()): string {
  return sentencesOf(coached(run, options)).join(' ');
}

describe('heat in the words on a run', () => {
  test.each([
    ['en', '31 °C', '70%'],
    ['ja', '31°C', '70%'],
    ['zh', '31°C', '70%'],
    ['zh-tw', '31°C', '70%'],
    ['vi', '31°C', '70%'],
  ] as const)('is said with temperature and humidity in %s', (language, celsius, percent) => {
    const words = wordsOf({ language, weather: weatherAt(31) }).replaceAll(
      /[\s\u00A0\u202F]/gu,
      '',
    );
    expect(words).toContain(celsius.replaceAll(' ', ''));
    expect(words).toContain(percent);
  });

  test('rests on the weather service and not on the watch', () => {
    const hot = coached(driftingRun({ watchCelsius: 15 }), { weather: weatherAt(31) });
    expectSoundFacts(hot);
    expect(sentencesOf(hot).join(' ')).toContain('In that heat');
    expect(wordsOf({ weather: null })).not.toMatch(/heat,|humidity/);
    expect(wordsOf({ weather: weatherAt(15) })).not.toMatch(/In that heat/);
  });

  test('is not said of a run in a room', () => {
    const words = wordsOf({ weather: weatherAt(31) }, driftingRun({ isIndoor: true }));
    expect(words).not.toMatch(/In that heat/);
  });

  test('says no pace, as no formula for it is sound', () => {
    for (const language of LANGUAGES) {
      const analysis = coached(driftingRun(), { language, weather: weatherAt(31) });
      const said = analysis.feedback?.sentences.find(({ text }) =>
        text.includes('temperature.weather'),
      );
      expect(said?.text, language).toBeDefined();
      expect(said?.text, language).not.toMatch(/pace\}\}/);
    }
  });

  test.each([
    [26, 50, true],
    [26, 49, false],
    [25.9, 90, false],
    [30, 5, true],
    [null, 70, false],
    [31, null, false],
  ])('begins at %s °C and %s per cent: %s', (celsius, humidity, expected) => {
    expect(isHot(celsius, humidity)).toBe(expected);
  });
});

const HARD: ReadonlySet<NextStepCode> = new Set<NextStepCode>(['tempo', 'intervals', 'long']);
const REST: ReadonlySet<NextStepCode> = new Set<NextStepCode>([
  'pain',
  'restAfterSpike',
  'raceRecovery',
  'restTired',
  'afterVeryLong',
  'afterSevere',
  'lightDays',
]);

describe('the advice after three quarters of an hour and more', () => {
  /** Weeks that hold repetitions now and then, after which a harder session is due. */
  const history = easyWeeks().map((run, index) =>
    index === 3 ? { ...run, purpose: 'intervals' as const, distanceMeters: 9000 } : run,
  );
  const stepAfter = (
    seconds: number,
    weather: ReturnType<typeof weatherAt> | null,
    altitude = 20,
  ) => {
    const decoded = buildActivity([{ seconds, speedMetersPerSecond: 2.85, heartRate: 138 }], {
      seed: 4,
      startAltitudeMeters: altitude,
    });
    const analysis = coached(decoded, { history, weather });
    return readSession({ source: decoded, analysis, history, note: null });
  };

  test('is an easy day or rest where it was hot, and a session where it was not', () => {
    expect(stepAfter(2800, weatherAt(15)).nextStep.code).toBe('long');
    expect(stepAfter(2800, weatherAt(31)).nextStep.code).toBe('afterHard');
  });

  test('is the usual one where it was hot for a shorter run', () => {
    expect(stepAfter(2600, weatherAt(31)).nextStep.code).toBe('long');
  });

  test('is easier for a visitor of the mountains than for who lives there', () => {
    const decoded = buildActivity([{ seconds: 3000, speedMetersPerSecond: 2.85, heartRate: 138 }], {
      seed: 4,
      startAltitudeMeters: 2300,
    });
    const demandWith = (earlier: typeof history) => {
      const analysis = coached(decoded, { history: earlier });
      return viewSession(decoded, analysis, earlier).demand;
    };
    expect(demandWith([])).toBe('demanding');
    expect(demandWith(history)).toBe('moderate');
  });
});

test('heat never makes the advice harder', () => {
  fc.assert(
    fc.property(situation, (given) => {
      const { decoded: source, history, note } = given;
      const analysis = coached(source, { ...given, weather: null });
      const hardnessAt = (weather: ReturnType<typeof weatherAt> | null) => {
        const facts = withWeatherFacts(analysis.facts, weather);
        const read = readSession({ source, analysis: { ...analysis, facts }, history, note });
        const { code } = read.nextStep;
        return REST.has(code) ? 0 : HARD.has(code) ? 2 : 1;
      };
      const hot = hardnessAt(weatherAt(34));
      expect(hot).toBeLessThanOrEqual(hardnessAt(weatherAt(12)));
      expect(hot).toBeLessThanOrEqual(hardnessAt(null));
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
