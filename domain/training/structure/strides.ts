import type { EffortTimeline } from './effort-timeline.ts';

/** Short fast stretches at the end of a run. */
export interface Strides {
  count: number;
  startSeconds: number;
  endSeconds: number;
}

/** Fewer are a crossing or a dog; this many in a row were meant. */
const STRIDES_MINIMUM = 4;
/** At least this time was run before them; else they are part of a warm-up. */
const RUN_BEFORE_SECONDS = 900;
/** A way home of longer makes them a part of the run. */
const HOME_SECONDS = 600;
/** Shorter is an error of position, longer is a repetition. */
const STRIDE_SECONDS = [8, 45] as const;
const BETWEEN_SECONDS = [15, 240] as const;
/** Over the usual speed of the run: a stride is this fast at least, and at its height that fast. */
const FAST = 1.22;
const HEIGHT = 1.35;
/** In between it is slower than this. */
const CALM = 1.1;
/** Nobody's strides are faster: metres per second. */
const FASTEST_METERS_PER_SECOND = 8.5;
/** With more fast stretches than this before them, the whole run was one of changes. */
const EARLIER_MAXIMUM = 1;
const REACH_SECONDS = 2;
const MOVING_METERS_PER_SECOND = 1.5;

/**
 * Strides after a run: at least four short stretches at its end, plainly faster than the rest of
 * it. Between them is time to recover.
 *
 * @returns null without them, and for recordings whose steps of time are longer than a second
 */
export function stridesOf({ stepSeconds, ...timeline }: EffortTimeline): Strides | null {
  if (stepSeconds !== 1) return null;
  const speeds = smoothed(timeline.gradedMetersPerSecond);
  const usual = middleOf(speeds.filter((speed) => speed >= MOVING_METERS_PER_SECOND));
  if (usual === null) return null;
  const fast = fastStretches(speeds, usual);
  let first = fast.length - 1;
  while (first > 0 && areNeighbours(fast, first - 1, { speeds, usual })) first -= 1;
  const strides = fast.slice(first);
  const [begin, end] = [strides[0], strides.at(-1)];
  if (!begin || !end) return null;
  const isMeant =
    strides.length >= STRIDES_MINIMUM &&
    strides.every((stride) => isStride(stride, { speeds, usual })) &&
    fast.length - strides.length <= EARLIER_MAXIMUM &&
    begin.from >= RUN_BEFORE_SECONDS &&
    speeds.length - end.to <= HOME_SECONDS;
  return isMeant
    ? {
        count: strides.length,
        startSeconds: timeline.elapsedSeconds[begin.from] as number,
        endSeconds: timeline.elapsedSeconds[end.to] as number,
      }
    : null;
}

/** Cells from the first to the one behind the last. */
interface Stretch {
  from: number;
  to: number;
}

interface Speeds {
  speeds: Float64Array;
  usual: number;
}

function fastStretches(speeds: Float64Array, usual: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = -1;
  for (let cell = 0; cell <= speeds.length; cell += 1) {
    const isFast = cell < speeds.length && (speeds[cell] as number) >= usual * FAST;
    if (isFast && from < 0) from = cell;
    if (!isFast && from >= 0) {
      if (cell - from >= STRIDE_SECONDS[0]) stretches.push({ from, to: cell });
      from = -1;
    }
  }
  return stretches;
}

/** Whether a stretch and the next one belong together: time to recover lies between, and no more. */
function areNeighbours(
  fast: readonly Stretch[],
  index: number,
  { speeds, usual }: Speeds,
): boolean {
  const [before, after] = [fast[index], fast[index + 1]];
  if (!before || !after) return false;
  const between = after.from - before.to;
  const slowest = speeds
    .subarray(before.to, after.from)
    .reduce((least, speed) => Math.min(least, speed), Infinity);
  return between >= BETWEEN_SECONDS[0] && between <= BETWEEN_SECONDS[1] && slowest <= usual * CALM;
}

function isStride({ from, to }: Stretch, { speeds, usual }: Speeds): boolean {
  const height = speeds.subarray(from, to).reduce((most, speed) => Math.max(most, speed), 0);
  return (
    to - from <= STRIDE_SECONDS[1] &&
    height >= usual * HEIGHT &&
    height <= FASTEST_METERS_PER_SECOND
  );
}

/** Over five seconds: a single reading's speed is noise. */
function smoothed(speeds: Float64Array): Float64Array {
  return speeds.map((_, cell) => {
    const around = speeds.subarray(Math.max(0, cell - REACH_SECONDS), cell + REACH_SECONDS + 1);
    return around.reduce((sum, speed) => sum + speed, 0) / around.length;
  });
}

function middleOf(values: Float64Array): number | null {
  return values.slice().sort()[values.length >>> 1] ?? null;
}
