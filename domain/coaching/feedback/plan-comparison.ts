import type { SessionView } from '../facts/session-view.ts';
import { isReadable } from './finding-tests.ts';
import type { PlanComparison } from './session-reading.ts';

/** Within this share of a distance it was kept; our choice. */
const KEPT_SHARE = 0.1;
/** A pace that reads the same as the end of its range is within it. */
const PACE_SHARE = 0.01;
/** Repetitions of one length differ by no more, as a watch measures them. */
const LENGTH_SHARE = 0.05;

/**
 * How a run compares with the session of the plan that it was, by the figures `planned.own.…`.
 * Repetitions are counted where they have the planned length. Pace is left out on hills.
 *
 * @returns null where there is no such session, or the recording does not show it soundly
 */
export function planComparison(view: SessionView): PlanComparison | null {
  if (!isReadable(view) || !view.has('planned.own.distance', 'distance.total')) return null;
  if (view.analysis.purpose === 'intervals') return comparedRepeats(view);
  const planned = view.value('planned.own.distance') ?? 0;
  const share = (view.value('distance.total') ?? 0) / planned - 1;
  const isKept = Math.abs(share) <= KEPT_SHARE;
  return (
    comparedPace(view, isKept) ??
    (isKept ? 'distanceKept' : share < 0 ? 'distanceShort' : 'distanceLong')
  );
}

function comparedRepeats({ analysis: { facts }, value }: SessionView): PlanComparison | null {
  const planned = facts.find(({ id }) => id === 'planned.own.repeat.length');
  const run = facts.find(({ id }) => id === 'interval.work.length');
  if (!planned || !run || planned.unit !== run.unit) return null;
  if (Math.abs(run.value - planned.value) > planned.value * LENGTH_SHARE) return null;
  const [most, count] = [value('planned.own.repeat.count'), value('interval.work.count')];
  if (most === null || count === null) return null;
  if (count === most) return 'repeatsKept';
  return count < most ? 'repeatsFewer' : 'repeatsMore';
}

function comparedPace(view: SessionView, isKept: boolean): PlanComparison | null {
  const { analysis, isHilly, value } = view;
  const [fast, slow] = [value('planned.own.pace.fast'), value('planned.own.pace.slow')];
  const pace = value('pace.average');
  // A tempo run's range is that of its faster part.
  if (fast === null || slow === null || pace === null || isHilly) return null;
  if (analysis.purpose === 'tempo') return null;
  if (pace < fast * (1 - PACE_SHARE)) return 'rangeFaster';
  return isKept && pace <= slow * (1 + PACE_SHARE) ? 'rangeKept' : null;
}
