import { describe, expect, it } from 'vitest';
import type { StravaSummary } from '../integrations/strava/strava-shapes.ts';
import { expiryOf, stravaIdOf, stravaRow } from './strava-activity-row.ts';

const FETCHED_AT = new Date('2026-11-21T09:00:00Z');

function summary(fields: Partial<StravaSummary> = {}): StravaSummary {
  return {
    id: 12_345_678_901,
    athlete: { id: 77 },
    name: 'Morning Run',
    sport_type: 'Run',
    type: 'Run',
    start_date: '2026-11-20T21:05:00Z',
    start_date_local: '2026-11-21T06:05:00Z',
    utc_offset: 32_400,
    elapsed_time: 3000,
    moving_time: 2900,
    distance: 10_000,
    total_elevation_gain: 42,
    average_heartrate: 148.2,
    ...fields,
  };
}

const rowOf = (fields: Partial<StravaSummary> = {}, terms: 'standard' | 'partner' = 'standard') =>
  stravaRow(summary(fields), { uid: 'runner', terms, fetchedAt: FETCHED_AT });

it('says what Strava says, in our units', () => {
  expect(rowOf()).toMatchObject({
    id: 'strava-12345678901',
    ownerUid: 'runner',
    sport: 'Run',
    sourceTitle: 'Morning Run',
    startedAt: new Date('2026-11-20T21:05:00Z'),
    utcOffsetMinutes: 540,
    distanceMeters: 10_000,
    elapsedSeconds: 3000,
    movingSeconds: 2900,
    averagePaceSecondsPerKilometer: 290,
    averageHeartRateBeatsPerMinute: 148.2,
    ascentMeters: 42,
    load: null,
    purpose: null,
    feedbackState: 'withheld',
    visibleToCoach: false,
  });
});

describe('the offset from UTC', () => {
  it.each([
    ['of summer time, which the zone’s name does not show', '2026-07-01T14:00:00Z', -420],
    ['behind UTC by half an hour', '2026-07-01T17:30:00Z', -210],
  ])('%s', (_what, start_date_local, minutes) => {
    const start_date = '2026-07-01T21:00:00Z';
    expect(rowOf({ start_date, start_date_local }).utcOffsetMinutes).toBe(minutes);
  });

  it('comes from the field where there is no local time, and is unknown where nothing can be true', () => {
    expect(rowOf({ start_date_local: null }).utcOffsetMinutes).toBe(540);
    expect(rowOf({ start_date_local: null, utc_offset: null }).utcOffsetMinutes).toBeNull();
    expect(rowOf({ start_date_local: '2026-12-21T06:05:00Z' }).utcOffsetMinutes).toBeNull();
  });
});

it.each([
  ['TrailRun', 'Run'],
  ['VirtualRun', 'VirtualRun'],
  ['GravelRide', 'Ride'],
  ['HighIntensityIntervalTraining', 'Workout'],
  ['Pickleball', 'Other'],
  ['SomethingNew', 'Other'],
] as const)('%s is a %s here', (sport_type, sport) => {
  expect(rowOf({ sport_type }).sport).toBe(sport);
});

it('falls back to the older field for the sport, and to no title', () => {
  expect(rowOf({ sport_type: null, type: 'Walk' }).sport).toBe('Walk');
  expect(rowOf({ name: '  ' }).sourceTitle).toBeNull();
});

it('has no pace where nothing was covered', () => {
  expect(rowOf({ distance: 0 })).toMatchObject({
    distanceMeters: null,
    averagePaceSecondsPerKilometer: null,
    averageSpeedMetersPerSecond: null,
  });
});

it('may be kept a week by the standard terms, and shown to a coach by others unless it is private', () => {
  expect(rowOf().expiresAt).toEqual(new Date('2026-11-28T09:00:00Z'));
  expect(expiryOf('partner', FETCHED_AT)).toBeNull();
  expect(rowOf({}, 'partner').visibleToCoach).toBe(true);
  expect(rowOf({ private: true }, 'partner').visibleToCoach).toBe(false);
  expect(rowOf({ visibility: 'only_me' }, 'partner').visibleToCoach).toBe(false);
});

it('stays within 3 kB whatever it is called', () => {
  const row = rowOf({ name: '🏃🏽'.repeat(500) });
  expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThanOrEqual(3000);
  expect(row.sourceTitle?.isWellFormed()).toBe(true);
});

it('has the same digest for the same figures, and another for others, not for a title', () => {
  expect(rowOf({ name: 'Other' }).contentHash).toBe(rowOf().contentHash);
  expect(rowOf({ distance: 10_001 }).contentHash).not.toBe(rowOf().contentHash);
});

it('knows its own ids from others', () => {
  expect(stravaIdOf('strava-12345678901')).toBe(12_345_678_901);
  expect(stravaIdOf('strava-x')).toBeNull();
  expect(stravaIdOf('0123456789abcdef0123-0')).toBeNull();
});
