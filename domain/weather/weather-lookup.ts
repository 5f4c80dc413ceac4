import type { ActivityRow } from '../activities/activity-row.ts';
import { HOUR_MILLISECONDS } from '../measures/durations.ts';

/** A part of the Earth, a tenth of a degree in each direction: about ten kilometres. */
export interface WeatherCell {
  latitudeDegrees: number;
  longitudeDegrees: number;
}

export const WEATHER_LIMITS = {
  /** Asked of the weather service for everybody on a UTC day. */
  requestsPerDay: 9000,
  /** The archive of the weather service begins here. */
  earliest: Date.UTC(1940, 0, 2),
  /** An older activity is looked up when its page is opened, and not with the import of a history. */
  automaticDays: 14,
} as const;

/** The most that leaves this service of where somebody began. */
const CELLS_PER_DEGREE = 10;

/** The cell of a position. */
export function weatherCell(latitudeDegrees: number, longitudeDegrees: number): WeatherCell {
  const rounded = (degrees: number) => {
    const tenths = Math.round(degrees * CELLS_PER_DEGREE);
    return tenths === 0 ? 0 : tenths / CELLS_PER_DEGREE;
  };
  const longitude = rounded(longitudeDegrees);
  // The same meridian has two names.
  return {
    latitudeDegrees: rounded(latitudeDegrees),
    longitudeDegrees: longitude === 180 ? -180 : longitude,
  };
}

/** The full hour that is nearest to the middle of an activity. */
export function weatherHour({
  startedAt,
  elapsedSeconds,
}: Pick<ActivityRow, 'startedAt' | 'elapsedSeconds'>): Date {
  const middle = startedAt.getTime() + elapsedSeconds * 500;
  return new Date(Math.round(middle / HOUR_MILLISECONDS) * HOUR_MILLISECONDS);
}

/**
 * Whether the weather of an activity may be looked up and has not been. What a source's terms keep
 * from computation is not computed with here either, so its position goes nowhere.
 */
export function isWeatherMissing(
  row: Pick<
    ActivityRow,
    'weather' | 'policy' | 'isIndoor' | 'isTransition' | 'isPurged' | 'startedAt'
  >,
): boolean {
  return (
    row.weather === undefined &&
    row.startedAt.getTime() >= WEATHER_LIMITS.earliest &&
    row.policy.analyse &&
    !row.isIndoor &&
    !row.isTransition &&
    row.isPurged !== true
  );
}
