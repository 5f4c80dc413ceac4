import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { buildPlan } from '@tasuki/domain/plans/build-plan';
import { brokenRules } from '@tasuki/domain/plans/check-plan';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '@tasuki/domain/plans/example-plan-wish';
import { goalFitOf } from '@tasuki/domain/plans/said/outline/goal-fit';
import { planChecksOf } from '@tasuki/domain/plans/said/outline/plan-checks';
import { strengthDaysOf } from '@tasuki/domain/plans/said/strength-routine';
import { runSecondsOf } from '@tasuki/domain/plans/sessions/session-work';
import { describe, expect, it } from 'vitest';

const RETURN = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;

function planOf(weeklyMeters: number, daysSinceLastRun: number, weekdays: readonly number[]) {
  const runner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters,
    longestMeters: weeklyMeters * 0.43,
    daysSinceLastRun,
    injury: 'muscle',
  } as const;
  const wish = {
    ...EXAMPLE_WISH,
    goal: RETURN,
    weeks: 10,
    weekdays,
    sessionsPerWeek: weekdays.length,
    minutesOnOtherDays: null,
  };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return { runner, wish, plan: outcome.plan };
}

describe.each([
  [35_000, 45, [2, 4, 6, 7]],
  [25_000, 60, [2, 4, 7]],
  [50_000, 35, [1, 3, 5, 7]],
  [40_000, 80, [1, 2, 4, 6, 7]],
  [30_000, 52, [1, 2, 4]],
] as const)('a return of %d m a week, %d days after a strain, on %j', (weekly, days, weekdays) => {
  const { runner, wish, plan } = planOf(weekly, days, weekdays);

  it('runs at most half of a week at once, and on no two days in a row', () => {
    for (const { number, sessions } of plan.weeks) {
      const runs = sessions.map(runSecondsOf);
      const all = runs.reduce((sum, seconds) => sum + seconds, 0);
      if (runs.length >= 3)
        expect([number, Math.max(...runs) / all <= 0.505]).toEqual([number, true]);
    }
    const dates = plan.weeks.flatMap(({ sessions }) => sessions.map(({ day }) => dayNumberOf(day)));
    expect(dates.filter((day) => dates.includes(day + 1))).toEqual([]);
    expect(brokenRules(plan, runner, wish)).toEqual([]);
  });

  it('runs longer without a walk in small steps, and reaches more than at its start', () => {
    let longest = 0;
    for (const { number, sessions } of plan.weeks) {
      const stretches = sessions.flatMap(({ steps }) =>
        steps.filter(({ part }) => part === 'main').map(({ seconds }) => seconds ?? 0),
      );
      const found = Math.max(0, ...stretches);
      const most = Math.max(longest * 1.5, longest + 300);
      if (longest > 0) expect([number, found <= most]).toEqual([number, true]);
      longest = Math.max(longest, found);
    }
    expect(longest).toBeGreaterThanOrEqual(1800);
  });

  it('makes calves strong neither on the day of the longest run nor before it', () => {
    for (const week of plan.weeks) {
      const runs = week.sessions.map(runSecondsOf);
      const most = Math.max(...runs);
      const longest = week.sessions.filter((session) => runSecondsOf(session) === most);
      if (longest.length > 1) continue;
      const day = dayNumberOf(longest[0]?.day ?? '');
      for (const weekday of strengthDaysOf(week, plan)) {
        const strengthDay = dayNumberOf(week.monday) + weekday - 1;
        expect([week.number, day - strengthDay]).not.toEqual([week.number, 0]);
        expect([week.number, day - strengthDay]).not.toEqual([week.number, 1]);
      }
      expect(strengthDaysOf(week, plan).length).toBeGreaterThanOrEqual(2);
    }
    const lighter = plan.weeks.filter(({ reason }) => reason.code === 'cut-back');
    expect(lighter.length).toBeGreaterThan(0);
    for (const week of lighter) expect(strengthDaysOf(week, plan).length).toBeLessThanOrEqual(2);
  });

  it('stops at the first pull, unlike who is well', () => {
    const checks = planChecksOf(plan, runner, wish);
    expect(checks).toContain('pain-healing');
    expect(checks).not.toContain('pain');
  });
});

