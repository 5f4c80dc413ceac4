import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HALF_MARATHON_METERS,
  raceDistanceNear,
  raceSecondsOf,
  thresholdSpeedOf,
  trainingPacesOf,
  vdotOf,
} from './vdot.ts';

describe('VDOT', () => {
  test('and race time are each other turned round', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 25, max: 85, noNaN: true }),
        fc.double({ min: 1500, max: 42_195, noNaN: true }),
        (vdot, distanceMeters) => {
          const elapsedSeconds = raceSecondsOf(vdot, distanceMeters);
          expect(vdotOf({ distanceMeters, elapsedSeconds })).toBeCloseTo(vdot, 6);
        },
      ),
    );
  });

  test('is none for what nobody runs', () => {
    expect(vdotOf({ distanceMeters: 10_000, elapsedSeconds: 60 })).toBeNull();
    expect(vdotOf({ distanceMeters: 100, elapsedSeconds: 3600 })).toBeNull();
    expect(vdotOf({ distanceMeters: 0, elapsedSeconds: 0 })).toBeNull();
  });

  test('gives paces that follow each other from easy to repetition', () => {
    for (const vdot of [30, 45, 60, 80]) {
      const paces = trainingPacesOf(vdot);
      expect(paces.easySlow).toBeGreaterThan(paces.easyFast);
      expect(paces.easyFast).toBeGreaterThan(paces.marathon);
      expect(paces.marathon).toBeGreaterThan(paces.threshold);
      expect(paces.threshold).toBeGreaterThan(paces.interval);
      expect(paces.intervalPer400Meters).toBeGreaterThan(paces.repetitionPer400Meters);
      expect(1000 / thresholdSpeedOf(vdot)).toBeCloseTo(paces.threshold, 9);
    }
  });
});

describe('a measured distance', () => {
  test('stands for the race it is within 1.5 % of', () => {
    expect(raceDistanceNear(5074)).toBe(5000);
    expect(raceDistanceNear(4926)).toBe(5000);
    expect(raceDistanceNear(21_300)).toBe(HALF_MARATHON_METERS);
    expect(raceDistanceNear(1600)).toBe(1609.344);
    expect(raceDistanceNear(21_490)).toBe(HALF_MARATHON_METERS);
    expect(raceDistanceNear(5110)).toBeNull();
    expect(raceDistanceNear(4920)).toBeNull();
    expect(raceDistanceNear(7000)).toBeNull();
  });
});
