import { on, planCase, raceAfter, running, type PlanCase } from '../plan-case.ts';

const HALF_MARATHON = 21_097.5;
const MARATHON = 42_195;

/** Runners whose longest runs two coaches found too short for their race in version 30. */
export const LONG_RUN_RUNNERS: readonly PlanCase[] = [
  planCase(
    'long runs: half marathon in 1:50, four days',
    running(30, 12, 42),
    { goal: raceAfter(12, HALF_MARATHON, 6600), ...on(2, 4, 6, 7) },
    {
      outcome: 'built',
      longest: [18, 21],
      mostRacePace: [8, 10],
      longRuns: { kilometers: [18, 21], count: [2, 4] },
    },
  ),
  planCase(
    'long runs: half marathon in 2:00, four days of 25 km',
    running(25, 10, 38),
    { goal: raceAfter(12, HALF_MARATHON, 7200), ...on(2, 4, 6, 7) },
    { outcome: 'built', longest: [18, 20], mostRacePace: [7.5, 10] },
  ),
  planCase(
    'long runs: parent with 50 minutes, half marathon in 1:50',
    running(24, 11, 42),
    {
      goal: raceAfter(14, HALF_MARATHON, 6600),
      minutesOnOtherDays: 50,
      ...on(2, 4, 7),
    },
    {
      outcome: 'built',
      longest: [18, 21],
      mostRacePace: [7, 10],
      otherMinutesMaximum: 50,
    },
  ),
  planCase(
    'long runs: marathon in 4:00, four days',
    running(40, 18, 37.5),
    { goal: raceAfter(16, MARATHON, 14_400), ...on(2, 4, 6, 7) },
    {
      outcome: 'built',
      longest: [27, 30],
      longestMinutes: [170, 196],
      mostRacePace: [10, 14],
      longRuns: { kilometers: [25.5, 30], count: [3, 5] },
    },
  ),
  planCase(
    'long runs: 50 km with 2200 m of climb, four days',
    running(50, 24, 44),
    {
      goal: raceAfter(16, 50_000),
      isHilly: true,
      climbMeters: 2200,
      ...on(2, 4, 6, 7),
    },
    {
      outcome: 'built',
      longestMinutes: [210, 285],
      longRuns: { kilometers: [25, 33], count: [2, 5] },
      twoLongDays: [2, 4],
      kinds: ['hills'],
    },
  ),
];
