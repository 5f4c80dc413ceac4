import { expect, it } from 'vitest';
import { dayNumberOf } from '../measures/calendar-day.ts';
import { easyHeartRateTrend } from './easy-heart-rate-trend.ts';
import { exampleTrendWeeks } from './example-trend-week.ts';
import type { TrendActivity } from './trend-week.ts';

const MONDAY = dayNumberOf('2026-11-23');

function run(monday: number, changes: Partial<TrendActivity>): TrendActivity {
  return {
    id: `run${monday}`,
    sport: 'Run',
    dayNumber: monday,
    meters: 10_000,
    seconds: 3600,
    ...changes,
  };
}

it('compares the runs at one pace, and leaves faster and slower ones out', () => {
  const weeks = exampleTrendWeeks(MONDAY, 6, (weeksAgo, monday) => ({
    activities: [
      run(monday, { easyBeatsPerMinute: 140 + weeksAgo }),
      run(monday, { id: 'faster', seconds: 3000, easyBeatsPerMinute: 170 }),
      run(monday, { id: 'hard' }),
      run(monday, { id: 'slower', seconds: 4200, easyBeatsPerMinute: 120 }),
    ],
  }));
  const trend = easyHeartRateTrend(weeks, 'sixWeeks', MONDAY);
  expect(trend?.points.map(({ beatsPerMinute }) => beatsPerMinute)).toEqual([
    145, 144, 143, 142, 141, 140,
  ]);
  expect(trend?.pace).toEqual({ fastest: 342, slowest: 378 });
  expect(trend).toMatchObject({
    runCount: 6,
    earlierBeatsPerMinute: 144,
    laterBeatsPerMinute: 141,
  });
});

it.each([
  ['five runs', 5, 1],
  ['many runs in two weeks', 2, 4],
])('says nothing of %s', (_, weekCount, runsAWeek) => {
  const weeks = exampleTrendWeeks(MONDAY, weekCount, (_weeksAgo, monday) => ({
    activities: Array.from({ length: runsAWeek }, () => run(monday, { easyBeatsPerMinute: 140 })),
  }));
  expect(easyHeartRateTrend(weeks, 'sixWeeks', MONDAY)).toBeNull();
});

it('says nothing where nothing is known', () => {
  expect(easyHeartRateTrend(new Map(), 'fiveYears', MONDAY)).toBeNull();
});
