import { NEVER_RAN, on, planCase, raceAfter, running, TODAY, type PlanCase } from '../plan-case.ts';

/** Contradictory wishes, too little time, too far, and what comes before all training. */
export const DIFFICULT_WISHES: readonly PlanCase[] = [
  planCase(
    'seven runs on three days',
    running(35, 14, 45),
    { goal: raceAfter(12, 10_000), weekdays: [2, 4, 7], sessionsPerWeek: 7 },
    { outcome: 'built', runs: [3, 3] },
  ),
  planCase(
    'three runs on seven days',
    running(28, 11, 43),
    { goal: raceAfter(12, 10_000), weekdays: [1, 2, 3, 4, 5, 6, 7], sessionsPerWeek: 3 },
    { outcome: 'built', runs: [3, 3], longWeekday: 7 },
  ),
  planCase(
    'a long run on a day without running',
    running(30, 12, 44),
    { goal: raceAfter(10, 10_000), ...on(1, 3, 5), longRunWeekday: 7 },
    { outcome: 'built', runs: [3, 3], kinds: ['long'] },
  ),
  planCase(
    'three days in a row',
    running(30, 12, 44),
    { goal: raceAfter(10, 10_000), ...on(5, 6, 7) },
    { outcome: 'built', runs: [3, 3], longWeekday: 7, fasterWeekdays: [5] },
  ),
  planCase(
    'a slower time than the runner can run',
    running(45, 16, 50),
    { goal: raceAfter(12, 10_000, 3600), ...on(1, 2, 4, 7) },
    { outcome: 'built', hasPaces: true },
  ),
  planCase(
    '10 km in 35 minutes for who runs 50',
    running(35, 12, 40),
    { goal: raceAfter(12, 10_000, 2100) },
    { outcome: 'declined', reason: 'time-out-of-reach', offers: ['slower'] },
  ),
  planCase(
    'a time that more weeks would allow',
    running(40, 14, 44),
    { goal: raceAfter(6, 10_000, 2580) },
    { outcome: 'declined', reason: 'time-out-of-reach', offers: ['slower', 'later'] },
  ),
  planCase(
    'marathon in 3 weeks from 20 km a week',
    running(20, 10, 40),
    { goal: raceAfter(3, 42_195) },
    { outcome: 'declined', reason: 'race-too-long', offers: ['later', 'shorter'] },
  ),
  planCase(
    'half marathon in 4 weeks from 15 km a week',
    running(15, 6, 38),
    { goal: raceAfter(4, 21_097.5), ...on(2, 4, 7) },
    { outcome: 'declined', reason: 'race-too-long', offers: ['later', 'shorter'] },
  ),
  planCase(
    '100 km in 12 weeks from 30 km a week',
    running(30, 14, 44),
    { goal: raceAfter(12, 100_000), ...on(1, 2, 4, 5, 7) },
    { outcome: 'declined', reason: 'race-too-long', offers: ['later', 'shorter'] },
  ),
  planCase(
    'a race in 40 weeks',
    {},
    { goal: raceAfter(40, 42_195) },
    { outcome: 'declined', reason: 'race-too-far', offers: ['without-day'] },
  ),
  planCase(
    'a race that is over',
    {},
    { goal: { ...raceAfter(1, 10_000), day: '2026-11-21' } },
    { outcome: 'declined', reason: 'race-is-over', offers: ['without-day'] },
  ),
  planCase(
    'a race today',
    {},
    { goal: { ...raceAfter(1, 10_000), day: TODAY } },
    { outcome: 'declined', reason: 'race-is-over', offers: ['without-day'] },
  ),
  planCase(
    'two days a week',
    {},
    { ...on(3, 6) },
    { outcome: 'declined', reason: 'too-few-days', offers: [] },
  ),
  planCase('pregnant', { health: 'pregnant' }, {}, { outcome: 'refused', reason: 'pregnant' }),
  planCase('ill', { health: 'ill' }, {}, { outcome: 'refused', reason: 'ill' }),
  planCase('injured', { health: 'injured' }, {}, { outcome: 'refused', reason: 'injured' }),
  planCase(
    'chest pain in a note, says they are well',
    { hasRedFlag: true },
    {},
    { outcome: 'refused', reason: 'red-flag' },
  ),
  planCase(
    'a red flag goes before an impossible wish',
    { ...NEVER_RAN, hasRedFlag: true },
    { goal: raceAfter(2, 100_000) },
    { outcome: 'refused', reason: 'red-flag' },
  ),
  planCase(
    'pregnant with a race tomorrow',
    { ...running(60, 20, 52), health: 'pregnant' },
    { goal: { ...raceAfter(1, 10_000), day: '2026-11-23' } },
    { outcome: 'refused', reason: 'pregnant' },
  ),
  planCase(
    'ill with two days a week',
    { health: 'ill' },
    { ...on(3, 6) },
    { outcome: 'refused', reason: 'ill' },
  ),
];
