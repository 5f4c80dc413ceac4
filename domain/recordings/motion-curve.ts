import type { Recording, TimeStretch } from './recording.ts';
import { isOnFoot, type SportType } from '../sports/sport-type.ts';
import { STANDING_METERS_PER_SECOND } from './standing-speed.ts';

/** Distance and moving time over elapsed time; one entry for each reading, all without gaps. */
export interface MotionCurve {
  /** Never falls. */
  elapsedSeconds: Float64Array;
  /** Cumulative, never falls; all 0 without `hasDistance`. */
  distanceMeters: Float64Array;
  /** Cumulative: without the watch's pauses and without standing still. */
  movingSeconds: Float64Array;
  /** Standing still while the timer ran, in order. */
  standing: readonly TimeStretch[];
  hasDistance: boolean;
}

/** Swimmers and steep hikers are that slow without standing. */
const STANDING_SLOW_SPORTS_METERS_PER_SECOND = 0.25;
/** Steps of both legs a minute from which on somebody walks. */
const STEPPING_PER_MINUTE = 60;
/** Shorter dips are a turn or a misreading. */
const SHORTEST_STANDING_SECONDS = 5;
/** A blip of GPS speed amid standing: shorter and slower than a start. */
const BLIP_SECONDS = 3;
const BLIP_METERS_PER_SECOND = 1.5;
/** Over a longer hole between readings only the distance shows whether somebody moved. */
const GAP_SECONDS = 10;
/** A recorder that wrote positions by distance and rounded the times wrote one position twice and then two steps. */
const STALE_METERS = 0.5;
const STALE_SECONDS = [3, 10] as const;
const AROUND_STALE_METERS_PER_SECOND = 1.5;
/** Nobody starts from a stand at such a speed: the way was made while the position stood still. */
const JUMP_METERS_PER_SECOND = 5;
const JUMP_SECONDS = 3;
/** A position may be held back for this long while steps are counted. */
const HELD_WITH_STEPS_SECONDS = 45;
/** Of the readings meanwhile: the rest may be those of a short stand. */
const STEPPING_SHARE = 0.7;
/** Before the first reading of the distance nobody was faster than this. */
const LEADING_METERS_PER_SECOND = 15;

const EMPTY = new Float64Array();

/**
 * Reads distance, moving and standing out of a recording. The watch's pauses come first. Else
 * standing is slower than 0.5 m/s for 5 s and more without steps, and a hole between readings over
 * which no distance was made. Without distance and speed everything but the pauses counts as
 * moving.
 */
export function motionCurveOf(recording: Recording, sport: SportType): MotionCurve {
  const { columns, timerPauses } = recording;
  const elapsedSeconds = neverFalling(columns.elapsedSeconds);
  const stepsPerMinute = isOnFoot(sport) ? columns.cadencePerMinute : EMPTY;
  const distance = distanceOf(recording, elapsedSeconds, stepsPerMinute);
  const speed = distance ? columns.speedMetersPerSecond : EMPTY;
  const threshold =
    sport === 'Swim' || sport === 'Hike'
      ? STANDING_SLOW_SPORTS_METERS_PER_SECOND
      : STANDING_METERS_PER_SECOND;
  const running = runningSeconds(elapsedSeconds, timerPauses);
  const isSlow = distance
    ? slowSteps(
        { elapsedSeconds, distanceMeters: distance, deviceSpeed: speed, running },
        { metersPerSecond: threshold, stepsPerMinute },
      )
    : new Uint8Array(elapsedSeconds.length);
  const movingSeconds = new Float64Array(elapsedSeconds.length);
  const standing: TimeStretch[] = [];
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const before = movingSeconds[index - 1] as number;
    const seconds = running[index] as number;
    movingSeconds[index] = isSlow[index] === 1 ? before : before + seconds;
    if (isSlow[index] === 1 && seconds > 0) {
      const startSeconds = elapsedSeconds[index - 1] as number;
      const endSeconds = elapsedSeconds[index] as number;
      const last = standing.at(-1);
      if (last?.endSeconds === startSeconds) last.endSeconds = endSeconds;
      else standing.push({ startSeconds, endSeconds });
    }
  }
  return {
    elapsedSeconds,
    distanceMeters: distance ?? new Float64Array(elapsedSeconds.length),
    movingSeconds,
    standing,
    hasDistance: distance !== null,
  };
}

/** When the distance was first reached; a stop right there comes after. Null beyond the end. */
export function secondsAtDistance(curve: MotionCurve, meters: number): number | null {
  const { elapsedSeconds, distanceMeters } = curve;
  const index = firstAtLeast(distanceMeters, meters);
  if (index >= distanceMeters.length) return null;
  return index === 0
    ? (elapsedSeconds[0] as number)
    : crossing(distanceMeters, elapsedSeconds, index, meters);
}

