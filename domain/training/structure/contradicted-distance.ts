import type { DecodedActivity } from '../../recordings/decoded-activity.ts';
import { greatCircleDistance } from '../../recordings/great-circle-distance.ts';
import {
  distanceAt,
  movingSecondsWithin,
  type MotionCurve,
} from '../../recordings/motion-curve.ts';
import type { TrackColumns } from '../../recordings/recording.ts';
import { isOnFoot } from '../../sports/sport-type.ts';

/** Over less, a lost position decides. */
const LEAST_METERS = 2000;
/** Of the recorded way, with sound positions. */
const LEAST_SOUND_SHARE = 0.9;
/** Real watches without a foot pod stay within 3 % where their positions are sound. */
const LEAST_DEVIATION = 0.04;
/** Each quarter deviates like the whole: by these shares of its deviation. */
const QUARTER_SHARES = [0.5, 1.7] as const;
const QUARTERS = 4;
/** The declared distance differs by more from what was recorded: then it is of something else. */
const DECLARED_TOLERANCE = 0.02;
/** A distance so near to the sum of the steps between positions was added up from them. */
const ADDED_UP_TOLERANCE = 0.01;
/** Over a longer hole between positions, nobody knows the way. */
const HOLE_SECONDS = 15;
/** Faster than anybody runs between two positions: the receiver jumped. */
const JUMP_METERS_PER_SECOND = 11;
const JUMP_METERS = 20;
/** Positions are averaged over so many seconds to either side: single errors make no way. */
const SMOOTHING_SECONDS = 2.5;
/** What is left of the errors of position hardly lengthens legs of this length. */
const LEG_METERS = 30;
/** In the middle, a position lies by so much beside the line between its neighbours: nobody weaves so. */
const WEAVING_METERS = 8;
/** With readings farther apart, the legs between them cut the bends of a way. */
const LONGEST_STEP_METERS = 20;

/** Way between two moments: by the recorded distance, and by the positions. */
interface Leg {
  recordedMeters: number;
  trackMeters: number;
}

/**
 * The recorded distance over the length of the way that the positions show.
 * It is computed where the two contradict each other throughout, as with a foot pod that was not calibrated. Null where they
 * agree, or where the positions prove nothing.
 *
 * The way is no longer than the line through all positions, and no shorter than a line of longer
 * legs. A distance contradicts it only beyond both.
 */
export function contradictedDistanceRatio(
  { sport, isIndoor, track, declared }: DecodedActivity,
  curve: MotionCurve,
): number | null {
  if (!isOnFoot(sport) || isIndoor || !track || !curve.hasDistance) return null;
  const recordedMeters = (curve.distanceMeters.at(-1) ?? 0) - (curve.distanceMeters[0] ?? 0);
  if (recordedMeters < LEAST_METERS) return null;
  const declaredMeters = declared.distanceMeters ?? recordedMeters;
  if (Math.abs(declaredMeters / recordedMeters - 1) > DECLARED_TOLERANCE) return null;
  const stretches = soundStretches(track);
  const smooth = smoothed(track, stretches);
  const steps = legsOf({ track: smooth, stretches, curve, leastMeters: 0 });
  if (sumOf(steps).recordedMeters < recordedMeters * LEAST_SOUND_SHARE) return null;
  const rough = ratioOf(legsOf({ track, stretches, curve, leastMeters: 0 }));
  if (Math.abs(rough - 1) <= ADDED_UP_TOLERANCE || isWeaving(track, stretches)) return null;
  const isDense = sumOf(steps).trackMeters <= steps.length * LONGEST_STEP_METERS;
  if (isDense && deviates(steps, 1)) return ratioOf(steps);
  const legs = legsOf({ track: smooth, stretches, curve, leastMeters: LEG_METERS });
  return deviates(legs, -1) ? ratioOf(legs) : null;
}

/** Whether the whole deviates in one direction, and each quarter of the way much like it. */
function deviates(legs: readonly Leg[], direction: 1 | -1): boolean {
  const deviationOf = (some: readonly Leg[]) => (ratioOf(some) - 1) * direction;
  const whole = deviationOf(legs);
  if (!(whole >= LEAST_DEVIATION)) return false;
  const [least, most] = QUARTER_SHARES;
  return quartersOf(legs).every((quarter) => {
    const deviation = deviationOf(quarter);
    return deviation >= whole * least && deviation <= whole * most;
  });
}

function ratioOf(legs: readonly Leg[]): number {
  const { recordedMeters, trackMeters } = sumOf(legs);
  return recordedMeters / trackMeters;
}

function sumOf(legs: readonly Leg[]): Leg {
  const sum = { recordedMeters: 0, trackMeters: 0 };
  for (const leg of legs) {
    sum.recordedMeters += leg.recordedMeters;
    sum.trackMeters += leg.trackMeters;
  }
  return sum;
}

