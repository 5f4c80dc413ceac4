import {
  FITNESS,
  NEVER_RAN,
  on,
  planCase,
  raceAfter,
  running,
  type PlanCase,
} from '../plan-case.ts';

const HALF_MARATHON = 21_097.5;
const MARATHON = 42_195;

/** What a coach expects by age, after an injury that nobody named, and before a race of a day; written before the plans. */
export const AGES_AND_INJURIES: readonly PlanCase[] = [
  planCase(
    '17 years old, 5 km in 19:30 in 10 weeks, five days',
    running(38, 12, 50, { age: 17 }),
    { goal: raceAfter(10, 5000, 1170), ...on(1, 2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [3.5, 5.5],
      lateRacePace: [14, 26],
      hardMinutes: [12, 24],
      longest: [12, 15],
      peakWeek: [42, 50],
    },
  ),
  planCase(
    '52 years old, half marathon in 1:55, four days',
    running(30, 14, 38, { age: 52 }),
    { goal: raceAfter(14, HALF_MARATHON, 6900), ...on(2, 4, 6, 7) },
    {
      outcome: 'built',
      mostRacePace: [7, 12],
      lateRacePace: [22, 45],
      longest: [18, 21],
      fasterSessionsMaximum: 1,
    },
  ),
  planCase(
    '58 years old, marathon in 4:40, four days',
    running(32, 16, 33, { age: 58 }),
    { goal: raceAfter(20, MARATHON, 16_800), ...on(2, 4, 5, 7) },
    {
      outcome: 'built',
      mostRacePace: [8, 14],
      lateRacePace: [30, 65],
      longestMinutes: [165, 196],
      fasterSessionsMaximum: 1,
    },
  ),
  planCase(
    'an injury without a name, half marathon in 18 weeks, three days',
    running(28, 14, 40, { daysSinceLastRun: 24, injury: 'other' }),
    { goal: raceAfter(18, HALF_MARATHON), ...on(2, 4, 7) },
    {
      outcome: 'built',
      firstWeek: [8, 15],
      easyWeeks: 4,
      never: ['hills', 'repetitions'],
      longest: [12, 20],
      fasterSessionsMaximum: 1,
    },
  ),
  planCase(
    '100 km on the road in 24 weeks, six days of 80 km',
    running(80, 30, 47, { age: 46 }),
    { goal: raceAfter(24, 100_000), ...on(2, 3, 4, 5, 6, 7), longRunWeekday: 6 },
    {
      outcome: 'built',
      longest: [42, 50],
      longestMinutes: [240, 270],
      peakWeek: [105, 130],
      fasterSessionsMaximum: 1,
    },
  ),
  planCase(
    '55 years old, never ran, 5 km in 14 weeks',
    { ...NEVER_RAN, age: 55 },
    { goal: raceAfter(14, 5000), ...on(2, 4, 7) },
    {
      outcome: 'built',
      never: ['hills', 'tempo', 'intervals', 'repetitions', 'test'],
      longestMinutes: [30, 50],
      restsDayBefore: true,
    },
  ),
  planCase(
    'a heel stiff for a few steps, half marathon in 1:35 in 13 weeks, five days',
    running(45.3, 18, 46, { age: 46, health: 'niggle', injury: 'tendon', isAcheMild: true }),
    {
      goal: raceAfter(13, HALF_MARATHON, 5700),
      ...on(2, 3, 4, 6, 7),
      longRunWeekday: 7,
      minutesOnOtherDays: 80,
    },
    {
      outcome: 'built',
      firstWeek: [42, 48],
      peakWeek: [50, 62],
      longest: [18, 22],
      easyWeeks: 2,
      kinds: ['tempo', 'test'],
      never: ['hills'],
      mostRacePace: [5, 11],
      hasPaces: true,
    },
  ),
  planCase(
    'a knee that complains after descents, 63 years old, half marathon in 2:10 in 12 weeks',
    running(25, 15, 34, { age: 63, health: 'niggle', injury: 'joint', isAcheMild: true }),
    {
      goal: raceAfter(12, HALF_MARATHON, 7800),
      ...on(1, 3, 5, 7),
      longRunWeekday: 7,
      minutesOnOtherDays: 60,
    },
    {
      outcome: 'built',
      firstWeek: [23, 27],
      longest: [15, 19],
      easyWeeks: 2,
      kinds: ['tempo'],
      never: ['hills'],
      fasterSessionsMaximum: 1,
      hasPaces: true,
    },
  ),
  planCase(
    'a mild ache in a bone is no mild ache',
    running(40, 15, 44, { health: 'niggle', injury: 'bone', isAcheMild: true }),
    { goal: raceAfter(12, 10_000) },
    { outcome: 'refused', reason: 'injured' },
  ),
  planCase(
    'a mild ache after five weeks off for the tendon keeps the way back',
    running(40, 0, 44, {
      longestMeters: null,
      daysSinceLastRun: 35,
      health: 'niggle',
      injury: 'tendon',
      isAcheMild: true,
    }),
    { goal: FITNESS, weeks: 14 },
    {
      outcome: 'built',
      firstWeek: [8, 20],
      never: ['tempo', 'intervals', 'repetitions', 'hills', 'test'],
    },
  ),
];
