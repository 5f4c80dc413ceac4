import type { EffortTimeline } from './effort-timeline.ts';

/** What of a timeline says whether a climb was run. */
type ClimbTimeline = Pick<
  EffortTimeline,
  'stepSeconds' | 'metersPerSecond' | 'grade' | 'beatsPerMinute'
>;

/** Stretches over which speed and slope are compared, and how many lie either side of a middle. */
const STRETCH_METERS = 100;
const STRETCHES_ASIDE = 7;
const LEAST_STRETCHES = 20;
const MOVING_METERS_PER_SECOND = 0.5;
/** Slopes must differ by this much before speed has to show them. */
const LEAST_SLOPE_SPREAD = 0.02;
/** One climb of this height is a hill, however it was run. */
const HILL_METERS = 80;
/** A climb ends where the ground has fallen by this much. */
const TURN_METERS = 10;
/** A change of speed beyond this is a stop or a repetition, and counts as no more. */
const LARGEST_CHANGE = 0.35;
/** A runner loses from 0.8 to 3 % of speed for each per cent of slope; noise costs nothing. */
const NOISE_LOSS = 0.3;
/** Where speed changes for other reasons, as in repeats, the loss is not known so well. */
const LARGEST_ERROR = 0.25;
/**
 * A speed that rises this clearly with the slope shows hill repeats. A heart rate that rises this clearly proves
 * them.
 */
const REPEATS_CORRELATION = 0.4;
const HEART_CORRELATION = 0.3;

/**
 * Whether the pace contradicts the climbs that the altitude shows: over many short slopes
 * nobody who runs is as fast uphill as downhill. Then it is the receiver that climbed. Says
 * nothing of single hills and of runs whose pace changes too much for other reasons.
 *
 * @param altitude smoothed, one entry for each reading; NaN = missing
 */
export function isClimbContradicted(timeline: ClimbTimeline, altitude: Float64Array): boolean {
  if (highestClimb(altitude) >= HILL_METERS) return false;
  const stretches = stretchesOf(timeline);
  const { length } = stretches;
  if (length < LEAST_STRETCHES) return false;
  const slopes = overMiddle(stretches.map(({ slope }) => slope));
  const speeds = overMiddle(stretches.map(({ speed }) => Math.log(speed))).map((change) =>
    Math.max(-LARGEST_CHANGE, Math.min(LARGEST_CHANGE, change)),
  );
  const slopeVariance = covariance(slopes, slopes);
  if (slopeVariance < LEAST_SLOPE_SPREAD ** 2) return false;
  const together = covariance(slopes, speeds);
  const speedVariance = covariance(speeds, speeds);
  if (together > REPEATS_CORRELATION * Math.sqrt(slopeVariance * speedVariance)) return false;
  if (followsSlope(slopes, stretches)) return false;
  const loss = -together / slopeVariance;
  const left = Math.max(0, speedVariance - loss * loss * slopeVariance);
  const error = Math.sqrt(left / slopeVariance / length);
  return loss <= NOISE_LOSS && error <= LARGEST_ERROR;
}

interface Stretch {
  slope: number;
  speed: number;
  /** NaN where it was not measured. */
  beats: number;
}

/** The heart rate must be known for this share of the stretches before it says anything. */
const LEAST_KNOWN_BEATS = 0.7;

/**
 * Whether the heart, which lags by half a minute, beats faster over and after the rises. Stretches
 * without a heart rate are left out. Where too many are, it says nothing.
 */
function followsSlope(slopes: readonly number[], stretches: readonly Stretch[]): boolean {
  const known = stretches.flatMap(({ beats: here }, index) => {
    const next = stretches[index + 1]?.beats ?? Number.NaN;
    const around = [here, next].filter((beats) => !Number.isNaN(beats));
    const beats = around.reduce((sum, one) => sum + one, 0) / around.length;
    return around.length > 0 ? [{ slope: slopes[index] ?? 0, beats }] : [];
  });
  if (known.length < stretches.length * LEAST_KNOWN_BEATS) return false;
  const rises = known.map(({ slope }) => slope);
  const changes = overMiddle(known.map(({ beats }) => beats));
  const spread = Math.sqrt(covariance(rises, rises) * covariance(changes, changes));
  return covariance(rises, changes) >= HEART_CORRELATION * spread && spread > 0;
}

function stretchesOf(timeline: ClimbTimeline): Stretch[] {
  const { metersPerSecond, grade, beatsPerMinute, stepSeconds } = timeline;
  const stretches: Stretch[] = [];
  let beatSum = 0;
  let beatCells = 0;
  let meters = 0;
  let rise = 0;
  let seconds = 0;
  for (let cell = 0; cell < metersPerSecond.length; cell += 1) {
    const speed = metersPerSecond[cell] as number;
    if (speed < MOVING_METERS_PER_SECOND) continue;
    meters += speed * stepSeconds;
    rise += (grade[cell] as number) * speed * stepSeconds;
    seconds += stepSeconds;
    const beats = beatsPerMinute[cell] as number;
    if (!Number.isNaN(beats)) {
      beatSum += beats;
      beatCells += 1;
    }
    if (meters < STRETCH_METERS) continue;
    stretches.push({ slope: rise / meters, speed: meters / seconds, beats: beatSum / beatCells });
    beatSum = 0;
    beatCells = 0;
    meters = 0;
    rise = 0;
    seconds = 0;
  }
  return stretches;
}

/** Each value less the middle one of those around it, so that only changes nearby count. */
function overMiddle(values: readonly number[]): number[] {
  return values.map((value, index) => {
    const around = values
      .slice(Math.max(0, index - STRETCHES_ASIDE), index + STRETCHES_ASIDE + 1)
      .sort((a, b) => a - b);
    return value - (around[around.length >>> 1] ?? 0);
  });
}

function covariance(first: readonly number[], second: readonly number[]): number {
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const firstMean = meanOf(first);
  const secondMean = meanOf(second);
  const total = first.reduce(
    (sum, value, index) => sum + (value - firstMean) * ((second[index] ?? 0) - secondMean),
    0,
  );
  return total / first.length;
}

/** The highest climb without a descent of some metres in it. */
function highestClimb(altitude: Float64Array): number {
  let lowest = Infinity;
  let top = -Infinity;
  let highest = 0;
  for (const value of altitude) {
    if (Number.isNaN(value)) continue;
    if (value < lowest || value < top - TURN_METERS) {
      lowest = value;
      top = value;
    }
    top = Math.max(top, value);
    highest = Math.max(highest, top - lowest);
  }
  return highest;
}
