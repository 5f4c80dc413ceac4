import { describe, expect, test } from 'vitest';
import type { ActivityRow } from '../../activities/activity-row.ts';
import { exampleActivityRow } from '../../activities/example-activity-row.ts';
import { sourcePolicy } from '../../activities/source-policy.ts';
import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import { similarRuns } from './similar-runs.ts';

const RUN = exampleActivityRow({
  id: 'now',
  distanceMeters: 10_000,
  ascentMeters: 50,
  averagePaceSecondsPerKilometer: 330,
  averageHeartRateBeatsPerMinute: 145,
});

/** Runs like it, a week apart, the newest first. */
function runsBefore(changes: readonly Partial<ActivityRow>[]): ActivityRow[] {
  return changes.map((change, index) =>
    exampleActivityRow({
      ...RUN,
      id: `run${index}`,
      startedAt: new Date(RUN.startedAt.getTime() - (index + 1) * 7 * DAY_MILLISECONDS),
      ...change,
    }),
  );
}

const paces = (...values: number[]) =>
  values.map((averagePaceSecondsPerKilometer) => ({ averagePaceSecondsPerKilometer }));
const beats = (...values: number[]) =>
  values.map((averageHeartRateBeatsPerMinute) => ({ averageHeartRateBeatsPerMinute }));

describe('the figures', () => {
  test('are the middle and the ends of the runs that are like it, each with its runs', () => {
    const found = similarRuns(RUN, runsBefore(paces(320, 340, 350, 330)));
    expect(found?.pace).toMatchObject({
      own: 330,
      low: { value: 320 },
      middle: { value: 335, method: 'similar-middle' },
      high: { value: 350, method: 'similar-range' },
    });
    expect(found?.pace.middle.proof).toEqual({
      kind: 'history',
      days: 28,
      activityCount: 4,
      activityIds: ['run0', 'run1', 'run2', 'run3'],
    });
  });

  test('are none before there are three', () => {
    expect(similarRuns(RUN, runsBefore(paces(320, 340)))).toBeNull();
    expect(similarRuns(RUN, runsBefore(paces(320, 340, 330)))?.pace.own).toBe(330);
  });

  test('do without heart rate where too few have one', () => {
    const runs = runsBefore(beats(140, 141, 142)).map((run, index) =>
      index === 0 ? { ...run, averageHeartRateBeatsPerMinute: null } : run,
    );
    expect(similarRuns(RUN, runs)?.heartRate).toBeNull();
  });
});

describe('a run is not like it', () => {
  test.each<[string, Partial<ActivityRow>]>([
    ['of another kind', { purpose: 'long' }],
    ['of another sport', { sport: 'VirtualRun' }],
    ['longer by a fifth', { distanceMeters: 12_000 }],
    ['shorter by a fifth', { distanceMeters: 8000 }],
    ['hillier', { ascentMeters: 120 }],
    ['without a known climb', { ascentMeters: null }],
    ['on a treadmill', { isIndoor: true }],
    ['later', { startedAt: new Date(RUN.startedAt.getTime() + DAY_MILLISECONDS) }],
    ['of last year', { startedAt: new Date(RUN.startedAt.getTime() - 200 * DAY_MILLISECONDS) }],
    ['another recording of a run', { duplicateOf: 'run0' }],
    ['of a distance that its positions contradict', { isDistanceContradicted: true }],
    ['hidden', { isHidden: true }],
    ['recorded in part', { isPartial: true }],
    ['of a source that allows no computing', { policy: sourcePolicy('strava', 'standard') }],
    ['entered by hand', { id: `manual-${'a'.repeat(32)}` }],
    ['without a pace', { averagePaceSecondsPerKilometer: null }],
  ])('when it was %s', (_what, change) => {
    const runs = runsBefore([{}, {}, {}, change]);
    expect(similarRuns(RUN, runs)?.runs.map(({ id }) => id)).toEqual(['run0', 'run1', 'run2']);
  });

  test('on a treadmill the climb does not matter', () => {
    const indoors = { ...RUN, isIndoor: true, ascentMeters: null };
    const runs = runsBefore([{}, {}, {}]).map((run) => ({ ...run, isIndoor: true }));
    expect(similarRuns(indoors, runs)?.runs).toHaveLength(3);
  });

  test.each(['intervals', 'hills', 'tempo', 'unclear'] as const)(
    'and nothing is compared of %s, whose average says little',
    (purpose) => {
      const runs = runsBefore([{ purpose }, { purpose }, { purpose }]);
      expect(similarRuns({ ...RUN, purpose }, runs)).toBeNull();
    },
  );
});

