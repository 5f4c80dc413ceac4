import {
  distanceOf,
  NEVER_RAN,
  on,
  planCase,
  raceAfter,
  RETURN,
  running,
  type PlanCase,
} from '../plan-case.ts';

const HALF_MARATHON = 21_097.5;
const MARATHON = 42_195;

/**
 * Kinds of runners with what a coach would write for them: race pace, doses, the last weeks. Where each
 * figure comes from stands in docs/plan-sessions.md.
 */
export const COACHED_RUNNERS: readonly PlanCase[] = [
  planCase(
    'coached: first 5 km in 10 weeks, running and walking',
    { ...NEVER_RAN, age: 41 },
    { goal: raceAfter(10, 5000), ...on(2, 4, 7) },
    {
      outcome: 'built',
      longestMinutes: [28, 45],
      never: ['hills', 'tempo', 'intervals', 'repetitions', 'test'],
      restsDayBefore: true,
    },
  ),
  planCase(
    'coached: 5 km in 10 weeks, five days',
    running(35, 13, 46),
    { goal: raceAfter(10, 5000), ...on(1, 2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [3.5, 5],
      lateRacePace: [10, 22],
      hardMinutes: [15, 24],
      primer: { daysBefore: [3, 6], kilometers: [0.9, 2] },
    },
  ),
  planCase(
    'coached: 10 km in 50 minutes, four days',
    running(35, 14, 39),
    { goal: raceAfter(10, 10_000, 3000), ...on(2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [5, 7],
      lateRacePace: [14, 24],
      hardMinutes: [24, 34],
      primer: { daysBefore: [3, 6], kilometers: [1.2, 2.5] },
    },
  ),
  planCase(
    'coached: half marathon in 1:45, five days',
    running(45, 16, 42.5),
    { goal: raceAfter(12, HALF_MARATHON, 6300), ...on(1, 2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [8, 12],
      lateRacePace: [22, 40],
      hardMinutes: [24, 34],
      longest: [19, 23],
      primer: { daysBefore: [3, 6], kilometers: [2, 4] },
    },
  ),
  planCase(
    'coached: marathon in 4:45, four days',
    running(32, 16, 32, { age: 47 }),
    { goal: raceAfter(18, MARATHON, 17_100), ...on(2, 4, 5, 7) },
    {
      outcome: 'built',
      mostRacePace: [9, 14],
      lateRacePace: [35, 65],
      longest: [25.5, 28],
      longestMinutes: [180, 196],
      hardMinutes: [20, 60],
      primer: { daysBefore: [3, 6], kilometers: [2, 5] },
    },
  ),
  planCase(
    'coached: marathon in 3:15, six days',
    running(70, 26, 48.5),
    { goal: raceAfter(16, MARATHON, 11_700), ...on(1, 2, 3, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [15, 21],
      lateRacePace: [60, 105],
      longest: [30, 34],
      longestMinutes: [155, 181],
      hardMinutes: [28, 62],
      primer: { daysBefore: [3, 6], kilometers: [3, 6] },
    },
  ),
  planCase(
    'coached: marathon in 2:30, seven runs',
    running(130, 34, 66),
    {
      goal: raceAfter(14, MARATHON, 9000),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      sessionsPerWeek: 7,
    },
    {
      outcome: 'built',
      mostRacePace: [17, 24],
      lateRacePace: [90, 150],
      longest: [31, 35],
      hardMinutes: [35, 70],
      primer: { daysBefore: [3, 6], kilometers: [3, 8] },
    },
  ),
  planCase(
    'coached: 50 km in the mountains, five days',
    running(55, 25, 45),
    { goal: raceAfter(18, 50_000), isHilly: true, ...on(2, 3, 5, 6, 7), longRunWeekday: 6 },
    {
      outcome: 'built',
      longest: [36, 46],
      longestMinutes: [215, 285],
      twoLongDays: [2, 5],
      kinds: ['hills'],
      longestClimbSeconds: [180, 300],
      hardMinutes: [18, 45],
    },
  ),
  planCase(
    'coached: back from a calf injury, three days',
    running(40, 16, 44, { daysSinceLastRun: 24, injury: 'muscle' }),
    { goal: RETURN, weeks: 8, ...on(2, 4, 7) },
    { outcome: 'built', never: ['hills', 'tempo', 'intervals', 'repetitions', 'test'] },
  ),
  planCase(
    'coached: parent with three days, half marathon in 1:55',
    running(24, 11, 40),
    { goal: raceAfter(14, HALF_MARATHON, 6900), minutesOnOtherDays: 50, ...on(2, 4, 7) },
    {
      outcome: 'built',
      mostRacePace: [5.5, 9],
      lateRacePace: [17, 36],
      hardMinutes: [17, 26],
      primer: { daysBefore: [3, 6], kilometers: [1, 3] },
      otherMinutesMaximum: 50,
    },
  ),
  planCase(
    'coached: 62 years old, 10 km, four days',
    running(28, 12, 38, { age: 62 }),
    { goal: raceAfter(12, 10_000), ...on(2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [3, 6],
      lateRacePace: [10, 18],
      primer: { daysBefore: [3, 6], kilometers: [0.8, 2] },
    },
  ),
  planCase(
    'coached: ten miles without a date, four days',
    running(30, 12, 41),
    { goal: distanceOf(16_093), weeks: 10, ...on(2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [3.5, 8],
      primer: { daysBefore: [3, 6], kilometers: [1, 4] },
    },
  ),
];
