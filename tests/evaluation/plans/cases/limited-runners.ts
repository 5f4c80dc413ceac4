import { on, planCase, raceAfter, running, sundayAfter, type PlanCase } from '../plan-case.ts';

const MEASURED = {
  thresholdBeatsPerMinute: 168,
  maximumBeatsPerMinute: 186,
  restingBeatsPerMinute: 50,
} as const;

/** Parents, clubs, heat, hills, races on the way, and what is known of a runner. */
export const LIMITED_RUNNERS: readonly PlanCase[] = [
  planCase(
    'parent, three days, 45 minutes, 10 km',
    running(20, 9, 42),
    { goal: raceAfter(12, 10_000), ...on(2, 4, 7), minutesOnOtherDays: 45 },
    { outcome: 'built', runs: [3, 3], otherMinutesMaximum: 45, longest: [10, 15], longWeekday: 7 },
  ),
  planCase(
    'parent, three days, 50 minutes, half marathon',
    running(24, 11, 44),
    { goal: raceAfter(16, 21_097.5), ...on(1, 4, 6), minutesOnOtherDays: 50, longRunWeekday: 6 },
    { outcome: 'built', runs: [3, 3], otherMinutesMaximum: 50, longest: [13, 20], longWeekday: 6 },
  ),
  planCase(
    'parent, three days, one hour, marathon',
    running(40, 20, 46),
    { goal: raceAfter(18, 42_195), ...on(2, 4, 7), minutesOnOtherDays: 60 },
    { outcome: 'built', runs: [3, 3], otherMinutesMaximum: 60, longest: [21.5, 32] },
  ),
  planCase(
    'parent, three days, half an hour, marathon',
    running(20, 9, 40),
    { goal: raceAfter(18, 42_195), ...on(2, 4, 7), minutesOnOtherDays: 30 },
    { outcome: 'declined', reason: 'race-too-long', offers: ['shorter'] },
  ),
  planCase(
    'parent, four short days before work, 5 km',
    running(18, 6, 41),
    { goal: raceAfter(8, 5000), ...on(1, 2, 4, 5), minutesOnOtherDays: 35, longRunWeekday: null },
    { outcome: 'built', otherMinutesMaximum: 35, runs: [4, 4] },
  ),
  planCase(
    'club on Tuesdays, five days',
    running(45, 15, 48),
    { goal: raceAfter(12, 10_000), ...on(1, 2, 4, 6, 7), clubWeekdays: [2] },
    { outcome: 'built', longWeekday: 7, kinds: ['intervals', 'tempo'] },
  ),
  planCase(
    'club on Wednesdays, four days, one faster session',
    running(28, 11, 42),
    { goal: raceAfter(10, 10_000), ...on(1, 3, 5, 7), clubWeekdays: [3] },
    { outcome: 'built', longWeekday: 7, fasterWeekdays: [3] },
  ),
  planCase(
    'club on Tuesdays and Thursdays',
    running(55, 18, 51),
    { goal: raceAfter(12, 21_097.5), ...on(1, 2, 4, 6, 7), clubWeekdays: [2, 4] },
    { outcome: 'built', longWeekday: 7, fasterWeekdays: [2, 4], fasterSessionsMaximum: 2 },
  ),
  planCase(
    'club on the day before the long run',
    running(40, 14, 46),
    { goal: raceAfter(12, 10_000), ...on(2, 4, 6, 7), clubWeekdays: [6] },
    { outcome: 'built', longWeekday: 7, fasterSessionsMaximum: 2 },
  ),
  planCase(
    'heat, 10 km',
    running(30, 12, 44),
    { goal: raceAfter(10, 10_000), isHot: true },
    { outcome: 'built', hasPaces: false },
  ),
  planCase(
    'heat and hills, half marathon',
    running(40, 16, 46),
    { goal: raceAfter(14, 21_097.5), isHot: true, isHilly: true },
    { outcome: 'built', hasPaces: false, kinds: ['hills'] },
  ),
  planCase(
    'hills, ten miles',
    running(36, 14, 45),
    { goal: raceAfter(12, 16_093), isHilly: true },
    { outcome: 'built', kinds: ['hills', 'tempo'] },
  ),
  planCase(
    '10 km on the way to a half marathon',
    running(36, 14, 46),
    { goal: raceAfter(14, 21_097.5), racesOnTheWay: [{ day: sundayAfter(9), meters: 10_000 }] },
    { outcome: 'built', races: [sundayAfter(9)], longest: [16, 23] },
  ),
  planCase(
    'a race on the way in the week before the goal',
    running(36, 14, 46),
    { goal: raceAfter(12, 21_097.5), racesOnTheWay: [{ day: sundayAfter(11), meters: 10_000 }] },
    { outcome: 'built', leftOut: [sundayAfter(11)] },
  ),
  planCase(
    'a race on the way that is a jump',
    running(20, 8, 40),
    { goal: raceAfter(20, 21_097.5), racesOnTheWay: [{ day: sundayAfter(4), meters: 21_097.5 }] },
    { outcome: 'built', leftOut: [sundayAfter(4)] },
  ),
  planCase(
    'a race on the way on a day without a run',
    running(36, 14, 46),
    { goal: raceAfter(14, 21_097.5), racesOnTheWay: [{ day: '2027-01-20', meters: 10_000 }] },
    { outcome: 'built', races: ['2027-01-20'] },
  ),
  planCase(
    'measured heart rates',
    running(32, 12, 44, { heartRate: { ...MEASURED, basis: 'threshold' } }),
    { goal: raceAfter(10, 10_000) },
    { outcome: 'built', hasHeartRates: true, hasPaces: true },
  ),
  planCase(
    'heart rates guessed from age',
    running(32, 12, 44, { heartRate: { ...MEASURED, basis: 'age-estimate' } }),
    { goal: raceAfter(10, 10_000) },
    { outcome: 'built', hasHeartRates: false, hasPaces: true },
  ),
  planCase(
    'no race and no heart rate, but an easy pace',
    running(26, 10, null, { easyPaceSecondsPerKilometer: 390 }),
    { goal: raceAfter(12, 10_000) },
    { outcome: 'built', hasHeartRates: false, hasPaces: true, tests: [1, 4] },
  ),
  planCase(
    'a fitness that is hardly known',
    running(35, 13, 44, { vdot: { value: 44, uncertainty: 4 } }),
    { goal: raceAfter(14, 10_000) },
    { outcome: 'built', hasPaces: true, tests: [2, 4] },
  ),
];
