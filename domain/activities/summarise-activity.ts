import { DAY_SECONDS } from '../measures/durations.ts';
import type { ActivitySummary } from './activity-summary.ts';
import type { LeftOut } from './sensors/left-out.ts';
import { chartExtremes } from '../recordings/chart-series.ts';
import { columnMeanOf } from '../recordings/column-mean.ts';
import type { DecodedActivity } from '../recordings/decoded-activity.ts';
import type { ElevationCurve } from '../recordings/elevation-gain.ts';
import type { MotionCurve } from '../recordings/motion-curve.ts';
import { heldMaximum, isPlausibleHeartRate } from '../recordings/plausible-heart-rate.ts';
import { isOnFoot, isRunning, type SportType } from '../sports/sport-type.ts';

/** Nobody's activity takes longer: what says so has a broken clock behind it. */
const LONGEST_SECONDS = 7 * DAY_SECONDS;
/** Over less a pace says nothing. */
const PACE_METERS = 100;
const PACE_SECONDS = 60;
/** Readings of less than this share of the timer's time are a piece of the activity. */
const READ_SHARE = 0.5;
const MOVED_SHARE = 0.5;
const LONGEST_STEP_SECONDS = 30;
const PART_MARGIN = 1.1;
const TIMER_MARGIN = 2;
/** Nobody climbs more in an hour by their own strength. */
const CLIMB_METERS_PER_HOUR = 3000;
const SPEED_WINDOW_SECONDS = 5;
/** On foot a jump of the position lasts as long as a sprint: what counts is held for longer. */
const SPEED_WINDOW_ON_FOOT_SECONDS = 10;
/** A window across a hole between readings says nothing about a top speed. */
const SPEED_WINDOW_MAXIMUM_SECONDS = 15;
const FASTEST_ON_FOOT_METERS_PER_SECOND = 11;
/** Few people sprint faster for ten seconds, and nobody walks faster. */
const TOP_RUNNING_METERS_PER_SECOND = 9;
const TOP_WALKING_METERS_PER_SECOND = 4.5;
const FASTEST_METERS_PER_SECOND = 40;

export interface SummaryParts {
  decoded: DecodedActivity;
  curve: MotionCurve;
  heartRate: SummarisedHeartRate;
  /** Smoothed; all missing where the device has none. */
  altitude: Float64Array;
  elevation: ElevationCurve | null;
}

/** The heart rate as the figures need it. */
export interface SummarisedHeartRate {
  /** Heart rates without impossible readings and failed stretches. */
  beatsPerMinute: Float64Array;
  isTrustworthy: boolean;
  /** Whether anything was recorded, right or wrong. */
  isRecorded: boolean;
  /** Recorded parts that do not count. */
  leftOut: readonly LeftOut[];
}

/**
 * The figures of one activity. What the device declared comes first where it
 * can be true, since it measured more often than it wrote; the readings fill in.
 */
export function summariseActivity(parts: SummaryParts): ActivitySummary {
  const { decoded, curve, heartRate, altitude, elevation } = parts;
  const { declared, recording } = decoded;
  const { columns } = recording;
  const time = timesOf(decoded, curve);
  const distanceMeters = distanceOf(decoded, curve, time.timerSeconds);
  const averageSpeed =
    distanceMeters !== null && distanceMeters >= PACE_METERS && time.movingSeconds >= PACE_SECONDS
      ? distanceMeters / time.movingSeconds
      : null;
  const everything = { startSeconds: 0, endSeconds: Infinity };
  const mean = (values: Float64Array) => columnMeanOf(values, curve.elapsedSeconds)(everything);
  const altitudes = rangeOf(altitude);
  const cadence = whileTurning(columns.cadencePerMinute);
  const temperatures = chartExtremes(columns.temperatureCelsius);
  return {
    distanceMeters,
    ...time,
    averagePaceSecondsPerKilometer: averageSpeed === null ? null : 1000 / averageSpeed,
    averageSpeedMetersPerSecond: averageSpeed,
    maximumSpeedMetersPerSecond: maximumSpeedOf(curve, decoded.sport),
    ...heartRateFiguresOf(parts, mean(heartRate.beatsPerMinute)),
    averageCadencePerMinute: mean(cadence),
    maximumCadencePerMinute: chartExtremes(cadence)?.highest ?? null,
    averagePowerWatts: aboveZero(mean(whileMoving(columns.powerWatts, curve))),
    maximumPowerWatts: aboveZero(rangeOf(columns.powerWatts)?.highest ?? null),
    ascentMeters: climbOf(declared.ascentMeters, elevation?.ascentMeters, decoded, time),
    descentMeters: climbOf(declared.descentMeters, elevation?.descentMeters, decoded, time),
    lowestAltitudeMeters: altitudes?.lowest ?? null,
    highestAltitudeMeters: altitudes?.highest ?? null,
    averageTemperatureCelsius: mean(columns.temperatureCelsius),
    lowestTemperatureCelsius: temperatures?.lowest ?? null,
    highestTemperatureCelsius: temperatures?.highest ?? null,
    energyKilocalories: aboveZero(declared.energyKilocalories),
  };
}

