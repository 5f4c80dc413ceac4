import type { LoadMethod } from '../activities/activity-row.ts';
import { calendarDayOf, dayNumberOf } from '../measures/calendar-day.ts';
import type { SportType } from '../sports/sport-type.ts';
import type { StoredShape } from '../stored-shape.ts';

/** How hard running was, in few enough steps for a narrow bar. */
export const TREND_BANDS = ['easy', 'moderate', 'hard', 'unknown'] as const;
export type TrendBand = (typeof TREND_BANDS)[number];

/** Distances over which records are followed. */
export const TREND_RECORD_METERS = [1000, 1609.344, 5000, 10_000, 21_097.5, 42_195] as const;

/** How far and how long somebody ran. */
export interface RunVolume {
  meters: number;
  /** Moving time. */
  seconds: number;
}

/** One activity of a week, as far as a trend needs it to lead there. */
export interface TrendActivity {
  id: string;
  sport: SportType;
  /** Day on the athlete's own clock. */
  dayNumber: number;
  /** Null where nothing was measured. */
  meters: number | null;
  /** Moving time. */
  seconds: number;
  /** Mean heart rate of an easy run on mostly flat ground that was measured reliably; else absent. */
  easyBeatsPerMinute?: number;
  /**
   * It is called a run and was ridden, or its positions contradict its distance. Absent = neither, or computed
   * before this was kept.
   */
  doubt?: 'ridden' | 'distance';
}

/** A VDOT with the run that it was read from. */
export interface TrendVdot {
  value: number;
  activityId: string;
}

/** The fastest stretch of a week over one distance. */
export interface TrendRecord {
  distanceMeters: number;
  elapsedSeconds: number;
  activityId: string;
}

/**
 * The stored figures of one week, Monday to Sunday; distances and times are of runs, load is of
 * every sport.
 */
export interface TrendWeek {
  /** How far and how long was run, by intensity. */
  volume: Readonly<Record<TrendBand, RunVolume>>;
  /** Loads from Monday to Sunday; a day without any is 0. */
  dailyLoads: readonly number[];
  loadMethods: readonly LoadMethod[];
  /** Activities that count as rest because nothing allows a load. */
  withoutLoadCount: number;
  /** Best of the races; null without one. */
  race: TrendVdot | null;
  /** Best of the other runs, so at least this; null without one. */
  bestRun: TrendVdot | null;
  records: readonly TrendRecord[];
  activities: readonly TrendActivity[];
  /** Runs left out because their source does not allow computing with them. */
  omittedCount: number;
}

/**
 * users/{uid}/trends/{firstYear}: the weeks that begin in three calendar years. Five years and the
 * half year before them, which fitness needs, lie in three such documents at most.
 *
 * users/{uid}/sharedTrends/{firstYear}: the same of the activities that a sharing coach may read.
 */
export interface TrendYears {
  /**
   * Weeks by the calendar day of their Monday, `2026-11-23`; a week without any activity is absent.
   */
  weeks: Readonly<Record<string, TrendWeek>>;
}

export const TREND_YEARS_SHAPE = { weeks: 'object' } as const satisfies StoredShape<TrendYears>;

export const TREND_LIMITS = {
  /** Calendar years of one document. */
  yearsPerDocument: 3,
  /** Listed activities of one week: the first ones are listed, all are counted. */
  activitiesListed: 30,
  /** Rows that are read of one week. */
  activitiesRead: 200,
  /**
   * Analyses that are read of one week: those of the longest runs; shorter runs count by their row.
   */
  analysesRead: 50,
  /** Documents that any span lies in. */
  documentsPerSpan: 3,
} as const;

/**
 * The id of the document that holds a week.
 *
 * @example trendYearsIdOf(dayNumberOf('2026-11-23')) // '2025'
 */
export function trendYearsIdOf(mondayDayNumber: number): string {
  const year = Number(calendarDayOf(mondayDayNumber).slice(0, 4));
  return String(year - (year % TREND_LIMITS.yearsPerDocument));
}

/** The key of a week within its document. */
export function trendWeekKeyOf(mondayDayNumber: number): string {
  return calendarDayOf(mondayDayNumber);
}

/** The weeks of some documents by their Monday, as day numbers. */
export function trendWeeksOf(documents: readonly TrendYears[]): Map<number, TrendWeek> {
  return new Map(
    documents
      .flatMap(({ weeks }) => Object.entries(weeks))
      .map(([key, week]) => [dayNumberOf(key), week]),
  );
}
