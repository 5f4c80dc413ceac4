import { describe, expect, it } from 'vitest';
import { dayNumberOf, weekdayOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { brokenRules } from '../check-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { isHardKind, isLongKind, metersAt, type TrainingPlan } from '../training-plan.ts';

const HALF = 21_097.5;
const MARATHON = 42_195;

function planOf(runnerChange: Partial<PlanRunner>, wishChange: Partial<PlanWish>): TrainingPlan {
  const runner = { ...EXAMPLE_RUNNER, ...runnerChange };
  const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wishChange };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  expect(brokenRules(outcome.plan, runner, wish)).toEqual([]);
  return outcome.plan;
}

const CLUB_MARATHONER = {
  runner: { weeklyMeters: 71_000, longestMeters: 24_000, vdot: { value: 48.9, uncertainty: 1 } },
  wish: {
    goal: { ...raceGoal(MARATHON, '2027-03-14'), seconds: 11_699 },
    weekdays: [1, 2, 3, 4, 6, 7],
    sessionsPerWeek: 6,
    clubWeekdays: [3],
  },
} as const;
const HALF_ON_THE_WAY = [{ day: '2027-02-07', meters: HALF }];

describe('a fixed club session', () => {
  it('is on its day in each week with faster running, those of tests and of the race left out', () => {
    const { weeks } = planOf(CLUB_MARATHONER.runner, CLUB_MARATHONER.wish);
    const hard = weeks
      .slice(0, -1)
      .flatMap(({ sessions }) =>
        sessions.filter(
          ({ kind }) => isHardKind(kind) && !isLongKind(kind) && kind !== 'race' && kind !== 'test',
        ),
      );
    expect(hard.length).toBeGreaterThan(10);
    expect(new Set(hard.map(({ day }) => weekdayOf(dayNumberOf(day))))).toEqual(new Set([3]));
  });
});

describe('who runs every day', () => {
  const runner = {
    weeklyMeters: 90_000,
    longestMeters: 21_000,
    vdot: { value: 55.4, uncertainty: 1 },
  };
  const wish = {
    goal: { ...raceGoal(5000, '2027-02-07'), seconds: 1065 },
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    sessionsPerWeek: 7,
  };

  it('keeps seven days with one run each, and the week and the long run of before', () => {
    const { weeks } = planOf(runner, wish);
    const build = weeks.filter(({ phase }) => phase !== 'taper');
    for (const { sessions } of build) {
      expect(new Set(sessions.map(({ day }) => day)).size).toBe(7);
      expect(sessions).toHaveLength(7);
      const long = sessions.find(({ kind }) => isLongKind(kind));
      const others = sessions.filter((session) => session !== long && !isHardKind(session.kind));
      expect(Math.max(...others.map(({ meters }) => meters))).toBeLessThan(long?.meters ?? 0);
    }
    expect(Math.max(...build.map(({ meters }) => meters))).toBeGreaterThan(90_000);
    expect(build[0]?.longMeters).toBeGreaterThan(21_000 * 0.9);
  });

  it('has days of rest below so large a week', () => {
    const { weeks } = planOf({ ...runner, weeklyMeters: 45_000, longestMeters: 16_000 }, wish);
    for (const { sessions } of weeks) {
      expect(new Set(sessions.map(({ day }) => day)).size).toBeLessThan(7);
    }
  });

  it('runs at threshold to the last weeks before 5 km', () => {
    const near = planOf(runner, wish).weeks.filter(({ phase }) => phase === 'specific');
    const tempo = near.flatMap(({ sessions }) => sessions.filter(({ kind }) => kind === 'tempo'));
    expect(tempo.length).toBeGreaterThan(0);
  });
});

