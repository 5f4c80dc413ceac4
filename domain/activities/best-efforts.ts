import type { BestEffort } from './computed-analysis.ts';
import type { MotionCurve } from '../recordings/motion-curve.ts';

/**
 * Distances that runners compare, with the men's world record in seconds: what
 * is faster was no run but a jump of the GPS.
 */
const EFFORT_DISTANCES: readonly (readonly [meters: number, recordSeconds: number])[] = [
  [400, 43.03],
  [1000, 131.96],
  [1609.344, 223.13],
  [3000, 437.55],
  [5000, 755.36],
  [10_000, 1571],
  [15_000, 2461],
  [21_097.5, 3402],
  [30_000, 5207],
  [42_195, 7235],
];

/** Faster than any runner between two readings that are not a rounding apart. */
const JUMP_METERS_PER_SECOND = 11;
const JUMP_METERS = 20;

/** The fastest stretch over each distance that fits into the recording, stops counted. */
export function bestEffortsOf(curve: MotionCurve): BestEffort[] {
  if (!curve.hasDistance) return [];
  const jumps = jumpCounts(curve);
  return EFFORT_DISTANCES.flatMap(([distanceMeters, recordSeconds]) => {
    const best = bestEffortOf(curve, distanceMeters, recordSeconds, jumps);
    return best ? [best] : [];
  });
}

/**
 * The fastest stretch over one distance: two pointers, either end on a reading,
 * the other between two, elapsed time.
 *
 * @param recordSeconds stretches faster than this are passed over
 * @returns null when the recording is shorter than the distance
 */
export function bestEffortOf(
  curve: MotionCurve,
  distanceMeters: number,
  recordSeconds: number,
  jumps: Uint32Array = jumpCounts(curve),
): BestEffort | null {
  const { elapsedSeconds: times, distanceMeters: meters } = curve;
  const last = times.length - 1;
  let best: BestEffort | null = null;
  const offer = (startSeconds: number, endSeconds: number, from: number, to: number) => {
    const seconds = endSeconds - startSeconds;
    if (seconds < recordSeconds || seconds >= (best?.elapsedSeconds ?? Infinity)) return;
    if ((jumps[to] as number) > (jumps[from] as number)) return;
    best = { distanceMeters, elapsedSeconds: seconds, startSeconds, endSeconds };
  };
  // From each reading on: the end lies between `end - 1` and `end`.
  let end = 0;
  for (let start = 0; start <= last; start += 1) {
    const goal = (meters[start] as number) + distanceMeters;
    while (end <= last && (meters[end] as number) < goal) end += 1;
    if (end > last) break;
    offer(times[start] as number, between(meters, times, end, goal), start, end);
  }
  // Up to each reading: the start lies between `begin` and `begin + 1`.
  let begin = 0;
  for (let finish = 0; finish <= last; finish += 1) {
    const origin = (meters[finish] as number) - distanceMeters;
    if (origin < (meters[0] as number)) continue;
    while (begin < finish && (meters[begin + 1] as number) <= origin) begin += 1;
    offer(between(meters, times, begin + 1, origin), times[finish] as number, begin, finish);
  }
  return best;
}

function between(meters: Float64Array, times: Float64Array, index: number, goal: number): number {
  if (index === 0) return times[0] as number;
  const from = meters[index - 1] as number;
  const to = meters[index] as number;
  const start = times[index - 1] as number;
  const end = times[index] as number;
  return to > from ? start + ((end - start) * (goal - from)) / (to - from) : end;
}

/** How many jumps of the GPS lie before each reading. */
function jumpCounts({ elapsedSeconds, distanceMeters }: MotionCurve): Uint32Array {
  const counts = new Uint32Array(elapsedSeconds.length);
  for (let index = 1; index < counts.length; index += 1) {
    const made = (distanceMeters[index] as number) - (distanceMeters[index - 1] as number);
    const seconds = (elapsedSeconds[index] as number) - (elapsedSeconds[index - 1] as number);
    const isJump = made > JUMP_METERS && made > seconds * JUMP_METERS_PER_SECOND;
    counts[index] = (counts[index - 1] as number) + (isJump ? 1 : 0);
  }
  return counts;
}
