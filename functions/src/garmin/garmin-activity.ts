import { DAY_SECONDS } from '@tasuki/domain/measures/durations';

/** Garmin's report on an activity beside its file; null = not given. */
export interface GarminActivity {
  /** In Garmin's words, e.g. `TRAIL_RUNNING`. */
  activityType: string | null;
  title: string | null;
  startedAtSeconds: number;
  utcOffsetSeconds: number | null;
  /** While the timer ran. */
  durationSeconds: number;
  distanceMeters: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  energyKilocalories: number | null;
  deviceName: string | null;
  /** Typed in by the runner: no watch recorded it. */
  isManual: boolean;
}

/** A value that came from outside. */
export type Untrusted = Readonly<Record<string, unknown>>;

const TEXT_MAX_LENGTH = 300;
const LONGEST_SECONDS = 7 * DAY_SECONDS;

/**
 * Reads an activity as Garmin reports it; what no activity can have is left out.
 *
 * @returns null for what has no time
 */
export function readGarminActivity(item: Untrusted): GarminActivity | null {
  const startedAtSeconds = numberIn(item, 'startTimeInSeconds', 1, 1e11);
  const durationSeconds = numberIn(item, 'durationInSeconds', 1, LONGEST_SECONDS);
  if (startedAtSeconds === null || durationSeconds === null) return null;
  return {
    activityType: textIn(item, 'activityType'),
    title: textIn(item, 'activityName'),
    startedAtSeconds,
    utcOffsetSeconds: numberIn(item, 'startTimeOffsetInSeconds', -18 * 3600, 18 * 3600),
    durationSeconds,
    distanceMeters: numberIn(item, 'distanceInMeters', 0, 5_000_000),
    averageHeartRateBeatsPerMinute: numberIn(item, 'averageHeartRateInBeatsPerMinute', 1, 254),
    maximumHeartRateBeatsPerMinute: numberIn(item, 'maxHeartRateInBeatsPerMinute', 1, 254),
    ascentMeters: numberIn(item, 'totalElevationGainInMeters', 0, 65_534),
    descentMeters: numberIn(item, 'totalElevationLossInMeters', 0, 65_534),
    energyKilocalories: numberIn(item, 'activeKilocalories', 0, 65_534),
    deviceName: textIn(item, 'deviceName'),
    isManual: item['manual'] === true,
  };
}

/** The number under `key`, if it is one between the bounds. */
export function numberIn(
  item: Untrusted,
  key: string,
  lowest: number,
  highest: number,
): number | null {
  const value = item[key];
  return typeof value === 'number' && value >= lowest && value <= highest ? value : null;
}

/** The text under `key`, shortened; null where it is none or empty. */
export function textIn(item: Untrusted, key: string): string | null {
  const value = item[key];
  if (typeof value !== 'string' || value.trim() === '') return null;
  return value.slice(0, TEXT_MAX_LENGTH).toWellFormed();
}