/** By the recorded way. */
function quartersOf(legs: readonly Leg[]): Leg[][] {
  const quarters: Leg[][] = Array.from({ length: QUARTERS }, () => []);
  const { recordedMeters: whole } = sumOf(legs);
  let made = 0;
  for (const leg of legs) {
    const quarter = Math.min(QUARTERS - 1, Math.floor((QUARTERS * made) / whole));
    quarters[quarter]?.push(leg);
    made += leg.recordedMeters;
  }
  return quarters;
}

/** Rows of positions without a hole and a jump between them. */
function soundStretches({ elapsedSeconds, ...track }: TrackColumns): number[][] {
  const stretches: number[][] = [];
  for (let row = 0; row < elapsedSeconds.length; row += 1) {
    if (Number.isNaN(metersBetween(track, row, row))) continue;
    const stretch = stretches.at(-1);
    const before = stretch?.at(-1);
    const seconds =
      before === undefined ? Infinity : (elapsedSeconds[row] ?? 0) - (elapsedSeconds[before] ?? 0);
    const isJump =
      before !== undefined &&
      metersBetween(track, before, row) > JUMP_METERS + JUMP_METERS_PER_SECOND * seconds;
    if (stretch && seconds <= HOLE_SECONDS && !isJump) stretch.push(row);
    else stretches.push([row]);
  }
  return stretches;
}

function isWeaving(track: TrackColumns, stretches: readonly number[][]): boolean {
  const beside = stretches.flatMap((rows) =>
    rows.slice(1, -1).map((row, place) => {
      const middle = (values: Float64Array) =>
        ((values[rows[place] ?? 0] ?? 0) + (values[rows[place + 2] ?? 0] ?? 0)) / 2;
      return greatCircleDistance(
        track.latitudeDegrees[row] ?? 0,
        track.longitudeDegrees[row] ?? 0,
        middle(track.latitudeDegrees),
        middle(track.longitudeDegrees),
      );
    }),
  );
  beside.sort((a, b) => a - b);
  return (beside[Math.floor(beside.length / 2)] ?? 0) > WEAVING_METERS;
}

function metersBetween(
  { latitudeDegrees, longitudeDegrees }: Pick<TrackColumns, 'latitudeDegrees' | 'longitudeDegrees'>,
  from: number,
  to: number,
): number {
  return greatCircleDistance(
    latitudeDegrees[from] ?? Number.NaN,
    longitudeDegrees[from] ?? Number.NaN,
    latitudeDegrees[to] ?? Number.NaN,
    longitudeDegrees[to] ?? Number.NaN,
  );
}

/** Means around each position, over as much time before as after it, so that no end moves. */
function smoothed(track: TrackColumns, stretches: readonly number[][]): TrackColumns {
  const { elapsedSeconds } = track;
  const latitudeDegrees = track.latitudeDegrees.slice();
  const longitudeDegrees = track.longitudeDegrees.slice();
  for (const rows of stretches) {
    const timeAt = (place: number) => elapsedSeconds[rows[place] ?? 0] ?? 0;
    const start = timeAt(0);
    const end = timeAt(rows.length - 1);
    let from = 0;
    rows.forEach((row, place) => {
      const at = timeAt(place);
      const reach = Math.min(SMOOTHING_SECONDS, at - start, end - at);
      while (timeAt(from) < at - SMOOTHING_SECONDS) from += 1;
      let count = 0;
      let latitude = 0;
      let longitude = 0;
      for (let near = from; near < rows.length && timeAt(near) <= at + reach; near += 1) {
        if (timeAt(near) < at - reach) continue;
        count += 1;
        latitude += track.latitudeDegrees[rows[near] ?? 0] ?? 0;
        longitude += track.longitudeDegrees[rows[near] ?? 0] ?? 0;
      }
      latitudeDegrees[row] = latitude / count;
      longitudeDegrees[row] = longitude / count;
    });
  }
  return { elapsedSeconds, latitudeDegrees, longitudeDegrees };
}

/** Legs between positions at least so far apart. Standing still is left out: there only errors move. */
function legsOf({
  track,
  stretches,
  curve,
  leastMeters,
}: {
  track: TrackColumns;
  stretches: readonly number[][];
  curve: MotionCurve;
  leastMeters: number;
}): Leg[] {
  const legs: Leg[] = [];
  for (const rows of stretches) {
    let from = rows[0] ?? 0;
    for (const to of rows.slice(1)) {
      const trackMeters = metersBetween(track, from, to);
      if (trackMeters < leastMeters) continue;
      const startSeconds = track.elapsedSeconds[from] ?? 0;
      const endSeconds = track.elapsedSeconds[to] ?? 0;
      from = to;
      if (movingSecondsWithin(curve, { startSeconds, endSeconds }) <= 0) continue;
      const recordedMeters = distanceAt(curve, endSeconds) - distanceAt(curve, startSeconds);
      legs.push({ recordedMeters, trackMeters });
    }
  }
  return legs;
}
