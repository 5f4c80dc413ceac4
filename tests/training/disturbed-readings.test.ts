import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { describe, expect, test } from 'vitest';
import { buildActivity, type RecordingSegment } from '../builders/recording-builder.ts';
import { seededRandom } from '../builders/seeded-random.ts';
import { makeScenario } from '../builders/session-scenario.ts';
import { STRUCTURED_SCENARIOS } from '../builders/structured-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../builders/unstructured-scenarios.ts';
import { DISTURBANCES } from '../evaluation/disturbances.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const SEEDS = [1, 2, 3, 4, 5, 6];

function analysed(decoded: DecodedActivity, history: readonly RecentActivity[] = []) {
  return analyseActivity({ decoded, athlete: UNKNOWN_PHYSIOLOGY, history, now: NOW });
}

/** What a recording is for, as it is and disturbed once for each seed. */
function purposesOf(
  decoded: DecodedActivity,
  disturbances: readonly string[],
  history: readonly RecentActivity[] = [],
): Set<string> {
  const disturbed = disturbances.flatMap((name) =>
    SEEDS.map((seed) => DISTURBANCES[name]?.(decoded, seededRandom(seed)) ?? decoded),
  );
  return new Set([decoded, ...disturbed].map((one) => analysed(one, history).purpose));
}

describe('hills', () => {
  const scenario = UNSTRUCTURED_SCENARIOS.find(
    ({ title }) => title === 'a hilly run at one effort',
  );
  const repeats = STRUCTURED_SCENARIOS.find(({ title }) => title === '8 × 75 seconds uphill');

  test.each(SEEDS)('count from foot to top, wherever the watch was started, seed %i', (seed) => {
    if (!scenario) throw new Error('No such scenario');
    const { decoded, history } = makeScenario(scenario, seed);
    expect([...purposesOf(decoded, ['first 30 s cut', 'altitude noise'], history)]).toEqual([
      'hills',
    ]);
  });

  test.each([1, 3, 5])('that are repeated stay hills where the altitude errs, seed %i', (seed) => {
    if (!repeats) throw new Error('No such scenario');
    const { decoded, history } = makeScenario(repeats, seed);
    expect([...purposesOf(decoded, ['altitude noise'], history)]).toEqual(['hills']);
  });

  test('make no mountain where a device adds up more than they are', () => {
    const rolling = Array.from({ length: 8 }, (_, index) => ({
      seconds: 360,
      speedMetersPerSecond: index % 2 === 0 ? 2.7 : 3.2,
      heartRate: index % 2 === 0 ? 152 : 138,
      grade: index % 2 === 0 ? 0.05 : -0.05,
    }));
    const declared = { ascentMeters: 380, descentMeters: 380 };
    expect(analysed(buildActivity(rolling, { seed: 3, declared })).purpose).toBe('hills');
  });
});

describe('a progression', () => {
  const paced = (...paces: readonly number[]): RecordingSegment[] =>
    paces.map((pace, index) => ({
      seconds: pace,
      speedMetersPerSecond: 1000 / pace,
      heartRate: 128 + index * 2,
    }));

  test('loses a little on its way and stays one, wherever the watch was started', () => {
    const run = buildActivity(
      paced(300, 301, 299, 265, 266, 268, 271, 277, 279, 276, 268, 263, 251, 247),
      { seed: 4 },
    );
    expect([...purposesOf(run, ['first 30 s cut', 'position noise'])]).toEqual(['progression']);
  });

  test('needs as many minutes that were recorded, whatever the device declares', () => {
    const rising = [2.6, 2.8, 3, 3.2, 3.4].map((speedMetersPerSecond) => ({
      seconds: 62,
      speedMetersPerSecond,
    }));
    const declared = { movingSeconds: 3558, timerSeconds: 3558, distanceMeters: 11_274 };
    const broken = buildActivity(rising, { seed: 1, declared, without: ['heartRate'] });
    expect(analysed({ ...broken, isPartial: true }).purpose).toBe('unclear');
  });
});

describe('a heart rate that was lost for a while', () => {
  test('still says that nobody runs so hard at a steady run', () => {
    const run = buildActivity([{ seconds: 455, speedMetersPerSecond: 4.4, heartRate: 187 }], {
      seed: 2,
    });
    expect([...purposesOf(run, ['cadence lock', 'heart-rate dropouts'])]).toEqual(['unclear']);
  });
});

describe('repeats with long rests on foot', () => {
  test('are repeats, however few minutes one moved', () => {
    const sprint = { seconds: 30, speedMetersPerSecond: 5.2, heartRate: 165, cadence: 190 };
    const rest = { seconds: 150, speedMetersPerSecond: 0, heartRate: 120, cadence: 0 };
    const run = buildActivity([...Array.from({ length: 8 }, () => [sprint, rest]).flat(), sprint], {
      seed: 5,
    });
    expect([...purposesOf(run, ['first 30 s cut'])]).toEqual(['intervals']);
  });

  test('are found behind a long warm-up with a break', () => {
    const fast = { seconds: 125, speedMetersPerSecond: 3.5, heartRate: 172 };
    const walk = { seconds: 120, speedMetersPerSecond: 1.7, heartRate: 135 };
    const before = [
      { seconds: 625, speedMetersPerSecond: 3.35, heartRate: 158 },
      { seconds: 150, speedMetersPerSecond: 2.6, heartRate: 145 },
      { seconds: 715, speedMetersPerSecond: 3.25, heartRate: 160 },
      walk,
    ];
    const run = buildActivity(
      [...before, ...Array.from({ length: 5 }, () => [fast, walk]).flat()],
      {
        seed: 6,
      },
    );
    expect([...purposesOf(run, ['position noise', 'smart recording'])]).toEqual(['intervals']);
  });
});

test('the day after a hard one is slower over the ground, whatever the altitude makes of it', () => {
  const easy = Array.from({ length: 4 }, (_, index) => ({
    seconds: 475,
    speedMetersPerSecond: index % 2 === 0 ? 2.72 : 3.12,
    heartRate: 132,
    grade: index % 2 === 0 ? 0.025 : -0.025,
  }));
  const decoded = buildActivity(easy, { seed: 8 });
  const runs = [1, 3, 5, 8, 10, 12, 15, 17, 19].map((daysAgo): RecentActivity => ({
    id: `run-${daysAgo}`,
    sport: 'Run',
    startedAt: new Date(decoded.startedAt.getTime() - daysAgo * DAY_MILLISECONDS),
    utcOffsetMinutes: 540,
    distanceMeters: daysAgo === 1 ? 18_000 : 9000,
    movingSeconds: daysAgo === 1 ? 6000 : 3000,
    averagePaceSecondsPerKilometer: 333.3,
    averageHeartRateBeatsPerMinute: 140,
    load: null,
    purpose: daysAgo === 1 ? 'long' : 'easy',
  }));
  expect([...purposesOf(decoded, ['altitude noise'], runs)]).toEqual(['recovery']);
});
