import { isRunning } from '../sports/sport-type.ts';
import type { TrendActivity, TrendWeek } from './trend-week.ts';
import { trendPeriodsOf, weeksWithin, type TrendPeriod, type TrendSpan } from './trend-spans.ts';

/** Mean heart rate of the easy runs of a period that were run at the same pace. */
export interface EasyHeartRatePoint extends TrendPeriod {
  /** Null if there was no run of this kind. */
  beatsPerMinute: number | null;
  runs: readonly TrendActivity[];
}

export interface EasyHeartRateTrend {
  points: readonly EasyHeartRatePoint[];
  /** Bounds of the pace at which the runs are compared, in seconds per kilometre. */
  pace: { fastest: number; slowest: number };
  runCount: number;
  /** Means of the earlier and the later half of the runs. */
  earlierBeatsPerMinute: number;
  laterBeatsPerMinute: number;
}

/** Only runs about as fast are compared: a faster one has a higher heart rate, whoever runs it. */
const PACE_SHARE = 0.05;
/** With fewer runs, a single one with a loose strap decides. */
const RUNS_MINIMUM = 6;
const PERIODS_MINIMUM = 3;

type EasyRun = TrendActivity & { meters: number; easyBeatsPerMinute: number };

/**
 * Heart rate at easy pace over a span. The pace is that of the runner's own middle easy run, so that
 * the same effort is compared. Heat, hills and a bad night change the figure as well.
 *
 * @returns null where fewer than six such runs in three periods are known
 */
export function easyHeartRateTrend(
  weeks: ReadonlyMap<number, TrendWeek>,
  span: TrendSpan,
  today: number,
): EasyHeartRateTrend | null {
  const periods = trendPeriodsOf(span, today).map((period) => ({
    period,
    easy: weeksWithin(weeks, period).flatMap(({ activities }) => activities.filter(isEasyRun)),
  }));
  const paces = periods.flatMap(({ easy }) => easy.map(paceOf)).sort((a, b) => a - b);
  const middle = paces[Math.floor(paces.length / 2)];
  if (middle === undefined) return null;
  const pace = { fastest: middle * (1 - PACE_SHARE), slowest: middle * (1 + PACE_SHARE) };
  const points = periods.map(({ period, easy }): EasyHeartRatePoint & { runs: EasyRun[] } => {
    const runs = easy.filter((run) => paceOf(run) >= pace.fastest && paceOf(run) <= pace.slowest);
    return { ...period, runs, beatsPerMinute: runs.length === 0 ? null : meanOf(runs) };
  });
  const runs = points.flatMap((point) => point.runs);
  const known = points.filter(({ beatsPerMinute }) => beatsPerMinute !== null);
  if (runs.length < RUNS_MINIMUM || known.length < PERIODS_MINIMUM) return null;
  const half = Math.floor(runs.length / 2);
  return {
    points,
    pace,
    runCount: runs.length,
    earlierBeatsPerMinute: meanOf(runs.slice(0, half)),
    laterBeatsPerMinute: meanOf(runs.slice(half)),
  };
}

function isEasyRun(activity: TrendActivity): activity is EasyRun {
  return (
    isRunning(activity.sport) &&
    activity.meters !== null &&
    activity.meters > 0 &&
    activity.easyBeatsPerMinute !== undefined
  );
}

function paceOf({ meters, seconds }: EasyRun): number {
  return (seconds * 1000) / meters;
}

/** Longer runs count for more. */
function meanOf(runs: readonly EasyRun[]): number {
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return runs.reduce((sum, run) => sum + run.easyBeatsPerMinute * run.seconds, 0) / seconds;
}
