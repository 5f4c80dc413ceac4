import type { SampleTable } from '../sample-table.ts';

/**
 * What a FIT file holds, as far as activities need it, whichever library read it. It holds times in
 * seconds since 1970 UTC, figures in SI-like units, null or NaN where the file holds nothing. Names
 * of sports are the FIT profile's.
 */
export interface FitContents {
  /** The kinds of file that the (possibly chained) file says it is: 'activity', 'course', … */
  fileTypes: readonly string[];
  deviceName: string | null;
  utcOffsetMinutes: number | null;
  /** The watch's names of sport modes, e.g. 'Trail Run'. */
  sportModeNames: readonly string[];
  samples: SampleTable;
  sessions: readonly FitSession[];
  laps: readonly FitLap[];
  lengths: readonly FitLength[];
  timerEvents: readonly { timeSeconds: number; kind: 'start' | 'stop' }[];
  /** The file broke off, or its checksum does not match. */
  isDamaged: boolean;
}

export interface FitSession {
  startSeconds: number | null;
  /** When the session was written: at or after its end. */
  endSeconds: number | null;
  sport: string | null;
  subSport: string | null;
  elapsedSeconds: number | null;
  timerSeconds: number | null;
  movingSeconds: number | null;
  distanceMeters: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  energyKilocalories: number | null;
  poolLengthMeters: number | null;
}

export interface FitLap {
  startSeconds: number | null;
  endSeconds: number | null;
  elapsedSeconds: number | null;
  timerSeconds: number | null;
  distanceMeters: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  /** The profile's name: 'manual', 'distance', 'time', 'sessionEnd', … */
  trigger: string | null;
  /** The profile's name: 'active', 'rest', 'warmup', 'cooldown', … */
  intensity: string | null;
  isWorkoutStep: boolean;
}

/** One length of a pool. */
export interface FitLength {
  startSeconds: number;
  elapsedSeconds: number;
  isActive: boolean;
}
