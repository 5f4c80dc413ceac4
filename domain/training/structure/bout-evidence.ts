import type { Bout, BoutReading } from './session-bouts.ts';
import type { EffortBlocks } from './effort-blocks.ts';

/** What speaks for and against reading a session as work with rests. */
export interface BoutEvidence {
  /** Mean speed of the works, as if on the flat. */
  workSpeed: number;
  /** Ratio of works to the rests beside them that all but one in seven reach; standing rests as 10. */
  contrast: number;
  /** Spread of the works' speeds over their mean. */
  speedSpread: number;
  /** Spread of the works' durations or distances, whichever is smaller. */
  lengthSpread: number;
  /** The works' lengths read the same from both ends. */
  isPyramid: boolean;
  restSpread: number;
  /** Share of the time from the first work to the last that was work. */
  workShare: number;
  /** Share of rests that were jogged, not stood or walked. */
  joggedRests: number;
  /** Share of rests whose running part was as fast as the works. */
  busyRests: number;
  /** Share of works within which one stood. */
  brokenWorks: number;
  /** Works against the jogging before and after; null without such jogging. */
  overWarmUp: number | null;
  /** The last work against the first minutes after it; null without enough jogging after it. */
  endDrop: number | null;
  /** Share of changes between work and rest that took only seconds. */
  sharpness: number;
  /** Beats by which heart rate rises over works against rests; null where too short or not measured. */
  heartRateRise: number | null;
  /** Mean heart rate of the works without their first minute; null where not measured. */
  workHeartRate: number | null;
  /** By how much the ground rose more under the works than under the rests. */
  gradeGap: number;
}

/** GPS and traffic lights spoil one work or rest in seven. */
const LEFT_OUT_SHARE = 1 / 7;
const STANDING_CONTRAST = 10;
const JOG_SHARE = 0.35;
const JOG_METERS_PER_SECOND = 1;
/** Jogging before and after must last this long to be compared with. */
const WARM_UP_SECONDS = 120;
/** The beginning of a cool-down. */
const AFTER_SECONDS = 300;
/** Heart rate needs this long to follow. */
const HEART_RATE_SECONDS = 40;
const HEART_RATE_BLOCKS = 3;
const SHARP_BLOCKS = 3;
const SHARP_SHARE = 0.6;
const PYRAMID_WORKS = 5;
/** A rest in which one runs on as fast as in the works is none, however long one stands in it. */
const BUSY_SECONDS = 25;
const BUSY_SHARE = 0.93;
const BROKEN_SECONDS = 15;

export function evidenceOf(blocks: EffortBlocks, reading: BoutReading): BoutEvidence {
  const { works, rests } = reading;
  const workSpeed = meanOf(
    works.map((work) => work.speed),
    secondsOf(works),
  );
  return {
    workSpeed,
    contrast: contrastOfMost(pairsOf(reading)),
    speedSpread: spreadOfMost(works.map((work) => work.speed)),
    lengthSpread: Math.min(
      spreadOfMost(works.map((work) => work.seconds)),
      spreadOfMost(works.map((work) => work.meters)),
    ),
    isPyramid: isPyramid(works.map((work) => work.seconds)),
    restSpread: spreadOfMost(rests.map((rest) => rest.seconds)),
    workShare: workShareOf(reading),
    joggedRests:
      rests.length > 0
        ? rests.filter((rest) => rest.speed > workSpeed * JOG_SHARE).length / rests.length
        : 0,
    busyRests:
      rests.length > 0
        ? rests.filter((rest) => isBusy(blocks, rest, workSpeed)).length / rests.length
        : 0,
    brokenWorks: works.filter((work) => isBroken(blocks, work, workSpeed)).length / works.length,
    overWarmUp: overWarmUpOf(blocks, reading, workSpeed),
    endDrop: endDropOf(blocks, reading),
    sharpness: sharpnessOf(blocks, reading),
    heartRateRise: heartRateRiseOf(blocks, reading),
    workHeartRate: workHeartRateOf(blocks, reading),
    gradeGap:
      meanOf(
        works.map((work) => work.grade),
        secondsOf(works),
      ) -
      meanOf(
        rests.map((rest) => rest.grade),
        secondsOf(rests),
      ),
  };
}

function endDropOf(blocks: EffortBlocks, { works, coolDown }: BoutReading): number | null {
  const last = works.at(-1);
  if (!last || !coolDown) return null;
  const to = Math.min(coolDown.to, coolDown.from + Math.round(AFTER_SECONDS / blocks.seconds));
  const after = joggingSpeed(blocks, coolDown.from, to);
  return after === null ? null : last.speed / after;
}

/** Heart rate follows the effort within about a minute; of a shorter work its second half is taken. */
const FOLLOWING_SECONDS = 60;

function workHeartRateOf(blocks: EffortBlocks, { works }: BoutReading): number | null {
  let sum = 0;
  let seconds = 0;
  for (const { from, to } of works) {
    const lag = Math.min((to - from) / 2, FOLLOWING_SECONDS / blocks.seconds);
    const beats = blocks.heartRateMean(from + Math.floor(lag), to);
    if (beats === null) continue;
    sum += beats * (to - from);
    seconds += to - from;
  }
  return seconds > 0 ? sum / seconds : null;
}

/** Standard deviation over the mean; 0 for fewer than two values. */
export function spreadOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return mean > 0 ? Math.sqrt(variance) / mean : 0;
}

/** {@link spreadOf} without the one in seven that is farthest from the middle: one rest may be a long one. */
function spreadOfMost(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const most = [...values]
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .slice(0, values.length - Math.floor(values.length * LEFT_OUT_SHARE));
  return spreadOf(most);
}