it('comes back to a race by even runs as well, until half an hour is run without a walk', () => {
  const runner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 35_000,
    longestMeters: 15_000,
    daysSinceLastRun: 45,
    injury: 'muscle',
  } as const;
  const wish = {
    ...EXAMPLE_WISH,
    goal: raceGoal(10_000, '2027-03-28'),
    today: '2026-11-22',
    minutesOnOtherDays: null,
  };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const weeks = outcome.plan.weeks.slice(0, 8);
  for (const { number, sessions } of weeks) {
    const runs = sessions.map(runSecondsOf);
    const share = Math.max(...runs) / runs.reduce((sum, seconds) => sum + seconds, 0);
    expect([number, share <= 0.5]).toEqual([number, true]);
  }
  expect(brokenRules(outcome.plan, runner, wish)).toEqual([]);
});

describe.each([21, 24, 28, 45])('a return %d days after an injury that was not named', (days) => {
  const runner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 40_000,
    longestMeters: 12_000,
    daysSinceLastRun: days,
    injury: 'other',
  } as const;
  const wish = {
    ...EXAMPLE_WISH,
    goal: RETURN,
    weeks: 8,
    weekdays: [2, 4, 6, 7],
    sessionsPerWeek: 4,
    longRunWeekday: 7,
    minutesOnOtherDays: null,
  };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;

  it('begins with short runs that are walked in, on no two days in a row', () => {
    for (const { sessions } of plan.weeks.slice(0, 2)) {
      expect(sessions.map(({ kind }) => kind)).toEqual(sessions.map(() => 'run-walk'));
      expect(Math.max(...sessions.map(({ seconds }) => seconds))).toBeLessThanOrEqual(2700);
      const dates = sessions.map(({ day }) => dayNumberOf(day));
      expect(dates.filter((day) => dates.includes(day + 1))).toEqual([]);
    }
  });

  it('has no strides, and names no run as recent that is not', () => {
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    expect(sessions.filter(({ kind }) => kind === 'strides')).toEqual([]);
    const compared = sessions.filter(({ reason }) => reason.code.startsWith('long-'));
    for (const { day, reason } of compared) {
      const date = dayNumberOf(day);
      const recent = sessions
        .filter((one) => dayNumberOf(one.day) < date && dayNumberOf(one.day) >= date - 30)
        .map(({ meters }) => meters);
      const isOld = dayNumberOf(plan.startDay) - days < date - 30;
      const known = isOld ? recent : [...recent, runner.longestMeters];
      if (reason.fromMeters !== null) expect(known).toContain(reason.fromMeters);
    }
    expect(brokenRules(plan, runner, wish)).toEqual([]);
  });
});

it('begins without long running after two weeks off, where the injury was not named', () => {
  const runner = { ...EXAMPLE_RUNNER, daysSinceLastRun: 14, injury: 'other' } as const;
  const wish = { ...EXAMPLE_WISH, goal: RETURN, weeks: 8, minutesOnOtherDays: null };
  const outcome = buildPlan({ ...runner, weeklyMeters: 40_000, longestMeters: 16_000 }, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const [first] = outcome.plan.weeks;
  const stretches = first?.sessions.map(({ kind, seconds, steps }) =>
    kind === 'run-walk'
      ? Math.max(...steps.filter(({ part }) => part === 'main').map((step) => step.seconds ?? 0))
      : seconds,
  );
  expect(Math.max(...(stretches ?? []))).toBeLessThanOrEqual(1800);
});

describe('a muscle that has healed, after twelve weeks', () => {
  const minutesOf = (injury: 'muscle' | 'tendon') => {
    const { runner, wish } = planOf(35_000, 42, [1, 3, 5, 7]);
    const outcome = buildPlan({ ...runner, injury }, { ...wish, weeks: 12 });
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    return outcome.plan.weeks.map(({ sessions }) =>
      Math.round(sessions.reduce((sum, session) => sum + runSecondsOf(session), 0) / 60),
    );
  };

  it('runs three times as much as at first, grows to the end, and more than a tendon', () => {
    const muscle = minutesOf('muscle');
    const most = Math.max(...muscle);
    expect(most).toBeGreaterThanOrEqual((muscle[0] ?? 0) * 3);
    // The week before the last is a lighter one, so that the last can show the goal.
    expect(muscle.at(-1)).toBe(most);
    expect(muscle.at(-2)).toBeLessThan(most * 0.8);
    expect(Math.max(...minutesOf('tendon'))).toBeLessThan(Math.max(...muscle));
  });

  it('is told by which week the rest may be regained', () => {
    const { runner, wish, plan } = planOf(35_000, 42, [1, 3, 5, 7]);
    const [line] = goalFitOf(plan, runner, wish).filter(({ code }) => code === 'return-part');
    expect(line?.toWeek).toBeGreaterThan(plan.weeks.length + 3);
    expect(line?.toWeek).toBeLessThan(plan.weeks.length + 16);
  });
});
