import type { EffortTimeline } from './effort-timeline.ts';

/**
 * A timeline in blocks of a few seconds, with sums that give the mean of any
 * stretch at once. Places are block numbers; `to` is exclusive.
 */
export interface EffortBlocks {
  /** Seconds that a block stands for. */
  seconds: number;
  count: number;
  /** Start of a block, or the end for `count`, in seconds of the recording. */
  startOf(block: number): number;
  graded: Float64Array;
  gradedMean(from: number, to: number): number;
  groundMean(from: number, to: number): number;
  /** Rise over run, by time. */
  gradeMean(from: number, to: number): number;
  /** Null where less than half of the stretch has a reading. */
  heartRateMean(from: number, to: number): number | null;
  /** Distance over the ground. */
  meters(from: number, to: number): number;
}

const BLOCK_SECONDS = 5;
/** Cutting into levels takes time with the square of this. */
const BLOCKS_MAXIMUM = 2000;

/** Sums a timeline up into blocks of 5 seconds, longer ones for recordings over 2 h 46. */
export function effortBlocksOf(timeline: EffortTimeline): EffortBlocks {
  const cells = timeline.metersPerSecond.length;
  const wanted = Math.max(BLOCK_SECONDS, (cells * timeline.stepSeconds) / BLOCKS_MAXIMUM);
  const size = Math.max(1, Math.ceil(wanted / timeline.stepSeconds));
  const count = Math.floor(cells / size);
  const seconds = size * timeline.stepSeconds;
  const graded = new Float64Array(count);
  const gradedSums = new Float64Array(count + 1);
  const groundSums = new Float64Array(count + 1);
  const gradeSums = new Float64Array(count + 1);
  const beatSums = new Float64Array(count + 1);
  const beatCounts = new Float64Array(count + 1);
  for (let block = 0; block < count; block += 1) {
    let gradedSum = 0;
    let groundSum = 0;
    let gradeSum = 0;
    let beatSum = 0;
    let beats = 0;
    for (let cell = block * size; cell < (block + 1) * size; cell += 1) {
      gradedSum += timeline.gradedMetersPerSecond[cell] as number;
      groundSum += timeline.metersPerSecond[cell] as number;
      gradeSum += timeline.grade[cell] as number;
      const beat = timeline.beatsPerMinute[cell] as number;
      if (!Number.isNaN(beat)) {
        beatSum += beat;
        beats += 1;
      }
    }
    graded[block] = gradedSum / size;
    gradedSums[block + 1] = (gradedSums[block] as number) + gradedSum / size;
    groundSums[block + 1] = (groundSums[block] as number) + groundSum / size;
    gradeSums[block + 1] = (gradeSums[block] as number) + gradeSum / size;
    beatSums[block + 1] = (beatSums[block] as number) + beatSum;
    beatCounts[block + 1] = (beatCounts[block] as number) + beats;
  }
  const difference = (sums: Float64Array, from: number, to: number) =>
    (sums[to] as number) - (sums[from] as number);
  const mean = (sums: Float64Array) => (from: number, to: number) =>
    to > from ? difference(sums, from, to) / (to - from) : 0;
  return {
    seconds,
    count,
    startOf: (block) => timeline.elapsedSeconds[Math.min(block * size, cells)] ?? 0,
    graded,
    gradedMean: mean(gradedSums),
    groundMean: mean(groundSums),
    gradeMean: mean(gradeSums),
    heartRateMean: (from, to) => {
      const beats = difference(beatCounts, from, to);
      return beats * 2 >= (to - from) * size && beats > 0
        ? difference(beatSums, from, to) / beats
        : null;
    },
    meters: (from, to) => difference(groundSums, from, to) * seconds,
  };
}
