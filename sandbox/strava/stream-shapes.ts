import { simulatedSession } from '../athletes/athlete-sessions.ts';
import type { SimulatedSample } from '../recordings/simulated-sample.ts';
import { rounded } from './activity-shapes.ts';
import type { StravaActivity } from './strava-accounts.ts';

/** One measured series. */
export interface StravaStream {
  data: readonly unknown[];
  series_type: 'distance' | 'time';
  original_size: number;
  resolution: 'high';
}

type Reading = (
  sample: SimulatedSample,
  before: SimulatedSample,
) => number | boolean | readonly number[] | null;

const MOVING_METERS_PER_SECOND = 0.5;

/** The value of each stream at a second; null if the watch had no reading then. */
const READINGS: Readonly<Record<string, Reading>> = {
  time: ({ elapsedSeconds }) => elapsedSeconds,
  distance: ({ distanceMeters }) => rounded(distanceMeters, 1),
  latlng: ({ position }) =>
    position && [rounded(position.latitudeDegrees, 6), rounded(position.longitudeDegrees, 6)],
  altitude: ({ altitudeMeters }) => altitudeMeters && rounded(altitudeMeters, 1),
  velocity_smooth: ({ speedMetersPerSecond }) => rounded(speedMetersPerSecond, 2),
  heartrate: ({ heartRateBeatsPerMinute }) => heartRateBeatsPerMinute,
  // The cadence of one leg.
  cadence: ({ stepsPerMinute }) => Math.round(stepsPerMinute / 2),
  temp: ({ temperatureCelsius }) => temperatureCelsius,
  moving: ({ speedMetersPerSecond }) => speedMetersPerSecond > MOVING_METERS_PER_SECOND,
  grade_smooth: gradeOf,
};

function gradeOf(sample: SimulatedSample, before: SimulatedSample): number | null {
  if (sample.altitudeMeters === null || before.altitudeMeters === null) return null;
  const meters = sample.distanceMeters - before.distanceMeters;
  if (meters < MOVING_METERS_PER_SECOND) return 0;
  const percent = (100 * (sample.altitudeMeters - before.altitudeMeters)) / meters;
  return rounded(Math.max(-50, Math.min(50, percent)), 1);
}

/**
 * The streams asked for, and the distance, which always comes along. A sensor
 * that the watch did not have has none.
 *
 * @returns null for an activity typed in by hand: it has no streams at all
 */
export function streamShapes(
  { session }: StravaActivity,
  keys: readonly string[],
): Record<string, StravaStream> | null {
  if (session.isManual) return null;
  const { samples } = simulatedSession(session);
  const streams: Record<string, StravaStream> = {};
  for (const [key, reading] of Object.entries(READINGS)) {
    if (key !== 'distance' && !keys.includes(key)) continue;
    const data = samples.map((sample, index) => reading(sample, samples[index - 1] ?? sample));
    if (data.every((value) => value === null)) continue;
    streams[key] = {
      data,
      series_type: 'distance',
      original_size: data.length,
      resolution: 'high',
    };
  }
  return streams;
}
