import type { CoursePoint } from './course.ts';

/** The watch's readings at one second; null = it had no reading. */
export interface SimulatedSample {
  elapsedSeconds: number;
  distanceMeters: number;
  speedMetersPerSecond: number;
  heartRateBeatsPerMinute: number | null;
  /** Steps of both legs; on the bicycle, how often either pushes. */
  stepsPerMinute: number;
  altitudeMeters: number | null;
  position: CoursePoint | null;
  temperatureCelsius: number;
}
