/** Below and above these speeds a performance says nothing (the range that Runalyze accepts). */
const SLOWEST_METERS_PER_MINUTE = 50;
const FASTEST_METERS_PER_MINUTE = 1000;

const SHORTEST_RACE_SECONDS = 30;
const LONGEST_RACE_SECONDS = 100_000;

export const MARATHON_METERS = 42_195;
export const HALF_MARATHON_METERS = 21_097.5;

/** Distances that people race over. */
const RACE_METERS = [
  1500,
  1609.344,
  3000,
  5000,

  10_000,
  15_000,
  16_093.44,
  20_000,
  HALF_MARATHON_METERS,
  30_000,
  MARATHON_METERS,
] as const;
/** GPS and wide bends measure a course longer by more than they measure it shorter. */
const COURSE_LONGER_SHARE = 0.02;
const COURSE_SHORTER_SHARE = 0.015;

/** The race distance that a measured one stands for, from −1.5 to +2 %; null for others. */
export function raceDistanceNear(measuredMeters: number): number | null {
  const [nearest] = [...RACE_METERS].sort(
    (a, b) => Math.abs(measuredMeters / a - 1) - Math.abs(measuredMeters / b - 1),
  );
  if (nearest === undefined) return null;
  const difference = measuredMeters / nearest - 1;
  return difference >= -COURSE_SHORTER_SHARE && difference <= COURSE_LONGER_SHARE ? nearest : null;
}

/** A distance and the time it took, stops included. */
export interface Performance {
  distanceMeters: number;
  elapsedSeconds: number;
}

/**
 * Oxygen cost of running on the flat.
 *
 * @param metersPerMinute speed
 * @returns ml of oxygen per kg and minute
 * @see Daniels & Gilbert, Oxygen Power (1979)
 */
function oxygenCost(metersPerMinute: number): number {
  return -4.6 + 0.182258 * metersPerMinute + 0.000104 * metersPerMinute ** 2;
}

/** Share of the maximal oxygen uptake that can be held over this time (Daniels & Gilbert 1979). */
function sustainableShare(minutes: number): number {
  return (
    0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes)
  );
}

/**
 * VDOT of a performance: the oxygen uptake that an average runner would need for it.
 * Good for races of about 3.5 minutes to 4 hours; the caller decides what is a race.
 *
 * @returns ml/kg/min, or null for a speed that no runner has
 * @see Daniels & Gilbert, Oxygen Power (1979)
 * @example vdotOf({ distanceMeters: 10_000, elapsedSeconds: 2400 }) // 51.94
 */
export function vdotOf({ distanceMeters, elapsedSeconds }: Performance): number | null {
  const metersPerMinute = distanceMeters / (elapsedSeconds / 60);
  const isRunning =
    metersPerMinute >= SLOWEST_METERS_PER_MINUTE && metersPerMinute <= FASTEST_METERS_PER_MINUTE;
  return isRunning ? demandOf(distanceMeters, elapsedSeconds) : null;
}

function demandOf(distanceMeters: number, elapsedSeconds: number): number {
  const minutes = elapsedSeconds / 60;
  return oxygenCost(distanceMeters / minutes) / sustainableShare(minutes);
}

/**
 * The time that a runner of this VDOT needs for a distance: {@link vdotOf} solved
 * for time by bisection. Optimistic for most recreational runners over the marathon.
 *
 * @returns seconds
 */
export function raceSecondsOf(vdot: number, distanceMeters: number): number {
  let shorter = SHORTEST_RACE_SECONDS;
  let longer = LONGEST_RACE_SECONDS;
  // 60 halvings of 100,000 s reach the precision of a double.
  for (let step = 0; step < 60; step += 1) {
    const seconds = (shorter + longer) / 2;
    if (demandOf(distanceMeters, seconds) > vdot) shorter = seconds;
    else longer = seconds;
  }
  return (shorter + longer) / 2;
}

/** Training paces of one VDOT, in seconds per kilometre unless the name says otherwise. */
export interface TrainingPaces {
  easyFast: number;
  easySlow: number;
  /** Predicted marathon; below VDOT 45 the book's table is slower. */
  marathon: number;
  threshold: number;
  interval: number;
  intervalPer400Meters: number;
  repetitionPer400Meters: number;
}

/** Shares of VDOT fitted to the book's Table 5.2 from VDOT 40 to 85. */
const EASY_FAST_SHARE = 0.7346;
const EASY_SLOW_SHARE = 0.6304;
const THRESHOLD_SHARE = 0.88;
const INTERVAL_SHARE = 0.975;
/** How many seconds repetitions are faster than intervals over 400 m, from this VDOT on and below it. */
const REPETITION_VDOT = 50;
const REPETITION_GAIN_SECONDS = 6;
const REPETITION_GAIN_SECONDS_BELOW = 8;

/**
 * Speed whose oxygen cost is a share of VDOT.
 *
 * @returns metres per second
 */
export function speedAtShare(vdot: number, share: number): number {
  const metersPerMinute =
    (-0.182258 + Math.sqrt(0.182258 ** 2 + 4 * 0.000104 * (4.6 + share * vdot))) / (2 * 0.000104);
  return metersPerMinute / 60;
}

/**
 * VDOT whose range of easy paces has this one in its middle; the inverse of {@link trainingPacesOf}.
 *
 * @param secondsPerKilometer of easy runs
 */
export function vdotOfEasyPace(secondsPerKilometer: number): number {
  return oxygenCost(60_000 / secondsPerKilometer) / ((EASY_FAST_SHARE + EASY_SLOW_SHARE) / 2);
}

/** Speed that can be held for about an hour, in metres per second (share 0.88 of VDOT). */
export function thresholdSpeedOf(vdot: number): number {
  return speedAtShare(vdot, THRESHOLD_SHARE);
}

/**
 * Training paces after Daniels' Running Formula, rebuilt from the formulas, so
 * within a few seconds of the book's table from VDOT 40 on.
 */
export function trainingPacesOf(vdot: number): TrainingPaces {
  const pace = (share: number) => 1000 / speedAtShare(vdot, share);
  const interval = pace(INTERVAL_SHARE);
  const intervalPer400Meters = interval * 0.4;
  return {
    easyFast: pace(EASY_FAST_SHARE),
    easySlow: pace(EASY_SLOW_SHARE),
    marathon: raceSecondsOf(vdot, MARATHON_METERS) / (MARATHON_METERS / 1000),
    threshold: pace(THRESHOLD_SHARE),
    interval,
    intervalPer400Meters,
    repetitionPer400Meters:
      intervalPer400Meters -
      (vdot >= REPETITION_VDOT ? REPETITION_GAIN_SECONDS : REPETITION_GAIN_SECONDS_BELOW),
  };
}