describe('a taper', () => {
  it.each([5000, 10_000, HALF])(
    'before %d m cuts the week of the race by about a half',
    (meters) => {
      const { weeks } = planOf(
        { weeklyMeters: 55_000, longestMeters: 18_000 },
        { goal: raceGoal(meters, '2027-02-14'), weekdays: [1, 2, 4, 6, 7], sessionsPerWeek: 5 },
      );
      const peak = Math.max(...weeks.map((week) => week.meters));
      const [before, last] = weeks.slice(-2).map((week) => 1 - week.meters / peak);
      expect(before).toBeGreaterThan(0.2);
      expect(before).toBeLessThan(0.4);
      expect(last).toBeGreaterThan(0.4);
      expect(last).toBeLessThan(0.66);
    },
  );

  it('has no day with two runs, and no such day is longer than the long run', () => {
    const { weeks } = planOf(
      { weeklyMeters: 95_000, longestMeters: 28_000, vdot: { value: 60, uncertainty: 1 } },
      { goal: raceGoal(HALF, '2027-02-14'), weekdays: [1, 2, 3, 4, 6, 7], sessionsPerWeek: 7 },
    );
    let doubles = 0;
    for (const { sessions, phase, longMeters } of weeks) {
      for (const runs of Map.groupBy(sessions, ({ day }) => day).values()) {
        if (runs.length < 2) continue;
        doubles += 1;
        expect(phase).not.toBe('taper');
        expect(runs.reduce((sum, { meters }) => sum + meters, 0)).toBeLessThanOrEqual(longMeters);
      }
    }
    expect(doubles).toBeGreaterThan(0);
  });
});

describe('a half marathon on the way to a marathon', () => {
  it('leaves the build-up whole: one lighter week before it or with it, and long runs after it', () => {
    const { weeks } = planOf(CLUB_MARATHONER.runner, {
      ...CLUB_MARATHONER.wish,
      racesOnTheWay: HALF_ON_THE_WAY,
    });
    const peak = Math.max(...weeks.map(({ meters }) => meters));
    const raced = weeks.findIndex(({ sessions }) =>
      sessions.some(({ day }) => day === HALF_ON_THE_WAY[0]?.day),
    );
    expect(weeks[raced]?.sessions.at(-1)?.kind).toBe('race');
    expect(weeks[raced - 1]?.meters).toBeGreaterThan(peak * 0.7);
    // Two lighter weeks and no more: that of the race and the one after it. None is half above the last.
    expect(weeks[raced]?.meters).toBeGreaterThan(peak * 0.65);
    expect(weeks[raced + 1]?.meters).toBeGreaterThan((weeks[raced]?.meters ?? 0) * 0.85);
    expect(weeks[raced + 2]?.meters).toBeGreaterThan(peak * 0.85);
    expect(weeks[raced + 2]?.meters).toBeLessThan((weeks[raced + 1]?.meters ?? 0) * 1.5);
    // Three to four weeks before the marathon a long run of 26 km and more, with marathon pace in it.
    const raceDay = dayNumberOf('2027-03-14');
    const late = weeks
      .flatMap(({ sessions }) => sessions)
      .filter(
        ({ day, kind }) =>
          isLongKind(kind) && raceDay - dayNumberOf(day) >= 20 && raceDay - dayNumberOf(day) <= 28,
      );
    expect(Math.max(...late.map(({ meters }) => meters))).toBeGreaterThanOrEqual(26_000);
    expect(Math.max(...late.map((session) => metersAt(session, 'marathon')))).toBeGreaterThan(
      12_000,
    );
  });
});

