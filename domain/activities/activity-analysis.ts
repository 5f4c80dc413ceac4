import type { CoachFeedback } from '../coaching/coach-feedback.ts';
import type { Fact } from '../coaching/fact.ts';
import type { SessionPurpose } from '../training/session-purpose.ts';
import type { ActivityLoad } from './activity-row.ts';
import type { ActivitySummary } from './activity-summary.ts';
import type { TimeStretch } from './recording.ts';

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

/** Where the zones' bounds come from; an estimate is always called one. */
export type ZoneBasis = 'threshold' | 'measured-maximum' | 'observed-maximum' | 'age-estimate';

/** The fastest stretch over one distance, stops counted. */
export interface BestEffort extends TimeStretch {
  distanceMeters: number;
  elapsedSeconds: number;
}

/** users/{uid}/activities/{id}/detail/analysis */
export interface ActivityAnalysis {
  /** Raised when the computation changes, so that old ones can be told apart. */
  analysisVersion: number;
  summary: ActivitySummary;
  splits: readonly Split[];
  laps: readonly Lap[];
  intervals: readonly Interval[];
  zones: { basis: ZoneBasis; times: readonly ZoneTime[] } | null;
  bestEfforts: readonly BestEffort[];
  purpose: SessionPurpose;
  load: ActivityLoad | null;
  /** Every figure anything said about this activity may use. */
  facts: readonly Fact[];
  /** What recorded it, as the file says; absent or null where it does not. */
  deviceName?: string | null;
  /** What the device did not record, by column. */
  missing: readonly ('position' | 'distance' | 'heartRate' | 'cadence' | 'altitude' | 'power')[];
  feedback: CoachFeedback | null;
  /** When it must be gone, as its source demands; null or absent = never. */
  expiresAt?: Date | null;
}
