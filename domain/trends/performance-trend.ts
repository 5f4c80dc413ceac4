import {
  TREND_RECORD_METERS,
  type TrendActivity,
  type TrendRecord,
  type TrendVdot,
  type TrendWeek,
} from './trend-week.ts';
import { trendPeriodsOf, weeksWithin, type TrendPeriod, type TrendSpan } from './trend-spans.ts';

/** The VDOT of a period: of its best race, and what its other runs say at least. */
export interface VdotPoint extends TrendPeriod {
  race: TrendVdot | null;
  bestRun: TrendVdot | null;
}

/** VDOT of a span, period by period. */
export function vdotTrend(
  weeks: ReadonlyMap<number, TrendWeek>,
  span: TrendSpan,
  today: number,
): VdotPoint[] {
  return trendPeriodsOf(span, today).map((period) => {
    const inPeriod = weeksWithin(weeks, period);
    return {
      ...period,
      race: highest(inPeriod.map(({ race }) => race)),
      bestRun: highest(inPeriod.map(({ bestRun }) => bestRun)),
    };
  });
}

function highest(values: readonly (TrendVdot | null)[]): TrendVdot | null {
  const [best] = values.filter((value) => value !== null).sort((a, b) => b.value - a.value);
  return best ?? null;
}

/** The best time of a period over one distance, beside the best until then. */
export interface RecordPoint extends TrendPeriod {
  fastest: TrendRecord | null;
  /** The record of this and all known periods before it. */
  record: TrendRecord | null;
}

/** The distances over which the span holds a time. */
export function recordDistancesOf(
  weeks: ReadonlyMap<number, TrendWeek>,
  span: TrendSpan,
  today: number,
): number[] {
  const held = new Set(
    trendPeriodsOf(span, today)
      .flatMap((period) => weeksWithin(weeks, period))
      .flatMap(({ records }) => records.map(({ distanceMeters }) => distanceMeters)),
  );
  return TREND_RECORD_METERS.filter((meters) => held.has(meters));
}

/**
 * Best times over one distance, period by period.
 *
 * @param weeks also those before the span, whose record it begins with
 */
export function recordTrend(
  weeks: ReadonlyMap<number, TrendWeek>,
  span: TrendSpan,
  today: number,
  distanceMeters: number,
): RecordPoint[] {
  const periods = trendPeriodsOf(span, today);
  const firstDay = periods[0]?.firstDay ?? today;
  const fastestOf = (chosen: readonly TrendWeek[]): TrendRecord | null =>
    chosen
      .flatMap(({ records }) => records.filter((one) => one.distanceMeters === distanceMeters))
      .reduce<TrendRecord | null>(fasterOf, null);
  let record = fastestOf(
    [...weeks].filter(([monday]) => monday < firstDay).map(([, week]) => week),
  );
  return periods.map((period) => {
    const fastest = fastestOf(weeksWithin(weeks, period));
    record = fastest ? fasterOf(record, fastest) : record;
    return { ...period, fastest, record };
  });
}

/** The earlier one where both are as fast. */
function fasterOf(before: TrendRecord | null, next: TrendRecord): TrendRecord {
  return before && before.elapsedSeconds <= next.elapsedSeconds ? before : next;
}

/** The activities of some weeks by their id. */
export function activitiesById(
  weeks: ReadonlyMap<number, TrendWeek>,
): ReadonlyMap<string, TrendActivity> {
  return new Map(
    [...weeks.values()].flatMap(({ activities }) => activities.map((one) => [one.id, one])),
  );
}