describe('doses', () => {
  it('on three days with an hour each use the hour, and grow', () => {
    const { weeks } = planOf(
      { weeklyMeters: 25_000, longestMeters: 12_000, vdot: { value: 40.2, uncertainty: 1 } },
      {
        goal: { ...raceGoal(HALF, '2027-02-28'), seconds: 6720 },
        weekdays: [2, 4, 7],
        sessionsPerWeek: 3,
        minutesOnOtherDays: 60,
      },
    );
    const full = weeks.filter(
      ({ phase, reason }) => phase !== 'taper' && reason.code !== 'cut-back',
    );
    const most = Math.max(...full.map(({ meters }) => meters));
    expect(most).toBeGreaterThan(25_000 * 1.4);
    for (const { longMeters, meters } of full) expect(longMeters / meters).toBeLessThan(0.555);
    const easy = full
      .slice(3)
      .flatMap(({ sessions }) =>
        sessions.filter(({ kind }) => kind === 'easy' || kind === 'strides'),
      );
    for (const { seconds } of easy) {
      expect(seconds).toBeGreaterThan(42 * 60);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
  });

  it('on four days hold a threshold session near a 10 km race', () => {
    const { weeks } = planOf(
      { weeklyMeters: 34_000, longestMeters: 13_000, vdot: { value: 38.6, uncertainty: 1 } },
      { goal: { ...raceGoal(10_000, '2027-01-31'), seconds: 2999 } },
    );
    const near = weeks.filter(({ phase }) => phase === 'specific');
    expect(near.some(({ sessions }) => sessions.some(({ kind }) => kind === 'tempo'))).toBe(true);
  });

  it('never have three of the longest runs before an ultra in a row', () => {
    const { weeks } = planOf(
      { weeklyMeters: 60_000, longestMeters: 18_000, vdot: { value: 39.6, uncertainty: 1 } },
      {
        goal: { ...raceGoal(50_000, '2027-03-28'), seconds: 18_000 },
        weekdays: [2, 4, 5, 6, 7],
        sessionsPerWeek: 5,
        longRunWeekday: 6,
      },
    );
    const long = weeks.map(({ longMeters }) => longMeters);
    const most = Math.max(...long);
    expect(most).toBeGreaterThan(32_000);
    long.slice(2).forEach((meters, index) => {
      const three = [long[index] ?? 0, long[index + 1] ?? 0, meters];
      expect(Math.min(...three)).toBeLessThan(Math.max(24_500, most * 0.88));
    });
  });
});

describe('a test', () => {
  it.each([
    ['six days', [1, 2, 3, 4, 6, 7], []],
    ['five days', [1, 2, 4, 6, 7], []],
    ['a club on Tuesdays', [1, 2, 4, 6, 7], [2]],
    ['three days', [2, 4, 7], []],
    ['days in a row', [5, 6, 7], []],
  ] as const)('is run on rested legs in a lighter week: %s', (_, weekdays, clubWeekdays) => {
    const { weeks } = planOf(
      { weeklyMeters: 50_000, longestMeters: 18_000 },
      {
        goal: raceGoal(HALF, '2027-03-14'),
        weekdays,
        sessionsPerWeek: weekdays.length,
        clubWeekdays,
        longRunWeekday: 7,
      },
    );
    const sessions = weeks.flatMap((week) => week.sessions);
    const tests = weeks.flatMap((week) =>
      week.sessions.filter(({ kind }) => kind === 'test').map((test) => ({ week, test })),
    );
    expect(tests.length).toBeGreaterThan(1);
    for (const { week, test } of tests) {
      expect(week.reason.code).toBe('cut-back');
      const day = dayNumberOf(test.day);
      const before = sessions.filter((one) => dayNumberOf(one.day) === day - 1);
      const hard = sessions
        .filter(({ kind }) => isHardKind(kind))
        .map((one) => dayNumberOf(one.day));
      const rest = day - Math.max(...hard.filter((one) => one < day));
      expect(rest).toBeGreaterThanOrEqual(before.length > 0 && weekdays.length > 3 ? 3 : 2);
      for (const { kind, seconds } of before) {
        expect(kind).not.toBe('strides');
        expect(seconds).toBeLessThanOrEqual(45 * 60);
      }
    }
  });

  it('is 5 km before a half marathon, and as long each time', () => {
    const { weeks } = planOf(
      { weeklyMeters: 26_000, longestMeters: 10_000, vdot: { value: 30.8, uncertainty: 1 } },
      { goal: raceGoal(HALF, '2027-02-28') },
    );
    const tests = weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ kind }) => kind === 'test')
      .map((session) => Math.round(metersAt(session, 'test')));
    expect(tests.length).toBeGreaterThan(1);
    expect(new Set(tests)).toEqual(new Set([5000]));
  });
});

describe('a marathon whose longest run would be half of it', () => {
  it('is declined, with a later day on which it can be planned', () => {
    const runner = {
      ...EXAMPLE_RUNNER,
      weeklyMeters: 18_000,
      longestMeters: 8000,
      vdot: { value: 30, uncertainty: 1 },
    };
    const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null };
    const outcomeOf = (goal: PlanWish['goal']) => buildPlan(runner, { ...wish, goal });
    const outcome = outcomeOf(raceGoal(MARATHON, '2027-04-04'));
    if (outcome.outcome !== 'declined') throw new Error(outcome.outcome);
    expect(outcome.reason).toBe('race-too-long');
    const [later] = outcome.nearest;
    const built = later && outcomeOf(later);
    if (built?.outcome !== 'built') throw new Error('not built');
    const longest = Math.max(...built.plan.weeks.map(({ longMeters }) => longMeters));
    expect(longest).toBeGreaterThan(23_500);
  });
});