export function distanceAt(curve: MotionCurve, seconds: number): number {
  return valueAt(curve.elapsedSeconds, curve.distanceMeters, seconds);
}

/** Moving time within a part of the recording. */
export function movingSecondsWithin(curve: MotionCurve, stretch: TimeStretch): number {
  return (
    valueAt(curve.elapsedSeconds, curve.movingSeconds, stretch.endSeconds) -
    valueAt(curve.elapsedSeconds, curve.movingSeconds, stretch.startSeconds)
  );
}

/** First index whose value is at least `least`; the length where there is none. */
export function firstAtLeast(ascending: Float64Array, least: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `ys` where `xs` crosses `x` between `index - 1` and `index`. */
function crossing(xs: Float64Array, ys: Float64Array, index: number, x: number): number {
  const fromX = xs[index - 1] as number;
  const toX = xs[index] as number;
  const fromY = ys[index - 1] as number;
  const toY = ys[index] as number;
  return toX > fromX ? fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX) : toY;
}

function valueAt(xs: Float64Array, ys: Float64Array, x: number): number {
  if (xs.length === 0) return 0;
  const index = firstAtLeast(xs, x);
  if (index === 0) return ys[0] as number;
  if (index >= xs.length) return ys[ys.length - 1] as number;
  return crossing(xs, ys, index, x);
}

function neverFalling(values: Float64Array): Float64Array {
  const sorted = new Float64Array(values.length);
  let highest = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    if (value > highest) highest = value;
    sorted[index] = highest;
  }
  return sorted;
}

/** Distance without holes, from the device or else summed up from its speed; null without both. */
function distanceOf(
  recording: Recording,
  elapsedSeconds: Float64Array,
  stepsPerMinute: Float64Array,
): Float64Array | null {
  const { distanceMeters, speedMetersPerSecond } = recording.columns;
  const isBySpeed = speedMetersPerSecond.some((value) => value > 0);
  const known = filled(
    isBySpeed
      ? distanceMeters
      : withoutHeldBack(withoutStale(distanceMeters, elapsedSeconds), {
          elapsedSeconds,
          stepsPerMinute,
        }),
    elapsedSeconds,
  );
  if (known && (known[known.length - 1] as number) > 0) return known;
  if (!isBySpeed) return null;
  const running = runningSeconds(elapsedSeconds, recording.timerPauses);
  const summed = new Float64Array(elapsedSeconds.length);
  for (let index = 1; index < summed.length; index += 1) {
    const speed = speedMetersPerSecond[index] as number;
    const seconds = running[index] as number;
    const made = speed > 0 && seconds < GAP_SECONDS ? speed * seconds : 0;
    summed[index] = (summed[index - 1] as number) + made;
  }
  return summed;
}

/** Distance without single readings that stand still between two moving steps: nobody stops like that. */
function withoutStale(distanceMeters: Float64Array, elapsedSeconds: Float64Array): Float64Array {
  const [least, most] = STALE_SECONDS;
  const stepTo = (index: number) => {
    const seconds = (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    const meters = (distanceMeters[index] as number) - (distanceMeters[index - 1] as number);
    return { seconds, meters };
  };
  return distanceMeters.map((value, index) => {
    if (index < 2 || index >= distanceMeters.length - 1) return value;
    const { seconds, meters } = stepTo(index);
    if (!(meters < STALE_METERS && seconds >= least && seconds <= most)) return value;
    const moves = [stepTo(index - 1), stepTo(index + 1)].every(
      (step) =>
        step.seconds <= most && step.meters >= step.seconds * AROUND_STALE_METERS_PER_SECOND,
    );
    return moves ? Number.NaN : value;
  });
}

/**
 * Distance without readings that stand still for a few seconds before a jump. The receiver held the
 * position back and then reported at once what was walked or run meanwhile.
 */
function withoutHeldBack(
  distanceMeters: Float64Array,
  {
    elapsedSeconds,
    stepsPerMinute,
  }: { elapsedSeconds: Float64Array; stepsPerMinute: Float64Array },
): Float64Array {
  const result = distanceMeters.slice();
  const longestWithin = (from: number, to: number) => {
    const held = stepsPerMinute.subarray(from, to);
    const stepping = held.filter((steps) => steps >= STEPPING_PER_MINUTE).length;
    const isStepping = held.length > 0 && stepping >= held.length * STEPPING_SHARE;
    return isStepping ? HELD_WITH_STEPS_SECONDS : STALE_SECONDS[1];
  };
  let fresh = 0;
  for (let index = 1; index < result.length; index += 1) {
    const meters = (distanceMeters[index] as number) - (distanceMeters[fresh] as number);
    if (meters < STALE_METERS) continue;
    const seconds = (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    const held = (elapsedSeconds[index] as number) - (elapsedSeconds[fresh] as number);
    const isJump = seconds <= JUMP_SECONDS && meters >= seconds * JUMP_METERS_PER_SECOND;
    if (isJump && held <= longestWithin(fresh + 1, index))
      result.fill(Number.NaN, fresh + 1, index);
    fresh = index;
  }
  return result;
}

/** Bridges missing readings in a straight line; null when there is no reading at all. */
function filled(values: Float64Array, elapsedSeconds: Float64Array): Float64Array | null {
  const result = new Float64Array(values.length);
  let lastKnown = -1;
  let highest = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] as number;
    if (!Number.isFinite(value)) continue;
    const reached = Math.max(highest, value);
    const fromSeconds = elapsedSeconds[Math.max(lastKnown, 0)] as number;
    const seconds = (elapsedSeconds[index] as number) - fromSeconds;
    const isLeading = lastKnown < 0;
    const isReachable = !isLeading || reached <= seconds * LEADING_METERS_PER_SECOND;
    for (let hole = lastKnown + 1; hole < index; hole += 1) {
      const share = seconds > 0 ? ((elapsedSeconds[hole] as number) - fromSeconds) / seconds : 1;
      result[hole] = isReachable ? highest + (reached - highest) * share : reached;
    }
    result[index] = reached;
    highest = reached;
    lastKnown = index;
  }
  if (lastKnown < 0) return null;
  result.fill(highest, lastKnown);
  return result;
}

