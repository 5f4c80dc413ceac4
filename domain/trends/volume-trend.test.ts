import { expect, it } from 'vitest';
import { dayNumberOf } from '../measures/calendar-day.ts';
import { exampleTrendWeeks } from './example-trend-week.ts';
import { volumeTrend } from './volume-trend.ts';

const MONDAY = dayNumberOf('2026-11-23');

it('adds up the weeks of a span by intensity, with their runs', () => {
  const weeks = exampleTrendWeeks(MONDAY, 3, (weeksAgo) => ({
    omittedCount: weeksAgo,
    ...(weeksAgo === 1 && {
      volume: {
        easy: { meters: 5000, seconds: 1800 },
        moderate: { meters: 0, seconds: 0 },
        hard: { meters: 4000, seconds: 1000 },
        unknown: { meters: 1000, seconds: 300 },
      },
    }),
  }));
  const trend = volumeTrend(weeks, 'sixWeeks', MONDAY + 2);
  expect(trend.points.map(({ total }) => total.meters)).toEqual([0, 0, 0, 10_000, 10_000, 10_000]);
  expect(trend.total).toEqual({ meters: 30_000, seconds: 10_300 });
  expect(trend.byBand.hard).toEqual({ meters: 4000, seconds: 1000 });
  expect(trend.points.at(-1)?.runs.map(({ id }) => id)).toEqual([`run${MONDAY}`]);
  expect(trend.omittedCount).toBe(3);
});

it('shows four weeks as one where weeks would be too narrow', () => {
  const trend = volumeTrend(exampleTrendWeeks(MONDAY, 300), 'fiveYears', MONDAY);
  expect(trend.points).toHaveLength(65);
  expect(trend.points.every(({ total }) => total.meters === 40_000)).toBe(true);
  expect(trend.points[0]?.runs).toHaveLength(4);
});
