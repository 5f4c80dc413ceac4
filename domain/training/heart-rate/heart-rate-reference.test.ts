import { describe, expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY, type AthletePhysiology } from '../../athletes/athlete-physiology.ts';
import { heartRateReferenceOf, maximumFromRaces } from './heart-rate-reference.ts';
import type { RecentActivity } from '../recent-activity.ts';

const athlete = (known: Partial<AthletePhysiology>): AthletePhysiology => ({
  ...UNKNOWN_PHYSIOLOGY,
  ...known,
});

describe('what heart rates are measured against', () => {
  test('is the threshold before everything else', () => {
    const reference = heartRateReferenceOf(
      athlete({
        thresholdHeartRateBeatsPerMinute: 168,
        maximumHeartRateBeatsPerMinute: 186,
        birthYear: 1980,
      }),
      199,
      2026,
    );
    expect(reference).toMatchObject({
      basis: 'threshold',
      thresholdBeatsPerMinute: 168,
      maximumBeatsPerMinute: 186,
    });
  });

  test('is the measured maximum before an observed one and before age', () => {
    const reference = heartRateReferenceOf(
      athlete({ maximumHeartRateBeatsPerMinute: 181, birthYear: 1990 }),
      195,
      2026,
    );
    expect(reference).toMatchObject({ basis: 'measured-maximum', maximumBeatsPerMinute: 181 });
  });

  test('is an observed maximum only where it is not below what age suggests', () => {
    const forty = athlete({ birthYear: 1986 });
    expect(heartRateReferenceOf(forty, 185, 2026)?.basis).toBe('observed-maximum');
    expect(heartRateReferenceOf(forty, 171, 2026)).toMatchObject({
      basis: 'age-estimate',
      maximumBeatsPerMinute: 180,
    });
    expect(heartRateReferenceOf(UNKNOWN_PHYSIOLOGY, 178, 2026)?.basis).toBe('observed-maximum');
  });

  test('is nothing where nothing honest is known', () => {
    expect(heartRateReferenceOf(UNKNOWN_PHYSIOLOGY, null, 2026)).toBeNull();
    expect(heartRateReferenceOf(athlete({ birthYear: 2025 }), null, 2026)).toBeNull();
  });

  test('does not believe a slip of the keyboard', () => {
    const typed = athlete({
      thresholdHeartRateBeatsPerMinute: 1680,
      maximumHeartRateBeatsPerMinute: 18,
      restingHeartRateBeatsPerMinute: 5,
    });
    expect(heartRateReferenceOf(typed, null, 2026)).toBeNull();
    const threshold = heartRateReferenceOf(
      athlete({ thresholdHeartRateBeatsPerMinute: 170, maximumHeartRateBeatsPerMinute: 160 }),
      null,
      2026,
    );
    expect(threshold?.maximumBeatsPerMinute).toBeGreaterThan(170);
  });
});

describe('the maximum that races point to', () => {
  const activity = (
    purpose: RecentActivity['purpose'],
    averageHeartRateBeatsPerMinute: number | null,
  ): RecentActivity => ({
    id: 'a',
    sport: 'Run',
    startedAt: new Date('2026-11-01T00:00:00Z'),
    utcOffsetMinutes: 0,
    distanceMeters: 10_000,
    movingSeconds: 2700,
    averagePaceSecondsPerKilometer: 270,
    averageHeartRateBeatsPerMinute,
    load: null,
    purpose,
  });

  test('comes from their mean heart rate', () => {
    expect(maximumFromRaces([activity('race', 172), activity('easy', 140)])).toBeCloseTo(184.9, 1);
  });

  test('is none without a race, or when the race was no harder than every day', () => {
    expect(maximumFromRaces([activity('easy', 140)])).toBeNull();
    expect(maximumFromRaces([activity('race', null)])).toBeNull();
    expect(
      maximumFromRaces([activity('race', 155), activity('easy', 152), activity('easy', 150)]),
    ).toBeNull();
  });
});
