import { expect, it } from 'vitest';
import { dayNumberOf } from '../measures/calendar-day.ts';
import { exampleTrendWeeks } from './example-trend-week.ts';
import { loadTrend } from './load-trend.ts';

const MONDAY = dayNumberOf('2026-11-23');
const EVEN = { dailyLoads: [100, 100, 100, 100, 100, 100, 100] };

it('comes to fitness and fatigue of the daily load where it never changes', () => {
  const trend = loadTrend(
    exampleTrendWeeks(MONDAY, 80, () => EVEN),
    'sixWeeks',
    MONDAY + 6,
  );
  const last = trend?.points.at(-1);
  expect(last?.fitness).toBeCloseTo(100, 3);
  expect(last?.fatigue).toBeCloseTo(100, 6);
  expect(last?.form).toBeCloseTo(0, 3);
  expect(trend?.points).toHaveLength(42);
});

it('claims nothing before six weeks are known', () => {
  const weeks = exampleTrendWeeks(MONDAY, 7, () => EVEN);
  const trend = loadTrend(weeks, 'threeMonths', MONDAY + 6);
  const known = trend?.points.filter(({ fitness }) => fitness !== null) ?? [];
  expect(known).toHaveLength(8);
  // 42 days of 100 from zero: 63.21 by the exponential weights.
  expect(known[0]?.fitness).toBeCloseTo(63.21, 2);
  expect(trend?.knownDays).toBe(49);
  expect(loadTrend(exampleTrendWeeks(MONDAY, 2), 'sixWeeks', MONDAY)?.points.at(-1)).toMatchObject({
    fitness: null,
    fatigue: null,
    form: null,
    dailyLoad: 70,
  });
});

it('ends today, so that the rest of the week is no rest', () => {
  const trend = loadTrend(exampleTrendWeeks(MONDAY, 60), 'oneYear', MONDAY + 1);
  expect(trend?.points).toHaveLength(52);
  expect(trend?.points.at(-1)).toMatchObject({ lastDay: MONDAY + 1, dailyLoad: 35 });
});

it('leads each point to what made its load, and says how it was found', () => {
  const weeks = exampleTrendWeeks(MONDAY, 6, (weeksAgo) => ({
    loadMethods: [weeksAgo % 2 === 0 ? 'heart-rate' : 'pace'],
    withoutLoadCount: 1,
  }));
  const trend = loadTrend(weeks, 'sixWeeks', MONDAY);
  expect(trend?.points.at(-1)?.activities.map(({ id }) => id)).toEqual([`run${MONDAY}`]);
  expect(trend?.methods).toEqual(['heart-rate', 'pace']);
  expect(trend?.withoutLoadCount).toBe(6);
});

it('has nothing to show where no activity has a load', () => {
  const weeks = exampleTrendWeeks(MONDAY, 6, () => ({
    loadMethods: [],
    dailyLoads: [0, 0, 0, 0, 0, 0, 0],
  }));
  expect(loadTrend(weeks, 'sixWeeks', MONDAY)).toBeNull();
  expect(loadTrend(new Map(), 'fiveYears', MONDAY)).toBeNull();
});
