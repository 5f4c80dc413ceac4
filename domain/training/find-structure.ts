import type { DecodedLap } from '../activities/decoded-activity.ts';
import { evidenceOf, joggingSpeed, spreadOf, type BoutEvidence } from './bout-evidence.ts';
import type { EffortBlocks } from './effort-blocks.ts';
import { lapReadings } from './lap-bouts.ts';
import { joinSimilar, levelSegmentsOf } from './level-segments.ts';
import { boutReadings, readingOf, type Bout, type BoutReading } from './session-bouts.ts';

/** What a session was built of. */
export interface SessionStructure {
  /** `repeats`: works with rests between; `block`: one long work between warm-up and cool-down. */
  kind: 'repeats' | 'block';
  source: 'laps' | 'speed';
  reading: BoutReading;
  evidence: BoutEvidence;
}

/** What is known of the runner's speeds, in metres per second; helps to tell work from jogging. */
export interface KnownSpeeds {
  threshold: number | null;
  easy: number | null;
}

const LEAST_LEVEL_DIFFERENCE = 0.06;
const SHORTEST_LEVEL_BLOCKS = 3;

const WORKS_MAXIMUM = 60;
/** Works are of one length by plan, not by chance. */
const EVEN_LENGTHS = 0.15;
/** What a first or last work that is unlike the others costs: it belongs to warm-up or cool-down. */
const ODD_END_PRICE = 0.4;
const ODD_LENGTH = 0.35;
const ODD_SLOWER = 0.1;
/** One more work must explain this much, or noise would cut works in two. */
const WORK_PRICE = 0.005;
/** So many works at either end may be something else. */
const ODD_WORKS_MAXIMUM = 2;
/** Repeats fill at least this much of a session, a fartlek this much. */
const REPEATS_SHARE = 0.15;
const FARTLEK_SHARE = 0.4;
/** Less work than this is a few strides at the end of a jog. */
const LEAST_WORK_SECONDS = 180;
/** Two works are repeats only when both are long. */
const LONG_WORK_SECONDS = 240;
const LONGEST_REST_SECONDS = 600;
/** Of a work; what is shorter is a corner or a steep step. */
const SHORTEST_REST_SHARE = 0.08;
/** Between two works only: less is a stop at a crossing. */
const REST_OF_TWO_SECONDS = 60;
const LONGEST_COOL_DOWN_SECONDS = 3600;
const STROLL_SHARE = 0.6;

/** A hard block lasts at least 8 minutes and no longer than 90. */
const BLOCK_SECONDS = [480, 5400] as const;
const BLOCK_WARM_UP_SECONDS = [240, 2700] as const;
const BLOCK_COOL_DOWN_SECONDS = 120;

/**
 * Finds work and rests in a recording: by the laps, where the runner or a workout
 * on the watch set them, else by cutting the speed into levels. Speed is as if on
 * the flat, so hills make no intervals; regular lengths, sharp changes, a rising
 * heart rate and a slower warm-up make the difference to stop-and-go and to noise.
 *
 * @returns null for a session without such structure
 */
export function findStructure(
  blocks: EffortBlocks,
  laps: readonly DecodedLap[],
  speeds: KnownSpeeds,
): SessionStructure | null {
  const byLaps = best(
    blocks,
    lapReadings(blocks, laps).map(({ reading, isWorkout }) => ({
      reading,
      accepts: isWorkout ? acceptsWorkout : acceptsLaps,
    })),
    speeds,
    'laps',
  );
  if (byLaps?.kind === 'repeats') return byLaps;
  const segments = joinSimilar(
    levelSegmentsOf(blocks.graded),
    LEAST_LEVEL_DIFFERENCE,
    SHORTEST_LEVEL_BLOCKS,
  );
  const bySpeed = best(
    blocks,
    boutReadings(blocks, segments)
      .filter(({ works }) => works.length <= WORKS_MAXIMUM)
      .flatMap((reading) => variantsOf(blocks, reading))
      .map((reading) => ({ reading, accepts: acceptsSpeed })),
    speeds,
    'speed',
  );
  if (bySpeed?.kind === 'repeats') return bySpeed;
  return byLaps ?? bySpeed;
}

