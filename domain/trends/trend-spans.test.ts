import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf, mondayOf } from '../measures/calendar-day.ts';
import { TREND_LIMITS, trendWeekKeyOf, trendWeeksOf, trendYearsIdOf } from './trend-week.ts';
import { exampleTrendWeek } from './example-trend-week.ts';
import {
  firstDayOf,
  TREND_SPANS,
  TREND_SPAN_WEEKS,
  trendDocumentsOf,
  trendPeriodsOf,
} from './trend-spans.ts';

describe.each(TREND_SPANS)('%s', (span) => {
  it('lies in no more documents than may be read, on every day of six years', () => {
    const { yearsPerDocument, documentsPerSpan } = TREND_LIMITS;
    for (let day = dayNumberOf('2024-01-01'); day < dayNumberOf('2030-01-01'); day += 1) {
      const { firstId, lastId } = trendDocumentsOf(span, day);
      const count = (Number(lastId) - Number(firstId)) / yearsPerDocument + 1;
      expect(count).toBeLessThanOrEqual(documentsPerSpan);
    }
  });

  it('consists of whole weeks side by side, of which the last holds today', () => {
    const today = dayNumberOf('2026-11-25');
    const periods = trendPeriodsOf(span, today);
    const { weeks, weeksPerPeriod } = TREND_SPAN_WEEKS[span];
    expect(periods).toHaveLength(weeks / weeksPerPeriod);
    expect(periods[0]?.firstDay).toBe(firstDayOf(span, today));
    expect(periods.at(-1)?.lastDay).toBe(mondayOf(today) + 6);
    for (const [index, { firstDay }] of periods.entries()) {
      expect(firstDay).toBe(mondayOf(firstDay));
      if (index > 0) expect(firstDay).toBe((periods[index - 1]?.lastDay ?? 0) + 1);
    }
  });
});

it('keeps a week with the year in which it begins', () => {
  const monday = dayNumberOf('2024-12-30');
  expect(trendYearsIdOf(monday)).toBe('2022');
  expect(trendYearsIdOf(monday + 7)).toBe('2025');
  const week = exampleTrendWeek(monday);
  const weeks = trendWeeksOf([{ weeks: { [trendWeekKeyOf(monday)]: week } }]);
  expect(weeks.get(monday)).toBe(week);
  expect(calendarDayOf(monday)).toBe('2024-12-30');
});
