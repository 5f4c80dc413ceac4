import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { buildPlan } from '../build-plan.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';
import { withNewPaces } from './new-paces.ts';

const RUNNER = {
  ...EXAMPLE_RUNNER,
  vdot: { value: 43.5, uncertainty: 1 },
  weeklyMeters: 40_000,
  longestMeters: 16_000,
};
const GOAL_PACE = 270;
const WISH = {
  ...EXAMPLE_WISH,
  goal: { kind: 'race', meters: 10_000, seconds: 2700, day: '2027-02-14', event: null },
  today: '2026-11-22',
} as const;

function planOf(): TrainingPlan {
  const outcome = buildPlan(RUNNER, WISH);
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome.plan;
}

function pacedAtRace(plan: TrainingPlan, from: string): PlanSession[] {
  return plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ day, steps }) => day >= from && steps.some(({ effort }) => effort === 'race'));
}

describe('the paces of a faster test', () => {
  const from = '2026-12-14';

  it.each([1, 2, 3, 4])('ask for no more than goal A after %i points more', (gained) => {
    const vdot = { value: RUNNER.vdot.value + gained, uncertainty: 0.5 };
    const sessions = pacedAtRace(
      withNewPaces(planOf(), { runner: RUNNER, wish: WISH }, vdot, from),
      from,
    );
    expect(sessions.length).toBeGreaterThan(3);
    for (const { target } of sessions) {
      const { paceFast, paceSlow } = target;
      expect(((paceFast ?? 0) + (paceSlow ?? 0)) / 2).toBeGreaterThanOrEqual(GOAL_PACE * 0.995);
    }
  });

  it('are faster in all other sessions', () => {
    const plan = planOf();
    const vdot = { value: RUNNER.vdot.value + 4, uncertainty: 0.5 };
    const after = withNewPaces(plan, { runner: RUNNER, wish: WISH }, vdot, from);
    const tempoOf = ({ weeks }: TrainingPlan) =>
      weeks.flatMap(({ sessions }) => sessions).findLast(({ kind }) => kind === 'tempo')?.target;
    expect(tempoOf(after)?.paceFast).toBeLessThan(tempoOf(plan)?.paceFast ?? 0);
  });
});