interface Candidate {
  reading: BoutReading;
  accepts: (reading: BoutReading, evidence: BoutEvidence, speeds: KnownSpeeds) => boolean;
}

/** The accepted repeats that explain most of the speed's changes; else the accepted block. */
function best(
  blocks: EffortBlocks,
  candidates: readonly Candidate[],
  speeds: KnownSpeeds,
  source: SessionStructure['source'],
): SessionStructure | null {
  let chosen: SessionStructure | null = null;
  let chosenScore = -Infinity;
  for (const { reading, accepts } of candidates) {
    const evidence = evidenceOf(blocks, reading);
    const kind =
      isRepeats(reading) && accepts(reading, evidence, speeds)
        ? 'repeats'
        : isBlock(blocks, reading, evidence, source)
          ? 'block'
          : null;
    if (!kind) continue;
    const score =
      explainedShare(blocks, reading) +
      (kind === 'repeats' ? 1 : 0) -
      evidence.busyRests -
      oddEnds(reading, evidence) * ODD_END_PRICE -
      reading.works.length * WORK_PRICE;
    if (score <= chosenScore) continue;
    chosen = { kind, source, reading, evidence };
    chosenScore = score;
  }
  return chosen;
}

/** How many of the first and last work are unlike the rest, in length and by being slower. */
function oddEnds({ works }: BoutReading, { workSpeed, isPyramid }: BoutEvidence): number {
  if (isPyramid || works.length < 2) return 0;
  const usual = median(works);
  return [works[0], works.at(-1)].filter((work) => {
    if (!work) return false;
    const length = Math.abs(work.seconds - usual) / usual;
    const slower = Math.max(0, 1 - work.speed / workSpeed);
    return length / ODD_LENGTH + slower / ODD_SLOWER > 1.3;
  }).length;
}

function isRepeats({ works, rests, coolDown }: BoutReading): boolean {
  if (works.length < 2) return false;
  if (works.length === 2) {
    const isLong = works.every((work) => work.seconds >= LONG_WORK_SECONDS);
    if (!isLong || rests.some((rest) => rest.seconds < REST_OF_TWO_SECONDS)) return false;
  }
  return (
    (coolDown?.seconds ?? 0) <= LONGEST_COOL_DOWN_SECONDS &&
    sum(works.map((work) => work.seconds)) >= LEAST_WORK_SECONDS &&
    rests.length > 0 &&
    rests.every((rest) => rest.seconds <= LONGEST_REST_SECONDS) &&
    median(rests) <= Math.max(180, 2.5 * median(works)) &&
    median(rests) >= median(works) * SHORTEST_REST_SHARE
  );
}

/** A workout on the watch said what was what: the speeds need only not contradict it. */
function acceptsWorkout(_reading: BoutReading, evidence: BoutEvidence): boolean {
  return evidence.contrast >= 1.05;
}

/** The runner pressed the lap key: lengths must be as planned or the changes plain. */
function acceptsLaps(reading: BoutReading, evidence: BoutEvidence): boolean {
  return (
    evidence.contrast >= 1.06 &&
    isOverWarmUp(evidence, 1.05) &&
    isNoTerrain(evidence) &&
    (evidence.heartRateRise ?? 2) >= 2 &&
    (evidence.lengthSpread <= 0.08 || evidence.isPyramid || evidence.contrast >= 1.2) &&
    reading.works.every((work) => work.seconds >= 15)
  );
}

