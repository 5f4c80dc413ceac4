import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import { isOnFoot } from '@tasuki/domain/sports/sport-type';

/**
 * A recording second by second, read by code of its own. It uses plain sums, none of the coach's
 * curves, cores and filters, so that both are wrong together only by chance.
 */
export interface RawSeries {
  seconds: number;
  /** Metres from the start of the recording to its end. */
  meters: number;
  /** Climb and descent by turns of more than 3 m of the smoothed altitude; null without altitude. */
  climb: { ascentMeters: number; descentMeters: number; rangeMeters: number } | null;
  /** The same without strolling before and after. */
  coreMeters: number;
  metersIn: (stretch: TimeStretch) => number;
  movingIn: (stretch: TimeStretch) => number;
  /** Seconds of movement a kilometre; null without distance. */
  paceIn: (stretch: TimeStretch) => number | null;
  /** Null where less than half of the readings of the stretch have one. */
  beatsIn: (stretch: TimeStretch) => number | null;
  /** Whether heart rate went with the steps for most of the run, as where a wrist sensor counts them. */
  hasBeatsOfSteps: boolean;
  /** Lowest reading; null without one. */
  lowestBeatsIn: (stretch: TimeStretch) => number | null;
  /** Share of the readings at or above so many beats, in per cent; null without readings. */
  shareAtOrAbove: (beats: number) => number | null;
  /** When so much of the distance was reached, 0 to 1, without strolling before and after. */
  secondsAtShare: (share: number) => number;
  /** Pauses and standing of at least so many seconds, in order. */
  stops: (leastSeconds: number) => TimeStretch[];
  runningSeconds: number;
  walkingSeconds: number;
  /** Whether running and walking rest on cadence and not on speed alone. */
  hasSteps: boolean;
  /** When each walk between two stretches of running began; walks of a quarter minute and more. */
  walkStarts: readonly number[];
  /** Pace that the same effort would have on the flat; null without altitude. */
  flatPaceIn: (stretch: TimeStretch) => number | null;
}

const STANDING_METERS_PER_SECOND = 0.5;
const SLOW_SPORT_METERS_PER_SECOND = 0.25;
const GAP_SECONDS = 10;
const TURN_METERS = 3;

/** Linear between known readings; the nearest one outside of them. */
function everySecond(times: Float64Array, values: Float64Array, count: number): Float64Array {
  const known: number[] = [];
  for (let index = 0; index < times.length; index += 1) {
    if (Number.isFinite(values[index])) known.push(index);
  }
  const result = new Float64Array(count).fill(Number.NaN);
  if (known.length === 0) return result;
  let next = 0;
  for (let second = 0; second < count; second += 1) {
    while (next < known.length && (times[known[next] as number] as number) <= second) next += 1;
    const after = known[Math.min(next, known.length - 1)] as number;
    const before = known[Math.max(0, next - 1)] as number;
    const from = times[before] as number;
    const span = (times[after] as number) - from;
    const share = span > 0 ? Math.min(1, Math.max(0, (second - from) / span)) : 0;
    const low = values[before] as number;
    result[second] = low + ((values[after] as number) - low) * share;
  }
  return result;
}

/** The last reading, while it is fresh. */
function heldEverySecond(times: Float64Array, values: Float64Array, count: number): Float64Array {
  const result = new Float64Array(count).fill(Number.NaN);
  let index = -1;
  for (let second = 0; second < count; second += 1) {
    while (index + 1 < times.length && (times[index + 1] as number) <= second) index += 1;
    if (index >= 0 && second - (times[index] as number) <= GAP_SECONDS) {
      result[second] = values[index] as number;
    }
  }
  return result;
}

function summedSpeed(times: Float64Array, speed: Float64Array): Float64Array {
  const meters = new Float64Array(times.length);
  for (let index = 1; index < times.length; index += 1) {
    const seconds = (times[index] as number) - (times[index - 1] as number);
    const now = speed[index] as number;
    meters[index] =
      (meters[index - 1] as number) + (now > 0 && seconds < GAP_SECONDS ? now * seconds : 0);
  }
  return meters;
}

function smoothed(values: Float64Array, reach: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, index) => {
    sums[index + 1] = (sums[index] as number) + value;
  });
  return values.map((_, index) => {
    const from = Math.max(0, index - reach);
    const to = Math.min(values.length, index + reach + 1);
    return ((sums[to] as number) - (sums[from] as number)) / (to - from);
  });
}

function climbOf(altitude: Float64Array): RawSeries['climb'] {
  if (!Number.isFinite(altitude[0])) return null;
  let level = altitude[0] as number;
  let ascentMeters = 0;
  let descentMeters = 0;
  let lowest = level;
  let highest = level;
  for (const value of altitude) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    if (value > level + TURN_METERS) {
      ascentMeters += value - level;
      level = value;
    } else if (value < level - TURN_METERS) {
      descentMeters += level - value;
      level = value;
    }
  }
  return { ascentMeters, descentMeters, rangeMeters: highest - lowest };
}

