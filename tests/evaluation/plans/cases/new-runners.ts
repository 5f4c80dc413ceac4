import {
  distanceOf,
  FITNESS,
  NEVER_RAN,
  on,
  planCase,
  raceAfter,
  running,
  type PlanCase,
} from '../plan-case.ts';

/** Whoever begins, or runs very little. */
export const NEW_RUNNERS: readonly PlanCase[] = [
  planCase(
    'never ran, 5 km in 12 weeks',
    NEVER_RAN,
    { goal: distanceOf(5000), weeks: 12, ...on(1, 3, 6), longRunWeekday: 6 },
    {
      outcome: 'built',
      weeks: 12,
      firstWeek: [4, 10],
      longest: [3, 6],
      runs: [3, 3],
      kinds: ['run-walk', 'race'],
      never: ['tempo', 'intervals', 'repetitions', 'hills', 'test'],
      hasPaces: false,
    },
  ),
  planCase(
    'never ran, 5 km race in 10 weeks',
    NEVER_RAN,
    { goal: raceAfter(10, 5000), ...on(2, 4, 7) },
    { outcome: 'built', weeks: 10, firstWeek: [4, 10], longest: [3, 6], kinds: ['run-walk'] },
  ),
  planCase(
    'never ran, 66 years old, 5 km in 14 weeks',
    { ...NEVER_RAN, age: 66 },
    { goal: distanceOf(5000), weeks: 14, ...on(1, 3, 5) },
    {
      outcome: 'built',
      firstWeek: [4, 9],
      runs: [3, 3],
      kinds: ['run-walk'],
      never: ['tempo', 'intervals', 'repetitions', 'hills', 'test'],
    },
  ),
  planCase(
    'never ran, fitness in 8 weeks',
    NEVER_RAN,
    { goal: FITNESS, weeks: 8, ...on(1, 3, 6) },
    { outcome: 'built', weeks: 8, firstWeek: [4, 10], kinds: ['run-walk'], never: ['race'] },
  ),
  planCase(
    'never ran, one week to try',
    NEVER_RAN,
    { goal: FITNESS, weeks: 1, ...on(1, 3, 6) },
    { outcome: 'built', weeks: 1, firstWeek: [4, 10], kinds: ['run-walk'] },
  ),
  planCase(
    'never ran, wants to run every day',
    NEVER_RAN,
    { goal: distanceOf(5000), weeks: 12, ...on(1, 2, 3, 4, 5, 6, 7) },
    { outcome: 'built', runs: [3, 4], firstWeek: [4, 10], kinds: ['run-walk'] },
  ),
  planCase(
    'never ran, 10 km in 20 weeks',
    { ...NEVER_RAN, age: null },
    { goal: raceAfter(20, 10_000), ...on(2, 4, 7) },
    { outcome: 'built', weeks: 20, firstWeek: [4, 10], longest: [5.5, 11], kinds: ['run-walk'] },
  ),
  planCase(
    'never ran, half marathon in 30 weeks',
    NEVER_RAN,
    { goal: raceAfter(30, 21_097.5), ...on(2, 4, 6, 7) },
    { outcome: 'built', weeks: 30, firstWeek: [4, 10], longest: [12, 20], kinds: ['run-walk'] },
  ),
  planCase(
    'never ran, marathon in 16 weeks',
    NEVER_RAN,
    { goal: raceAfter(16, 42_195) },
    { outcome: 'declined', reason: 'race-too-long', offers: ['shorter'] },
  ),
  planCase(
    'never ran, 100 km in 30 weeks',
    NEVER_RAN,
    { goal: raceAfter(30, 100_000) },
    { outcome: 'declined', reason: 'race-too-long', offers: ['shorter'] },
  ),
  planCase(
    'runs 6 km a week, 10 km in 16 weeks',
    running(6, 3, null, { easyPaceSecondsPerKilometer: 450 }),
    { goal: raceAfter(16, 10_000), ...on(2, 4, 7) },
    { outcome: 'built', firstWeek: [5, 7.5], longest: [6, 11], runs: [3, 3] },
  ),
  planCase(
    'runs 10 km a week, 10 km in 12 weeks',
    running(10, 5, 32),
    { goal: raceAfter(12, 10_000), ...on(2, 4, 7) },
    { outcome: 'built', firstWeek: [9, 11], peakWeek: [14, 26], longest: [7, 12] },
  ),
  planCase(
    'runs 12 km a week, first 5 km race in 6 weeks',
    running(12, 5, null),
    { goal: raceAfter(6, 5000), ...on(1, 3, 6), longRunWeekday: 6 },
    { outcome: 'built', weeks: 6, firstWeek: [10.5, 13.5], longest: [5, 9], hasPaces: false },
  ),
  planCase(
    'runs 15 km a week, first half marathon in 16 weeks',
    running(15, 7, 33),
    { goal: raceAfter(16, 21_097.5), ...on(2, 4, 7) },
    { outcome: 'built', firstWeek: [13, 16.5], peakWeek: [25, 42], longest: [14, 19] },
  ),
];
