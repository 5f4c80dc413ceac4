import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fourthPowerMean } from './load/fourth-power-mean.ts';
import { equalHeartRateFactor } from './performance/grade-adjustment.ts';
import { zoneOf, zonesFromMaximum, zonesFromThreshold } from './heart-rate/heart-rate-zones.ts';
import { intensityOfHeartRate, intensityOfSpeed } from './structure/intensity-level.ts';
import { maximumHeartRateFromAge } from './heart-rate/maximum-heart-rate.ts';
import { banisterImpulse } from './load/training-impulse.ts';
import { heartRateLoad, paceLoad } from './load/training-load.ts';
import {
  isCutBackWeek,
  isMostlyEasy,
  longestWithoutSpike,
  sessionSpike,
} from './load/volume-rules.ts';

const RANGE = { restingBeatsPerMinute: 50, maximumBeatsPerMinute: 190 };

describe('load', () => {
  test('is 100 for an hour at threshold, by heart rate and by pace, for everybody', () => {
    for (const sex of ['female', 'male', null] as const) {
      const range = { ...RANGE, sex };
      expect(heartRateLoad(banisterImpulse(60, 168, range), 168, range)).toBeCloseTo(100, 9);
    }
    expect(paceLoad(1, 4, 4)).toBe(100);
  });

  test('of an unknown sex lies between both', () => {
    const of = (sex: 'female' | 'male' | null) => banisterImpulse(60, 150, { ...RANGE, sex });
    expect(of(null)).toBeCloseTo((of('female') + of('male')) / 2, 9);
  });

  test('of an hour at 150 of 60 to 190 beats is Banister’s, a woman’s above a man’s', () => {
    const of = (sex: 'female' | 'male') =>
      banisterImpulse(60, 150, { restingBeatsPerMinute: 60, maximumBeatsPerMinute: 190, sex });
    expect(of('male')).toBeCloseTo(100.44, 2);
    expect(of('female')).toBeCloseTo(113.52, 2);
  });

  test('below the resting heart rate is none', () => {
    expect(banisterImpulse(60, 40, { ...RANGE, sex: 'male' })).toBe(0);
  });
});

describe('an uneven effort as one even value', () => {
  test('is itself where it is even, and more than its mean where it is not', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 8, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        (speed, seconds) => {
          expect(fourthPowerMean(Array.from({ length: seconds }, () => speed))).toBeCloseTo(
            speed,
            6,
          );
        },
      ),
    );
    const uneven = Array.from({ length: 1200 }, (_, index) => (Math.floor(index / 60) % 2 ? 5 : 3));
    expect(fourthPowerMean(uneven)).toBeGreaterThan(4);
    expect(fourthPowerMean([])).toBeNull();
    expect(fourthPowerMean([Number.NaN])).toBeNull();
  });
});

describe('slopes', () => {
  test('make climbing harder the steeper it is, also beyond the tables', () => {
    expect(equalHeartRateFactor(0)).toBe(1);
    let before = 1;
    for (let grade = 0.01; grade <= 0.45; grade += 0.01) {
      expect(equalHeartRateFactor(grade)).toBeGreaterThan(before);
      before = equalHeartRateFactor(grade);
    }
    expect(equalHeartRateFactor(3)).toBe(equalHeartRateFactor(0.45));
    expect(equalHeartRateFactor(-3)).toBeGreaterThan(0);
    expect(equalHeartRateFactor(-0.1)).toBe(0.88);
    expect(equalHeartRateFactor(-0.18)).toBeCloseTo(1.01, 5);
    expect(equalHeartRateFactor(-0.3)).toBeGreaterThan(1.3);
  });
});

describe('zones', () => {
  test('start where the one before ends', () => {
    expect(zonesFromThreshold(170)).toEqual([0, 144.5, 153, 161.5, 170]);
    expect(zoneOf(152.9, zonesFromThreshold(170))).toBe(2);
    expect(zoneOf(153, zonesFromThreshold(170))).toBe(3);
    expect(zoneOf(94, zonesFromMaximum(190))).toBe(0);
    expect(zoneOf(250, zonesFromMaximum(190))).toBe(5);
  });

  test('know no maximum for an impossible age', () => {
    expect(maximumHeartRateFromAge(2020, 2026)).toBeNull();
    expect(maximumHeartRateFromAge(1986, 2026)).toBe(180);
    expect(maximumHeartRateFromAge(2017, 2026)).toBeNull();
    expect(maximumHeartRateFromAge(2016, 2026)).toBe(201);
    expect(maximumHeartRateFromAge(1926, 2026)).toBe(138);
    expect(maximumHeartRateFromAge(1925, 2026)).toBeNull();
  });

  test('name a stretch by heart rate and by speed', () => {
    expect([0.7, 0.85, 0.92, 0.97, 1.02, 1.2].map(intensityOfHeartRate)).toEqual([
      'recovery',
      'easy',
      'moderate',
      'hard',
      'veryHard',
      'max',
    ]);
    expect([0.7, 0.8, 0.9, 0.96, 1.05, 1.1].map(intensityOfSpeed)).toEqual([
      'recovery',
      'easy',
      'moderate',
      'hard',
      'veryHard',
      'max',
    ]);
  });
});

describe('distance', () => {
  test('may grow by a tenth over the longest run of a month', () => {
    expect(sessionSpike(longestWithoutSpike(17_300), 17_300)).toBe('none');
    expect(sessionSpike(12_000, 10_000)).toBe('small');
    expect(sessionSpike(12_000, null)).toBeNull();
    expect(sessionSpike(12_000, 0)).toBeNull();
  });

  test('is not compared with an empty week', () => {
    expect(isCutBackWeek(0, 0)).toBe(false);
    expect(isMostlyEasy([0, 0, 0])).toBe(false);
  });
});
