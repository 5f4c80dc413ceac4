import type { SessionPurpose } from './session-purpose.ts';
import type { ActivityLoad } from './activity-row.ts';
import type { ActivitySummary } from './activity-summary.ts';
import type { HeartRateQuality } from './sensors/heart-rate-quality.ts';
import type { LeftOut } from './sensors/left-out.ts';
import type { TimeStretch } from '../recordings/recording.ts';

/** One kilometre, or the remainder at the end. */
export interface Split extends TimeStretch {
  /** From 0. */
  index: number;
  distanceMeters: number;
  /** Elapsed: stops count. */
  elapsedSeconds: number;
  movingSeconds: number;
  /** Over moving time, as the pace of the whole. */
  paceSecondsPerKilometer: number;
  averageHeartRateBeatsPerMinute: number | null;
  averageCadencePerMinute: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  isRemainder: boolean;
}

/** A lap of the device with what the recording says about it. */
export interface Lap extends TimeStretch {
  index: number;
  distanceMeters: number | null;
  elapsedSeconds: number;
  movingSeconds: number;
  /** Over moving time. */
  paceSecondsPerKilometer: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  trigger: 'manual' | 'distance' | 'time' | 'other';
}

export const INTENSITY_LEVELS = [
  'recovery',
  'easy',
  'moderate',
  'hard',
  'veryHard',
  'max',
  'unknown',
] as const;
export type IntensityLevel = (typeof INTENSITY_LEVELS)[number];

/** A stretch of work or rest found in the recording. */
export interface Interval extends TimeStretch {
  index: number;
  kind: 'warmUp' | 'work' | 'rest' | 'coolDown';
  distanceMeters: number;
  /** How long it took: stops within count. */
  elapsedSeconds: number;
  /** Over elapsed time, as a stop within a repetition costs it. */
  paceSecondsPerKilometer: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  intensity: IntensityLevel;
}

/** Time in one heart-rate zone. */
export interface ZoneTime {
  /** 1–5. */
  zone: number;
  lowerBeatsPerMinute: number;
  /** Exclusive; null for the highest. */
  upperBeatsPerMinute: number | null;
  seconds: number;
}

/** The source of the zones' bounds; an estimate is always called one. */
export type ZoneBasis = 'threshold' | 'measured-maximum' | 'observed-maximum' | 'age-estimate';

/** The fastest stretch over one distance, stops counted. */
export interface BestEffort extends TimeStretch {
  distanceMeters: number;
  elapsedSeconds: number;
}

/** Whether what is called a run was rather ridden or driven, throughout or in part. */
export type Riding = 'none' | 'part' | 'whole';

/** The computed part of an analysis, without the coach's facts and words. */
export interface ComputedAnalysis {
  /** Raised when the computation changes, so that old ones can be recognised. */
  analysisVersion: number;
  summary: ActivitySummary;
  splits: readonly Split[];
  laps: readonly Lap[];
  intervals: readonly Interval[];
  zones: { basis: ZoneBasis; times: readonly ZoneTime[] } | null;
  bestEfforts: readonly BestEffort[];
  purpose: SessionPurpose;
  /**
   * The intensity of the whole, by the runner's own reference; absent in analyses of earlier
   * versions.
   */
  intensity?: IntensityLevel;
  /**
   * For a run in the mountains: its effort over this duration is only reached in a race; absent =
   * not shown.
   */
  isRaceEffort?: boolean;
  /** Absent in analyses of earlier versions. */
  heartRateQuality?: HeartRateQuality;
  /** Readings that do not count; absent in analyses of earlier versions. */
  leftOut?: readonly LeftOut[];
  /** Absent in analyses of earlier versions, and for sports that are not on foot. */
  riding?: Riding;
  load: ActivityLoad | null;
  /** The device's name in the file; absent or null where the file names none. */
  deviceName?: string | null;
  /** Columns that the device did not record. */
  missing: readonly ('position' | 'distance' | 'heartRate' | 'cadence' | 'altitude' | 'power')[];
  /** When the source's terms demand deletion; null or absent = never. */
  expiresAt?: Date | null;
}
