import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { fasterMetersOf, isLongKind, metersAt } from '../training-plan.ts';

function planOf(given: Partial<PlanRunner>, wished: Partial<PlanWish>) {
  const outcome = buildPlan({ ...EXAMPLE_RUNNER, ...given }, { ...EXAMPLE_WISH, ...wished });
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome.plan;
}

function sessionsOf(given: Partial<PlanRunner>, wished: Partial<PlanWish>) {
  return planOf(given, wished).weeks.flatMap(({ sessions }) => sessions);
}

const FIVE_DAYS = { weekdays: [1, 2, 4, 6, 7], sessionsPerWeek: 5, longRunWeekday: 7 } as const;

describe('the doses of hard sessions', () => {
  it('do not shrink to crumbs beside a long run with race pace', () => {
    const runner = {
      weeklyMeters: 70_000,
      longestMeters: 26_000,
      vdot: { value: 48.5, uncertainty: 1 },
    };
    const wish = {
      goal: raceGoal(42_195, '2027-03-14'),
      weekdays: [1, 2, 3, 4, 6, 7],
      sessionsPerWeek: 6,
    };
    const { weeks } = planOf(runner, wish);
    const beside = weeks
      .filter(({ phase }) => phase === 'build' || phase === 'specific')
      .filter(({ sessions }) => sessions.some(({ kind }) => kind === 'long-pace'))
      .flatMap(({ sessions }) =>
        sessions.filter(({ kind }) => kind === 'tempo' || kind === 'intervals'),
      );
    // The last one before the taper has so much race pace that nothing stands beside it.
    expect(beside.length).toBeGreaterThanOrEqual(3);
    for (const session of beside) expect(fasterMetersOf(session)).toBeGreaterThan(4700);
  });

  it('are longer repeats rather than many short ones before a half marathon', () => {
    const runner = { weeklyMeters: 30_000, age: 70, vdot: { value: 33, uncertainty: 1 } };
    const wish = { ...FIVE_DAYS, goal: raceGoal(21_097.5, '2027-03-14') };
    const repeats = sessionsOf(runner, wish)
      .filter((session) => metersAt(session, 'race') > 0 && !isLongKind(session.kind))
      .flatMap(({ kind, steps }) =>
        kind === 'race' ? [] : steps.filter(({ effort }) => effort === 'race'),
      );
    expect(repeats.length).toBeGreaterThan(0);
    for (const { repeats: count } of repeats) expect(count).toBeLessThanOrEqual(6);
  });
});

describe('the long run of the first weeks', () => {
  it('is no shorter than the one that was run lately, where the week allows it', () => {
    const runner = { weeklyMeters: 28_000, longestMeters: 12_000, daysSinceLastRun: 1 };
    const { weeks } = planOf(runner, { goal: raceGoal(10_000, '2027-02-14') });
    expect(weeks[0]?.longMeters).toBeGreaterThanOrEqual(11_000);
  });
});

describe('after a named injury', () => {
  it('weeks and long runs grow little by little from one usual week to the next', () => {
    const goal = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
    const runner = {
      weeklyMeters: 40_000,
      longestMeters: 16_000,
      daysSinceLastRun: 24,
      injury: 'muscle',
    } as const;
    const wish = { goal, weeks: 8, weekdays: [2, 4, 7], sessionsPerWeek: 3 };
    const usual = planOf(runner, wish).weeks.filter(({ reason }) => reason.code !== 'cut-back');
    usual.slice(1).forEach(({ meters, longMeters }, index) => {
      expect(meters / (usual[index]?.meters ?? 1)).toBeLessThan(1.12);
      expect(longMeters / (usual[index]?.longMeters ?? 1)).toBeLessThan(1.36);
    });
    expect(usual.at(-1)?.meters).toBeGreaterThanOrEqual(24_500);
  });
});

describe('a lighter week of few kilometres', () => {
  it('keeps its long run and at least three quarters of the week before', () => {
    const runner = {
      weeklyMeters: 6000,
      longestMeters: 3000,
      vdot: null,
      easyPaceSecondsPerKilometer: 450,
    };
    const wish = { weekdays: [2, 4, 7], sessionsPerWeek: 3, goal: raceGoal(10_000, '2027-03-14') };
    const { weeks } = planOf(runner, wish);
    const light = weeks.filter(({ reason }) => reason.code === 'cut-back').slice(0, 2);
    expect(light.length).toBe(2);
    for (const { number, meters, sessions } of light) {
      expect(meters / (weeks[number - 2]?.meters ?? 1)).toBeGreaterThanOrEqual(0.72);
      expect(sessions.some(({ kind }) => isLongKind(kind))).toBe(true);
    }
  });
});

