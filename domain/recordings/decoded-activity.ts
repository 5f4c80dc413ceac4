import type { Recording, TrackColumns } from './recording.ts';
import type { SportType } from '../sports/sport-type.ts';

/** The file formats that can be dropped in. */
export const RECORDING_FORMATS = ['fit', 'tcx', 'gpx'] as const;
export type RecordingFormat = (typeof RECORDING_FORMATS)[number];

/** A lap as the device marked it. */
export interface DecodedLap {
  startSeconds: number;
  endSeconds: number;
  /** Timer time: without the watch's pauses. */
  timerSeconds: number | null;
  distanceMeters: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  /** What ended the lap. */
  trigger: 'manual' | 'distance' | 'time' | 'other';
  /** What the workout on the watch said this lap was, where it said so. */
  intensity: 'warmUp' | 'active' | 'rest' | 'coolDown' | null;
}

/** Totals as the device declared them; null where it said nothing usable. */
export interface DeclaredTotals {
  distanceMeters: number | null;
  elapsedSeconds: number | null;
  timerSeconds: number | null;
  movingSeconds: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  energyKilocalories: number | null;
}

/** What a recording declares that holds readings alone. */
export const NOTHING_DECLARED: DeclaredTotals = {
  distanceMeters: null,
  elapsedSeconds: null,
  timerSeconds: null,
  movingSeconds: null,
  averageHeartRateBeatsPerMinute: null,
  maximumHeartRateBeatsPerMinute: null,
  ascentMeters: null,
  descentMeters: null,
  energyKilocalories: null,
};

/** One activity (one session of a file) as decoded, before anything is computed from it. */
export interface DecodedActivity {
  /** Null = a provider reported it, without a file. */
  format: RecordingFormat | null;
  /** 0 for the first or only session of the file. */
  sessionIndex: number;
  sessionCount: number;
  sport: SportType;
  /** What the file itself called the sport, for people to read; null where it did not. */
  sourceSportName: string | null;
  /** The title the file carries, e.g. a GPX track's name; absent where it has none. */
  sourceTitle?: string;
  /** Change-over between two sports of a multisport event. */
  isTransition: boolean;
  startedAt: Date;
  /** Offset of the athlete's clock from UTC at the start, where the file says it. */
  utcOffsetMinutes: number | null;
  deviceName: string | null;
  /** Ran indoors: no positions are expected, distance is the device's estimate. */
  isIndoor: boolean;
  recording: Recording;
  track: TrackColumns | null;
  laps: readonly DecodedLap[];
  declared: DeclaredTotals;
  /** The file broke off or was damaged; what was usable is here. */
  isPartial: boolean;
}
