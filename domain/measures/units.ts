/** The unit of a stored value. Formatting converts it to the runner's own units. */
export const MEASURE_UNITS = [
  'meters',
  /** A round distance, as in a plan: `18.5 km`. */
  'roundMeters',
  /** Length of a repetition: metres on every track, also for readers of miles. */
  'repetitionMeters',
  'seconds',
  /** The time of a race or over a race distance: on a clock, in a sentence, too. */
  'raceSeconds',
  /** A round length of time, as in a plan: `40 min`. */
  'minutes',
  'secondsPerKilometer',
  /** How fast swimming is, in metres in every pool. */
  'secondsPer100Meters',
  'metersPerSecond',
  'beatsPerMinute',
  'perMinute',
  'watts',
  'metersOfAltitude',
  'celsius',
  'percent',
  'count',
  'vdot',
  'load',
] as const;
export type MeasureUnit = (typeof MEASURE_UNITS)[number];
