import {
  distanceOf,
  on,
  planCase,
  raceAfter,
  RETURN,
  running,
  type PlanCase,
} from '../plan-case.ts';

/** Masters, and who comes back from injury or a break. */
export const CAREFUL_RUNNERS: readonly PlanCase[] = [
  planCase(
    '62 years old, 10 km in 12 weeks',
    running(30, 12, 38, { age: 62 }),
    { goal: raceAfter(12, 10_000) },
    { outcome: 'built', firstWeek: [27, 31], fasterSessionsMaximum: 1, kinds: ['tempo'] },
  ),
  planCase(
    '70 years old, half marathon in 16 weeks, five days',
    running(35, 14, 34, { age: 70 }),
    { goal: raceAfter(16, 21_097.5), ...on(1, 3, 4, 6, 7) },
    { outcome: 'built', longest: [15, 21], fasterSessionsMaximum: 1, runs: [5, 5] },
  ),
  planCase(
    '55 years old, 5 km in 8 weeks',
    running(35, 12, 44, { age: 55 }),
    { goal: raceAfter(8, 5000), ...on(1, 3, 5, 7) },
    { outcome: 'built', kinds: ['intervals'], fasterSessionsMaximum: 2 },
  ),
  planCase(
    '64 years old, marathon in 2:59, six days',
    running(85, 30, 54, { age: 64 }),
    { goal: raceAfter(16, 42_195, 10_740), ...on(1, 2, 3, 5, 6, 7) },
    { outcome: 'built', longest: [29, 35], fasterSessionsMaximum: 1, kinds: ['marathon-pace'] },
  ),
  planCase(
    '75 years old, 8 km a week, 5 km in 10 weeks',
    running(8, 4, null, { age: 75, easyPaceSecondsPerKilometer: 510 }),
    { goal: distanceOf(5000), weeks: 10, ...on(1, 3, 6) },
    { outcome: 'built', firstWeek: [6, 9], never: ['intervals', 'repetitions', 'test'] },
  ),
  planCase(
    'three weeks off with an injury, now well',
    running(40, 12, 44, { daysSinceLastRun: 21, injury: 'other' }),
    { goal: RETURN, weeks: 8 },
    {
      outcome: 'built',
      weeks: 8,
      // Nobody knows what hurt: runs are short at first, and walked in.
      firstWeek: [8, 15],
      never: ['tempo', 'intervals', 'repetitions', 'hills', 'test', 'race'],
    },
  ),
  planCase(
    'six weeks off with an injury, no run in 30 days',
    running(50, 0, 46, { longestMeters: null, daysSinceLastRun: 42, injury: 'other' }),
    { goal: RETURN, weeks: 10 },
    {
      outcome: 'built',
      firstWeek: [5, 25],
      easyWeeks: 10,
      never: ['tempo', 'intervals', 'repetitions', 'hills', 'test', 'race'],
    },
  ),
  planCase(
    'twelve days off, 10 km in 8 weeks',
    running(32, 12, 43, { daysSinceLastRun: 12 }),
    { goal: raceAfter(8, 10_000) },
    { outcome: 'built', firstWeek: [18, 27], easyWeeks: 2, kinds: ['tempo'] },
  ),
  planCase(
    'forty days off, half marathon in 20 weeks',
    running(40, 0, 46, { longestMeters: null, daysSinceLastRun: 40 }),
    { goal: raceAfter(20, 21_097.5) },
    {
      outcome: 'built',
      firstWeek: [10, 16],
      easyWeeks: 3,
      longest: [12, 23],
      runs: [4, 4],
      never: ['run-walk'],
      hasPaces: false,
      tests: [2, 5],
    },
  ),
  planCase(
    'seven weeks off, now well, back to running in 12 weeks',
    running(36, 0, 44, { longestMeters: null, daysSinceLastRun: 49 }),
    { goal: RETURN, weeks: 12 },
    {
      outcome: 'built',
      firstWeek: [9, 14],
      peakWeek: [20, 30],
      never: ['run-walk', 'tempo', 'intervals', 'repetitions', 'hills', 'test', 'race'],
      hasPaces: false,
    },
  ),
  planCase(
    'five weeks off, 10 km in 48 min in 14 weeks',
    running(32, 0, 43, { longestMeters: null, daysSinceLastRun: 35 }),
    { goal: raceAfter(14, 10_000, 2880) },
    {
      outcome: 'built',
      firstWeek: [9, 14],
      easyWeeks: 4,
      never: ['run-walk'],
      hasPaces: false,
      tests: [1, 3],
    },
  ),
  planCase(
    'a niggle, half marathon in 12 weeks',
    running(40, 16, 46, { health: 'niggle', injury: 'other' }),
    { goal: raceAfter(12, 21_097.5) },
    { outcome: 'built', easyWeeks: 3, fasterSessionsMaximum: 1, longest: [16, 23] },
  ),
  planCase(
    'a niggle, marathon in 20 weeks',
    running(45, 18, 43, { health: 'niggle', injury: 'other' }),
    { goal: raceAfter(20, 42_195), ...on(1, 3, 5, 7) },
    { outcome: 'built', easyWeeks: 3, fasterSessionsMaximum: 1, longest: [25, 32] },
  ),
  planCase(
    '68 years old with a niggle after two weeks off',
    running(28, 10, 36, { age: 68, health: 'niggle', injury: 'other', daysSinceLastRun: 14 }),
    { goal: raceAfter(14, 10_000), ...on(2, 4, 7) },
    { outcome: 'built', firstWeek: [12, 23], easyWeeks: 3, fasterSessionsMaximum: 1 },
  ),
];
