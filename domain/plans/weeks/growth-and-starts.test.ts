import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { isHardKind, type PlanGoal, type TrainingPlan } from '../training-plan.ts';

/** The example begins on a Sunday. */
function raceOver(meters: number, weeks: number, seconds: number | null = null): PlanGoal {
  const day = calendarDayOf(dayNumberOf(EXAMPLE_WISH.today) + 7 * weeks);
  return { kind: 'race', meters, seconds, day, event: null };
}

function planOf(runner: Partial<PlanRunner>, wish: Partial<PlanWish>): TrainingPlan {
  const outcome = buildPlan(
    { ...EXAMPLE_RUNNER, ...runner },
    { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wish },
  );
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome.plan;
}

function on(...weekdays: number[]): Pick<PlanWish, 'weekdays' | 'sessionsPerWeek'> {
  return { weekdays, sessionsPerWeek: weekdays.length };
}

const USUAL = [
  [
    '5 km in 10 weeks',
    { weeklyMeters: 35_000, longestMeters: 13_000 },
    { goal: raceOver(5000, 10), ...on(1, 2, 4, 6, 7) },
  ],
  [
    '10 km in 12 weeks',
    { weeklyMeters: 35_000, longestMeters: 14_000 },
    { goal: raceOver(10_000, 12), ...on(2, 4, 6, 7) },
  ],
  [
    'a half marathon in 16 weeks',
    { weeklyMeters: 45_000, longestMeters: 16_000 },
    { goal: raceOver(21_097.5, 16), ...on(1, 2, 4, 6, 7) },
  ],
  [
    'a half marathon in 30 weeks',
    { weeklyMeters: 25_000, longestMeters: 11_000 },
    { goal: raceOver(21_097.5, 30), ...on(2, 4, 6, 7) },
  ],
  [
    'a marathon in 18 weeks',
    { weeklyMeters: 50_000, longestMeters: 20_000 },
    { goal: raceOver(42_195, 18), ...on(1, 2, 4, 6, 7) },
  ],
] as const satisfies readonly (readonly [string, Partial<PlanRunner>, Partial<PlanWish>])[];

describe('the weeks before a taper', () => {
  it.each(USUAL)('grow until its last third: %s', (_name, runner, wish) => {
    const build = planOf(runner, wish).weeks.filter(({ phase }) => phase !== 'taper');
    const highest = Math.max(...build.map(({ meters }) => meters));
    const early = build.slice(0, Math.floor((build.length * 2) / 3));
    const highestEarly = Math.max(...early.map(({ meters }) => meters));
    expect(highest).toBeGreaterThan(highestEarly * 1.04);
  });

  it.each(USUAL)(
    'repeat the same distance in two usual weeks at most: %s',
    (_name, runner, wish) => {
      const usual = planOf(runner, wish).weeks.filter(
        ({ phase, reason }) => phase !== 'taper' && reason.code !== 'cut-back',
      );
      const peak = Math.max(...usual.map(({ meters }) => meters));
      expect(usual.filter(({ meters }) => meters >= peak * 0.985).length).toBeLessThanOrEqual(2);
    },
  );
});

describe('a taper', () => {
  it.each([
    ['5 km', USUAL[0], [0.62, 0.75], [0.43, 0.56]],
    // Their four days leave three before the race, one of them twenty minutes.
    ['10 km', USUAL[1], [0.62, 0.75], [0.37, 0.56]],
    ['a half marathon', USUAL[2], [0.62, 0.75], [0.35, 0.56]],
  ] as const)(
    'is two weeks of less, and the race’s own keeps two fifths or more, if its days allow: %s',
    (_name, [, runner, wish], first, last) => {
      const { weeks } = planOf(runner, wish);
      const peak = Math.max(...weeks.map(({ meters }) => meters));
      const taper = weeks
        .filter(({ phase }) => phase === 'taper')
        .map(({ meters }) => meters / peak);
      expect(taper).toHaveLength(2);
      expect(taper[0]).toBeGreaterThan(first[0]);
      expect(taper[0]).toBeLessThan(first[1]);
      expect(taper[1]).toBeGreaterThan(last[0]);
      expect(taper[1]).toBeLessThan(last[1]);
    },
  );

  it('of a marathon is three weeks, by a fifth, two and three fifths or a little more', () => {
    const { weeks } = planOf(USUAL[4][1], USUAL[4][2]);
    const peak = Math.max(...weeks.map(({ meters }) => meters));
    const taper = weeks.filter(({ phase }) => phase === 'taper').map(({ meters }) => meters / peak);
    expect(taper).toHaveLength(3);
    [0.8, 0.6, 0.36].forEach((share, index) => {
      expect(Math.abs((taper[index] ?? 0) - share)).toBeLessThan(0.07);
    });
  });
});

