import { on, planCase, RETURN, running, type PlanCase } from '../plan-case.ts';

/** Runners whose way back two coaches found too slow in version 30, and one of a bone, which stays slow. */
export const RETURNING_RUNNERS: readonly PlanCase[] = [
  planCase(
    'return: five weeks after a calf strain, 40 km a week before it',
    running(40, 16, 44, { daysSinceLastRun: 35, injury: 'muscle' }),
    { goal: RETURN, weeks: 12, ...on(2, 4, 7) },
    {
      outcome: 'built',
      firstWeek: [9, 13],
      peakWeek: [21, 28],
      withoutWalk: [
        { week: 1, minutes: [1, 4] },
        { week: 3, minutes: [8, 14] },
        { week: 6, minutes: [25, 32] },
        { week: 12, minutes: [35, 60] },
      ],
      never: ['hills', 'tempo', 'intervals', 'repetitions', 'test'],
    },
  ),
  planCase(
    'return: six weeks after a sore Achilles tendon, 35 km a week before it',
    running(35, 14, 42, { daysSinceLastRun: 42, injury: 'tendon' }),
    { goal: RETURN, weeks: 12, ...on(2, 4, 7) },
    {
      outcome: 'built',
      firstWeek: [8, 12],
      peakWeek: [14, 20],
      withoutWalk: [
        { week: 3, minutes: [3, 6] },
        { week: 6, minutes: [10, 16] },
        { week: 12, minutes: [25, 38] },
      ],
      never: ['hills', 'tempo', 'intervals', 'repetitions', 'test'],
    },
  ),
  planCase(
    'return: nine weeks after a stress reaction, 35 km a week before it',
    running(35, 14, 42, { daysSinceLastRun: 60, injury: 'bone' }),
    { goal: RETURN, weeks: 12, ...on(2, 4, 7) },
    {
      outcome: 'built',
      firstWeek: [6, 10],
      withoutWalk: [
        { week: 3, minutes: [3, 6] },
        { week: 6, minutes: [8, 12] },
        { week: 12, minutes: [20, 30] },
      ],
      never: ['strides', 'hills', 'tempo', 'intervals', 'repetitions', 'test'],
    },
  ),
];
