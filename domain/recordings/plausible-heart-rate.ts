const LOWEST_BEATS = 30;
/** Above this no runner's heart beats, but straps and wrists do. */
export const HIGHEST_BEATS = 220;
/** From this share of impossible readings on, the possible ones beside them are worth nothing either. */
const BROKEN_SHARE = 0.1;

/** A faster change over a few seconds is the sensor's, not the heart's. */
const LEAP_BEATS_PER_SECOND = 2.4;
const LEAP_SECONDS = 5;
/** Over a longer way from one reading to the next nobody knows what the heart did. */
const COMPARED_SECONDS_MAXIMUM = 15;
/** Starts and sprints make some leaps (up to 2 % of the time), a loose strap makes many (from 6 %). */
const ERRATIC_SHARE = 0.04;
/** Of the time between readings near enough to compare. */
const LEAPING_SHARE = 0.018;

/** What was held for this long was no spike. */
const HELD_SECONDS = 10;
/** Until the skin under a strap is wet it shows what it likes. */
const DRY_STRAP_SECONDS = 300;

export function isPlausibleHeartRate(beatsPerMinute: number | null): beatsPerMinute is number {
  return (
    beatsPerMinute !== null && beatsPerMinute >= LOWEST_BEATS && beatsPerMinute <= HIGHEST_BEATS
  );
}

/** Heart rate without impossible readings; all missing when too many of them are. */
export function plausibleHeartRate(beatsPerMinute: Float64Array): Float64Array {
  const clean = new Float64Array(beatsPerMinute.length).fill(Number.NaN);
  let known = 0;
  let impossible = 0;
  for (let index = 0; index < clean.length; index += 1) {
    const value = beatsPerMinute[index] as number;
    if (Number.isNaN(value)) continue;
    known += 1;
    if (isPlausibleHeartRate(value)) clean[index] = value;
    else impossible += 1;
  }
  return impossible > known * BROKEN_SHARE ? clean.fill(Number.NaN) : clean;
}

/**
 * Whether heart rate leaps as no heart does in more than 4 % of the readings, and not in one moment alone.
 * Then its mean is worth nothing either.
 *
 * @param beatsPerMinute see {@link plausibleHeartRate}
 */
export function isErratic(beatsPerMinute: Float64Array, elapsedSeconds: Float64Array): boolean {
  let leaps = 0;
  let pairs = 0;
  let leapingSeconds = 0;
  let comparedSeconds = 0;
  let later = 0;
  for (let index = 0; index < beatsPerMinute.length; index += 1) {
    const seconds = elapsedSeconds[index] as number;
    while (
      later < beatsPerMinute.length &&
      (elapsedSeconds[later] as number) < seconds + LEAP_SECONDS
    ) {
      later += 1;
    }
    if (later >= beatsPerMinute.length) break;
    const change = Math.abs((beatsPerMinute[later] as number) - (beatsPerMinute[index] as number));
    const apart = (elapsedSeconds[later] as number) - seconds;
    // Two readings this far apart show nothing but a calm heart.
    const isCalm = change <= LEAP_BEATS_PER_SECOND * LEAP_SECONDS;
    if (Number.isNaN(change) || (apart >= 2 * LEAP_SECONDS && !isCalm)) continue;
    const next = (elapsedSeconds[index + 1] as number) - seconds;
    const weight = Math.min(next, COMPARED_SECONDS_MAXIMUM);
    const isLeap = change > LEAP_BEATS_PER_SECOND * apart;
    comparedSeconds += weight;
    if (isLeap) leapingSeconds += weight;
    if (apart >= 2 * LEAP_SECONDS) continue;
    pairs += 1;
    if (isLeap) leaps += 1;
  }
  // A device that writes what changes writes most where the rate leaps: that must not be one moment alone.
  return leaps > pairs * ERRATIC_SHARE && leapingSeconds > comparedSeconds * LEAPING_SHARE;
}

/** Readings closer than this are the same. */
const LOCK_BEATS = 1;
/** By chance heart rate and cadence meet for less of the time, and never for this long at once. */
const LOCK_SHARE = 0.4;
const LOCK_STRETCH_SECONDS = 60;

/**
 * Whether an optical sensor counted steps for beats: heart rate equals cadence for
 * two fifths of the time and for a whole minute at once.
 *
 * @param beatsPerMinute see {@link plausibleHeartRate}
 * @param stepsPerMinute of both legs; one reading for each heart rate
 */
export function isCadenceLocked(
  beatsPerMinute: Float64Array,
  stepsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
): boolean {
  let compared = 0;
  let equal = 0;
  let equalSince: number | null = null;
  let longestSeconds = 0;
  for (let index = 0; index < beatsPerMinute.length; index += 1) {
    const beats = beatsPerMinute[index] as number;
    const steps = stepsPerMinute[index] as number;
    const isCompared = !Number.isNaN(beats) && steps > 0;
    if (isCompared) compared += 1;
    if (isCompared && Math.abs(beats - steps) <= LOCK_BEATS) {
      equal += 1;
      const seconds = elapsedSeconds[index] as number;
      equalSince ??= seconds;
      longestSeconds = Math.max(longestSeconds, seconds - equalSince);
    } else {
      equalSince = null;
    }
  }
  return equal >= compared * LOCK_SHARE && longestSeconds >= LOCK_STRETCH_SECONDS;
}