function acceptsSpeed(
  { works, rests, bouts }: BoutReading,
  evidence: BoutEvidence,
  speeds: KnownSpeeds,
): boolean {
  const seconds = (of: readonly Bout[]) => sum(of.map((bout) => bout.seconds));
  const share = (seconds(works) + seconds(rests)) / seconds(bouts);
  const isPossible =
    share >= REPEATS_SHARE &&
    evidence.contrast >= 1.12 &&
    evidence.speedSpread <= 0.12 &&
    evidence.sharpness >= 0.7 &&
    evidence.busyRests <= 0.15 &&
    (evidence.heartRateRise ?? 2) >= 2 &&
    isOverWarmUp(evidence, 1.08) &&
    isNoTerrain(evidence);
  if (!isPossible) return false;
  const isRegular = works.length >= 3 && evidence.lengthSpread <= EVEN_LENGTHS;
  const hasRegularRests = evidence.restSpread <= 0.35;
  const isJogged = evidence.joggedRests >= 0.8;
  const isFast =
    (evidence.overWarmUp ?? 0) >= 1.12 ||
    (speeds.threshold !== null && evidence.workSpeed >= 0.95 * speeds.threshold) ||
    (speeds.easy !== null && evidence.workSpeed >= 1.15 * speeds.easy);
  if (isRegular || evidence.isPyramid) {
    if (isJogged) return hasRegularRests || isFast;
    // Standing between stretches of jogging is a crossing, unless all was measured out.
    const isMeasured = evidence.lengthSpread <= 0.08 && evidence.restSpread <= 0.2;
    return isFast ? hasRegularRests : isMeasured && works.length >= 4;
  }
  // Two long works, or a fartlek by feel: only with jogging between and plainly faster.
  const isFartlek =
    works.length > 2 &&
    evidence.contrast >= 1.25 &&
    evidence.workShare <= 0.75 &&
    share >= FARTLEK_SHARE;
  const isPair = works.length === 2 && evidence.lengthSpread <= EVEN_LENGTHS;
  return isJogged && isFast && (isFartlek || (isPair && evidence.contrast >= 1.2));
}

function isOverWarmUp(evidence: BoutEvidence, least: number): boolean {
  return (evidence.overWarmUp ?? Infinity) >= least;
}

/** Works that are the uphills (or downhills) of a run need much more to be works. */
function isNoTerrain({ gradeGap, contrast, heartRateRise, lengthSpread }: BoutEvidence): boolean {
  if (Math.abs(gradeGap) < 0.015) return true;
  return contrast >= 1.3 && lengthSpread <= 0.2 && (heartRateRise ?? 4) >= 4;
}

/** One long work, evenly run, plainly faster than what came before and after. */
function isBlock(
  blocks: EffortBlocks,
  { works, warmUp, coolDown, rests }: BoutReading,
  evidence: BoutEvidence,
  source: SessionStructure['source'],
): boolean {
  const seconds = sum(works.map((work) => work.seconds));
  if (rests.length > 0 || seconds < BLOCK_SECONDS[0] || seconds > BLOCK_SECONDS[1]) return false;
  if (!warmUp || warmUp.seconds < BLOCK_WARM_UP_SECONDS[0]) return false;
  if (warmUp.seconds > BLOCK_WARM_UP_SECONDS[1]) return false;
  if (!coolDown || coolDown.seconds < BLOCK_COOL_DOWN_SECONDS) return false;
  const [first, last] = [works[0], works.at(-1)];
  if (!first || !last || evidence.overWarmUp === null) return false;
  const minutes: number[] = [];
  const step = Math.max(1, Math.round(60 / blocks.seconds));
  for (let from = first.from; from + step <= last.to; from += step) {
    minutes.push(blocks.gradedMean(from, from + step));
  }
  const before = joggingSpeed(blocks, warmUp.from, warmUp.to);
  // Laps of one length by the key were planned, so the terrain does not explain them.
  const isPlanned = source === 'laps' && works.length > 1 && evidence.lengthSpread <= 0.03;
  const beats = {
    before: blocks.heartRateMean(Math.floor((warmUp.from + warmUp.to) / 2), warmUp.to),
    within: blocks.heartRateMean(Math.floor((first.from + last.to) / 2), last.to),
    after: blocks.heartRateMean(Math.floor((coolDown.from + coolDown.to) / 2), coolDown.to),
  };
  const isHarder =
    beats.before === null || beats.within === null || beats.after === null
      ? true
      : beats.within - beats.before >= 4 && beats.within - beats.after >= 2;
  return (
    before !== null &&
    evidence.overWarmUp >= (source === 'laps' ? 1.035 : 1.07) &&
    spreadOf(minutes) <= 0.08 &&
    isHarder &&
    (isPlanned || Math.abs(first.grade - warmUp.grade) < 0.02)
  );
}