describe('the first week', () => {
  const HALF = { goal: raceOver(21_097.5, 14), ...on(2, 4, 6, 7) };
  const RUNNER = { weeklyMeters: 40_000, longestMeters: 16_000 };

  it('with a niggle is a fifth less or more, and its long run no longer than before', () => {
    const [first] = planOf({ ...RUNNER, health: 'niggle', injury: 'other' }, HALF).weeks;
    expect(first?.meters).toBeLessThanOrEqual(32_500);
    expect(first?.meters).toBeGreaterThanOrEqual(27_000);
    expect(first?.longMeters).toBeLessThanOrEqual(13_500);
  });

  it.each([5, 7, 9])(
    'after %i days off is less than usual, and easy throughout',
    (daysSinceLastRun) => {
      const [first] = planOf({ ...RUNNER, daysSinceLastRun }, HALF).weeks;
      expect(first?.meters).toBeLessThanOrEqual(34_000);
      expect(first?.fasterMeters).toBeLessThanOrEqual(600);
      expect(first?.longMeters).toBeLessThanOrEqual(14_500);
      expect(first?.reason.code).toBe('start-after-break');
    },
  );

  it('after fewer days off is as usual', () => {
    const [first] = planOf({ ...RUNNER, daysSinceLastRun: 3 }, HALF).weeks;
    expect(first?.meters).toBeGreaterThan(38_000);
  });
});

describe('a test', () => {
  it.each([
    [[1, 3, 4, 7], 7],
    [[2, 3, 6, 7], null],
    [[1, 2, 3, 4], 2],
    [[2, 4, 6, 7], 7],
    [[3, 4, 5, 6, 7], 7],
    [[1, 2, 4, 6, 7], 6],
  ] as const)(
    'has two easy days before it and one after on days %j',
    (weekdays, longRunWeekday) => {
      const plan = planOf(
        { weeklyMeters: 38_000, longestMeters: 14_000 },
        { goal: raceOver(10_000, 14), ...on(...weekdays), longRunWeekday },
      );
      const sessions = plan.weeks.flatMap((week) => week.sessions);
      const hardDays = sessions
        .filter(({ kind }) => isHardKind(kind))
        .map(({ day }) => dayNumberOf(day));
      const tests = sessions
        .filter(({ kind }) => kind === 'test')
        .map(({ day }) => dayNumberOf(day));
      expect(tests.length).toBeGreaterThan(0);
      for (const test of tests) {
        const before = Math.max(-Infinity, ...hardDays.filter((day) => day < test));
        const after = Math.min(Infinity, ...hardDays.filter((day) => day > test));
        expect(test - before).toBeGreaterThanOrEqual(3);
        expect(after - test).toBeGreaterThanOrEqual(2);
      }
    },
  );
});

const FITNESS: PlanGoal = { kind: 'fitness', meters: null, seconds: null, day: null, event: null };

it('leads back towards the week before a break, also where there is no race', () => {
  const runner = { weeklyMeters: 25_000, longestMeters: 11_000, daysSinceLastRun: 70 };
  const { weeks } = planOf(runner, { goal: FITNESS, weeks: 12, ...on(2, 4, 7) });
  const largest = Math.max(...weeks.map(({ meters }) => meters));
  expect(largest).toBeGreaterThan(18_000);
  expect(largest).toBeLessThanOrEqual(25_000);
  expect(weeks.at(-1)?.meters).toBe(largest);
});

it('reaches the usual long run before a marathon by the work for the race', () => {
  const runner = {
    weeklyMeters: 40_000,
    longestMeters: 21_000,
    vdot: { value: 39, uncertainty: 1 },
    age: 63,
  };
  const { weeks } = planOf(runner, { goal: raceOver(42_195, 18, 14_400), ...on(2, 4, 6, 7) });
  const build = weeks.filter(({ phase }) => phase === 'build').map(({ longMeters }) => longMeters);
  expect(Math.max(...build)).toBeGreaterThanOrEqual(24_500);
  expect(Math.max(...weeks.map(({ longMeters }) => longMeters))).toBeGreaterThanOrEqual(27_000);
});
