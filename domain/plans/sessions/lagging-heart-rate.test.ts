import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { withNewPaces } from '../changes/new-paces.ts';
import type { PlanSession, TrainingPlan } from '../training-plan.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';

const RUNNER: PlanRunner = {
  ...EXAMPLE_RUNNER,
  weeklyMeters: 60_000,
  longestMeters: 22_000,
  vdot: { value: 50, uncertainty: 1 },
  heartRate: {
    thresholdBeatsPerMinute: 170,
    maximumBeatsPerMinute: 188,
    restingBeatsPerMinute: 50,
    basis: 'threshold',
  },
};
const WISH: PlanWish = {
  ...EXAMPLE_WISH,
  weekdays: [1, 2, 4, 6, 7],
  sessionsPerWeek: 5,
  minutesOnOtherDays: null,
  goal: raceGoal(10_000, '2027-02-28'),
};

function planOf(wish: Partial<PlanWish> = {}): TrainingPlan {
  const outcome = buildPlan(RUNNER, { ...WISH, ...wish });
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  return outcome.plan;
}

/** Seconds of each repeat, as far as a pace shows them; null = it is no session of repeats. */
function repeatSecondsOf({ steps, target }: PlanSession): number | null {
  const main = steps.find(({ part, effort }) => part === 'main' && effort !== 'easy');
  if (!main || main.repeats === 1) return null;
  return main.seconds ?? ((main.meters ?? 0) * (target.paceFast ?? 240)) / 1000;
}

function sessionsOf({ weeks }: TrainingPlan): readonly PlanSession[] {
  return weeks.flatMap(({ sessions }) => sessions);
}

describe('the heart rate of repeats', () => {
  it.each([
    ['with paces', planOf()],
    ['in heat', planOf({ isHot: true })],
    [
      'with new paces',
      withNewPaces(
        planOf(),
        { runner: RUNNER, wish: WISH },
        { value: 52, uncertainty: 0.5 },
        WISH.today,
      ),
    ],
  ])('is named for none that is over before it shows them: %s', (_name, plan) => {
    const repeats = sessionsOf(plan).filter((session) => repeatSecondsOf(session) !== null);
    const short = repeats.filter((session) => (repeatSecondsOf(session) ?? 0) < 150);
    const long = repeats.filter((session) => (repeatSecondsOf(session) ?? 0) >= 190);
    expect(short.length).toBeGreaterThan(1);
    for (const { target } of short) expect(target.heartRateHigh).toBeNull();
    expect(long.length).toBeGreaterThan(1);
    for (const { target } of long) expect(target.heartRateHigh).not.toBeNull();
  });

  it('is named for no test: it gives all there is', () => {
    const tests = sessionsOf(planOf()).filter(({ kind }) => kind === 'test');
    expect(tests.length).toBeGreaterThan(0);
    for (const { target } of tests) expect(target.heartRateHigh).toBeNull();
  });
});