/** For each reading the seconds since the one before, without pauses. */
function runningSeconds(
  elapsedSeconds: Float64Array,
  pauses: readonly TimeStretch[],
): Float64Array {
  const running = new Float64Array(elapsedSeconds.length);
  let next = 0;
  for (let index = 1; index < elapsedSeconds.length; index += 1) {
    const from = elapsedSeconds[index - 1] as number;
    const to = elapsedSeconds[index] as number;
    while (next < pauses.length && (pauses[next] as TimeStretch).endSeconds <= from) next += 1;
    let paused = 0;
    for (let pause = next; pause < pauses.length; pause += 1) {
      const { startSeconds, endSeconds } = pauses[pause] as TimeStretch;
      if (startSeconds >= to) break;
      paused += Math.max(0, Math.min(to, endSeconds) - Math.max(from, startSeconds));
    }
    running[index] = Math.max(0, to - from - paused);
  }
  return running;
}

/** One value for each reading. */
interface MotionReadings {
  elapsedSeconds: Float64Array;
  distanceMeters: Float64Array;
  /** Metres per second. */
  deviceSpeed: Float64Array;
  /** Seconds since the reading before, without pauses. */
  running: Float64Array;
}

/** 1 for each reading before which the runner stood still. */
function slowSteps(
  { elapsedSeconds, distanceMeters, deviceSpeed, running }: MotionReadings,
  still: { metersPerSecond: number; stepsPerMinute: Float64Array },
): Uint8Array {
  const isSlow = new Uint8Array(elapsedSeconds.length);
  for (let index = 1; index < isSlow.length; index += 1) {
    const seconds = running[index] as number;
    const made = (distanceMeters[index] as number) - (distanceMeters[index - 1] as number);
    const fromDevice = deviceSpeed[index] ?? Number.NaN;
    const speed = Number.isNaN(fromDevice) || seconds >= GAP_SECONDS ? made / seconds : fromDevice;
    // Between readings of the same moment nobody moves: they take over their neighbour's state. A runner who steps
    // up a steep slope moves, however slowly.
    const isStepping =
      (still.stepsPerMinute[index] ?? 0) >= STEPPING_PER_MINUTE &&
      made > 0 &&
      seconds < GAP_SECONDS;
    const isStill = speed < still.metersPerSecond && !isStepping;
    isSlow[index] = seconds > 0 ? (isStill ? 1 : 0) : (isSlow[index - 1] as number);
  }
  const seconds = (from: number, to: number) =>
    (elapsedSeconds[to] as number) - (elapsedSeconds[from - 1] as number);
  const meters = (from: number, to: number) =>
    (distanceMeters[to] as number) - (distanceMeters[from - 1] as number);
  flipRuns(isSlow, 0, (from, to) => {
    const isInside = from > 1 && to < isSlow.length - 1;
    const lasts = seconds(from, to);
    return isInside && lasts <= BLIP_SECONDS && meters(from, to) < lasts * BLIP_METERS_PER_SECOND;
  });
  flipRuns(isSlow, 1, (from, to) => seconds(from, to) < SHORTEST_STANDING_SECONDS);
  return isSlow;
}

/** Turns over each run of `state` (from 1 on, both ends included) that the test says is none. */
function flipRuns(
  states: Uint8Array,
  state: 0 | 1,
  isNone: (from: number, to: number) => boolean,
): void {
  let from = 1;
  while (from < states.length) {
    let to = from;
    while (to + 1 < states.length && states[to + 1] === states[from]) to += 1;
    if (states[from] === state && isNone(from, to)) states.fill(1 - state, from, to + 1);
    from = to + 1;
  }
}
