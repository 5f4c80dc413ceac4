import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { isLongKind } from '../training-plan.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';

function built(runnerChange: Partial<PlanRunner>, wishChange: Partial<PlanWish>) {
  const runner = { ...EXAMPLE_RUNNER, ...runnerChange };
  const wish = { ...EXAMPLE_WISH, ...wishChange };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return { plan: outcome.plan, runner, wish };
}

describe('how long sessions take', () => {
  it.each([45, 50, 60, 75])('is within the %d minutes of the day', (minutesOnOtherDays) => {
    for (const weeklyMeters of [20_000, 35_000, 50_000]) {
      for (const [meters, isHilly] of [
        [10_000, true],
        [21_097.5, false],
        [42_195, true],
      ] as const) {
        // Before a marathon so few minutes leave no long run that is long enough.
        const isTooFew = meters === 42_195 && minutesOnOtherDays < 75;
        const { plan } = built(
          { weeklyMeters, longestMeters: 14_000 },
          {
            goal: raceGoal(isTooFew ? 15_000 : meters, '2027-05-16'),
            minutesOnOtherDays,
            weekdays: [2, 3, 5, 7],
            isHilly,
          },
        );
        const others = plan.weeks
          .flatMap(({ sessions }) => sessions)
          .filter(({ kind }) => !isLongKind(kind) && kind !== 'race');
        const most = Math.max(...others.map(({ seconds }) => seconds));
        expect(most).toBeLessThanOrEqual(minutesOnOtherDays * 60 + 1);
      }
    }
  });

  it('is more than 165 minutes in four runs before a slow marathon at most', () => {
    const { plan, runner, wish } = built(
      {
        weeklyMeters: 30_000,
        longestMeters: 12_000,
        vdot: { value: 29, uncertainty: 1 },
        easyPaceSecondsPerKilometer: 500,
      },
      {
        goal: { ...raceGoal(42_195, '2027-05-30'), seconds: 19_800 },
        weekdays: [2, 4, 6, 7],
        minutesOnOtherDays: null,
      },
    );
    const long = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ kind }) => isLongKind(kind));
    const longer = long.filter(({ seconds }) => seconds > 9900 + 60);
    expect(longer.length).toBeLessThanOrEqual(4);
    expect(Math.max(...long.map(({ seconds }) => seconds))).toBeGreaterThan(10_500);
    expect(brokenRules(plan, runner, wish)).toEqual([]);
  });
});