/** A device that measures nothing often writes 0: that is no figure. */
function aboveZero(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

/** Declared before measured; what is not level ground by nature and possible for a person. */
function climbOf(
  declared: number | null,
  measured: Float64Array | undefined,
  { isIndoor, sport }: DecodedActivity,
  { movingSeconds }: Pick<ActivitySummary, 'movingSeconds'>,
): number | null {
  if (isIndoor || sport === 'Swim') return aboveZero(declared);
  if (declared !== null) return declared;
  const meters = measured?.at(-1) ?? null;
  // An unnamed sport may be swimming, in which the barometer is wrong.
  const isByOwnStrength = isOnFoot(sport) || sport === 'Other';
  const isPossible = (meters ?? 0) <= (movingSeconds / 3600) * CLIMB_METERS_PER_HOUR + 20;
  return isPossible || !isByOwnStrength ? meters : null;
}

function timesOf(
  { declared, recording, sport }: DecodedActivity,
  curve: MotionCurve,
): Pick<ActivitySummary, 'elapsedSeconds' | 'timerSeconds' | 'movingSeconds'> {
  const usable = (seconds: number | null) =>
    seconds !== null && seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : null;
  const { length } = curve.elapsedSeconds;
  const recordedSeconds = length > 1 ? (curve.elapsedSeconds[length - 1] as number) : null;
  const isOfPart =
    isDeclaredOfPart(declared.elapsedSeconds, curve) || isTimerOfPart(declared.timerSeconds, curve);
  const declaredTimer = isOfPart ? null : usable(declared.timerSeconds);
  const recorded = usable(recordedSeconds) ?? declaredTimer ?? 0;
  const declaredElapsed = isOfPart ? null : usable(declared.elapsedSeconds);
  const elapsedSeconds =
    declaredElapsed !== null && declaredElapsed >= (declaredTimer ?? 0) - 1
      ? declaredElapsed
      : Math.max(recorded, declaredTimer ?? 0);
  const paused = recording.timerPauses.reduce(
    (sum, pause) => sum + pause.endSeconds - pause.startSeconds,
    0,
  );
  const timerSeconds = declaredTimer ?? Math.max(0, recorded - paused);
  // One implementation: the curve has taken pauses and standing off, each second once.
  const isPiece = (recordedSeconds ?? 0) < timerSeconds * READ_SHARE;
  const read = curve.movingSeconds.at(-1) ?? 0;
  // In an unnamed sport, slow movement looks like standing: a device's timer counts if it fits.
  const isSlowMoving =
    sport === 'Other' &&
    declaredTimer !== null &&
    timerSeconds <= recorded &&
    read >= timerSeconds * MOVED_SHARE;
  const isWithoutCurve = recordedSeconds === null || isPiece || isSlowMoving;
  const moving = isWithoutCurve ? (usable(declared.movingSeconds) ?? timerSeconds) : read;
  return {
    elapsedSeconds,
    timerSeconds,
    movingSeconds: Math.max(0, Math.min(timerSeconds, moving)),
  };
}

/** Some devices leave a last lap out of their totals: nothing takes less time than its readings. */
function isDeclaredOfPart(declaredSeconds: number | null, curve: MotionCurve): boolean {
  if (declaredSeconds === null || declaredSeconds <= 0) return false;
  let read = 0;
  for (let index = 1; index < curve.elapsedSeconds.length; index += 1) {
    const step =
      (curve.elapsedSeconds[index] as number) - (curve.elapsedSeconds[index - 1] as number);
    // A clock that leaps is no time that was read.
    if (step <= LONGEST_STEP_SECONDS) read += step;
  }
  return read > declaredSeconds * PART_MARGIN;
}

/** Nobody moves for longer than the timer ran: then the device counted a part of it. */
function isTimerOfPart(declaredSeconds: number | null, curve: MotionCurve): boolean {
  if (declaredSeconds === null || declaredSeconds <= 0 || !curve.hasDistance) return false;
  return (curve.movingSeconds.at(-1) ?? 0) > declaredSeconds * TIMER_MARGIN;
}

function distanceOf(
  { declared, sport }: DecodedActivity,
  curve: MotionCurve,
  timerSeconds: number,
): number | null {
  const { length } = curve.distanceMeters;
  const recorded =
    curve.hasDistance && length > 0
      ? (curve.distanceMeters[length - 1] as number) - (curve.distanceMeters[0] as number)
      : null;
  const fastest = isOnFoot(sport) ? FASTEST_ON_FOOT_METERS_PER_SECOND : FASTEST_METERS_PER_SECOND;
  const isUsable =
    declared.distanceMeters !== null &&
    declared.distanceMeters <= fastest * Math.max(timerSeconds, 1) &&
    (declared.distanceMeters > 0 || recorded === null);
  return isUsable ? declared.distanceMeters : recorded;
}

type HeartRateFigures = Pick<
  ActivitySummary,
  'averageHeartRateBeatsPerMinute' | 'maximumHeartRateBeatsPerMinute'
>;

/**
 * Figures of the trusted part alone. The device's own figures include readings that were left out,
 * so they count only if nothing was left out.
 */
function heartRateFiguresOf(
  { heartRate, decoded, curve }: SummaryParts,
  mean: number | null,
): HeartRateFigures {
  const { beatsPerMinute, isRecorded, isTrustworthy, leftOut } = heartRate;
  if (isRecorded && !isTrustworthy) {
    return { averageHeartRateBeatsPerMinute: null, maximumHeartRateBeatsPerMinute: null };
  }
  if (leftOut.length > 0) {
    return {
      averageHeartRateBeatsPerMinute: mean,
      maximumHeartRateBeatsPerMinute: rangeOf(beatsPerMinute)?.highest ?? null,
    };
  }
  const { averageHeartRateBeatsPerMinute: average, maximumHeartRateBeatsPerMinute: maximum } =
    decoded.declared;
  return {
    averageHeartRateBeatsPerMinute: isPlausibleHeartRate(average) ? average : mean,
    maximumHeartRateBeatsPerMinute: isPlausibleHeartRate(maximum)
      ? maximum
      : maximumHeartRateOf(beatsPerMinute, decoded, curve),
  };
}

/** The highest reading; where the device claims an impossible one, at least what was held. */
function maximumHeartRateOf(
  heartRate: Float64Array,
  { declared }: DecodedActivity,
  { elapsedSeconds }: MotionCurve,
): number | null {
  if (declared.maximumHeartRateBeatsPerMinute === null) return rangeOf(heartRate)?.highest ?? null;
  return heldMaximum(heartRate, elapsedSeconds);
}

/** The highest speed that can be true of a sport, in metres per second. */
function topSpeedOf(sport: SportType): number {
  if (!isOnFoot(sport)) return FASTEST_METERS_PER_SECOND;
  return isRunning(sport) ? TOP_RUNNING_METERS_PER_SECOND : TOP_WALKING_METERS_PER_SECOND;
}

/** Highest mean speed over 5 seconds, on foot over 10: a single reading's is noise. */
function maximumSpeedOf(
  { elapsedSeconds, distanceMeters, hasDistance }: MotionCurve,
  sport: SportType,
): number | null {
  if (!hasDistance) return null;
  const fastest = topSpeedOf(sport);
  const window = isOnFoot(sport) ? SPEED_WINDOW_ON_FOOT_SECONDS : SPEED_WINDOW_SECONDS;
  const jumps = jumpsUpTo({ elapsedSeconds, distanceMeters }, fastest);
  let highest: number | null = null;
  let to = 0;
  for (let from = 0; from < elapsedSeconds.length; from += 1) {
    const start = elapsedSeconds[from] as number;
    while (to < elapsedSeconds.length && (elapsedSeconds[to] as number) < start + window) {
      to += 1;
    }
    if (to >= elapsedSeconds.length) break;
    const seconds = (elapsedSeconds[to] as number) - start;
    if (seconds > SPEED_WINDOW_MAXIMUM_SECONDS) continue;
    if ((jumps[to] as number) > (jumps[from] as number)) continue;
    const speed = ((distanceMeters[to] as number) - (distanceMeters[from] as number)) / seconds;
    if (speed <= fastest && speed > (highest ?? 0)) highest = speed;
  }
  return highest;
}

/** How many readings up to each one lie further on than anybody gets: the position jumped. */
function jumpsUpTo(
  { elapsedSeconds, distanceMeters }: Pick<MotionCurve, 'elapsedSeconds' | 'distanceMeters'>,
  fastest: number,
): Uint32Array {
  const jumps = new Uint32Array(elapsedSeconds.length);
  for (let index = 1; index < jumps.length; index += 1) {
    const seconds = (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    const meters = (distanceMeters[index] as number) - (distanceMeters[index - 1] as number);
    jumps[index] = (jumps[index - 1] as number) + (meters > fastest * Math.max(1, seconds) ? 1 : 0);
  }
  return jumps;
}

/** Cadence counts while something turns: a stop is no slow step. */
function whileTurning(cadence: Float64Array): Float64Array {
  return cadence.map((value) => (value > 0 ? value : Number.NaN));
}

/** Power counts zeros while moving, nothing while standing. */
function whileMoving(power: Float64Array, { movingSeconds }: MotionCurve): Float64Array {
  return power.map((value, index) =>
    index > 0 && movingSeconds[index] === movingSeconds[index - 1] ? Number.NaN : value,
  );
}

function rangeOf(values: Float64Array): { lowest: number; highest: number } | null {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const value of values) {
    if (value < lowest) lowest = value;
    if (value > highest) highest = value;
  }
  return highest === -Infinity ? null : { lowest, highest };
}