/** Mean speed of what was run, not stood or strolled, as if on the flat; null where nothing was. */
export function joggingSpeed(
  blocks: EffortBlocks,
  from: number,
  to: number,
  leastSeconds: number = WARM_UP_SECONDS,
): number | null {
  let sum = 0;
  let count = 0;
  for (let block = from; block < to; block += 1) {
    const speed = blocks.graded[block] as number;
    if (speed <= JOG_METERS_PER_SECOND) continue;
    sum += speed;
    count += 1;
  }
  return count > 0 && count * blocks.seconds >= leastSeconds ? sum / count : null;
}

function isBroken(blocks: EffortBlocks, work: Bout, workSpeed: number): boolean {
  let standing = 0;
  for (let block = work.from; block < work.to; block += 1) {
    if ((blocks.graded[block] as number) < workSpeed * JOG_SHARE) standing += blocks.seconds;
  }
  return standing >= BROKEN_SECONDS;
}

function isBusy(blocks: EffortBlocks, rest: Bout, workSpeed: number): boolean {
  const speed = joggingSpeed(blocks, rest.from, rest.to, BUSY_SECONDS);
  return speed !== null && speed >= workSpeed * BUSY_SHARE;
}

function secondsOf(bouts: readonly Bout[]): number[] {
  return bouts.map((bout) => bout.seconds);
}

function meanOf(values: readonly number[], weights: readonly number[]): number {
  const weight = weights.reduce((sum, value) => sum + value, 0);
  if (weight <= 0) return 0;
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / weight;
}

function contrastOfMost(pairs: readonly (readonly [Bout, Bout])[]): number {
  const contrasts = pairs.map(([work, rest]) => contrastOf(work, rest)).sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * LEFT_OUT_SHARE)] ?? 1;
}

function contrastOf(work: Bout, rest: Bout): number {
  return rest.speed * STANDING_CONTRAST > work.speed ? work.speed / rest.speed : STANDING_CONTRAST;
}

/** Each work with the rests beside it; with the warm-up and cool-down where there are no rests. */
function pairsOf({ works, rests, warmUp, coolDown }: BoutReading): [Bout, Bout][] {
  const around = rests.length > 0 ? rests : [warmUp, coolDown].filter((bout) => bout !== null);
  return around.flatMap((rest) =>
    works
      .filter((work) => work.to === rest.from || work.from === rest.to)
      .map((work): [Bout, Bout] => [work, rest]),
  );
}

function workShareOf({ works, rests }: BoutReading): number {
  const sum = (bouts: readonly Bout[]) => bouts.reduce((total, bout) => total + bout.seconds, 0);
  return sum(works) / Math.max(1, sum(works) + sum(rests));
}

/** Up step by step to one peak and down again, the same from both ends. */
function isPyramid(lengths: readonly number[]): boolean {
  if (lengths.length < PYRAMID_WORKS) return false;
  const longest = Math.max(...lengths);
  const shortest = Math.min(...lengths);
  if (shortest > longest * 0.8 || shortest < longest * 0.12) return false;
  const peak = lengths.indexOf(longest);
  return lengths.every((length, index) => {
    const mirrored = lengths[lengths.length - 1 - index] as number;
    const slack = 0.1 * Math.max(length, mirrored) + 5;
    const next = lengths[index + 1];
    const isOnTheWay =
      next === undefined || (index < peak ? next >= length - slack : next <= length + slack);
    return isOnTheWay && Math.abs(length - mirrored) <= slack;
  });
}

function overWarmUpOf(
  blocks: EffortBlocks,
  { warmUp, coolDown }: BoutReading,
  workSpeed: number,
): number | null {
  const speeds = [warmUp, coolDown].flatMap((bout) => {
    const speed = bout ? joggingSpeed(blocks, bout.from, bout.to) : null;
    return speed === null ? [] : [speed];
  });
  return speeds.length > 0 ? workSpeed / Math.max(...speeds) : null;
}

function sharpnessOf(blocks: EffortBlocks, { bouts }: BoutReading): number {
  let sharp = 0;
  let changes = 0;
  for (let index = 1; index < bouts.length; index += 1) {
    const before = bouts[index - 1] as Bout;
    const after = bouts[index] as Bout;
    if (before.isWork === after.isWork) continue;
    changes += 1;
    // One block either side is the change itself.
    const left = blocks.gradedMean(
      Math.max(before.from, after.from - 1 - SHARP_BLOCKS),
      Math.max(before.from + 1, after.from - 1),
    );
    const right = blocks.gradedMean(
      Math.min(after.to - 1, after.from + 1),
      Math.min(after.to, after.from + 1 + SHARP_BLOCKS),
    );
    const change = Math.abs(after.speed - before.speed);
    const isSameWay = Math.sign(right - left) === Math.sign(after.speed - before.speed);
    if (isSameWay && Math.abs(right - left) >= SHARP_SHARE * change) sharp += 1;
  }
  return changes > 0 ? sharp / changes : 0;
}

function heartRateRiseOf(blocks: EffortBlocks, reading: BoutReading): number | null {
  const atEnd = (bout: Bout) =>
    blocks.heartRateMean(Math.max(bout.from, bout.to - HEART_RATE_BLOCKS), bout.to);
  const rises = pairsOf(reading).flatMap(([work, rest]) => {
    if (Math.min(work.seconds, rest.seconds) < HEART_RATE_SECONDS) return [];
    const high = atEnd(work);
    const low = atEnd(rest);
    return high === null || low === null ? [] : [high - low];
  });
  if (rises.length === 0) return null;
  return rises.reduce((sum, rise) => sum + rise, 0) / rises.length;
}
