import type { ActivityRow } from '../../activities/activity-row.ts';
import type { Interval } from '../../activities/computed-analysis.ts';
import { isRunning } from '../../sports/sport-type.ts';

/** Earlier sessions of intervals that are looked through, newest first; each costs the read of its analysis. */
export const EARLIER_SESSIONS_READ = 4;
/** Fewer repetitions are no session of intervals. */
const LEAST_REPETITIONS = 2;
/** Sessions are the same up to this difference of repetitions. */
const REPETITIONS_APART = 2;
/** Repetitions are about as long up to this share. */
const LENGTH_SHARE = 0.12;
/** What two recordings of the same repetitions may differ by. */
const PACE_NOISE_SHARE = 0.015;

/** One repetition of a session beside the same one of an earlier session. */
export interface OverlaidRepetition {
  /** From 1. */
  number: number;
  /** null = this session had fewer. */
  paceSecondsPerKilometer: number | null;
  /** null = the earlier session had fewer. */
  earlierPaceSecondsPerKilometer: number | null;
}

export interface OverlaidSession {
  repetitions: readonly OverlaidRepetition[];
  /** Means over the repetitions that both have, by distance. */
  paceSecondsPerKilometer: number;
  earlierPaceSecondsPerKilometer: number;
}

/** Whether an earlier session can be looked for: a run of intervals that may be computed with. */
export function isSessionOfIntervals(row: ActivityRow): boolean {
  return (
    isRunning(row.sport) &&
    row.purpose === 'intervals' &&
    row.policy.analyse &&
    row.isPurged !== true &&
    !row.isHidden &&
    row.duplicateOf === null
  );
}

/**
 * A session of intervals laid over an earlier one, repetition by repetition.
 *
 * @returns null where they are not the same session: another number of repetitions, or of another length
 */
export function overlaySessions(
  own: readonly Interval[],
  earlier: readonly Interval[],
): OverlaidSession | null {
  const ownWork = repetitionsOf(own);
  const earlierWork = repetitionsOf(earlier);
  if (Math.min(ownWork.length, earlierWork.length) < LEAST_REPETITIONS) return null;
  if (Math.abs(ownWork.length - earlierWork.length) > REPETITIONS_APART) return null;
  const shared = Math.min(ownWork.length, earlierWork.length);
  const isAlike = ownWork
    .slice(0, shared)
    .every((repetition, index) => isAsLong(repetition, earlierWork[index]));
  if (!isAlike) return null;
  const count = Math.max(ownWork.length, earlierWork.length);
  return {
    repetitions: Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      paceSecondsPerKilometer: ownWork[index]?.paceSecondsPerKilometer ?? null,
      earlierPaceSecondsPerKilometer: earlierWork[index]?.paceSecondsPerKilometer ?? null,
    })),
    paceSecondsPerKilometer: meanPaceOf(ownWork.slice(0, shared)),
    earlierPaceSecondsPerKilometer: meanPaceOf(earlierWork.slice(0, shared)),
  };
}

/** How the repetitions compare, beyond what recordings may differ by. */
export function paceChangeOf({
  paceSecondsPerKilometer: own,
  earlierPaceSecondsPerKilometer: earlier,
}: Pick<OverlaidSession, 'paceSecondsPerKilometer' | 'earlierPaceSecondsPerKilometer'>):
  | 'faster'
  | 'slower'
  | 'same' {
  if (own < earlier * (1 - PACE_NOISE_SHARE)) return 'faster';
  return own > earlier * (1 + PACE_NOISE_SHARE) ? 'slower' : 'same';
}

function repetitionsOf(intervals: readonly Interval[]): readonly Interval[] {
  return intervals.filter(({ kind, distanceMeters }) => kind === 'work' && distanceMeters > 0);
}

function isAsLong(own: Interval, earlier: Interval | undefined): boolean {
  if (!earlier) return false;
  return Math.abs(own.distanceMeters / earlier.distanceMeters - 1) <= LENGTH_SHARE;
}

function meanPaceOf(repetitions: readonly Interval[]): number {
  const sum = (of: (one: Interval) => number) =>
    repetitions.reduce((total, one) => total + of(one), 0);
  return (
    sum(({ elapsedSeconds }) => elapsedSeconds) /
    (sum(({ distanceMeters }) => distanceMeters) / 1000)
  );
}
