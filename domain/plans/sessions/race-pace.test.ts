import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import { planPacesOf } from '../plan-paces.ts';
import { raceDayAdvice } from '../said/race-day.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import type { PlanEffort } from '../training-plan.ts';
import type { PlanRunner } from '../plan-wish.ts';

const FASTER: readonly PlanEffort[] = ['marathon', 'threshold', 'interval', 'repetition', 'race'];

function pacesOf(vdot: PlanRunner['vdot'], meters: number, seconds: number | null) {
  return planPacesOf({ ...EXAMPLE_RUNNER, vdot }, { race: { meters, seconds } });
}

describe('race pace in training', () => {
  // VDOT 37.4 is 10 km in 53:00, and 51.9 is 10 km in 40:00.
  it.each([
    [5000, 20 * 60],
    [10_000, 46 * 60],
    [16_093.44, 78 * 60],
  ])('is hardly faster than intervals, however fast the goal over %d m is', (meters, seconds) => {
    const { expected, targetOf } = pacesOf({ value: 37.4, uncertainty: 3 }, meters, seconds);
    const fastest = targetOf('interval').paceFast ?? 0;
    expect(expected.race).toBeGreaterThanOrEqual(expected.interval * 0.985);
    expect(targetOf('race').paceFast).toBeGreaterThanOrEqual(fastest * 0.985);
    if (meters > 5000) expect(expected.race).toBeGreaterThan(expected.interval + 5);
  });

  it.each([
    [10_000, 60 * 60],
    [21_097.5, 120 * 60],
    [42_195, 240 * 60],
  ])('is faster than easy where the goal over %d m is slow', (meters, seconds) => {
    const { expected, targetOf } = pacesOf({ value: 51.9, uncertainty: 1 }, meters, seconds);
    const effort = meters === 42_195 ? 'marathon' : 'race';
    const easyFast = targetOf('easy').paceFast ?? 0;
    expect(targetOf(effort).paceSlow).toBeLessThanOrEqual(easyFast);
    expect(expected[effort]).toBeLessThan(easyFast);
    // What a session takes goes by the pace that it names.
    expect(expected[effort]).toBeGreaterThanOrEqual(targetOf(effort).paceFast ?? Infinity);
    expect(expected[effort]).toBeLessThanOrEqual(targetOf(effort).paceSlow ?? 0);
  });

  it('is that of a goal a little above the form', () => {
    // 51.9 predicts 3:04.
    const race = { meters: 42_195, seconds: 3 * 3600 };
    const vdot = { value: 51.9, uncertainty: 1 };
    const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 80_000, vdot };
    const { expected } = planPacesOf(runner, { race });
    expect(expected.marathon).toBeCloseTo((3 * 3_600_000) / 42_195, 1);
  });

  it.each([25, 35, 45, 55, 65, 75])(
    'never leaves an effort slower than easy at VDOT %d',
    (value) => {
      for (const uncertainty of [0.5, 2, 5]) {
        for (const [meters, seconds] of [
          [5000, null],
          [10_000, 5400],
          [21_097.5, 12_000],
          [42_195, 24_000],
          [42_195, null],
        ] as const) {
          const { targetOf } = pacesOf({ value, uncertainty }, meters, seconds);
          const easyFast = targetOf('easy').paceFast ?? 0;
          for (const effort of FASTER) {
            const { paceFast, paceSlow } = targetOf(effort);
            if (paceFast === null || paceSlow === null) continue;
            expect(paceFast).toBeLessThanOrEqual(paceSlow);
            expect(paceSlow).toBeLessThanOrEqual(easyFast);
          }
        }
      }
    },
  );

  it('leaves the race itself at the goal', () => {
    const goal = { ...raceGoal(10_000, '2027-02-14'), seconds: 3600 };
    const outcome = buildPlan(
      { ...EXAMPLE_RUNNER, vdot: { value: 51.9, uncertainty: 1 } },
      { ...EXAMPLE_WISH, goal },
    );
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const race = outcome.plan.weeks.at(-1)?.sessions.at(-1);
    expect(race).toMatchObject({ kind: 'race', seconds: 3600 });
    expect(race?.target.paceFast).toBe(356);
  });

  it('names a slower goal as A, and what the form allows as B', () => {
    const goal = { ...raceGoal(10_000, '2027-02-14'), seconds: 3600 };
    const runner = { ...EXAMPLE_RUNNER, vdot: { value: 51.9, uncertainty: 1 } };
    const wish = { ...EXAMPLE_WISH, goal };
    const outcome = buildPlan(runner, wish);
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const fit = goalFitOf(outcome.plan, runner, wish);
    const secondsOf = (code: string) => fit.find((line) => line.code === code)?.seconds;
    expect(secondsOf('aim-a-wish')).toBe(3600);
    // VDOT 51.9 is 10 km in 40:00.
    expect(secondsOf('aim-b-faster')).toBe(2410);
    expect(fit.map(({ code }) => code)).not.toContain('aim-a-time');
    const advice = raceDayAdvice(outcome.plan, runner, wish) ?? [];
    const splitsOf = (line: string) => advice.find((one) => one.line === line)?.splits.at(-1);
    expect(splitsOf('splits-bold')).toEqual({ meters: 10_000, seconds: 3600 });
    // The first half as wished, the second a twentieth faster at most.
    expect(splitsOf('splits-negative')).toEqual({ meters: 10_000, seconds: 3510 });
  });
});

describe('repeats at race pace', () => {
  it('grow from week to week before 10 km, or keep their amount with less rest', () => {
    const runner: PlanRunner = {
      ...EXAMPLE_RUNNER,
      weeklyMeters: 22_000,
      longestMeters: 9000,
      vdot: null,
      easyPaceSecondsPerKilometer: 400,
    };
    const outcome = buildPlan(runner, {
      ...EXAMPLE_WISH,
      goal: raceGoal(10_000, '2027-02-14'),
      weekdays: [2, 4, 6, 7],
      sessionsPerWeek: 4,
      longRunWeekday: 7,
      minutesOnOtherDays: 60,
    });
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const repeats = outcome.plan.weeks
      .filter(({ phase }) => phase !== 'taper')
      .flatMap(({ sessions }) => sessions.filter(({ kind }) => kind === 'intervals'))
      .flatMap(({ steps }) => steps.filter(({ effort }) => effort === 'race'));
    const meters = repeats.map((step) => step.repeats * (step.meters ?? 0));
    expect(meters.length).toBeGreaterThan(2);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
    expect(meters.at(-1)).toBeGreaterThan(meters[0] ?? Infinity);
  });
});
