import type { TimeStretch } from '../../recordings/recording.ts';
import { spreadOf } from './bout-evidence.ts';
import type { RecordedSession } from './recorded-session.ts';

/** The course of a session in a few figures, from which its purpose is read. */
export interface SessionShape {
  /** Without the standing and strolling before the start and after the finish. */
  core: TimeStretch & { distanceMeters: number };
  /** Mean speed of the core as if on the flat, stops left out. */
  gradedSpeed: number;
  /** Spread of the graded speed over tenths of what was run. */
  unevenness: number;
  /** The same without the first tenth, which is often a warm-up. */
  unevennessAfterStart: number;
  /** The same without the first and the last tenth, with or without the slopes: less of the two. */
  unevennessBetweenEnds: number;
  /** Spread of the graded speed over the minutes of what was run, without the first tenth. */
  minuteSpread: number;
  /** The same two over the ground. A pace that is even there is even, whatever the altitude says. */
  groundUnevennessAfterStart: number;
  groundMinuteSpread: number;
  /** Last quarter of what was run against the first, as if on the flat: 0.08 = 8 % faster. */
  gain: number;
  /** The same by the middle speeds, which a few strides hardly lift. */
  middleGain: number;
  /** The same as `gain` over the ground, hills and errors of altitude left in. */
  groundGain: number;
  /** The last quarter against the second one over the ground. */
  lateGroundGain: number;
  /** Faster quarter by quarter, with or without the slopes, or all along; the second half included. */
  isRising: boolean;
  /** Standing and pauses within the core of 8 seconds and more. */
  stopCount: number;
  stoppedSeconds: number;
  longestStopSeconds: number;
}

/** A moment's hesitation is no stop. */
const STOP_SECONDS = 8;
/** Slower than this share of the usual speed is strolling. */
const STROLL_SHARE = 0.6;
const RUNNING_METERS_PER_SECOND = 1;
const TENTHS = 10;
/** A quarter may be slower than the one before by this share without ending a rise. */
const RISE_TOLERANCE = 0.008;
/** This share of the whole rise may be lost from one quarter to the next, up to the maximum. */
const RISE_TOLERANCE_SHARE = 0.2;
const RISE_TOLERANCE_MAXIMUM = 0.035;

/** Correlation of speed with time from which on a run grew faster all along. */
const LEAST_TREND = 0.85;
const LATE_RISE = 1.03;

function rises(quarters: readonly number[]): boolean {
  const [first = 0] = quarters;
  const gain = first > 0 ? (quarters.at(-1) ?? 0) / first - 1 : 0;
  const lost = Math.min(gain * RISE_TOLERANCE_SHARE, RISE_TOLERANCE_MAXIMUM);
  const tolerance = Math.max(RISE_TOLERANCE, lost);
  return quarters.every(
    (speed, index) => index === 0 || speed >= (quarters[index - 1] as number) * (1 - tolerance),
  );
}

/** Pearson correlation of values with their order, −1 to 1; 0 for values that are all the same. */
function trendOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  let together = 0;
  let squares = 0;
  let steps = 0;
  values.forEach((value, index) => {
    together += (value - mean) * (index - middle);
    squares += (value - mean) ** 2;
    steps += (index - middle) ** 2;
  });
  return squares > 0 ? together / Math.sqrt(squares * steps) : 0;
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >>> 1] ?? 0;
}

function minutesOf(speeds: readonly number[], seconds: number): number[] {
  const size = Math.max(1, Math.round(60 / seconds));
  return Array.from({ length: Math.floor(speeds.length / size) }, (_, minute) => {
    const part = speeds.slice(minute * size, (minute + 1) * size);
    return part.reduce((sum, speed) => sum + speed, 0) / part.length;
  });
}

/** @returns null without distance or with less than a minute of movement */
export function sessionShapeOf({ blocks, curve, decoded }: RecordedSession): SessionShape | null {
  const speeds = blocks.graded.filter((speed) => speed > RUNNING_METERS_PER_SECOND);
  if (speeds.length * blocks.seconds < 60) return null;
  const usual = [...speeds].sort((a, b) => a - b)[speeds.length >>> 1] as number;
  const isRun = (block: number) => (blocks.graded[block] as number) >= usual * STROLL_SHARE;
  let from = 0;
  let to = blocks.count;
  while (from < to && !isRun(from)) from += 1;
  while (to > from && !isRun(to - 1)) to -= 1;
  const run: number[] = [];
  const ground: number[] = [];
  for (let block = from; block < to; block += 1) {
    const speed = blocks.graded[block] as number;
    if (speed <= RUNNING_METERS_PER_SECOND) continue;
    run.push(speed);
    ground.push(blocks.groundMean(block, block + 1));
  }
  const meanOf = (share: number, next: number, values = run) => {
    const part = values.slice(Math.round(run.length * share), Math.round(run.length * next));
    return part.reduce((sum, speed) => sum + speed, 0) / Math.max(1, part.length);
  };
  const parts = (count: number, values = run) =>
    Array.from({ length: count }, (_, index) => meanOf(index / count, (index + 1) / count, values));
  const quarters = parts(4);
  const middles = Array.from({ length: 4 }, (_, index) =>
    medianOf(
      run.slice(Math.round(run.length * (index / 4)), Math.round(run.length * ((index + 1) / 4))),
    ),
  );
  const tenths = parts(TENTHS);
  const [first = 0, second = 0, , fourth = 0] = quarters;
  const [middleOfFirst = 0, , , middleOfFourth = 0] = middles;
  const groundGainSince = (share: number) => {
    const before = meanOf(share, share + 0.25, ground);
    return before > 0 ? meanOf(0.75, 1, ground) / before - 1 : 0;
  };
  const spreadOfMinutes = (values: readonly number[]) =>
    spreadOf(minutesOf(values.slice(Math.round(values.length / TENTHS)), blocks.seconds));
  const isFasterThroughout =
    rises(quarters) || rises(parts(4, ground)) || trendOf(tenths) >= LEAST_TREND;
  const core = { startSeconds: blocks.startOf(from), endSeconds: blocks.startOf(to) };
  const stops = [...curve.standing, ...decoded.recording.timerPauses]
    .filter((stop) => stop.startSeconds >= core.startSeconds && stop.endSeconds <= core.endSeconds)
    .map((stop) => stop.endSeconds - stop.startSeconds)
    .filter((seconds) => seconds >= STOP_SECONDS);
  return {
    core: { ...core, distanceMeters: blocks.meters(from, to) },
    gradedSpeed: meanOf(0, 1),
    unevenness: spreadOf(tenths),
    unevennessAfterStart: spreadOf(tenths.slice(1)),
    unevennessBetweenEnds: Math.min(
      spreadOf(tenths.slice(1, -1)),
      spreadOf(parts(TENTHS, ground).slice(1, -1)),
    ),
    minuteSpread: spreadOfMinutes(run),
    groundUnevennessAfterStart: spreadOf(parts(TENTHS, ground).slice(1)),
    groundMinuteSpread: spreadOfMinutes(ground),
    gain: first > 0 ? fourth / first - 1 : 0,
    groundGain: groundGainSince(0),
    lateGroundGain: groundGainSince(0.25),
    middleGain: middleOfFirst > 0 ? middleOfFourth / middleOfFirst - 1 : 0,
    isRising: isFasterThroughout && fourth >= second * LATE_RISE,
    stopCount: stops.length,
    stoppedSeconds: stops.reduce((sum, seconds) => sum + seconds, 0),
    longestStopSeconds: Math.max(0, ...stops),
  };
}