/**
 * A reading as it is, without stray short works and rests, and without odd works
 * at its ends, which may be a fast start, a sprint home or a brisk cool-down.
 */
function variantsOf(blocks: EffortBlocks, reading: BoutReading): BoutReading[] {
  const filled = relabel(blocks, reading, (bout) =>
    bout.isWork || !reading.rests.includes(bout)
      ? bout.isWork
      : bout.seconds < 0.35 * median(reading.rests),
  );
  const pruned = relabel(
    blocks,
    filled,
    (bout) => bout.isWork && bout.seconds >= 0.35 * median(filled?.works ?? []),
  );
  return [reading, filled, pruned]
    .filter((variant) => variant !== null)
    .flatMap((variant) => {
      const { works } = variant;
      if (works.length < 4) return [variant];
      const usual = median(works);
      const speeds = works.map((work) => work.speed).sort((a, b) => a - b);
      const usualSpeed = speeds[Math.floor(speeds.length / 2)] as number;
      const isOdd = (work: Bout) => work.seconds < usual * 0.6 || work.speed < usualSpeed * 0.93;
      const first = Math.min(
        ODD_WORKS_MAXIMUM,
        works.findIndex((work) => !isOdd(work)),
      );
      const last = Math.max(
        works.length - 1 - ODD_WORKS_MAXIMUM,
        works.findLastIndex((work) => !isOdd(work)),
      );
      const trimmed = (from: number, to: number) => {
        const kept = works.slice(from, to + 1);
        return relabel(blocks, variant, (bout) => kept.includes(bout));
      };
      return [
        variant,
        trimmed(first, works.length - 1),
        trimmed(0, last),
        trimmed(first, last),
      ].filter((choice) => choice !== null);
    });
}

function relabel(
  blocks: EffortBlocks,
  reading: BoutReading | null,
  isWork: (bout: Bout) => boolean,
): BoutReading | null {
  return reading
    ? readingOf(
        blocks,
        reading.bouts.map((bout) => ({ ...bout, isWork: isWork(bout) })),
      )
    : null;
}

/**
 * How much of the variance of speed the parts of a reading account for. Standing
 * counts as strolling, so that it does not outweigh all differences in running.
 */
function explainedShare(blocks: EffortBlocks, { bouts }: BoutReading): number {
  const stroll = STROLL_SHARE * (joggingSpeed(blocks, 0, blocks.count, 0) ?? 0);
  const deviations = (from: number, to: number) => {
    let total = 0;
    let squares = 0;
    for (let block = from; block < to; block += 1) {
      const speed = Math.max(stroll, blocks.graded[block] as number);
      total += speed;
      squares += speed * speed;
    }
    return to > from ? squares - (total * total) / (to - from) : 0;
  };
  const all = deviations(0, blocks.count);
  return all > 0 ? 1 - sum(bouts.map(({ from, to }) => deviations(from, to))) / all : 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(bouts: readonly Bout[]): number {
  const seconds = bouts.map((bout) => bout.seconds).sort((a, b) => a - b);
  return seconds[Math.floor(seconds.length / 2)] ?? 0;
}
