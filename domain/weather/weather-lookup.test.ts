import { describe, expect, it } from 'vitest';
import { exampleActivityRow } from '../activities/example-activity-row.ts';
import { sourcePolicy } from '../activities/source-policy.ts';
import { isWeatherMissing, weatherCell, weatherHour } from './weather-lookup.ts';

it.each([
  [35.6812, 139.7671, 35.7, 139.8],
  [-33.8688, 151.2093, -33.9, 151.2],
  [-0.04, 0.04, 0, 0],
  [-17.71, 179.96, -17.7, -180],
  [-17.71, -179.98, -17.7, -180],
])('rounds %d, %d to a tenth of a degree', (latitude, longitude, cellLatitude, cellLongitude) => {
  expect(weatherCell(latitude, longitude)).toEqual({
    latitudeDegrees: cellLatitude,
    longitudeDegrees: cellLongitude,
  });
});

it('takes the hour nearest to the middle', () => {
  const startedAt = new Date('2026-11-26T23:10:00Z');
  expect(weatherHour({ startedAt, elapsedSeconds: 1800 }).toISOString()).toBe(
    '2026-11-26T23:00:00.000Z',
  );
  expect(weatherHour({ startedAt, elapsedSeconds: 4 * 3600 }).toISOString()).toBe(
    '2026-11-27T01:00:00.000Z',
  );
});

describe('the weather of an activity', () => {
  it('is missing until it was looked for', () => {
    expect(isWeatherMissing(exampleActivityRow())).toBe(true);
    expect(isWeatherMissing(exampleActivityRow({ weather: null }))).toBe(false);
  });

  it.each([
    ['in a room', { isIndoor: true }],
    ['between two sports', { isTransition: true }],
    ['of which nothing is kept', { isPurged: true }],
    ['that may not be computed with', { policy: sourcePolicy('strava', 'standard') }],
  ])('is not looked for %s', (_, changes) => {
    expect(isWeatherMissing(exampleActivityRow(changes))).toBe(false);
  });
});
