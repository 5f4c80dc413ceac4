import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { analyseActivity } from '@tasuki/domain/training/analyse-activity';
import { describe, expect, test } from 'vitest';
import { buildActivity } from '../builders/recording-builder.ts';
import { makeScenario } from '../builders/session-scenario.ts';
import { STRUCTURED_SCENARIOS } from '../builders/structured-scenarios.ts';
import { UNKNOWN_RUNNER_SCENARIOS } from '../builders/unknown-runner-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../builders/unstructured-scenarios.ts';

const SESSION_SCENARIOS = [
  ...UNSTRUCTURED_SCENARIOS,
  ...STRUCTURED_SCENARIOS,
  ...UNKNOWN_RUNNER_SCENARIOS,
];

const SEED_COUNT = process.env['SOAK'] === '1' ? 300 : 6;
const SEEDS = Array.from({ length: SEED_COUNT }, (_, index) => index + 1);
const NOW = new Date('2026-11-21T00:00:00Z');

describe('a session is read for what it was', () => {
  test.each(SESSION_SCENARIOS)('$title: $purpose', (scenario) => {
    const wrong = SEEDS.flatMap((seed) => {
      const { decoded, history } = makeScenario(scenario, seed);
      const { purpose, intervals } = analyseActivity({
        decoded,
        athlete: UNKNOWN_PHYSIOLOGY,
        history,
        now: NOW,
      });
      const works = intervals.filter(({ kind }) => kind === 'work').length;
      const isRight =
        purpose === scenario.purpose && (scenario.works === 'any' || works === scenario.works);
      return isRight ? [] : [{ seed, purpose, works }];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a lap at each full kilometre', () => {
  const run = buildActivity(
    [
      ...[2.6, 3.2, 3.2, 3.2, 2.6, 3.2, 3.2, 2.3, 3.2, 3.2, 3.2].flatMap(
        (speedMetersPerSecond) => ({
          seconds: Math.round(1000 / speedMetersPerSecond),
          speedMetersPerSecond,
          heartRate: 150,
        }),
      ),
      { seconds: 200, speedMetersPerSecond: 2.9, heartRate: 150 },
    ],
    { laps: 'kilometers', seed: 4 },
  );
  const worksWith = (trigger: 'distance' | 'other') => {
    const laps = run.laps.map((lap) => ({ ...lap, trigger }));
    const { intervals } = analyseActivity({
      decoded: { ...run, laps },
      athlete: UNKNOWN_PHYSIOLOGY,
      history: [],
      now: NOW,
    });
    return intervals.filter(({ kind }) => kind === 'work').length;
  };

  test('is no repetition, also where the watch does not say that it set it', () => {
    expect(run.laps.length).toBeGreaterThan(10);
    expect(worksWith('other')).toBe(worksWith('distance'));
  });
});

describe('a race whose watch was started late', () => {
  const purposeAt = (heartRate: number) => {
    const decoded = buildActivity([{ seconds: 1260, speedMetersPerSecond: 3.86, heartRate }], {
      seed: 3,
      startedAt: new Date('2026-11-20T21:30:00Z'),
    });
    return analyseActivity({ decoded, athlete: UNKNOWN_PHYSIOLOGY, history: [], now: NOW }).purpose;
  };

  test('is one where the heart says so, and none where it does not', () => {
    expect(purposeAt(176)).toBe('race');
    expect(purposeAt(160)).not.toBe('race');
  });
});

describe('intervals found in a recording', () => {
  const intervalsOf = (title: string, seed: number) => {
    const scenario = SESSION_SCENARIOS.find((candidate) => candidate.title === title);
    if (!scenario) throw new Error(`No scenario is called ${title}`);
    const { decoded, history } = makeScenario(scenario, seed);
    return analyseActivity({ decoded, athlete: UNKNOWN_PHYSIOLOGY, history, now: NOW }).intervals;
  };

  test.each(SEEDS.slice(0, 20))(
    'begin and end within five seconds of where they were run, seed %i',
    (seed) => {
      const intervals = intervalsOf('6 × 3 minutes with jogging between', seed);
      const expected = [0, 720];
      for (let rep = 0; rep < 6; rep += 1) {
        expected.push((expected.at(-1) ?? 0) + 180);
        expected.push((expected.at(-1) ?? 0) + (rep < 5 ? 120 : 600));
      }
      const edges = [
        ...intervals.map(({ startSeconds }) => startSeconds),
        intervals.at(-1)?.endSeconds,
      ];
      expect(edges).toHaveLength(expected.length);
      edges.forEach((edge, index) => {
        expect(Math.abs((edge ?? NaN) - (expected[index] ?? NaN))).toBeLessThanOrEqual(5);
      });
    },
  );

  test('are named from warm-up to cool-down and follow each other without a hole', () => {
    const intervals = intervalsOf('10 × 400 m with standing between', 3);
    expect(intervals.map(({ kind }) => kind)).toEqual([
      'warmUp',
      ...Array.from({ length: 9 }, () => ['work', 'rest']).flat(),
      'work',
      'coolDown',
    ]);
    intervals.forEach((interval, index) => {
      expect(interval.index).toBe(index);
      const next = intervals[index + 1];
      if (next) expect(next.startSeconds).toBe(interval.endSeconds);
    });
  });

  test('know a jogged rest from a stood one by its distance', () => {
    const rests = (title: string) => intervalsOf(title, 5).filter(({ kind }) => kind === 'rest');
    for (const rest of rests('6 × 3 minutes with jogging between')) {
      expect(rest.distanceMeters).toBeGreaterThan(200);
    }
    for (const rest of rests('10 × 400 m with standing between')) {
      expect(rest.distanceMeters).toBeLessThan(30);
    }
  });

  test('take the edges of the laps where a workout on the watch set them', () => {
    const scenario = SESSION_SCENARIOS.find(({ title }) => title.startsWith('4 × 1 mile'));
    if (!scenario) throw new Error('The scenario is gone');
    const { decoded } = makeScenario(scenario, 2);
    const { intervals } = analyseActivity({
      decoded,
      athlete: UNKNOWN_PHYSIOLOGY,
      history: [],
      now: NOW,
    });
    expect(intervals.map(({ startSeconds }) => startSeconds)).toEqual(
      decoded.laps.map(({ startSeconds }) => startSeconds),
    );
  });
});
