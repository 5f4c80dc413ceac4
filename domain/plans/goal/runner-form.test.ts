import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { raceDayAdvice } from '../said/race-day.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { assumptionsOf } from '../said/outline/plan-assumptions.ts';
import { doubtsOf } from '../said/outline/plan-doubts.ts';
import { weekGrowthOf } from '../said/week-growth.ts';
import { withNewPaces } from '../changes/new-paces.ts';
import { planPacesOf } from '../plan-paces.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { planFormOf } from './runner-form.ts';

const RESTED: PlanRunner = {
  ...EXAMPLE_RUNNER,
  longestMeters: null,
  easyPaceSecondsPerKilometer: 350,
  daysSinceLastRun: 45,
};

function builtFor(goal: PlanWish['goal']) {
  const wish = { ...EXAMPLE_WISH, goal };
  const outcome = buildPlan(RESTED, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return { wish, plan: outcome.plan };
}

const GOALS = [
  ['half marathon without a time', raceGoal(21_097.5, '2027-03-28')],
  ['half marathon in a time', { ...raceGoal(21_097.5, '2027-03-28'), seconds: 6300 }],
  ['10 km in a time', { ...raceGoal(10_000, '2027-03-14'), seconds: 2700 }],
] as const;

describe('the form of before a break of four weeks or more', () => {
  it('is no form of today, and that of a shorter break is', () => {
    expect(planFormOf({ ...RESTED, daysSinceLastRun: 28 })).toBeNull();
    expect(planFormOf({ ...RESTED, daysSinceLastRun: 27 })?.value).toBeLessThan(45);
    expect(planFormOf({ ...RESTED, daysSinceLastRun: 3 })?.value).toBe(45);
  });

  it.each(GOALS)('gives no pace, no forecast and no splits: %s', (_name, goal) => {
    const { wish, plan } = builtFor(goal);
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    expect(sessions.filter(({ target }) => target.paceFast !== null)).toEqual([]);
    const fit = goalFitOf(plan, RESTED, wish);
    const codes = fit.map(({ code }) => code);
    expect(codes).toContain('now-break');
    const forecasts = ['now-race', 'now-easy', 'aim-a-time', 'aim-b-time', 'test-pays'];
    expect(codes.filter((code) => forecasts.includes(code))).toEqual([]);
    const lines = raceDayAdvice(plan, RESTED, wish) ?? [];
    expect(lines.filter(({ splits }) => splits.length > 0)).toEqual([]);
    expect(lines.filter(({ paceSecondsPerKilometer: pace }) => pace !== null)).toEqual([]);
    expect(assumptionsOf(RESTED, wish).map(({ code }) => code)).toContain('form-break');
    const timed = doubtsOf(plan, RESTED, wish).filter(({ code }) =>
      ['goal-time', 'short-race', 'tune-up', 'race-history-paced'].includes(code),
    );
    expect(timed).toEqual([]);
    const grown = plan.weeks.flatMap((week) =>
      weekGrowthOf(plan, week, { form: planFormOf(RESTED), runner: RESTED, wish }),
    );
    // Examples say what a result would lead to, and nothing of today.
    const tested = grown.filter(({ code }) => code.startsWith('test-'));
    expect(tested.filter(({ code }) => !code.startsWith('test-example'))).toEqual([]);
  });

  it('is followed by a test that brings the paces of the plan', () => {
    const { wish, plan } = builtFor(GOALS[0][1]);
    const test = plan.weeks.flatMap((week) => week.sessions).find(({ kind }) => kind === 'test');
    expect(test?.reason.code).toBe('test-first');
    const vdot = { value: 42, uncertainty: 1 };
    const paced = withNewPaces(plan, { runner: RESTED, wish }, vdot, test?.day ?? '');
    const later = paced.weeks
      .flatMap((week) => week.sessions)
      .filter(({ day, kind }) => day > (test?.day ?? '') && (kind === 'easy' || kind === 'long'));
    expect(later.length).toBeGreaterThan(3);
    expect(later.every(({ target }) => target.paceFast !== null)).toBe(true);
    const race = paced.weeks.at(-1)?.sessions.at(-1);
    expect(race?.target.paceFast).not.toBeNull();
  });
});

it('an easy run goes by the own pace of who named a training run alone', () => {
  // 10 km in 1:03:30 at an easy effort; by that as a result, easy runs would take 7:45 a kilometre.
  const runner = {
    ...EXAMPLE_RUNNER,
    vdot: { value: 30.4, uncertainty: 3.5 },
    easyPaceSecondsPerKilometer: 415,
    heartRate: null,
  };
  expect(planPacesOf(runner).targetOf('easy').paceFast).toBe(415);
  const raced = { ...runner, vdot: { value: 30.4, uncertainty: 1 } };
  expect(planPacesOf(raced).targetOf('easy').paceFast).toBeGreaterThan(440);
});
