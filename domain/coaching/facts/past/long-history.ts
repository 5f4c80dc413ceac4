import type { BestEffort } from '../../../activities/computed-analysis.ts';
import { isRunning } from '../../../sports/sport-type.ts';
import {
  TREND_BANDS,
  TREND_LIMITS,
  type TrendActivity,
  type TrendWeek,
} from '../../../trends/trend-week.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';

/** A run of any year whose row and analysis were read again, so that it may be named. */
export interface CheckedRun {
  id: string;
  /** On the athlete's own clock. */
  dayNumber: number;
  /** Null = not measured. */
  meters: number | null;
  /** Moving time. */
  seconds: number;
  bestEfforts: readonly BestEffort[];
}

/**
 * The weeks of years, where a question asks for more than the recent ones. They hold nothing whose source forbids
 * to compute from it, and for who reads along only what is open to them.
 */
export interface LongHistory {
  /** By their Monday, as day numbers. */
  weeks: ReadonlyMap<number, TrendWeek>;
  /** Older weeks are stored, and were not read. */
  isCut: boolean;
  /** By their ids. Only these are named one by one. */
  checked: ReadonlyMap<string, CheckedRun>;
  /** Runs of the weeks that may not be named or counted any more: gone, hidden, forbidden or in doubt. */
  refused: ReadonlySet<string>;
}

/** Runs that are read again for one question, each by its row and its analysis. */
export const CHECKED_RUNS_MOST = 8;
/** Documents that are read for one question, the newest: twelve calendar years. */
export const LONG_HISTORY_DOCUMENTS_MOST = 4;

/** What the runs of a time add up to. */
export interface PastSum {
  runs: readonly TrendActivity[];
  meters: number;
  /** Moving time. */
  seconds: number;
  /** There may be more of it: a week lists less than it counts, or an old one holds a ride. */
  isRough: boolean;
  /** Runs were left out because their source forbids to compute from them. */
  hasOmitted: boolean;
}

/** Each listed distance is rounded to a metre, and so is each of the four bands. */
const ROUNDED_METERS = 0.5;

/** The runs that a week lists, without rides and without what may not be counted any more. */
export function runsOfWeek({ activities }: TrendWeek, refused: ReadonlySet<string>) {
  return activities.filter(
    ({ id, sport, doubt }) => isRunning(sport) && doubt !== 'ridden' && !refused.has(id),
  );
}

/** The weeks that hold a day of a time, oldest first. */
function weeksOver(
  weeks: ReadonlyMap<number, TrendWeek>,
  { from, to }: { from: number; to: number },
): [monday: number, week: TrendWeek][] {
  return [...weeks]
    .filter(([monday]) => monday <= to && monday + DAYS_A_WEEK - 1 >= from)
    .sort(([a], [b]) => a - b);
}

/** The runs of a time, oldest first; both days included. */
export function runsWithin(
  { weeks, refused }: LongHistory,
  days: { from: number; to: number },
): TrendActivity[] {
  return weeksOver(weeks, days)
    .flatMap(([, week]) => runsOfWeek(week, refused))
    .filter(({ dayNumber }) => dayNumber >= days.from && dayNumber <= days.to)
    .sort((a, b) => a.dayNumber - b.dayNumber);
}

/**
 * What was run in a time, both days included. A week that lies in it as a whole counts by its sums, which hold
 * also what its list has no room for.
 */
export function sumWithin(long: LongHistory, days: { from: number; to: number }): PastSum {
  const sum = { meters: 0, seconds: 0, isRough: false, hasOmitted: false };
  const runs: TrendActivity[] = [];
  for (const [monday, week] of weeksOver(long.weeks, days)) {
    const listed = runsOfWeek(week, long.refused);
    const own = listed.filter((run) => run.dayNumber >= days.from && run.dayNumber <= days.to);
    const isWhole = monday >= days.from && monday + DAYS_A_WEEK - 1 <= days.to;
    const hasRefused = week.activities.some(({ id }) => long.refused.has(id));
    const total = totalOf(week);
    runs.push(...own);
    if (isWhole && !hasRefused) {
      sum.meters += total.meters;
      sum.seconds += total.seconds;
    } else {
      sum.meters += metersOf(own);
      sum.seconds += own.reduce((seconds, run) => seconds + run.seconds, 0);
    }
    const isFull = week.activities.length >= TREND_LIMITS.activitiesListed;
    const rounding = ROUNDED_METERS * (listed.length + TREND_BANDS.length);
    const isExact = Math.abs(metersOf(listed) - total.meters) <= rounding;
    sum.isRough ||= isFull || (!isExact && !hasRefused);
    sum.hasOmitted ||= week.omittedCount > 0;
  }
  return { runs, ...sum };
}

function metersOf(runs: readonly TrendActivity[]): number {
  return runs.reduce((sum, { meters }) => sum + (meters ?? 0), 0);
}

function totalOf({ volume }: TrendWeek): { meters: number; seconds: number } {
  return TREND_BANDS.reduce(
    (sum, band) => ({
      meters: sum.meters + volume[band].meters,
      seconds: sum.seconds + volume[band].seconds,
    }),
    { meters: 0, seconds: 0 },
  );
}

/** The day of the first run that is known, as `dayNumber`; null = there is none. */
export function firstDayOf({ weeks, refused }: LongHistory): number | null {
  const days = [...weeks.values()].flatMap((week) =>
    runsOfWeek(week, refused).map(({ dayNumber }) => dayNumber),
  );
  return days.length === 0 ? null : days.reduce((first, day) => Math.min(first, day));
}
