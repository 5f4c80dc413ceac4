import type { DecodedLap } from '../../recordings/decoded-activity.ts';
import { evidenceOf, joggingSpeed, type BoutEvidence } from './bout-evidence.ts';
import type { EffortBlocks } from './effort-blocks.ts';
import { lapReadings } from './lap-bouts.ts';
import { joinSimilar, levelSegmentsOf } from './level-segments.ts';
import {
  boutReadings,
  medianSeconds,
  readingOf,
  type Bout,
  type BoutReading,
} from './session-bouts.ts';
import {
  acceptsLaps,
  acceptsSpeed,
  acceptsWorkout,
  hasBlockLengths,
  hasRepeatLengths,
  isBlock,
  type KnownSpeeds,
} from './structure-rules.ts';

/** What a session was built of. */
export interface SessionStructure {
  /** `repeats`: works with rests between; `block`: one long work between warm-up and cool-down. */
  kind: 'repeats' | 'block';
  source: 'laps' | 'speed';
  reading: BoutReading;
  evidence: BoutEvidence;
}

const LEAST_LEVEL_DIFFERENCE = 0.06;
const SHORTEST_LEVEL_BLOCKS = 3;

const WORKS_MAXIMUM = 60;
/** What a first or last work that is unlike the others costs: it belongs to warm-up or cool-down. */
const ODD_END_PRICE = 0.4;
const ODD_LENGTH = 0.35;
const ODD_SLOWER = 0.1;
/** A work this many times as long as the usual one is a run of its own. */
const ODD_LONGER = 3;
/** One more work must explain this much, or noise would cut works in two. */
const WORK_PRICE = 0.005;
/** Up to this many works at either end may be something else. */
const ODD_WORKS_MAXIMUM = 2;
const STROLL_SHARE = 0.6;

/**
 * Finds work and rests in a recording. It does so by the laps, where the runner or a workout on the
 * watch set them, else by cutting the speed into levels. Speed is as if on the flat, so hills make
 * no intervals. Regular lengths, sharp changes, a rising heart rate and a slower warm-up make the
 * difference to stop-and-go and to noise.
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
    const hasRests = reading.rests.length > 0;
    if (hasRests ? !hasRepeatLengths(reading) : !hasBlockLengths(reading)) continue;
    const evidence = evidenceOf(blocks, reading);
    const kind = hasRests
      ? accepts(reading, evidence, speeds) && 'repeats'
      : isBlock(blocks, reading, evidence, source) && 'block';
    if (!kind) continue;
    const score =
      explainedShare(blocks, reading) +
      (kind === 'repeats' ? 1 : 0) -
      evidence.busyRests -
      oddEnds(reading, evidence) * ODD_END_PRICE -
      reading.works.length * WORK_PRICE;
    if (score <= chosenScore) continue;
    const whole = kind === 'block' ? asOneWork(blocks, reading) : reading;
    chosen = { kind, source, reading: whole, evidence };
    chosenScore = score;
  }
  return chosen;
}

/** Laps that follow each other without a rest are one block. */
function asOneWork(blocks: EffortBlocks, reading: BoutReading): BoutReading {
  return readingOf(blocks, reading.bouts) ?? reading;
}

/** How many of the first and last work are unlike the rest, in length and by being slower. */
function oddEnds({ works }: BoutReading, { workSpeed, isPyramid }: BoutEvidence): number {
  if (isPyramid || works.length < 2) return 0;
  const usual = medianSeconds(works);
  return [works[0], works.at(-1)].filter((work) => {
    if (!work) return false;
    const length = Math.abs(work.seconds - usual) / usual;
    const slower = Math.max(0, 1 - work.speed / workSpeed);
    return length / ODD_LENGTH + slower / ODD_SLOWER > 1.3;
  }).length;
}

/**
 * A reading as it is, without stray short works and rests. It is also without odd works at its
 * ends, which may be a fast start, a sprint home or a brisk cool-down.
 */
function variantsOf(blocks: EffortBlocks, reading: BoutReading): BoutReading[] {
  const filled = relabel(blocks, reading, (bout) =>
    bout.isWork || !reading.rests.includes(bout)
      ? bout.isWork
      : bout.seconds < 0.35 * medianSeconds(reading.rests),
  );
  const pruned = relabel(
    blocks,
    filled,
    (bout) => bout.isWork && bout.seconds >= 0.35 * medianSeconds(filled?.works ?? []),
  );
  return [reading, filled, pruned]
    .filter((variant) => variant !== null)
    .flatMap((variant) => {
      const { works } = variant;
      if (works.length < 4) return [variant];
      const usual = medianSeconds(works);
      const speeds = works.map((work) => work.speed).sort((a, b) => a - b);
      const usualSpeed = speeds[Math.floor(speeds.length / 2)] as number;
      const isOdd = (work: Bout) =>
        work.seconds < usual * 0.6 ||
        work.seconds > usual * ODD_LONGER ||
        work.speed < usualSpeed * 0.93;
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
  const left = bouts.reduce((sum, { from, to }) => sum + deviations(from, to), 0);
  return all > 0 ? 1 - left / all : 0;
}
