import type { TrendWeek } from './trend-week.ts';

/** For tests: a week of one easy run of 10 km on its Monday; name what matters to the test. */
export function exampleTrendWeek(monday: number, changes: Partial<TrendWeek> = {}): TrendWeek {
  return {
    volume: {
      easy: { meters: 10_000, seconds: 3600 },
      moderate: { meters: 0, seconds: 0 },
      hard: { meters: 0, seconds: 0 },
      unknown: { meters: 0, seconds: 0 },
    },
    dailyLoads: [70, 0, 0, 0, 0, 0, 0],
    loadMethods: ['heart-rate'],
    withoutLoadCount: 0,
    race: null,
    bestRun: { value: 40, activityId: `run${monday}` },
    records: [{ distanceMeters: 5000, elapsedSeconds: 1700, activityId: `run${monday}` }],
    activities: [
      {
        id: `run${monday}`,
        sport: 'Run',
        dayNumber: monday,
        meters: 10_000,
        seconds: 3600,
        easyBeatsPerMinute: 145,
      },
    ],
    omittedCount: 0,
    ...changes,
  };
}

/** For tests: the same kind of week repeated, oldest first, up to the week of a Monday. */
export function exampleTrendWeeks(
  lastMonday: number,
  count: number,
  changesOf: (weeksAgo: number, monday: number) => Partial<TrendWeek> = () => ({}),
): Map<number, TrendWeek> {
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const weeksAgo = count - 1 - index;
      const monday = lastMonday - weeksAgo * 7;
      return [monday, exampleTrendWeek(monday, changesOf(weeksAgo, monday))] as const;
    }),
  );
}
