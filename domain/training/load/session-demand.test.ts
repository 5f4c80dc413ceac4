import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  demandOf,
  demandInHeat,
  demandInThinAir,
  demandOfEvent,
  higherDemand,
  isAtLeastDemand,
  SESSION_DEMANDS,
  type DemandEvidence,
  type SessionDemand,
} from './session-demand.ts';

const SHORT_WALK: DemandEvidence = {
  sport: 'Walk',
  isWalked: true,
  movingSeconds: 1500,
  distanceMeters: 2000,
  ascentMeters: 5,
  descentMeters: 5,
  meanHeartRate: 95,
  intensity: 'unknown',
};

describe('what a session asked of the body', () => {
  test.each<[string, Partial<DemandEvidence>, string]>([
    ['a short walk', {}, 'light'],
    [
      'three quarters of an hour of walking at a heart rate that is no stroll',
      { movingSeconds: 2647, distanceMeters: 2534, meanHeartRate: 145 },
      'moderate',
    ],
    ['a brisk walk of half an hour', { movingSeconds: 1900, meanHeartRate: 118 }, 'light'],
    [
      'an easy run of half an hour',
      {
        sport: 'Run',
        isWalked: false,
        movingSeconds: 1800,
        distanceMeters: 5000,
        meanHeartRate: 140,
      },
      'light',
    ],
    [
      'a race up a mountain',
      {
        sport: 'Run',
        movingSeconds: 9600,
        distanceMeters: 8200,
        ascentMeters: 1817,
        meanHeartRate: 164,
      },
      'severe',
    ],
    [
      'a mountain hike without heart rate',
      {
        sport: 'Hike',
        movingSeconds: 21_600,
        distanceMeters: 24_500,
        ascentMeters: 1350,
        descentMeters: 1350,
        meanHeartRate: null,
      },
      'severe',
    ],
    [
      'a steep walk uphill',
      {
        sport: 'Run',
        movingSeconds: 3700,
        distanceMeters: 4470,
        ascentMeters: 527,
        meanHeartRate: 116,
      },
      'demanding',
    ],
    [
      'an hour on a bicycle at a hard heart rate',
      {
        sport: 'Ride',
        isWalked: false,
        movingSeconds: 3600,
        distanceMeters: 30_000,
        intensity: 'hard',
      },
      'demanding',
    ],
    [
      'a run of an hour at 175 beats by an unknown runner',
      {
        sport: 'Run',
        isWalked: false,
        movingSeconds: 3600,
        distanceMeters: 12_000,
        meanHeartRate: 175,
      },
      'demanding',
    ],
  ])('%s', (_title, change, demand) => {
    expect(demandOf({ ...SHORT_WALK, ...change })).toBe(demand);
  });

  test('never falls with more time, distance, climb, descent or heart rate', () => {
    const evidence = fc.record({
      sport: fc.constantFrom('Run', 'Walk', 'Hike', 'Ride', 'Swim', 'NordicSki'),
      isWalked: fc.boolean(),
      movingSeconds: fc.integer({ min: 0, max: 40_000 }),
      distanceMeters: fc.option(fc.integer({ min: 0, max: 120_000 })),
      ascentMeters: fc.option(fc.integer({ min: 0, max: 5000 })),
      descentMeters: fc.option(fc.integer({ min: 0, max: 5000 })),
      meanHeartRate: fc.option(fc.integer({ min: 60, max: 200 })),
      intensity: fc.constant('unknown'),
    }) as fc.Arbitrary<DemandEvidence>;
    const more = fc.constantFrom(
      'movingSeconds',
      'distanceMeters',
      'ascentMeters',
      'descentMeters',
      'meanHeartRate',
    );
    fc.assert(
      fc.property(evidence, more, fc.integer({ min: 1, max: 5000 }), (before, name, amount) => {
        const after = { ...before, [name]: (before[name] ?? 0) + amount };
        expect(SESSION_DEMANDS.indexOf(demandOf(after))).toBeGreaterThanOrEqual(
          SESSION_DEMANDS.indexOf(demandOf(before)),
        );
      }),
      { seed: 20_261_122, numRuns: 500 },
    );
  });
});