/** Cost of a grade beside that of the flat: dear uphill, a little cheaper downhill. */
function costOf(grade: number): number {
  const slope = Math.min(0.3, Math.max(-0.3, grade));
  return slope >= 0 ? 1 + 4 * slope + 5 * slope * slope : Math.max(0.88, 1 + 1.3 * slope);
}

/** Reads a decoded recording anew. */
export function rawSeriesOf({ recording, sport, isIndoor }: DecodedActivity): RawSeries {
  const { columns, timerPauses } = recording;
  const times = columns.elapsedSeconds;
  const count = Math.max(1, Math.floor(times.at(-1) ?? 0) + 1);
  let odometer = everySecond(times, columns.distanceMeters, count);
  if (!((odometer.at(-1) as number) > 0)) {
    odometer = everySecond(times, summedSpeed(times, columns.speedMetersPerSecond), count);
  }
  if (!Number.isFinite(odometer[0])) odometer.fill(0);
  const altitude = smoothed(everySecond(times, columns.altitudeMeters, count), 10);
  const hasAltitude = Number.isFinite(altitude[0]) && !isIndoor;
  const beats = heldEverySecond(times, columns.heartRateBeatsPerMinute, count).map((value) =>
    value >= 30 && value <= 220 ? value : Number.NaN,
  );
  const steps = heldEverySecond(times, columns.cadencePerMinute, count);
  const isRecorded = Uint8Array.from(heldEverySecond(times, times, count), (value) =>
    Number.isNaN(value) ? 0 : 1,
  );
  const isPaused = new Uint8Array(count);
  for (const { startSeconds, endSeconds } of timerPauses) {
    isPaused.fill(1, Math.ceil(startSeconds), Math.max(0, Math.floor(endSeconds)));
  }
  const least =
    sport === 'Swim' || sport === 'Hike'
      ? SLOW_SPORT_METERS_PER_SECOND
      : STANDING_METERS_PER_SECOND;
  const hasDistance = (odometer.at(-1) as number) > 0;
  const at = (second: number) =>
    odometer[Math.min(count - 1, Math.max(0, Math.round(second)))] as number;
  const isMoving = new Uint8Array(count);
  for (let second = 0; second < count; second += 1) {
    const speed = (at(second + 3) - at(second - 3)) / 6;
    const isStepping = isOnFoot(sport) && (steps[second] as number) >= 60 && speed > 0.1;
    isMoving[second] =
      isPaused[second] === 0 && (!hasDistance || speed >= least || isStepping) ? 1 : 0;
  }
  const indices = ({ startSeconds, endSeconds }: TimeStretch): [number, number] => [
    Math.max(0, Math.round(startSeconds)),
    Math.min(count, Math.max(Math.round(startSeconds) + 1, Math.round(endSeconds))),
  ];
  const sumOf = (values: Float64Array | Uint8Array, stretch: TimeStretch) => {
    const [from, to] = indices(stretch);
    let sum = 0;
    for (let second = from; second < to; second += 1) sum += values[second] as number;
    return sum;
  };
  const metersIn = ({ startSeconds, endSeconds }: TimeStretch) => at(endSeconds) - at(startSeconds);
  const movingIn = (stretch: TimeStretch) => sumOf(isMoving, stretch);
  const paceIn = (stretch: TimeStretch) => {
    const meters = metersIn(stretch);
    const moving = movingIn(stretch);
    return meters > 0 && moving > 0 ? (moving * 1000) / meters : null;
  };
  const knownBeats = ([from, to]: [number, number]) =>
    [...beats.slice(from, to)].filter((value) => !Number.isNaN(value));
  const [from, to] = withoutStrolls(odometer);
  const gait = gaitOf({ odometer, steps, isMoving, altitude: hasAltitude ? altitude : null });
  return {
    seconds: count - 1,
    meters: at(count - 1) - at(0),
    coreMeters: at(to) - at(from),
    climb: hasAltitude ? climbOf(altitude) : null,
    metersIn,
    movingIn,
    paceIn,
    beatsIn: (stretch) => {
      const known = knownBeats(indices(stretch));
      if (known.length < sumOf(isRecorded, stretch) * 0.5 || known.length === 0) return null;
      return known.reduce((sum, value) => sum + value, 0) / known.length;
    },
    hasBeatsOfSteps: hasBeatsOfSteps(beats, steps),
    lowestBeatsIn: (stretch) => {
      const known = knownBeats(indices(stretch));
      return known.length > 0 ? known.reduce((low, value) => Math.min(low, value)) : null;
    },
    shareAtOrAbove: (limit) => {
      const known = [...beats].filter(
        (value, second) => !Number.isNaN(value) && isPaused[second] === 0,
      );
      if (known.length === 0) return null;
      return (100 * known.filter((value) => value >= limit).length) / known.length;
    },
    secondsAtShare: (share) => {
      const wanted = at(from) + (at(to) - at(from)) * share;
      const found = odometer.findIndex((value) => value >= wanted);
      return found === -1 ? count - 1 : Math.max(from, found);
    },
    stops: (leastSeconds) => stopsIn(isMoving, leastSeconds),
    ...gait,
    flatPaceIn: (stretch) => {
      const pace = paceIn(stretch);
      if (!hasAltitude || pace === null) return null;
      const [from, to] = indices(stretch);
      let meters = 0;
      let flat = 0;
      for (let second = from; second < to; second += 1) {
        const made = at(second + 1) - at(second);
        const run = at(second + 8) - at(second - 8);
        const rise =
          (altitude[Math.min(count - 1, second + 8)] as number) -
          (altitude[Math.max(0, second - 8)] as number);
        meters += made;
        flat += made * costOf(run > 8 ? rise / run : 0);
      }
      return flat > 0 ? (pace * meters) / flat : null;
    },
  };
}

