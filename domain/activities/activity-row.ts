import type { StoredShape } from '../stored-shape.ts';
import type { HeartRateQuality } from './sensors/heart-rate-quality.ts';
import type { SessionPurpose } from './session-purpose.ts';
import type { ActivitySource, SourcePolicy } from './source-policy.ts';
import type { SportType } from '../sports/sport-type.ts';
import type { ActivityWeather } from './activity-weather.ts';

/** users/{uid}/activities/{id}: what a list shows, at most 3 kB. */
export interface ActivityRow {
  id: string;
  ownerUid: string;
  sport: SportType;
  /** The source's own title; if null, the screen shows words for the sport. */
  sourceTitle: string | null;
  startedAt: Date;
  /** Offset of the athlete's clock from UTC; null = unknown, show in the browser's zone. */
  utcOffsetMinutes: number | null;
  distanceMeters: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  averagePaceSecondsPerKilometer: number | null;
  averageSpeedMetersPerSecond: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  /** How far that mean can be trusted; absent in older rows, null or absent where a provider reported it alone. */
  heartRateQuality?: HeartRateQuality | null;
  /** The positions show another distance, so that no pace counts; null or absent = they do not. */
  isDistanceContradicted?: boolean | null;
  ascentMeters: number | null;
  /** `speedCurveOf`; null where the recording shows none, absent in older rows. */
  speedCurveMetersPerSecond?: readonly number[] | null;
  /** Training load with the method it was computed by; null when nothing allows one. */
  load: ActivityLoad | null;
  purpose: SessionPurpose | null;
  sources: readonly ActivitySource[];
  policy: SourcePolicy;
  isPartial: boolean;
  /** How much its recording holds, to choose the main one of several; absent in older rows. */
  richness?: number;
  isIndoor: boolean;
  /** Change-over of a multisport event: kept, not listed. */
  isTransition: boolean;
  /** Same for all sessions of one file; null for a file with one session. */
  groupId: string | null;
  /** The main activity that this one repeats; null for a main one. */
  duplicateOf: string | null;
  visibleToCoach: boolean;
  /** Digest of the bytes it was decoded from. */
  contentHash: string;
  /** Names what it was compared with, so that later arrivals are noticed; absent in older rows. */
  historyDigest?: string;
  /** First clause of the coach's words, figures already rendered; null until written. */
  feedbackLead: string | null;
  /**
   * The coach's proposal after this run, figures already rendered; null if there is none, absent in
   * older rows.
   */
  feedbackNextStep?: string | null;
  feedbackState: 'pending' | 'ready' | 'withheld';
  /** The runner's own words, beside the source's fields. */
  title: string | null;
  note: string | null;
  /** The runner's own rating of perceived exertion, 1–10. */
  effort: number | null;
  /** For a main row: the run is in no list and open to no coach, with all its recordings. */
  isHidden: boolean;
  /** The runner wants this one listed although it repeats another; absent in older rows = no. */
  isDuplicateShown?: boolean | undefined;
  /** The runner chose it as the main one of those that are the same; absent = nobody chose. */
  isChosenMain?: boolean;
  createdAt: Date;
  /** When its provider last reported it; absent for what came as a file. */
  fetchedAt?: Date | null;
  /** When all but ids, start, sport and the runner's own words must be gone; null or absent = never. */
  expiresAt?: Date | null;
  /** That has happened: figures are null or 0 until the activity is opened again. */
  isPurged?: boolean;
  /**
   * The weather at the place and time of the start; null = not available, absent = not looked for.
   */
  weather?: ActivityWeather | null;
  /** Whether the coach's words on it stand in a description at Strava; absent = they never did. */
  stravaPost?: 'posted' | 'removed';
}

/**
 * The distance that screens show. Strength work and other exercise on the spot is recorded with a
 * distance of zero: its time says more.
 *
 * @returns meters; null where there is none to show
 */
export function shownDistanceMeters({
  distanceMeters,
}: Pick<ActivityRow, 'distanceMeters'>): number | null {
  return distanceMeters === 0 ? null : distanceMeters;
}

/**
 * When what shows some activities must be gone, since the first of them must be.
 *
 * @returns in milliseconds since 1970; null = never
 */
export function earliestExpiryOf(rows: readonly Pick<ActivityRow, 'expiresAt'>[]): number | null {
  const expiries = rows.flatMap(({ expiresAt }) => expiresAt?.getTime() ?? []);
  return expiries.length > 0 ? Math.min(...expiries) : null;
}

/**
 * How a training load was found; figures of different methods are never added silently.
 * `heart-rate-estimate`: the runner's threshold and maximum were themselves estimated.
 */
export const LOAD_METHODS = ['heart-rate', 'heart-rate-estimate', 'pace'] as const;
export type LoadMethod = (typeof LOAD_METHODS)[number];

export interface ActivityLoad {
  /** About 100 for one hour at threshold. */
  value: number;
  method: LoadMethod;
}

export const ACTIVITY_LIMITS = {
  titleMaxLength: 120,
  /** The longest text of a file or provider that is no title: a device's or a sport's name. */
  sourceTextMaxLength: 120,
  noteMaxLength: 2000,
  effortMinimum: 1,
  effortMaximum: 10,
  /** Rows a list asks for at once. */
  pageSize: 30,
} as const;

/** The fields that every screen and every computation needs of a row. */
export const ACTIVITY_ROW_SHAPE = {
  sport: 'string',
  startedAt: 'date',
  elapsedSeconds: 'number',
  movingSeconds: 'number',
  sources: 'array',
  policy: 'object',
  feedbackState: 'string',
} as const satisfies StoredShape<ActivityRow>;