/** Steps that were not counted for a moment, or one beat that was found, end no stretch. */
const LOCK_GAP_SECONDS = 10;
/** This share of a stretch with such gaps must equal the cadence. */
const LOCK_EQUAL_SHARE = 0.8;
/** A stretch of steps ends or begins with such a leap, where the sensor found the heart again. */
const LOCK_LEAP_BEATS = 6;
const LOCK_LEAP_SECONDS = 15;
/** A leap like this proves a shorter stretch. */
const PLAIN_LEAP_BEATS = 40;
const PLAIN_STRETCH_SECONDS = 10;

/** Readings from one index up to another, which is not one of them. */
type Stretch = readonly [from: number, to: number];

/**
 * Heart rate without stretches in which an optical sensor counted steps for a minute and more. They
 * equal the cadence, and at one end is a leap that no heart makes. After a leap of forty beats some
 * seconds are enough.
 *
 * @param beatsPerMinute see {@link plausibleHeartRate}
 * @param stepsPerMinute of both legs; one reading for each heart rate
 */
export function withoutLockedStretches(
  beatsPerMinute: Float64Array,
  stepsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
): Float64Array {
  let clean = beatsPerMinute;
  for (const [from, to] of equalStretches(beatsPerMinute, stepsPerMinute, elapsedSeconds)) {
    const seconds = (elapsedSeconds[to - 1] as number) - (elapsedSeconds[from] as number);
    const leap = Math.max(
      leapFrom(beatsPerMinute, elapsedSeconds, { inside: from, step: -1 }),
      leapFrom(beatsPerMinute, elapsedSeconds, { inside: to - 1, step: 1 }),
    );
    const isLocked =
      (seconds >= LOCK_STRETCH_SECONDS && leap >= LOCK_LEAP_BEATS) ||
      (seconds >= PLAIN_STRETCH_SECONDS && leap >= PLAIN_LEAP_BEATS);
    if (!isLocked) continue;
    if (clean === beatsPerMinute) clean = beatsPerMinute.slice();
    clean.fill(Number.NaN, from, to);
  }
  return clean;
}

/** Where the heart rate equals the cadence, over gaps of some seconds. */
function equalStretches(
  beatsPerMinute: Float64Array,
  stepsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
): Stretch[] {
  const isEqual = (index: number) =>
    (stepsPerMinute[index] as number) > 0 &&
    Math.abs((beatsPerMinute[index] as number) - (stepsPerMinute[index] as number)) <= LOCK_BEATS;
  const stretches: { from: number; to: number; equal: number }[] = [];
  for (let from = 0; from < beatsPerMinute.length; from += 1) {
    if (!isEqual(from)) continue;
    let to = from + 1;
    while (to < beatsPerMinute.length && isEqual(to)) to += 1;
    const last = stretches.at(-1);
    const equal = to - from + (last?.equal ?? 0);
    const gap =
      (elapsedSeconds[from] as number) - (elapsedSeconds[(last?.to ?? 0) - 1] ?? -Infinity);
    if (last && gap <= LOCK_GAP_SECONDS && equal >= (to - last.from) * LOCK_EQUAL_SHARE) {
      last.to = to;
      last.equal = equal;
    } else {
      stretches.push({ from, to, equal: to - from });
    }
    from = to - 1;
  }
  return stretches.map(({ from, to }) => [from, to]);
}

/** Beats from the last reading within a stretch to the next one outside; 0 where none is near. */
function leapFrom(
  beatsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
  { inside, step }: { inside: number; step: 1 | -1 },
): number {
  const beats = beatsPerMinute[inside + step] ?? Number.NaN;
  const apart = Math.abs(
    (elapsedSeconds[inside + step] ?? Infinity) - (elapsedSeconds[inside] as number),
  );
  const leap = Math.abs(beats - (beatsPerMinute[inside] as number));
  return apart <= LOCK_LEAP_SECONDS && !Number.isNaN(leap) ? leap : 0;
}

/**
 * The highest heart rate that was held for 10 seconds, without the first five minutes. It may stand
 * for the runner's own maximum, where a spike may not.
 *
 * @returns null without such a stretch
 */
export function heldMaximum(
  beatsPerMinute: Float64Array,
  elapsedSeconds: Float64Array,
): number | null {
  let highest: number | null = null;
  // Falling queue of indices: its head is the lowest reading of the last ten seconds.
  const queue: number[] = [];
  let head = 0;
  let heldFrom = 0;
  for (let index = 0; index < beatsPerMinute.length; index += 1) {
    const value = beatsPerMinute[index] as number;
    const seconds = elapsedSeconds[index] as number;
    const isHole =
      Number.isNaN(value) ||
      seconds < DRY_STRAP_SECONDS ||
      (index > 0 && seconds - (elapsedSeconds[index - 1] as number) > HELD_SECONDS);
    if (isHole) {
      queue.length = 0;
      head = 0;
      heldFrom = index + 1;
      continue;
    }
    while (queue.length > head && (beatsPerMinute[queue.at(-1) as number] as number) >= value) {
      queue.pop();
    }
    queue.push(index);
    while (heldFrom < index && seconds - (elapsedSeconds[heldFrom + 1] as number) >= HELD_SECONDS) {
      heldFrom += 1;
    }
    while ((queue[head] as number) < heldFrom) head += 1;
    if (seconds - (elapsedSeconds[heldFrom] as number) >= HELD_SECONDS) {
      const lowest = beatsPerMinute[queue[head] as number] as number;
      if (lowest > (highest ?? 0)) highest = lowest;
    }
  }
  return highest;
}
