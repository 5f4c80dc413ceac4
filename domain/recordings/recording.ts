/**
 * The measured series of one activity, column by column. All columns have the
 * same length; a missing reading is NaN. `elapsedSeconds` starts at 0, counts
 * through pauses and never falls.
 */
export interface RecordingColumns {
  elapsedSeconds: Float64Array;
  /** Cumulative, never falls. */
  distanceMeters: Float64Array;
  speedMetersPerSecond: Float64Array;
  heartRateBeatsPerMinute: Float64Array;
  /** On foot: steps of both legs per minute; cycling: revolutions per minute. */
  cadencePerMinute: Float64Array;
  powerWatts: Float64Array;
  altitudeMeters: Float64Array;
  temperatureCelsius: Float64Array;
}
export type RecordingColumn = keyof RecordingColumns;

/** Positions, kept apart from the recording because fewer people may read them. */
export interface TrackColumns {
  elapsedSeconds: Float64Array;
  latitudeDegrees: Float64Array;
  longitudeDegrees: Float64Array;
}

/** A part of a recording in seconds since its start; `endSeconds` is exclusive. */
export interface TimeStretch {
  startSeconds: number;
  endSeconds: number;
}

/** A recording in memory. */
export interface Recording {
  columns: RecordingColumns;
  /** While the watch's timer stood still, in order, not overlapping. */
  timerPauses: readonly TimeStretch[];
}
