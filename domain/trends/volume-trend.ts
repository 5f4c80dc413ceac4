import { isRunning } from '../sports/sport-type.ts';
import {
  TREND_BANDS,
  type RunVolume,
  type TrendActivity,
  type TrendBand,
  type TrendWeek,
} from './trend-week.ts';
import { trendPeriodsOf, weeksWithin, type TrendPeriod, type TrendSpan } from './trend-spans.ts';

/** The runs of a period. */
export interface VolumePoint extends TrendPeriod {
  total: RunVolume;
  byBand: Readonly<Record<TrendBand, RunVolume>>;
  runs: readonly TrendActivity[];
}

export interface VolumeTrend {
  points: readonly VolumePoint[];
  /** The volume of the whole span. */
  total: RunVolume;
  byBand: Readonly<Record<TrendBand, RunVolume>>;
  /** Runs that count nowhere because their source does not allow it. */
  omittedCount: number;
}

/** Distance and time of a span by intensity. */
export function volumeTrend(
  weeks: ReadonlyMap<number, TrendWeek>,
  span: TrendSpan,
  today: number,
): VolumeTrend {
  const periods = trendPeriodsOf(span, today).map((period) => ({
    period,
    inPeriod: weeksWithin(weeks, period),
  }));
  const points = periods.map(({ period, inPeriod }) => ({
    ...period,
    ...summed(inPeriod.map(({ volume }) => volume)),
    runs: inPeriod.flatMap(({ activities }) => activities.filter(({ sport }) => isRunning(sport))),
  }));
  return {
    points,
    ...summed(points.map(({ byBand }) => byBand)),
    omittedCount: periods
      .flatMap(({ inPeriod }) => inPeriod)
      .reduce((sum, week) => sum + week.omittedCount, 0),
  };
}

function summed(volumes: readonly TrendWeek['volume'][]): Pick<VolumePoint, 'total' | 'byBand'> {
  const add = (parts: readonly RunVolume[]): RunVolume => ({
    meters: parts.reduce((sum, part) => sum + part.meters, 0),
    seconds: parts.reduce((sum, part) => sum + part.seconds, 0),
  });
  const byBand = {
    easy: add(volumes.map(({ easy }) => easy)),
    moderate: add(volumes.map(({ moderate }) => moderate)),
    hard: add(volumes.map(({ hard }) => hard)),
    unknown: add(volumes.map(({ unknown }) => unknown)),
  };
  return { byBand, total: add(TREND_BANDS.map((band) => byBand[band])) };
}
