import type { EffortBlocks } from './effort-blocks.ts';
import type { LevelSegment } from './level-segments.ts';

/** A stretch of work or of what lies around it; `to` is exclusive, in blocks. */
export interface Bout {
  isWork: boolean;
  from: number;
  to: number;
  seconds: number;
  meters: number;
  /** As if on the flat. */
  speed: number;
  groundSpeed: number;
  grade: number;
}

/** A reading of a session as work with rests between; the first and last part may be missing. */
export interface BoutReading {
  works: readonly Bout[];
  /** Between the works; one fewer, or none where works follow each other. */
  rests: readonly Bout[];
  warmUp: Bout | null;
  coolDown: Bout | null;
  /** All of the above in order. */
  bouts: readonly Bout[];
}

/** Works shorter than this are a stumble, rests shorter than this a corner. */
const SHORTEST_WORK_SECONDS = 12;
const SHORTEST_REST_SECONDS = 10;

/** Every way of reading level segments as fast and slow, one for each speed between two levels. */
export function boutReadings(
  blocks: EffortBlocks,
  segments: readonly LevelSegment[],
): BoutReading[] {
  return speedsBetween(segments.map((segment) => segment.mean)).flatMap((between) => {
    const runs = joinRuns(
      segments.map(({ from, to, mean }) => ({ from, to, isWork: mean > between })),
    );
    const last = runs.length - 1;
    const isShort = (run: Run, seconds: number) => (run.to - run.from) * blocks.seconds < seconds;
    const withoutCorners = joinRuns(
      runs.map((run, index) => ({
        ...run,
        isWork: run.isWork || (index > 0 && index < last && isShort(run, SHORTEST_REST_SECONDS)),
      })),
    );
    const cleaned = withoutCorners.map((run) => ({
      ...run,
      isWork: run.isWork && !isShort(run, SHORTEST_WORK_SECONDS),
    }));
    const reading = readingOf(blocks, cleaned);
    return reading ? [reading] : [];
  });
}

/** More ways of reading a session than this differ by noise only. */
const SPEEDS_MAXIMUM = 30;

/** A speed between each two neighbouring ones; of many the ones in the widest gaps. */
export function speedsBetween(speeds: readonly number[]): number[] {
  const levels = [...new Set(speeds)].sort((a, b) => a - b);
  return levels
    .slice(1)
    .map((level, index) => ({ level, gap: level - (levels[index] as number) }))
    .sort((a, b) => b.gap - a.gap)
    .slice(0, SPEEDS_MAXIMUM)
    .map(({ level, gap }) => level - gap / 2);
}

/** A part of a session that is work or not; `to` is exclusive, in blocks. */
export interface Run {
  from: number;
  to: number;
  isWork: boolean;
}

/**
 * Names the parts of a session: what comes before the first work and after the
 * last. Neighbours of the same kind become one.
 *
 * @param options `keepsWorksApart`: each work was set by a lap
 * @returns null without work
 */
export function readingOf(
  blocks: EffortBlocks,
  runs: readonly Run[],
  { keepsWorksApart = false }: { keepsWorksApart?: boolean } = {},
): BoutReading | null {
  const bouts = joinRuns(runs, keepsWorksApart).map((run) =>
    boutOf(blocks, run.isWork, run.from, run.to),
  );
  const works = bouts.filter((bout) => bout.isWork);
  const first = works[0];
  const last = works.at(-1);
  if (!first || !last) return null;
  return {
    works,
    rests: bouts.filter((bout) => !bout.isWork && bout.from >= first.to && bout.to <= last.from),
    warmUp: bouts.find((bout) => bout.to <= first.from) ?? null,
    coolDown: bouts.findLast((bout) => bout.from >= last.to) ?? null,
    bouts,
  };
}

function joinRuns(runs: readonly Run[], keepsWorksApart = false): Run[] {
  const joined: Run[] = [];
  for (const { from, to, isWork } of runs) {
    const last = joined.at(-1);
    if (last?.isWork === isWork && !(isWork && keepsWorksApart)) last.to = to;
    else joined.push({ from, to, isWork });
  }
  return joined;
}

function boutOf(blocks: EffortBlocks, isWork: boolean, from: number, to: number): Bout {
  return {
    isWork,
    from,
    to,
    seconds: blocks.startOf(to) - blocks.startOf(from),
    meters: blocks.meters(from, to),
    speed: blocks.gradedMean(from, to),
    groundSpeed: blocks.groundMean(from, to),
    grade: blocks.gradeMean(from, to),
  };
}

export function totalSeconds(bouts: readonly Bout[]): number {
  return bouts.reduce((total, bout) => total + bout.seconds, 0);
}

/** Duration of the middle one. */
export function medianSeconds(bouts: readonly Bout[]): number {
  const seconds = bouts.map((bout) => bout.seconds).sort((a, b) => a - b);
  return seconds[Math.floor(seconds.length / 2)] ?? 0;
}
