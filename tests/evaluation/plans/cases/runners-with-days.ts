import { distanceOf, on, planCase, raceAfter, running } from '../plan-case.ts';

/** Runners whose days differ: in minutes, by days without running, by a club, and by what they ran lately. */
export const RUNNERS_WITH_DAYS = [
  planCase(
    'minutes for each day, 10 km',
    running(31, 14, 42),
    {
      goal: raceAfter(12, 10_000),
      minutesOnOtherDays: 75,
      minutesByWeekday: { 2: 75, 4: 60, 6: 50, 7: 100 },
    },
    { outcome: 'built', longWeekday: 7, longest: [15, 18], fasterWeekdays: [2, 4] },
  ),
  planCase(
    'one long evening among short ones: fast running goes there',
    running(30, 12, 44),
    {
      goal: raceAfter(12, 10_000),
      ...on(1, 3, 5, 7),
      minutesOnOtherDays: 75,
      minutesByWeekday: { 1: 40, 3: 40, 5: 75, 7: 120 },
    },
    { outcome: 'built', longWeekday: 7, fasterWeekdays: [5] },
  ),
  planCase(
    'no day of the long run is named, and Friday has the time for it',
    running(34, 14, 43),
    {
      goal: raceAfter(14, 21_097.5),
      ...on(1, 3, 5, 7),
      longRunWeekday: null,
      minutesOnOtherDays: 60,
      minutesByWeekday: { 1: 60, 3: 60, 5: 150, 7: 50 },
    },
    { outcome: 'built', longWeekday: 5, longest: [16, 22] },
  ),
  planCase(
    'a long day of 100 minutes, half marathon at an easy pace of 7:00',
    running(32, 14, 36, { easyPaceSecondsPerKilometer: 420 }),
    {
      goal: raceAfter(14, 21_097.5),
      minutesOnOtherDays: 60,
      minutesByWeekday: { 2: 60, 4: 60, 6: 45, 7: 100 },
    },
    { outcome: 'built', longWeekday: 7, longest: [13, 15] },
  ),
  planCase(
    'a trip over Christmas, 10 km',
    running(31, 14, 44),
    {
      goal: raceAfter(12, 10_000, 2790),
      clubWeekdays: [2],
      daysOff: [{ from: '2026-12-24', to: '2026-12-28' }],
    },
    {
      outcome: 'built',
      kilometers: { 5: [5, 15], 6: [18, 35] },
      tests: [1, 3],
    },
  ),
  planCase(
    'three days without running at Christmas, marathon',
    running(36, 21, 41),
    {
      goal: raceAfter(17, 42_195, 14_370),
      daysOff: [{ from: '2026-12-24', to: '2026-12-26' }],
    },
    { outcome: 'built', kilometers: { 5: [14, 36] }, longest: [26, 31] },
  ),
  planCase(
    'a ski week a month before a half marathon, three days',
    running(18, 10, 34),
    {
      goal: raceAfter(16, 21_097.5),
      ...on(2, 4, 7),
      daysOff: [{ from: '2027-02-08', to: '2027-02-12' }],
    },
    { outcome: 'built', kilometers: { 12: [5, 14], 13: [14, 30] }, longest: [14, 19] },
  ),
  planCase(
    'two weeks without running, half marathon',
    running(40, 16, 46),
    {
      goal: raceAfter(16, 21_097.5),
      daysOff: [{ from: '2026-12-21', to: '2027-01-03' }],
    },
    { outcome: 'built', kilometers: { 5: [0, 0], 6: [0, 0], 7: [20, 33], 8: [24, 42] } },
  ),
  planCase(
    'eight days without running, 10 km: soon the week is as large as before',
    running(26, 13, 37),
    {
      goal: raceAfter(14, 10_000),
      ...on(2, 4, 6, 7),
      clubWeekdays: [4],
      minutesByWeekday: { 2: 50, 4: 75, 6: 45, 7: 95 },
      daysOff: [{ from: '2027-01-02', to: '2027-01-09' }],
    },
    { outcome: 'built', kilometers: { 8: [18, 28], 9: [26, 34] }, clubWeekday: 4 },
  ),
  planCase(
    'six days without running at 64 years, half marathon',
    running(36, 17, 38, { age: 64 }),
    {
      goal: raceAfter(18, 21_097.5),
      ...on(1, 3, 5, 7),
      daysOff: [{ from: '2027-01-29', to: '2027-02-03' }],
    },
    { outcome: 'built', kilometers: { 12: [33, 42] } },
  ),
  planCase(
    'a wedding on the weekend: the long run moves or is left out',
    running(45, 16, 48),
    {
      goal: raceAfter(12, 21_097.5),
      ...on(2, 4, 5, 6, 7),
      daysOff: [{ from: '2026-12-12', to: '2026-12-13' }],
    },
    { outcome: 'built', kilometers: { 3: [20, 42] } },
  ),
  planCase(
    'days without running in the taper',
    running(40, 16, 47),
    {
      goal: raceAfter(12, 21_097.5),
      daysOff: [{ from: '2027-02-05', to: '2027-02-08' }],
    },
    { outcome: 'built', kilometers: { 11: [12, 28] } },
  ),
  planCase(
    'a club on Tuesdays is the hard session of each full week',
    running(31, 14, 43),
    { goal: raceAfter(12, 10_000, 2790), clubWeekdays: [2] },
    { outcome: 'built', longWeekday: 7, clubWeekday: 2 },
  ),
  planCase(
    'a club on Wednesdays, half marathon on five days',
    running(46, 18, 46),
    { goal: raceAfter(13, 21_097.5, 5700), ...on(2, 3, 4, 6, 7), clubWeekdays: [3] },
    { outcome: 'built', longWeekday: 7, clubWeekday: 3 },
  ),
  planCase(
    'ran 27 km three weeks ago, 50 km with 1,900 m of climb',
    running(41, 27, null, { easyPaceSecondsPerKilometer: 380, facts: ['first-time', 'ankle'] }),
    {
      goal: raceAfter(16, 50_000),
      ...on(2, 3, 4, 6, 7),
      longRunWeekday: 6,
      isHilly: true,
      climbMeters: 1900,
      minutesOnOtherDays: 120,
      minutesByWeekday: { 2: 60, 3: 50, 4: 70, 6: 300, 7: 120 },
    },
    { outcome: 'built', firstLong: [20, 28], longestMinutes: [190, 300] },
  ),
  planCase(
    'runs 14 km already, 10 km',
    running(31, 14, 43),
    { goal: raceAfter(12, 10_000, 2790) },
    { outcome: 'built', firstLong: [12, 15], longest: [16, 18] },
  ),
  planCase(
    'ran 26 km lately, marathon',
    running(66, 26, 54),
    { goal: raceAfter(14, 42_195, 11_100), ...on(2, 3, 4, 5, 6, 7) },
    { outcome: 'built', firstLong: [20, 28], longest: [29, 34] },
  ),
  planCase(
    'ran 10 km lately, the distance is 10 km',
    running(25, 10, 40),
    { goal: distanceOf(10_000) },
    { outcome: 'built', firstLong: [9, 11], longest: [12, 16] },
  ),
];
