import { expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';

it('does not run the longest run of a marathoner in each week', () => {
  const outcome = buildPlan(
    {
      ...EXAMPLE_RUNNER,
      weeklyMeters: 130_000,
      longestMeters: 34_000,
      vdot: { value: 66, uncertainty: 1 },
    },
    {
      ...EXAMPLE_WISH,
      goal: raceGoal(42_195, '2027-02-28'),
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      sessionsPerWeek: 7,
      minutesOnOtherDays: null,
    },
  );
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const base = outcome.plan.weeks.filter(({ phase }) => phase === 'base');
  const longs = base.map(({ longMeters }) => longMeters);
  expect(base.length).toBeGreaterThan(3);
  longs.slice(1).forEach((meters, index) => {
    const isTwice = meters >= 33_000 && (longs[index] ?? 0) >= 33_000;
    expect(isTwice).toBe(false);
  });
  // Between two long runs with race pace a shorter one is enough.
  const later = outcome.plan.weeks.filter(
    ({ phase, reason }) =>
      (phase === 'build' || phase === 'specific') && reason.code !== 'cut-back',
  );
  const easy = later.filter(({ sessions }) => sessions.some(({ kind }) => kind === 'long'));
  expect(easy.length).toBeGreaterThan(1);
  for (const { longMeters } of easy) expect(longMeters).toBeLessThan(31_000);
});
