import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanWish } from '../plan-wish.ts';
import { climbMetersOf, isOnHillyGround, withFlatDistances } from './hilly-runs.ts';

function builtOf(change: Partial<PlanWish>) {
  const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null, isHilly: true, ...change };
  const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 45_000, longestMeters: 18_000 };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  expect(brokenRules(outcome.plan, runner, wish)).toEqual([]);
  return { plan: outcome.plan, wish };
}

describe('hilly long runs before a mountain race', () => {
  const { plan, wish } = builtOf({ goal: raceGoal(30_000, '2027-03-14'), climbMeters: 1500 });
  const runs = plan.weeks.flatMap(({ sessions }) => sessions.filter(isOnHillyGround));

  it('are as far as their time leads with their climb', () => {
    expect(runs.length).toBeGreaterThan(4);
    for (const run of runs) {
      const minutesAKilometer = run.seconds / 60 / (run.meters / 1000);
      expect(minutesAKilometer).toBeGreaterThan(6.2);
      expect(run.steps[0]?.meters).toBe(run.meters);
      expect(run.target.paceFast).toBeNull();
    }
  });

  it('get as steep as the race, and no steeper', () => {
    const steepness = runs.map((run) => (climbMetersOf(plan, run, wish) * 1000) / run.meters);
    steepness.slice(1).forEach((one, index) => {
      expect(one).toBeGreaterThanOrEqual(steepness[index] ?? 0);
    });
    expect(steepness.at(-1)).toBeCloseTo(50, 5);
    // As steep as the race with the longest one, and in the taper after it.
    const longest = Math.max(...runs.map(({ seconds }) => seconds));
    const first = runs.findIndex((run) => run.seconds === longest);
    expect(steepness[first]).toBeGreaterThan((steepness[0] ?? 0) * 1.5);
  });

  it('are all long runs, in lighter weeks and the taper too', () => {
    const long = plan.weeks.flatMap(({ sessions }) =>
      sessions.filter(({ kind }) => kind === 'long'),
    );
    expect(long.filter((one) => !isOnHillyGround(one))).toEqual([]);
  });

  it('load as their time does where each easy run ends with strides', () => {
    const built = builtOf({
      goal: raceGoal(50_000, '2027-05-14'),
      climbMeters: 4000,
      weekdays: [1, 4, 6],
      sessionsPerWeek: 3,
    });
    const written = built.plan.weeks.flatMap(({ sessions }) => sessions);
    expect(written.some(({ kind }) => kind === 'easy')).toBe(false);
    const flat = withFlatDistances(built.plan).weeks.flatMap(({ sessions }) => sessions);
    const longest = Math.max(...written.filter(isOnHillyGround).map(({ meters }) => meters));
    expect(Math.max(...flat.filter(isOnHillyGround).map(({ meters }) => meters))).toBeGreaterThan(
      longest * 1.5,
    );
  });

  it('count in weeks as far as they go, and for load by their time', () => {
    for (const week of plan.weeks) {
      const training = week.sessions.filter(({ kind }) => kind !== 'race');
      expect(week.meters).toBe(training.reduce((sum, { meters }) => sum + meters, 0));
    }
    const flat = withFlatDistances(plan);
    const longest = Math.max(...flat.weeks.map(({ longMeters }) => longMeters));
    expect(longest).toBeGreaterThan(Math.max(...plan.weeks.map(({ longMeters }) => longMeters)));
  });
});

describe('hilly long runs before a race on the road', () => {
  it('keep the distance of their time', () => {
    const { plan } = builtOf({ goal: raceGoal(21_097.5, '2027-03-14'), climbMeters: 300 });
    expect(withFlatDistances(plan).weeks.map(({ meters }) => meters)).toEqual(
      plan.weeks.map(({ meters }) => meters),
    );
  });
});
