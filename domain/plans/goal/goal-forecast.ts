import type { RecordDistance } from '../../athletes/athlete-profile.ts';
import { dayNumberOf } from '../../measures/calendar-day.ts';
import { HISTORY_DAYS } from '../../training/recent-activity.ts';
import { RECORD_METERS } from '../../training/performance/record-meters.ts';
import { readRace } from '../../training/performance/record-readings.ts';
import { trendPeriodsOf, weeksWithin } from '../../trends/trend-spans.ts';
import type { TrendVdot, TrendWeek } from '../../trends/trend-week.ts';
import { PLAN_LIMITS } from '../plan-limits.ts';
import { predictedRace } from '../plan-paces.ts';
import { VDOT_UNCERTAINTY } from '../runner-at-start.ts';
import { FORECAST_SPAN } from './forecast-span.ts';

/** A goal that can be compared with a forecast. */
export interface ForecastGoal {
  distance: RecordDistance;
  /** The time wished for; null = only the forecast is of interest. */
  seconds: number | null;
  /** YYYY-MM-DD. */
  day: string;
}

/** What the runs of twelve weeks predict for a distance, as a range in seconds. */
export interface Forecast {
  fromSeconds: number;
  toSeconds: number;
  /** `best-run`: no race is known, so the runner can do at least this. */
  basis: 'race' | 'best-run';
  vdot: number;
  activityId: string;
}

/** The forecast at the end of a period; null where nothing says anything. */
export interface ForecastPoint {
  /** As day number. */
  lastDay: number;
  forecast: Forecast | null;
}

function highest(values: readonly (TrendVdot | null)[]): TrendVdot | null {
  const [best] = values.filter((value) => value !== null).sort((a, b) => b.value - a.value);
  return best ?? null;
}

/** What the weeks up to a day predict for a distance; the same that a plan of that day begins with. */
function forecastOn(
  weeks: ReadonlyMap<number, TrendWeek>,
  lastDay: number,
  meters: number,
): Forecast | null {
  const known = weeksWithin(weeks, { firstDay: lastDay - HISTORY_DAYS + 1, lastDay });
  // Nobody's form is that of before four weeks without a run.
  const sinceBreak = { firstDay: lastDay - PLAN_LIMITS.longBreakDays + 1, lastDay };
  const hasRun = weeksWithin(weeks, sinceBreak).some(({ volume }) =>
    Object.values(volume).some(({ meters }) => meters > 0),
  );
  if (!hasRun) return null;
  const race = highest(known.map((week) => week.race));
  const best = race ?? highest(known.map((week) => week.bestRun));
  if (!best) return null;
  const basis = race ? 'race' : 'best-run';
  const vdot = { value: best.value, uncertainty: VDOT_UNCERTAINTY[basis] };
  const range = predictedRace(vdot, meters);
  return range && { ...range, basis, vdot: best.value, activityId: best.activityId };
}

/**
 * What was predicted for a distance, week by week over half a year.
 *
 * @param weeks by their Monday, the twelve before the span among them
 * @param today as day number
 */
export function forecastTrend(
  weeks: ReadonlyMap<number, TrendWeek>,
  distance: RecordDistance,
  today: number,
): ForecastPoint[] {
  return trendPeriodsOf(FORECAST_SPAN, today).map(({ lastDay }) => ({
    lastDay,
    forecast: forecastOn(weeks, lastDay, RECORD_METERS[distance]),
  }));
}

/** How a goal stands to the forecast, and what it would take. */
export type GoalOutlook =
  /** Even the careful end of the range is fast enough. */
  | { code: 'within' }
  /** The goal lies in the range: it may come true on a good day. */
  | { code: 'inRange' }
  /** Regular training can add what is missing until then, or would take longer. */
  | { code: 'trainable' | 'tooSoon'; missingVdot: number; weeksNeeded: number; weeksLeft: number }
  /** More is missing than one plan may add. */
  | { code: 'far'; missingVdot: number }
  /** The formulas do not hold for the goal. */
  | { code: 'unknown' };

/**
 * What a goal would take, from the forecast of today.
 *
 * @param today as day number
 * @returns null where no time is wished for, or the day is over
 */
export function goalOutlook(
  { distance, seconds, day }: ForecastGoal,
  forecast: Forecast,
  today: number,
): GoalOutlook | null {
  const daysLeft = dayNumberOf(day) - today;
  if (seconds === null || daysLeft < 0) return null;
  if (seconds >= forecast.toSeconds) return { code: 'within' };
  if (seconds >= forecast.fromSeconds) return { code: 'inRange' };
  const needed = readRace(distance, seconds).vdot;
  if (needed === null) return { code: 'unknown' };
  const missingVdot = Math.max(0, needed - forecast.vdot);
  if (missingVdot > PLAN_LIMITS.vdotGainMaximum) return { code: 'far', missingVdot };
  const weeksNeeded = Math.max(1, Math.ceil(missingVdot * PLAN_LIMITS.vdotGainWeeks));
  const weeksLeft = Math.floor(daysLeft / 7);
  const code = weeksNeeded <= weeksLeft ? 'trainable' : 'tooSoon';
  return { code, missingVdot, weeksNeeded, weeksLeft };
}
