/** The figures of one activity; null where the recording does not show it. */
export interface ActivitySummary {
  distanceMeters: number | null;
  /** First to last reading, stops and pauses included. */
  elapsedSeconds: number;
  /** Elapsed without the watch's pauses. */
  timerSeconds: number;
  /** Timer time without standing still. */
  movingSeconds: number;
  /** Over moving time; null without distance. */
  averagePaceSecondsPerKilometer: number | null;
  averageSpeedMetersPerSecond: number | null;
  maximumSpeedMetersPerSecond: number | null;
  averageHeartRateBeatsPerMinute: number | null;
  maximumHeartRateBeatsPerMinute: number | null;
  /** On foot steps of both legs, cycling revolutions, per minute. */
  averageCadencePerMinute: number | null;
  /** Leaves out the outermost half per cent, as in the chart; absent in older analyses. */
  maximumCadencePerMinute?: number | null;
  averagePowerWatts: number | null;
  maximumPowerWatts: number | null;
  ascentMeters: number | null;
  descentMeters: number | null;
  lowestAltitudeMeters: number | null;
  highestAltitudeMeters: number | null;
  averageTemperatureCelsius: number | null;
  /** Leaves out the outermost half per cent; absent in older analyses. */
  lowestTemperatureCelsius?: number | null;
  highestTemperatureCelsius?: number | null;
  energyKilocalories: number | null;
}
