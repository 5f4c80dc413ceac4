import { expect, it } from 'vitest';
import { dayNumberOf } from '../measures/calendar-day.ts';
import { exampleTrendWeeks } from './example-trend-week.ts';
import { activitiesById, recordDistancesOf, recordTrend, vdotTrend } from './performance-trend.ts';

const MONDAY = dayNumberOf('2026-11-23');

it('keeps races apart from other runs, the best of each in a period', () => {
  const weeks = exampleTrendWeeks(MONDAY, 104, (weeksAgo) => ({
    race: weeksAgo < 2 ? { value: 50 + weeksAgo, activityId: `race${weeksAgo}` } : null,
  }));
  const points = vdotTrend(weeks, 'twoYears', MONDAY);
  expect(points.at(-1)?.race).toEqual({ value: 51, activityId: 'race1' });
  expect(points.at(-2)?.race).toBeNull();
  expect(points.at(-2)?.bestRun?.value).toBe(40);
});

it('follows the record from what was run before the span', () => {
  const times = [1700, 1500, 1600, 1400];
  const weeks = exampleTrendWeeks(MONDAY, 20, (weeksAgo, monday) => ({
    records: [
      {
        distanceMeters: 5000,
        elapsedSeconds: weeksAgo === 19 ? 1450 : (times[weeksAgo % times.length] ?? 0),
        activityId: `run${monday}`,
      },
    ],
  }));
  const points = recordTrend(weeks, 'sixWeeks', MONDAY, 5000);
  expect(points.map(({ fastest }) => fastest?.elapsedSeconds)).toEqual([
    1500, 1700, 1400, 1600, 1500, 1700,
  ]);
  expect(points.map(({ record }) => record?.elapsedSeconds)).toEqual(Array(6).fill(1400));
  const first = recordTrend(new Map([...weeks].slice(0, 6)), 'sixWeeks', MONDAY - 14 * 7, 5000);
  expect(first.map(({ record }) => record?.elapsedSeconds)).toEqual([
    1450, 1450, 1450, 1450, 1400, 1400,
  ]);
});

it('offers the distances that were run', () => {
  const weeks = exampleTrendWeeks(MONDAY, 3);
  expect(recordDistancesOf(weeks, 'sixWeeks', MONDAY)).toEqual([5000]);
  expect(recordDistancesOf(weeks, 'sixWeeks', MONDAY + 100 * 7)).toEqual([]);
});

it('finds an activity by its id', () => {
  expect(activitiesById(exampleTrendWeeks(MONDAY, 2)).get(`run${MONDAY - 7}`)?.meters).toBe(10_000);
});
