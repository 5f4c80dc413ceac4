import { describe, expect, it } from 'vitest';
import { dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import type { PlanWeek } from '../training-plan.ts';
import { strengthDaysOf } from './strength-routine.ts';
import { strengthLinesOf, strengthOfWeek, strengthSpansOf } from './strength-stages.ts';

function strengthOf(given: Partial<PlanRunner> = {}, wished: Partial<PlanWish> = {}) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, goal: raceGoal(21_097.5, '2027-02-28'), ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  return {
    plan,
    strengthIn: (week: PlanWeek) => strengthOfWeek(week, plan, runner, wish),
    spans: strengthSpansOf(plan, runner, wish),
    minutesOf: (index: number) => {
      const week = plan.weeks.at(index);
      return week ? strengthOfWeek(week, plan, runner, wish).minutes : 0;
    },
    setsOf: (index: number) => {
      const week = plan.weeks.at(index);
      return week ? strengthOfWeek(week, plan, runner, wish).sets : [];
    },
  };
}

describe('strength through a plan', () => {
  it('is learnt, built up, kept, less in the taper and none in the week of the race', () => {
    const { plan, spans, setsOf } = strengthOf();
    expect(spans.map(({ stage }) => stage)).toEqual(['learn', 'build', 'keep', 'taper', 'off']);
    expect(spans.at(-1)?.fromWeek).toBe(plan.weeks.length);
    expect(spans.map(({ timesAWeek }) => timesAWeek)).toEqual([2, 2, 1, 1, 0]);
    expect(setsOf(2)[0]?.sets).toBeGreaterThan(setsOf(0)[0]?.sets ?? 0);
    expect(setsOf(-1)).toEqual([]);
    expect(setsOf(-2).every(({ sets }) => sets === 1)).toBe(true);
  });

  it('is on no day off', () => {
    const daysOff = [{ from: '2026-12-21', to: '2026-12-25' }];
    const days = (wished: Partial<PlanWish>) => {
      const { plan, strengthIn } = strengthOf({}, wished);
      return plan.weeks.flatMap((week) => strengthIn(week).days.map((day) => [week.monday, day]));
    };
    const off = days({ daysOff }).filter(([monday]) => monday === '2026-12-21');
    expect(days({}).filter(([monday]) => monday === '2026-12-21')).not.toEqual([]);
    expect(off.every(([, day]) => Number(day) >= 5)).toBe(true);
  });

  it('is for what was hurt, with no more weight than it bears', () => {
    const goal = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
    const { spans, setsOf } = strengthOf(
      { injury: 'muscle', daysSinceLastRun: 24 },
      { goal, weeks: 8 },
    );
    expect(spans.map(({ stage }) => stage)).not.toContain('build');
    expect(setsOf(5).map(({ exercise }) => exercise)).toContain('bent-knee-calf-raise');
    const joint = strengthOf({ injury: 'joint', daysSinceLastRun: 24 }, { goal, weeks: 8 });
    expect(joint.setsOf(0).map(({ exercise }) => exercise)).not.toContain('step-up');
  });

  it('is heavier for who is fast, loads each leg after a calf injury, and lowers slowly for descents', () => {
    const fast = strengthOf({ vdot: { value: 55, uncertainty: 1 } });
    expect(fast.spans.map(({ stage }) => stage)).toContain('build-heavy');
    const goal = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
    const calf = strengthOf({ injury: 'muscle', daysSinceLastRun: 24 }, { goal, weeks: 8 });
    const exercisesOf = (index: number) => calf.setsOf(index).map(({ exercise }) => exercise);
    expect(exercisesOf(0)).toContain('single-leg-calf-raise');
    expect(exercisesOf(5)).toContain('single-leg-calf-raise');
    expect(
      strengthOf({}, { isHilly: true })
        .setsOf(0)
        .map(({ exercise }) => exercise),
    ).toContain('step-down');
  });

  it('says the minutes that its sets and rests take, and none where there is none', () => {
    for (const runner of [{}, { age: 62 }, { vdot: { value: 55, uncertainty: 1 } }] as const) {
      const { plan, minutesOf, setsOf } = strengthOf(runner);
      plan.weeks.forEach((_, index) => {
        const sets = setsOf(index).reduce((sum, set) => sum + set.sets, 0);
        if (sets === 0) expect(minutesOf(index)).toBe(0);
        else expect(minutesOf(index)).toBeGreaterThanOrEqual(sets);
        expect(minutesOf(index)).toBeLessThanOrEqual(30);
        expect(minutesOf(index) % 5).toBe(0);
      });
    }
  });

  it('is heavy and slow for a tendon from the first week on', () => {
    const goal = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
    const { spans, setsOf } = strengthOf(
      { injury: 'tendon', daysSinceLastRun: 42 },
      { goal, weeks: 12 },
    );
    expect(spans.map(({ stage }) => stage)).toEqual(['learn-tendon', 'build-tendon']);
    const first = setsOf(0).find(({ exercise }) => exercise === 'single-leg-calf-raise');
    expect(first?.repeats).toBeLessThanOrEqual(8);
  });

  it('loads nothing new in a short plan, nor in a week with a test', () => {
    const short = strengthOf({}, { goal: raceGoal(10_000, '2026-12-27') });
    expect(short.spans.map(({ stage }) => stage)).toEqual(['learn', 'taper', 'off']);
    const { plan, setsOf } = strengthOf();
    const tested = plan.weeks.filter(({ sessions }) =>
      sessions.some(({ kind }) => kind === 'test'),
    );
    expect(tested.length).toBeGreaterThan(0);
    for (const { number } of tested) {
      expect(setsOf(number - 1).every(({ sets }) => sets <= 2)).toBe(true);
    }
  });

  it('is on neither of the two days before a test or a race', () => {
    for (const longRunWeekday of [6, 7]) {
      const { plan, strengthIn } = strengthOf({}, { longRunWeekday });
      const hard = plan.weeks
        .flatMap(({ sessions }) => sessions)
        .filter(({ kind }) => kind === 'test' || kind === 'race')
        .map(({ day }) => dayNumberOf(day));
      for (const week of plan.weeks) {
        for (const weekday of strengthIn(week).days) {
          const day = dayNumberOf(week.monday) + weekday - 1;
          expect(hard).not.toContain(day + 1);
          expect(hard).not.toContain(day + 2);
        }
      }
    }
  });

  it('speaks of hard sessions and tests only where the plan has some', () => {
    expect(strengthLinesOf(strengthOf().plan, {})).toEqual(['when', 'test-week', 'mobility']);
    const goal = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
    const back = strengthOf({ daysSinceLastRun: 40 }, { goal, weeks: 10 });
    expect(strengthLinesOf(back.plan, {})).toEqual(['when-easy', 'mobility']);
  });

  it('trains the deeper calf muscle of who hurt a calf or a shin before', () => {
    for (const fact of ['calf', 'shins'] as const) {
      const { setsOf, minutesOf } = strengthOf({ facts: [fact] });
      expect(setsOf(2).map(({ exercise }) => exercise)).toContain('bent-knee-calf-raise');
      expect(minutesOf(2)).toBeLessThanOrEqual(30);
    }
  });

  it('stays twice a week and grows until the taper from 60 years on', () => {
    const { spans } = strengthOf({ age: 64 });
    expect(spans.map(({ stage }) => stage)).toEqual(['learn', 'build-masters', 'taper', 'off']);
    expect(spans[1]?.timesAWeek).toBe(2);
  });

  it.each(['tendon', 'muscle', 'joint'] as const)(
    'loads a sore %s after runs, so that days without a run are free of it',
    (injury) => {
      for (const weekdays of [
        [2, 4, 7],
        [2, 4, 6, 7],
      ]) {
        const change = { injury, health: 'niggle', weeklyMeters: 22_000 } as const;
        const wish = { weekdays, sessionsPerWeek: weekdays.length };
        const { plan, strengthIn } = strengthOf(change, wish);
        const weeks = plan.weeks.filter(({ phase }) => phase !== 'taper');
        expect(weeks.length).toBeGreaterThan(4);
        for (const week of weeks) {
          const { days } = strengthIn(week);
          expect(days.length).toBeGreaterThanOrEqual(2);
          expect(weekdays).toEqual(expect.arrayContaining([...days]));
        }
      }
    },
  );

  it('takes no more than 25 minutes with its rests in any week', () => {
    for (const runner of [
      {},
      { age: 62 },
      { vdot: { value: 55, uncertainty: 1 } },
      { injury: 'tendon', health: 'niggle' },
      { injury: 'muscle', health: 'niggle' },
      { injury: 'joint', health: 'niggle' },
    ] as const) {
      const { plan, setsOf } = strengthOf(runner);
      plan.weeks.forEach((_, index) => {
        const isHeavy = 'vdot' in runner && index > 1;
        const isSlow = 'injury' in runner;
        const seconds = setsOf(index).reduce((sum, set) => {
          const work =
            (set.seconds ?? (set.repeats ?? 0) * (isSlow ? 6 : 3)) * (set.isEachSide ? 2 : 1);
          return sum + set.sets * (work + (isHeavy ? 120 : 60));
        }, 0);
        expect(seconds).toBeLessThanOrEqual(26 * 60);
      });
    }
  });

  it.each([40, 50, 60])('fits into %d minutes of a day, its runs among them', (minutes) => {
    const { plan, strengthIn } = strengthOf(
      { weeklyMeters: 22_000, longestMeters: 11_000 },
      { weekdays: [2, 4, 7], sessionsPerWeek: 3, minutesOnOtherDays: minutes },
    );
    let found = 0;
    for (const week of plan.weeks) {
      const strength = strengthIn(week);
      for (const weekday of strength.days) {
        const day = dayNumberOf(week.monday) + weekday - 1;
        const run = week.sessions.filter((one) => dayNumberOf(one.day) === day);
        const seconds = run.reduce((sum, one) => sum + one.seconds, 0);
        expect(seconds / 60 + strength.minutes).toBeLessThanOrEqual(minutes);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(plan.weeks.length / 2);
  });

  it('is on as many days as is said, days apart, and on none of the last six before the race', () => {
    for (const day of ['2027-02-22', '2027-02-24', '2027-02-25', '2027-02-28']) {
      for (const weekdays of [
        [2, 4, 6, 7],
        [1, 2, 4, 6, 7],
        [2, 3, 5, 6, 7],
      ]) {
        const wish = { goal: raceGoal(21_097.5, day), weekdays, sessionsPerWeek: weekdays.length };
        const { plan, spans, strengthIn } = strengthOf({}, wish);
        for (const { fromWeek, toWeek, leastTimesAWeek, timesAWeek } of spans) {
          for (const week of plan.weeks.slice(fromWeek - 1, toWeek)) {
            const { days } = strengthIn(week);
            expect(days.length).toBeGreaterThanOrEqual(leastTimesAWeek);
            expect(days.length).toBeLessThanOrEqual(timesAWeek);
            for (const weekday of days) {
              const chosen = dayNumberOf(week.monday) + weekday - 1;
              expect(dayNumberOf(day) - chosen).toBeGreaterThan(6);
              if (days.includes(weekday + 1)) throw new Error(`${week.monday} ${days.join(' ')}`);
            }
          }
        }
      }
    }
  });
});

describe('strength after a race on the way', () => {
  it('is none on the day after it', () => {
    const racesOnTheWay = [
      { day: '2027-01-10', meters: 5000 },
      { day: '2027-02-07', meters: 10_000 },
    ];
    const { plan } = strengthOf(
      { weeklyMeters: 50_000, longestMeters: 18_000 },
      { goal: raceGoal(42_195, '2027-03-28'), racesOnTheWay, weekdays: [2, 3, 5, 6, 7] },
    );
    const strengthDays = plan.weeks.flatMap((week) =>
      strengthDaysOf(week, plan).map((weekday) => dayNumberOf(week.monday) + weekday - 1),
    );
    const raceDays = plan.weeks
      .flatMap(({ sessions }) => sessions)
      .filter(({ kind }) => kind === 'race' || kind === 'test')
      .map(({ day }) => dayNumberOf(day));
    expect(raceDays.length).toBeGreaterThanOrEqual(3);
    expect(strengthDays.filter((day) => raceDays.includes(day - 1))).toEqual([]);
  });
});
