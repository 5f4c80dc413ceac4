import { describe, expect, it } from 'vitest';
import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { weekGrowthOf } from '../said/week-growth.ts';

function planOf(runner: PlanRunner, wish: PlanWish = EXAMPLE_WISH) {
  const built = buildPlan(runner, wish);
  if (built.outcome !== 'built') throw new Error(built.outcome);
  return built.plan;
}

function testsOf(runner: PlanRunner, wish?: PlanWish) {
  return planOf(runner, wish)
    .weeks.flatMap(({ sessions }) => sessions)
    .filter(({ kind }) => kind === 'test');
}

const STRONG: PlanRunner = { ...EXAMPLE_RUNNER, weeklyMeters: 45_000, longestMeters: 22_000 };

describe('a test', () => {
  it.each([
    ['is 60 years old', { ...STRONG, age: 63 }],
    ['strained a calf long ago', { ...STRONG, facts: ['calf'] }],
    ['strained a thigh long ago', { ...STRONG, facts: ['thigh'] }],
  ] as const)('is not all out for who %s: the same minutes each time, by effort', (_, runner) => {
    const tests = testsOf(runner);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.flatMap(({ steps }) => steps.map(({ effort }) => effort))).not.toContain('test');
    expect(tests.map(({ target }) => target.paceFast)).toEqual(tests.map(() => null));
    const minutes = tests.map(({ steps }) => steps.find(({ part }) => part === 'main')?.seconds);
    expect(new Set(minutes).size).toBe(1);
  });

  it('stays all out for who is well', () => {
    const tests = testsOf(STRONG);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.every(({ steps }) => steps.some(({ effort }) => effort === 'test'))).toBe(true);
  });

  it('is a climb before a race in the mountains, and says how, what to note and what follows', () => {
    const wish: PlanWish = {
      ...EXAMPLE_WISH,
      goal: raceGoal(50_000, '2027-04-24'),
      isHilly: true,
      climbMeters: 2100,
      minutesOnOtherDays: null,
    };
    const plan = planOf(STRONG, wish);
    const tests = testsOf(STRONG, wish);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.map(({ reason }) => reason.code)).toEqual(tests.map(() => 'test-climb'));
    const codes = plan.weeks.flatMap((week) =>
      weekGrowthOf(plan, week, { form: STRONG.vdot, runner: STRONG, wish }).map(({ code }) => code),
    );
    expect(codes.filter((code) => code.startsWith('test-')).slice(0, 2)).toEqual([
      'test-climb',
      'test-climb-again',
    ]);
  });

  it('on a club’s evening says what to do beside the club', () => {
    const wish: PlanWish = { ...EXAMPLE_WISH, weekdays: [2, 4, 7], sessionsPerWeek: 3 };
    const ofClub = { ...wish, clubWeekdays: [4] };
    const plan = planOf(STRONG, ofClub);
    const said = plan.weeks.filter(({ sessions }) =>
      sessions.some(({ kind, day }) => kind === 'test' && weekdayOf(dayNumberOf(day)) === 4),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const week of said) {
      const codes = weekGrowthOf(plan, week, { form: STRONG.vdot, runner: STRONG, wish: ofClub });
      expect(codes.map(({ code }) => code)).toContain('test-club');
    }
  });
});
