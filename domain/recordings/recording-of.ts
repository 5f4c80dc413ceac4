import type { Recording, RecordingColumns, TimeStretch } from './recording.ts';

/**
 * A recording of the columns given, as long as the longest of them; all else is missing.
 *
 * @example recordingOf({ elapsedSeconds: [0, 1, 2], distanceMeters: [0, 3, 6] })
 */
export function recordingOf(
  columns: Partial<Record<keyof RecordingColumns, ArrayLike<number>>>,
  timerPauses: readonly TimeStretch[] = [],
): Recording {
  const length = Math.max(0, ...Object.values(columns).map((values) => values.length));
  const column = (values: ArrayLike<number> | undefined) =>
    Float64Array.from({ length }, (_, index) => values?.[index] ?? Number.NaN);
  return {
    columns: {
      elapsedSeconds: column(columns.elapsedSeconds),
      distanceMeters: column(columns.distanceMeters),
      speedMetersPerSecond: column(columns.speedMetersPerSecond),
      heartRateBeatsPerMinute: column(columns.heartRateBeatsPerMinute),
      cadencePerMinute: column(columns.cadencePerMinute),
      powerWatts: column(columns.powerWatts),
      altitudeMeters: column(columns.altitudeMeters),
      temperatureCelsius: column(columns.temperatureCelsius),
    },
    timerPauses,
  };
}
