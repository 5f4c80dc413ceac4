import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { weekGrowthOf } from '../said/week-growth.ts';
import { raceSecondsOf, vdotOf } from '../../training/performance/vdot.ts';
import { planFormOf } from './runner-form.ts';
import { resultMarksOf } from './result-marks.ts';
import { testMarksOf } from './test-marks.ts';

const HALF = 21_097.5;
const WEEKS = 13;

function wishOf(meters: number, seconds: number | null) {
  return { ...EXAMPLE_WISH, goal: { ...raceGoal(meters, '2027-02-21'), seconds } };
}

describe('marks of tests and of races on the way', () => {
  it.each([
    [10_000, 2580],
    [HALF, 5820],
    [HALF, null],
    [42_195, 12_300],
  ])(
    'before %d m in %s s rise from goal A to goal B, and stand for one form',
    (meters, seconds) => {
      const wish = wishOf(meters, seconds);
      const marks = [3000, 5000, 10_000]
        .filter((raced) => raced < meters)
        .map((raced) => ({ raced, marks: resultMarksOf(raced, EXAMPLE_RUNNER, wish, WEEKS) }));
      for (const one of marks) {
        expect(one.marks?.seconds).toBeLessThan(one.marks?.otherSeconds ?? 0);
      }
      const vdotsOf = (key: 'seconds' | 'otherSeconds') =>
        marks.map(
          ({ raced, marks: found }) =>
            vdotOf({ distanceMeters: raced, elapsedSeconds: found?.[key] ?? 0 }) ?? 0,
        );
      for (const key of ['seconds', 'otherSeconds'] as const) {
        const vdots = vdotsOf(key);
        expect(Math.max(...vdots) - Math.min(...vdots)).toBeLessThan(0.5);
      }
    },
  );

  it('are none where no form is known, and of what is longer than the race', () => {
    const unknown = { ...EXAMPLE_RUNNER, vdot: null };
    expect(resultMarksOf(5000, unknown, wishOf(HALF, 5820), WEEKS)).toBeNull();
    expect(resultMarksOf(HALF, EXAMPLE_RUNNER, wishOf(10_000, 2580), WEEKS)).toBeNull();
  });

  it('leave a hundredth for running alone in a test of the race’s own length', () => {
    const marks = resultMarksOf(5000, EXAMPLE_RUNNER, wishOf(5000, 1230), WEEKS);
    expect(marks?.seconds).toBeGreaterThan(1235);
    expect(marks?.seconds).toBeLessThanOrEqual(1242);
    expect(marks?.otherSeconds).toBeGreaterThan(1242);
  });

  it('are the same wherever the plan names them, and no result leads to goal C', () => {
    const wish = { ...wishOf(HALF, 5820), racesOnTheWay: [] };
    const outcome = buildPlan(EXAMPLE_RUNNER, wish);
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const { plan } = outcome;
    const form = planFormOf(EXAMPLE_RUNNER);
    const fit = goalFitOf(plan, EXAMPLE_RUNNER, wish);
    const shown = fit.find(({ code }) => code === 'shown-by-test');
    const week = plan.weeks.find(({ number }) => number === shown?.week);
    if (!week || !form) throw new Error('no test');
    const lines = weekGrowthOf(plan, week, { form, runner: EXAMPLE_RUNNER, wish });
    const goal = lines.find(({ code }) => code === 'test-goal');
    // The test before it is as long, and explains the marks.
    const result = lines.find(({ code }) => code === 'test-again-last');
    expect(goal).toMatchObject({ seconds: shown?.seconds, otherSeconds: shown?.otherSeconds });
    expect(result?.seconds).toBe(testMarksOf(form.value, result?.meters ?? 0).fasterSeconds);
  });

  it('keep goal A of a marathon open by no result that is slower than today’s form', () => {
    const runner = {
      ...EXAMPLE_RUNNER,
      weeklyMeters: 68_000,
      vdot: { value: 52.2, uncertainty: 1 },
    };
    const marks = resultMarksOf(10_000, runner, wishOf(42_195, 11_100), WEEKS);
    expect(marks?.seconds).toBeLessThanOrEqual(raceSecondsOf(52.2, 10_000));
  });
});