describe('a claim', () => {
  test('is made where the run is ahead of all by more than a watch errs', () => {
    expect(similarRuns(RUN, runsBefore(paces(338, 345, 350, 360)))?.claims).toEqual(['fastest']);
    expect(similarRuns(RUN, runsBefore(paces(300, 310, 315, 322)))?.claims).toEqual(['slowest']);
  });

  test('is not made where measurement could turn it, nor of few runs', () => {
    expect(similarRuns(RUN, runsBefore(paces(334, 345, 350, 360)))?.claims).toEqual([]);
    expect(similarRuns(RUN, runsBefore(paces(338, 345, 350)))?.claims).toEqual([]);
  });

  test('of heart rate is made at the usual pace', () => {
    expect(similarRuns(RUN, runsBefore(beats(149, 150, 152, 155)))?.claims).toEqual([
      'lowestHeartRate',
    ]);
    expect(similarRuns(RUN, runsBefore(beats(135, 138, 140, 141)))?.claims).toEqual([
      'highestHeartRate',
    ]);
    expect(similarRuns(RUN, runsBefore(beats(147, 150, 152, 155)))?.claims).toEqual([]);
  });

  test('of heart rate is not made where the pace explains it', () => {
    const slow = { ...RUN, averagePaceSecondsPerKilometer: 350 };
    expect(similarRuns(slow, runsBefore(beats(149, 150, 152, 155)))?.claims).toEqual(['slowest']);
    const fast = { ...RUN, averagePaceSecondsPerKilometer: 310 };
    expect(similarRuns(fast, runsBefore(beats(135, 138, 140, 141)))?.claims).toEqual(['fastest']);
  });

  test('holds for every set of runs, however it falls', () => {
    // A small generator of its own, so that the cases stay the same.
    let seed = 7;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    for (let round = 0; round < 500; round += 1) {
      const values = Array.from(
        { length: 3 + Math.floor(random() * 8) },
        () => 300 + random() * 60,
      );
      const found = similarRuns(RUN, runsBefore(paces(...values)));
      const isFastest = values.every((value) => 330 < value);
      if (found?.claims.includes('fastest')) expect(isFastest).toBe(true);
      expect(found?.claims.includes('fastest') && found.claims.includes('slowest')).toBe(false);
    }
  });
});

describe('heat and cold', () => {
  const weather = (feelsLikeCelsius: number) => ({
    weather: {
      temperatureCelsius: feelsLikeCelsius,
      feelsLikeCelsius,
      humidityPercent: 50,
      windMetersPerSecond: 2,
    },
  });

  test('are named where it felt five degrees different from usual', () => {
    const runs = runsBefore([weather(12), weather(14), weather(20)]);
    expect(similarRuns({ ...RUN, ...weather(27) }, runs)?.feltCelsius).toMatchObject({
      own: 27,
      usual: { value: 14, unit: 'celsius' },
    });
    expect(similarRuns({ ...RUN, ...weather(18) }, runs)?.feltCelsius).toBeNull();
  });

  test('are not guessed where the weather of few is known', () => {
    const runs = runsBefore([weather(12), weather(14), {}]);
    expect(similarRuns({ ...RUN, ...weather(27) }, runs)?.feltCelsius).toBeNull();
    expect(
      similarRuns(RUN, runsBefore([weather(1), weather(1), weather(1)]))?.feltCelsius,
    ).toBeNull();
  });
});
