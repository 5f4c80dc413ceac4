import { mondayOf } from '../measures/calendar-day.ts';
import { trendYearsIdOf, type TrendWeek } from './trend-week.ts';

export const TREND_SPANS = [
  'sixWeeks',
  'threeMonths',
  'sixMonths',
  'oneYear',
  'twoYears',
  'fiveYears',
] as const;
export type TrendSpan = (typeof TREND_SPANS)[number];

/** Weeks of a span, this one included, and weeks that its charts show as one. */
export const TREND_SPAN_WEEKS: Readonly<
  Record<TrendSpan, { weeks: number; weeksPerPeriod: number }>
> = {
  sixWeeks: { weeks: 6, weeksPerPeriod: 1 },
  threeMonths: { weeks: 13, weeksPerPeriod: 1 },
  sixMonths: { weeks: 26, weeksPerPeriod: 1 },
  oneYear: { weeks: 52, weeksPerPeriod: 1 },
  twoYears: { weeks: 104, weeksPerPeriod: 4 },
  fiveYears: { weeks: 260, weeksPerPeriod: 4 },
};

/** After so long what was before weighs less than 2 % in fitness. */
const LEAD_WEEKS = 26;

/** Some weeks that a chart shows as one; both days as day numbers, the last one included. */
export interface TrendPeriod {
  firstDay: number;
  lastDay: number;
}

/** The first day of a span, a Monday. */
export function firstDayOf(span: TrendSpan, today: number): number {
  return mondayOf(today) - (TREND_SPAN_WEEKS[span].weeks - 1) * 7;
}

/** The periods of a span, oldest first; the last one holds today. */
export function trendPeriodsOf(span: TrendSpan, today: number): TrendPeriod[] {
  const { weeks, weeksPerPeriod } = TREND_SPAN_WEEKS[span];
  const firstDay = firstDayOf(span, today);
  return Array.from({ length: weeks / weeksPerPeriod }, (_, index) => ({
    firstDay: firstDay + index * weeksPerPeriod * 7,
    lastDay: firstDay + (index + 1) * weeksPerPeriod * 7 - 1,
  }));
}

/** The first and the last document that a span needs, with the weeks before it that fitness needs. */
export function trendDocumentsOf(
  span: TrendSpan,
  today: number,
): { firstId: string; lastId: string } {
  return {
    firstId: trendYearsIdOf(firstDayOf(span, today) - LEAD_WEEKS * 7),
    lastId: trendYearsIdOf(mondayOf(today)),
  };
}

/** The weeks of a period that hold anything, oldest first. */
export function weeksWithin(
  weeks: ReadonlyMap<number, TrendWeek>,
  { firstDay, lastDay }: TrendPeriod,
): TrendWeek[] {
  const found: TrendWeek[] = [];
  for (let monday = firstDay; monday <= lastDay; monday += 7) {
    const week = weeks.get(monday);
    if (week) found.push(week);
  }
  return found;
}
