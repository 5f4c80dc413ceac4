import { greatCircleDistance } from '@tasuki/domain/recordings/great-circle-distance';
import type { SampleTable } from './sample-table.ts';

/** Faster than this nobody moves by own power or on a board; a reading that says so is wrong. */
const FASTEST_METERS_PER_SECOND = 60;
/** On foot, the fastest sprint ever run, 12.4 m/s. */
const FASTEST_ON_FOOT_METERS_PER_SECOND = 15;
/** How many readings ahead decide whether a step is a fault of one reading or stays. */
const LOOK_AHEAD_READINGS = 5;

/**
 * Makes a device's distance cumulative and never falling, from 0 at the start. It takes
 * `baseMeters` off, passes over single wrong readings, and carries on where a device began again
 * from 0 in the middle.
 *
 * @param values metres, NaN = missing; changed in place
 */
export function repairDistance(
  values: Float64Array,
  times: Float64Array,
  baseMeters: number,
): void {
  let highest = 0;
  let highestAt = times[0] ?? 0;
  let offset = -baseMeters;
  for (let index = 0; index < values.length; index += 1) {
    const raw = values[index] ?? NaN;
    if (Number.isNaN(raw)) continue;
    const time = times[index] ?? 0;
    let value = raw + offset;
    const reachable = highest + FASTEST_METERS_PER_SECOND * (time - highestAt + 2);
    if (value > reachable && !staysAbove(values, index, highest + (value - highest) / 2 - offset)) {
      values[index] = NaN;
      continue;
    }
    if (value < highest) {
      if (value < highest / 2 && isNewBeginning(values, index, highest - offset)) {
        offset = highest - raw;
        value = highest;
      } else {
        value = highest;
      }
    }
    highest = value;
    highestAt = time;
    values[index] = value;
  }
}

function following(values: Float64Array, index: number): number[] {
  const found: number[] = [];
  for (
    let next = index + 1;
    next < values.length && found.length < LOOK_AHEAD_READINGS;
    next += 1
  ) {
    const value = values[next] ?? NaN;
    if (!Number.isNaN(value)) found.push(value);
  }
  return found;
}

function staysAbove(values: Float64Array, index: number, bound: number): boolean {
  const next = following(values, index);
  return next.length > 0 && next.every((value) => value >= bound);
}

function isNewBeginning(values: Float64Array, index: number, highest: number): boolean {
  const next = following(values, index);
  return next.length > 0 && next.every((value) => value < highest / 2);
}

/**
 * Nobody on foot covers this speed for this many seconds without getting farther: it is the
 * receiver.
 */
const SETTLING_METERS_PER_SECOND = 5;
const SETTLING_SECONDS = 15;
const SETTLING_STRAIGHT_SHARE = 0.6;
/** One jump and back is passed over by itself. */
const SETTLING_LEAPS = 4;
const SETTLING_LEAP_SHARE = 0.25;
/** One window may be calm amid the leaps. */
const CALM_WINDOWS = 2;
const LONGEST_SETTLING_SECONDS = 300;

/** The first row from which on the receiver knows where it is: before it, positions leap about. */
function settledRow(samples: SampleTable): number {
  const { latitudeDegrees, longitudeDegrees } = samples.columns;
  const start = samples.timeSeconds[0] ?? 0;
  const metersBetween = (from: number, to: number) =>
    greatCircleDistance(
      latitudeDegrees[from] ?? NaN,
      longitudeDegrees[from] ?? NaN,
      latitudeDegrees[to] ?? NaN,
      longitudeDegrees[to] ?? NaN,
    );
  let settled = 0;
  let calmWindows = 0;
  for (let from = 0; from < samples.length && calmWindows < CALM_WINDOWS;) {
    const since = samples.timeSeconds[from] ?? 0;
    if (since - start > LONGEST_SETTLING_SECONDS) break;
    let to = from;
    let way = 0;
    let leaps = 0;
    while (to + 1 < samples.length && (samples.timeSeconds[to] ?? 0) - since < SETTLING_SECONDS) {
      const step = metersBetween(to, to + 1);
      const taken = (samples.timeSeconds[to + 1] ?? 0) - (samples.timeSeconds[to] ?? 0);
      if (!Number.isNaN(step)) way += step;
      if (step > SETTLING_METERS_PER_SECOND * taken) leaps += 1;
      to += 1;
    }
    const seconds = (samples.timeSeconds[to] ?? 0) - since;
    const isLeaping =
      leaps >= Math.max(SETTLING_LEAPS, (to - from) * SETTLING_LEAP_SHARE) &&
      way > SETTLING_METERS_PER_SECOND * seconds &&
      metersBetween(from, to) < way * SETTLING_STRAIGHT_SHARE;
    if (isLeaping) settled = to;
    calmWindows = isLeaping ? 0 : calmWindows + 1;
    from = Math.max(to, from + 1);
  }
  return settled;
}

/**
 * Cumulative metres along the positions, NaN where a reading has none. Jumps faster than a person
 * moves are passed over, and on foot the leaps before a receiver knows where it is. The way between the end of one segment and the start of the next is not
 * counted.
 *
 * @param circumstances `segmentStarts`: times at which a new segment begins, ascending
 */
export function distanceFromPositions(
  samples: SampleTable,
  { isOnFoot, segmentStarts }: { isOnFoot: boolean; segmentStarts: readonly number[] },
): Float64Array {
  const { latitudeDegrees, longitudeDegrees } = samples.columns;
  const distance = new Float64Array(samples.length).fill(NaN);
  const fastest = isOnFoot ? FASTEST_ON_FOOT_METERS_PER_SECOND : FASTEST_METERS_PER_SECOND;
  let total = 0;
  let last = -1;
  let segment = 0;
  const settled = isOnFoot ? settledRow(samples) : 0;
  for (let row = settled; row < samples.length; row += 1) {
    const latitude = latitudeDegrees[row] ?? NaN;
    const longitude = longitudeDegrees[row] ?? NaN;
    if (Number.isNaN(latitude) || Number.isNaN(longitude)) continue;
    const time = samples.timeSeconds[row] ?? 0;
    let isNewSegment = false;
    while (segment < segmentStarts.length && time >= (segmentStarts[segment] ?? Infinity)) {
      segment += 1;
      isNewSegment = true;
    }
    if (last >= 0 && !isNewSegment) {
      const step = greatCircleDistance(
        latitudeDegrees[last] ?? NaN,
        longitudeDegrees[last] ?? NaN,
        latitude,
        longitude,
      );
      if (step > fastest * Math.max(1, time - (samples.timeSeconds[last] ?? 0))) continue;
      total += step;
    }
    distance[row] = total;
    last = row;
  }
  return distance;
}