describe('where each demand begins', () => {
  const nothing: DemandEvidence = {
    sport: 'Run',
    isWalked: false,
    movingSeconds: 0,
    distanceMeters: null,
    ascentMeters: null,
    descentMeters: null,
    meanHeartRate: null,
    intensity: 'unknown',
  };

  test.each<[string, Partial<DemandEvidence>, SessionDemand]>([
    ['8 km run', { distanceMeters: 8000 }, 'moderate'],
    ['a little less', { distanceMeters: 7999 }, 'light'],
    ['climb counts as distance', { distanceMeters: 7000, ascentMeters: 100 }, 'moderate'],
    ['6 km walked', { isWalked: true, distanceMeters: 6000 }, 'moderate'],
    ['descent alone', { descentMeters: 400 }, 'demanding'],
    ['climb alone', { ascentMeters: 1000 }, 'severe'],
    ['90 minutes', { movingSeconds: 5400 }, 'demanding'],
    ['90 minutes walked', { movingSeconds: 5400, isWalked: true }, 'moderate'],
    ['90 minutes ridden', { sport: 'Ride', movingSeconds: 5400 }, 'moderate'],
    ['five hours ridden', { sport: 'Ride', movingSeconds: 18_000 }, 'severe'],
    ['climb on a bike', { sport: 'Ride', ascentMeters: 800 }, 'demanding'],
    ['distance on a bike', { sport: 'Ride', distanceMeters: 40_000 }, 'light'],
    ['a quarter of an hour at 165', { movingSeconds: 900, meanHeartRate: 165 }, 'demanding'],
    ['a quarter of an hour at 164', { movingSeconds: 900, meanHeartRate: 164 }, 'light'],
    ['25 minutes at 150', { movingSeconds: 1500, meanHeartRate: 150 }, 'moderate'],
    ['25 minutes at 149', { movingSeconds: 1500, meanHeartRate: 149 }, 'light'],
    [
      'easy for this runner at 170',
      { movingSeconds: 1500, meanHeartRate: 170, intensity: 'easy' },
      'light',
    ],
    ['moderate for this runner', { movingSeconds: 1500, intensity: 'moderate' }, 'moderate'],
    ['hard for this runner', { movingSeconds: 900, intensity: 'hard' }, 'demanding'],
  ])('%s', (_, evidence, demand) => {
    expect(demandOf({ ...nothing, ...evidence })).toBe(demand);
  });

  test('an event is judged by its whole time', () => {
    expect([null, 1799, 1800, 3600, 14_400].map(demandOfEvent)).toEqual([
      'light',
      'light',
      'moderate',
      'demanding',
      'severe',
    ]);
  });

  test.each<[SessionDemand, number, SessionDemand]>([
    ['light', 2700, 'moderate'],
    ['moderate', 2700, 'demanding'],
    ['moderate', 2699, 'moderate'],
    ['demanding', 9000, 'demanding'],
    ['severe', 9000, 'severe'],
  ])('heat and thin air make %s over %s s %s', (demand, movingSeconds, expected) => {
    expect(demandInHeat(demand, { movingSeconds, isHot: true })).toBe(expected);
    expect(demandInHeat(demand, { movingSeconds, isHot: false })).toBe(demand);
    const at = (lowestAltitudeMeters: number | null) =>
      demandInThinAir(demand, { movingSeconds, lowestAltitudeMeters });
    expect(at(2000)).toBe(expected);
    expect(at(1999)).toBe(demand);
    expect(at(null)).toBe(demand);
  });

  test('one demand is at least itself and every lower one', () => {
    expect(isAtLeastDemand('demanding', 'demanding')).toBe(true);
    expect(isAtLeastDemand('severe', 'demanding')).toBe(true);
    expect(isAtLeastDemand('moderate', 'demanding')).toBe(false);
    expect(higherDemand('light', 'severe')).toBe('severe');
    expect(higherDemand('severe', 'light')).toBe('severe');
  });
});