/** Beats so near to the steps, for so much of the running. */
const STEPS_APART = 2;
const STEPS_SHARE = 0.6;
const STEPS_LEAST_SECONDS = 300;

function hasBeatsOfSteps(beats: Float64Array, steps: Float64Array): boolean {
  let running = 0;
  let together = 0;
  for (let second = 0; second < beats.length; second += 1) {
    const perMinute = steps[second] as number;
    const rate = beats[second] as number;
    if (!(perMinute >= 140) || Number.isNaN(rate)) continue;
    running += 1;
    if (Math.abs(rate - perMinute) <= STEPS_APART) together += 1;
  }
  return running >= STEPS_LEAST_SECONDS && together >= running * STEPS_SHARE;
}

const STROLL_CELL_SECONDS = 15;

/** First and last second of a quarter minute at six tenths of the usual speed and more. */
function withoutStrolls(odometer: Float64Array): [from: number, to: number] {
  const cells = Math.floor((odometer.length - 1) / STROLL_CELL_SECONDS);
  const made = Array.from(
    { length: cells },
    (_, index) =>
      (odometer[(index + 1) * STROLL_CELL_SECONDS] as number) -
      (odometer[index * STROLL_CELL_SECONDS] as number),
  );
  const moved = made.filter((meters) => meters > STROLL_CELL_SECONDS).sort((a, b) => a - b);
  const usual = moved[moved.length >>> 1];
  if (usual === undefined) return [0, odometer.length - 1];
  const isRun = (meters: number) => meters >= usual * 0.6;
  const first = made.findIndex(isRun);
  const last = made.findLastIndex(isRun);
  // What is left behind the last whole cell belongs to it.
  return [
    first * STROLL_CELL_SECONDS,
    last === cells - 1 ? odometer.length - 1 : (last + 1) * STROLL_CELL_SECONDS,
  ];
}

function stopsIn(isMoving: Uint8Array, leastSeconds: number): TimeStretch[] {
  const stops: TimeStretch[] = [];
  let from = -1;
  for (let second = 0; second <= isMoving.length; second += 1) {
    const isStill = second < isMoving.length && isMoving[second] === 0;
    if (isStill && from < 0) from = second;
    if (!isStill && from >= 0) {
      if (second - from >= leastSeconds) stops.push({ startSeconds: from, endSeconds: second });
      from = -1;
    }
  }
  return stops;
}

function gaitOf(parts: {
  odometer: Float64Array;
  steps: Float64Array;
  isMoving: Uint8Array;
  altitude: Float64Array | null;
}): Pick<RawSeries, 'runningSeconds' | 'walkingSeconds' | 'hasSteps' | 'walkStarts'> {
  const { odometer, steps, isMoving } = parts;
  let runningSeconds = 0;
  let walkingSeconds = 0;
  let stepped = 0;
  let moved = 0;
  const isRunAt = new Map<number, boolean>();
  for (let second = 0; second < odometer.length; second += 1) {
    if (isMoving[second] === 0) continue;
    moved += 1;
    const cadence = steps[second] as number;
    if (cadence > 0) stepped += 1;
    const from = Math.max(0, second - 5);
    const to = Math.min(odometer.length - 1, second + 5);
    const speed = ((odometer[to] as number) - (odometer[from] as number)) / Math.max(1, to - from);
    const isRun = cadence >= 145 || (!(cadence > 0) && speed >= 2);
    isRunAt.set(second, isRun);
    if (isRun) runningSeconds += 1;
    else walkingSeconds += 1;
  }
  return {
    runningSeconds,
    walkingSeconds,
    hasSteps: stepped > moved / 2,
    walkStarts: walkStartsOf(isRunAt),
  };
}

const SHORTEST_WALK_SECONDS = 15;

/** Where running of some seconds turned into walking, and running followed some time later. */
function walkStartsOf(isRunAt: ReadonlyMap<number, boolean>): number[] {
  const stretches: { isRun: boolean; start: number; seconds: number }[] = [];
  for (const [second, isRun] of isRunAt) {
    const last = stretches.at(-1);
    if (last?.isRun === isRun) last.seconds += 1;
    else stretches.push({ isRun, start: second, seconds: 1 });
  }
  const long = stretches.filter(({ seconds }) => seconds >= SHORTEST_WALK_SECONDS);
  const lastRun = long.findLastIndex(({ isRun }) => isRun);
  return long
    .filter(({ isRun }, index) => !isRun && index < lastRun && long[index - 1]?.isRun === true)
    .map(({ start }) => start);
}
