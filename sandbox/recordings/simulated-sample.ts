import type { CoursePoint } from './course.ts';

/** What the watch wrote at one second; null = it had no reading. */
export interface SimulatedSample {
  elapsedSeconds: number;
  distanceMeters: number;
  speedMetersPerSecond: number;
  heartRateBeatsPerMinute: number | null;
  /** Of both legs; on the bicycle, how often either pushes. */
  stepsPerMinute: number;
  altitudeMeters: number | null;
  position: CoursePoint | null;
  temperatureCelsius: number;
}
