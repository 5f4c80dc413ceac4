import { longestWithoutSpike } from '../../training/load/volume-rules.ts';
import { MONTH_DAYS, type EarlierActivity } from './earlier-runs.ts';

/** Before that many runs and days are known, nothing is called the longest. */
const LEAST_RUNS = 3;
const LEAST_DAYS = 14;
/** Two runs of one length differ by this ratio on a watch. */
const SAME_LENGTH_SHARE = 1.02;
const STEP_METERS = 500;
const SHORT_STEP_METERS = 100;
/** Up to here a run is so short that its length is no jump, whatever was run before. */
export const SHORTEST_JUMP_METERS = 5000;

interface DatedRun {
  meters: number;
  daysAgo: number;
  /** Whether the legs were ready for this length: only then may the next go further. */
  isHeld: boolean;
}

/**
 * The longest run of the thirty days before; null where too little is known.
 *
 * @param runs newest first
 */
export function longestBefore(runs: readonly EarlierActivity[]): number | null {
  const month = runs.filter(({ daysAgo }) => daysAgo <= MONTH_DAYS);
  if (month.length < LEAST_RUNS || (runs.at(-1)?.daysAgo ?? 0) < LEAST_DAYS) return null;
  const longest = Math.max(...month.map(({ activity }) => activity.distanceMeters ?? 0));
  return longest > 0 ? longest : null;
}

/**
 * How far the next long run may go, in metres, rounded down to half kilometres, of short runs to
 * hundreds of metres. It is a tenth beyond the longest of thirty days that was no jump itself. After a jump that length must be run
 * once more before it counts.
 *
 * @param runs newest first
 * @param ownMeters the session that is read, which is not among the runs; null = none
 * @returns null where no run is known
 */
export function longRunLimit(
  runs: readonly EarlierActivity[],
  ownMeters: number | null,
): number | null {
  const known = judged(runs);
  if (ownMeters !== null) {
    known.push({ meters: ownMeters, daysAgo: 0, isHeld: isHeld(ownMeters, 0, known) });
  }
  const limit = allowedAfter(known.filter(({ daysAgo }) => daysAgo <= MONTH_DAYS));
  const step = limit < SHORTEST_JUMP_METERS ? SHORT_STEP_METERS : STEP_METERS;
  return limit > 0 ? Math.floor(limit / step + 1e-9) * step : null;
}

/** Whether a run goes further than the runs before it allow, and than any of them went. */
export function isBeyondLimit(runs: readonly EarlierActivity[], meters: number): boolean {
  return !isHeld(meters, 0, judged(runs));
}

function judged(runs: readonly EarlierActivity[]): DatedRun[] {
  const known: DatedRun[] = [];
  for (const { activity, daysAgo } of [...runs].reverse()) {
    const meters = activity.distanceMeters ?? 0;
    known.push({ meters, daysAgo, isHeld: isHeld(meters, daysAgo, known) });
  }
  return known;
}

function allowedAfter(month: readonly DatedRun[]): number {
  const held = month.filter((run) => run.isHeld);
  const longest = Math.max(0, ...(held.length > 0 ? held : month).map(({ meters }) => meters));
  return longestWithoutSpike(longest);
}

/** No further than allowed, or a length that had been reached before. */
function isHeld(meters: number, daysAgo: number, before: readonly DatedRun[]): boolean {
  if (meters <= SHORTEST_JUMP_METERS) return true;
  const month = before.filter((run) => run.daysAgo - daysAgo <= MONTH_DAYS);
  const knownDays = (before[0]?.daysAgo ?? daysAgo) - daysAgo;
  if (month.length < LEAST_RUNS || knownDays < LEAST_DAYS) return true;
  const longest = Math.max(...month.map((run) => run.meters));
  return meters <= Math.max(longest * SAME_LENGTH_SHARE, allowedAfter(month)) + 1e-6;
}