describe('before a race in the mountains', () => {
  const runner = { weeklyMeters: 55_000, longestMeters: 25_000 };
  const wish = { ...FIVE_DAYS, isHilly: true, goal: raceGoal(50_000, '2027-03-28') };

  it('neither the race nor a run on hilly ground has a pace of flat ground', () => {
    const sessions = sessionsOf(runner, wish);
    const onHills = sessions.filter(
      ({ kind, reason }) =>
        kind === 'race' || ['long-rolling', 'long-descents', 'tempo-uphill'].includes(reason.code),
    );
    expect(onHills.length).toBeGreaterThan(12);
    for (const { target } of onHills) {
      expect([target.paceFast, target.paceSlow]).toEqual([null, null]);
    }
  });

  it('the race takes as long as such a climb does, and tempo goes uphill near it', () => {
    const flat = sessionsOf(runner, { ...wish, isHilly: false }).at(-1);
    const race = sessionsOf(runner, wish).at(-1);
    expect((race?.seconds ?? 0) / (flat?.seconds ?? 1)).toBeGreaterThan(1.3);
    const { weeks } = planOf(runner, wish);
    const near = weeks.filter(({ phase }) => phase === 'build' || phase === 'specific');
    const codes = near.flatMap(({ sessions }) =>
      sessions.flatMap(({ kind, reason }) => (kind === 'tempo' ? reason.code : [])),
    );
    expect(codes.length).toBeGreaterThan(1);
    expect(new Set(codes)).toEqual(new Set(['tempo-uphill']));
  });
});

describe('before a race with hills', () => {
  const runner = { weeklyMeters: 45_000, longestMeters: 18_000 };
  const wish = { ...FIVE_DAYS, isHilly: true, goal: raceGoal(21_097.5, '2027-03-14') };

  it('long runs are run downhill on purpose, days apart and not in the last two weeks', () => {
    const days = sessionsOf(runner, wish)
      .filter(({ reason }) => reason.code === 'long-descents')
      .map(({ day }) => dayNumberOf(day));
    expect(days.length).toBeGreaterThanOrEqual(3);
    days.slice(1).forEach((day, index) => {
      expect(day - (days[index] ?? 0)).toBeGreaterThanOrEqual(10);
    });
    expect(dayNumberOf('2027-03-14') - Math.max(...days)).toBeGreaterThanOrEqual(14);
  });

  it('descents are left out for what was hurt', () => {
    const codes = sessionsOf({ ...runner, injury: 'muscle', daysSinceLastRun: 1 }, wish).map(
      ({ reason }) => reason.code,
    );
    expect(codes).toContain('long-rolling');
    expect(codes).not.toContain('long-descents');
  });

  it('descents are left out for who is careful, and strength stays twice a week from 60 on', () => {
    const plan = planOf({ ...runner, age: 64 }, wish);
    const codes = plan.weeks.flatMap(({ sessions }) => sessions.map(({ reason }) => reason.code));
    expect(codes).not.toContain('long-descents');
    expect(codes).not.toContain('hills-descents');
    const specific = plan.weeks.filter(({ phase }) => phase === 'specific');
    expect(specific.map(({ strengthSessions }) => strengthSessions)).toEqual(specific.map(() => 2));
  });
});

describe('intervals of weeks with much room', () => {
  it('are five kilometres of a 5 km runner’s week at the most, and near it at the end', () => {
    const runner = {
      weeklyMeters: 35_000,
      longestMeters: 13_000,
      vdot: { value: 46, uncertainty: 1 },
    };
    const wish = { ...FIVE_DAYS, goal: raceGoal(5000, '2027-01-31') };
    const work = sessionsOf(runner, wish)
      .filter(({ kind }) => kind === 'intervals')
      .map((session) => metersAt(session, 'interval') + metersAt(session, 'race'));
    expect(Math.max(...work)).toBeGreaterThan(4400);
    expect(Math.max(...work)).toBeLessThan(5000);
  });

  it('are four repeats of a kilometre or more before a half marathon', () => {
    const runner = {
      weeklyMeters: 45_000,
      longestMeters: 16_000,
      vdot: { value: 42.5, uncertainty: 1 },
    };
    const wish = { ...FIVE_DAYS, goal: raceGoal(21_097.5, '2027-02-14') };
    const work = planOf(runner, wish)
      .weeks.filter(({ phase }) => phase === 'build' || phase === 'specific')
      .flatMap(({ sessions }) => sessions.filter(({ kind }) => kind === 'intervals'))
      .map((session) => metersAt(session, 'interval'));
    expect(work.length).toBeGreaterThan(1);
    for (const meters of work) expect(meters).toBeGreaterThan(3800);
  });
});

describe('work for a race below the marathon', () => {
  it('begins with nearly a third of the weeks before the taper left, none of them lighter', () => {
    const runner = { weeklyMeters: 45_000, longestMeters: 16_000 };
    const { weeks } = planOf(runner, { ...FIVE_DAYS, goal: raceGoal(21_097.5, '2027-02-14') });
    const specific = weeks.filter(({ phase }) => phase === 'specific');
    const before = weeks.filter(({ phase }) => phase !== 'taper').length;
    expect(specific.length / before).toBeGreaterThanOrEqual(0.3);
    expect(specific.map(({ reason }) => reason.code)).not.toContain('cut-back');
  });
});
