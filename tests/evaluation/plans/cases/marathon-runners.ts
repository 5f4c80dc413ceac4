import { on, planCase, raceAfter, running, sundayAfter, type PlanCase } from '../plan-case.ts';

const MARATHON = 42_195;

/** From the first marathon to 2:30, and beyond the marathon. */
export const MARATHON_RUNNERS: readonly PlanCase[] = [
  planCase(
    'first marathon in 20 weeks, four days, no race known',
    running(30, 14, null),
    { goal: raceAfter(20, MARATHON) },
    {
      outcome: 'built',
      weeks: 20,
      peakWeek: [40, 62],
      longest: [23, 30],
      runs: [4, 4],
      hasPaces: false,
    },
  ),
  planCase(
    'marathon in 4:00, five days',
    running(45, 20, 38),
    { goal: raceAfter(16, MARATHON, 14_400), ...on(1, 2, 4, 5, 7) },
    {
      outcome: 'built',
      peakWeek: [52, 75],
      longest: [26, 32],
      runs: [5, 5],
      kinds: ['marathon-pace', 'tempo'],
    },
  ),
  planCase(
    'marathon in 3:30, five days',
    running(60, 24, 45),
    { goal: raceAfter(16, MARATHON, 12_600), ...on(1, 2, 4, 5, 7) },
    {
      outcome: 'built',
      firstWeek: [56, 64],
      longest: [28, 34],
      kinds: ['marathon-pace', 'tempo'],
      tests: [2, 4],
    },
  ),
  planCase(
    'marathon in 3:00, six days',
    running(80, 28, 54),
    { goal: raceAfter(16, MARATHON, 10_800), ...on(1, 2, 3, 4, 6, 7) },
    {
      outcome: 'built',
      firstWeek: [76, 84],
      peakWeek: [80, 105],
      longest: [29, 35],
      kinds: ['marathon-pace', 'tempo', 'intervals'],
      fasterSessionsMaximum: 2,
    },
  ),
  planCase(
    'marathon in 2:30, seven runs',
    running(130, 34, 66),
    {
      goal: raceAfter(14, MARATHON, 9000),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      sessionsPerWeek: 7,
    },
    {
      outcome: 'built',
      firstWeek: [124, 135],
      peakWeek: [124, 160],
      longest: [30, 36],
      runs: [7, 7],
      kinds: ['marathon-pace', 'tempo', 'intervals'],
    },
  ),
  planCase(
    'marathon in 30 weeks from 20 km a week',
    running(20, 10, 38),
    { goal: raceAfter(30, MARATHON) },
    { outcome: 'built', weeks: 30, peakWeek: [42, 65], longest: [24, 32], tests: [4, 7] },
  ),
  planCase(
    'marathon in 3 weeks, trained',
    running(65, 32, 47),
    { goal: raceAfter(3, MARATHON), ...on(1, 2, 4, 5, 7) },
    { outcome: 'built', weeks: 3, peakWeek: [50, 70], never: ['test'] },
  ),
  planCase(
    'marathon with a half marathon on the way',
    running(55, 22, 46),
    {
      goal: raceAfter(16, MARATHON),
      ...on(1, 2, 4, 5, 7),
      racesOnTheWay: [{ day: sundayAfter(11), meters: 21_097.5 }],
    },
    { outcome: 'built', races: [sundayAfter(11)], longest: [27, 34], kinds: ['marathon-pace'] },
  ),
  planCase(
    'marathon with 5 km and 10 km on the way',
    running(50, 20, 44),
    {
      goal: raceAfter(18, MARATHON),
      ...on(1, 2, 4, 5, 7),
      racesOnTheWay: [
        { day: sundayAfter(6), meters: 5000 },
        { day: sundayAfter(12), meters: 10_000 },
      ],
    },
    { outcome: 'built', races: [sundayAfter(6), sundayAfter(12)], longest: [26, 34] },
  ),
  planCase(
    'marathon in the heat',
    running(50, 20, 44),
    { goal: raceAfter(16, MARATHON), isHot: true, ...on(1, 2, 4, 5, 7) },
    { outcome: 'built', hasPaces: false, longest: [26, 34] },
  ),
  planCase(
    'hilly marathon',
    running(50, 20, 44),
    { goal: raceAfter(16, MARATHON), isHilly: true, ...on(1, 2, 4, 5, 7) },
    { outcome: 'built', kinds: ['hills', 'marathon-pace'], longest: [26, 34] },
  ),
  planCase(
    '50 km in 16 weeks',
    running(70, 32, 48),
    { goal: raceAfter(16, 50_000), ...on(1, 2, 4, 6, 7) },
    { outcome: 'built', firstWeek: [66, 74], longest: [32, 42], kinds: ['hills'] },
  ),
  planCase(
    'hilly 50 km in 20 weeks',
    running(55, 25, 45),
    { goal: raceAfter(20, 50_000), isHilly: true, ...on(2, 3, 5, 6, 7), longRunWeekday: 6 },
    { outcome: 'built', longest: [29, 42], kinds: ['hills'], longWeekday: 6 },
  ),
  planCase(
    '50 km in 20 weeks on three days',
    running(45, 25, 43),
    { goal: raceAfter(20, 50_000), ...on(2, 4, 7) },
    { outcome: 'built', runs: [3, 3], longest: [26, 40] },
  ),
  planCase(
    '80 km in 22 weeks',
    running(65, 32, 46),
    { goal: raceAfter(22, 80_000), ...on(1, 2, 4, 6, 7) },
    { outcome: 'built', peakWeek: [75, 105], longest: [34, 50] },
  ),
  planCase(
    '100 km in 24 weeks',
    running(90, 38, 52),
    { goal: raceAfter(24, 100_000), ...on(1, 2, 3, 4, 6, 7) },
    { outcome: 'built', peakWeek: [95, 135], longest: [38, 52], runs: [6, 6] },
  ),
];
