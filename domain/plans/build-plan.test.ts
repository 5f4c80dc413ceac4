import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf, weekdayOf } from '../measures/calendar-day.ts';
import { buildPlan } from './build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from './example-plan-wish.ts';
import type { TrainingPlan } from './training-plan.ts';
import type { PlanRunner, PlanWish } from './plan-wish.ts';

function built(runner: Partial<PlanRunner>, wish: Partial<PlanWish>): TrainingPlan {
  const outcome = buildPlan({ ...EXAMPLE_RUNNER, ...runner }, { ...EXAMPLE_WISH, ...wish });
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return outcome.plan;
}

function sessionsIn({ weeks }: TrainingPlan) {
  return weeks.flatMap(({ sessions }) => sessions);
}

describe('a plan', () => {
  it('begins on a Monday and ends on the day of the race, across summer time too', () => {
    for (const today of ['2026-02-25', '2026-10-20', '2028-02-24']) {
      const day = calendarDayOf(dayNumberOf(today) + 60);
      const plan = built({}, { today, goal: raceGoal(10_000, day) });
      expect(weekdayOf(dayNumberOf(plan.startDay))).toBe(1);
      expect(plan.endDay).toBe(day);
      expect(sessionsIn(plan).at(-1)).toMatchObject({ day, kind: 'race', meters: 10_000 });
    }
  });

  it('begins today where the race comes before Monday', () => {
    const plan = built({}, { today: '2026-11-24', goal: raceGoal(10_000, '2026-11-29') });
    expect(plan).toMatchObject({ startDay: '2026-11-24', endDay: '2026-11-29' });
    expect(plan.weeks).toHaveLength(1);
  });

  it('leads who never ran to 5 km by running and walking in turns', () => {
    const plan = built(
      { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null },
      {
        goal: { kind: 'distance', meters: 5000, seconds: null, day: null, event: null },
        weeks: 12,
        weekdays: [1, 3, 6],
        sessionsPerWeek: 3,
      },
    );
    expect(plan.weeks[0]?.sessions.map(({ kind }) => kind)).toEqual([
      'run-walk',
      'run-walk',
      'run-walk',
    ]);
    expect(plan.weeks[0]?.meters).toBeLessThan(8000);
    expect(sessionsIn(plan).at(-1)).toMatchObject({ kind: 'race', meters: 5000 });
    expect(sessionsIn(plan).every(({ target }) => target.paceFast === null)).toBe(true);
  });

  it('takes a marathoner of 2:30 as they are', () => {
    const plan = built(
      { weeklyMeters: 130_000, longestMeters: 34_000, vdot: { value: 67, uncertainty: 0.5 } },
      {
        goal: { ...raceGoal(42_195, '2027-02-28'), seconds: 9000 },
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        sessionsPerWeek: 7,
        minutesOnOtherDays: null,
      },
    );
    expect(plan.weeks[0]?.meters).toBeCloseTo(130_000, -3);
    expect(sessionsIn(plan).some(({ kind }) => kind === 'marathon-pace')).toBe(true);
    expect(sessionsIn(plan).at(-1)?.target).toMatchObject({ paceFast: 211, paceSlow: 215 });
  });

  it('has a test run every four to six weeks', () => {
    const tests = sessionsIn(built({}, { goal: raceGoal(21_097.5, '2027-03-28') }))
      .filter(({ kind }) => kind === 'test')
      .map(({ day }) => dayNumberOf(day));
    const gaps = tests.slice(1).map((day, index) => day - (tests[index] ?? 0));
    expect(tests.length).toBeGreaterThanOrEqual(2);
    expect(gaps.every((gap) => gap >= 24 && gap <= 42)).toBe(true);
  });

  it('names no pace in heat and none that nothing is known of', () => {
    const paces = (plan: TrainingPlan) =>
      sessionsIn(plan).flatMap(({ target }) => target.paceFast ?? []);
    expect(paces(built({}, { isHot: true }))).toEqual([]);
    expect(paces(built({ vdot: null, easyPaceSecondsPerKilometer: null }, {}))).toEqual([]);
    expect(paces(built({}, {}))).not.toEqual([]);
  });

  it('names heart rates only by what was measured', () => {
    const rates = (basis: 'threshold' | 'age-estimate') =>
      sessionsIn(
        built(
          {
            heartRate: {
              thresholdBeatsPerMinute: 170,
              maximumBeatsPerMinute: 190,
              restingBeatsPerMinute: 50,
              basis,
            },
          },
          {},
        ),
      ).flatMap(({ target }) => target.heartRateHigh ?? []);
    expect(rates('age-estimate')).toEqual([]);
    expect(Math.max(...rates('threshold'))).toBeLessThanOrEqual(179);
  });

  it('begins easily after a break, and with a niggle', () => {
    const rested = built({ daysSinceLastRun: 30 }, { goal: raceGoal(10_000, '2027-03-14') });
    expect(rested.weeks[0]?.meters).toBeLessThanOrEqual(16_000);
    const hard = (plan: TrainingPlan, weeks: number) =>
      plan.weeks.slice(0, weeks).reduce((sum, { fasterMeters }) => sum + fasterMeters, 0);
    expect(hard(rested, 2)).toBe(0);
    expect(hard(built({ health: 'niggle' }, {}), 3)).toBe(0);
  });

  it('runs a race on the way and rests after it', () => {
    const plan = built({}, { racesOnTheWay: [{ day: '2027-01-10', meters: 10_000 }] });
    expect(sessionsIn(plan)).toContainEqual(
      expect.objectContaining({
        day: '2027-01-10',
        kind: 'race',
        reason: { code: 'race-on-the-way', fromMeters: null, percent: null },
      }),
    );
  });

  it('adds up its steps to the session', () => {
    for (const session of sessionsIn(built({}, {}))) {
      const meters = session.steps.reduce(
        (sum, step) => sum + step.repeats * (step.meters ?? 0),
        0,
      );
      expect(meters).toBeLessThanOrEqual(session.meters);
    }
  });
});

describe('what cannot be planned', () => {
  it.each(['ill', 'injured', 'pregnant'] as const)(
    'is refused where the runner is %s',
    (health) => {
      expect(buildPlan({ ...EXAMPLE_RUNNER, health }, EXAMPLE_WISH)).toEqual({
        outcome: 'refused',
        reason: health,
      });
    },
  );

  it('is refused after words that belong to a doctor', () => {
    expect(buildPlan({ ...EXAMPLE_RUNNER, hasRedFlag: true }, EXAMPLE_WISH)).toMatchObject({
      outcome: 'refused',
      reason: 'red-flag',
    });
  });

  it('is a race too long for the time: a later day and a shorter distance are offered', () => {
    const outcome = buildPlan(
      { ...EXAMPLE_RUNNER, weeklyMeters: 22_000, longestMeters: 9000 },
      { ...EXAMPLE_WISH, goal: raceGoal(42_195, '2026-12-27') },
    );
    expect(outcome).toMatchObject({ outcome: 'declined', reason: 'race-too-long' });
    if (outcome.outcome !== 'declined') return;
    expect(outcome.nearest.map(({ meters }) => meters)).toEqual([42_195, 21_097.5]);
    expect(outcome.nearest.every(({ day }) => (day ?? '') >= '2026-12-27')).toBe(true);
    for (const goal of outcome.nearest) {
      const runner = { ...EXAMPLE_RUNNER, weeklyMeters: 22_000, longestMeters: 9000 };
      expect(buildPlan(runner, { ...EXAMPLE_WISH, goal }).outcome).toBe('built');
    }
  });

  it('is a time out of reach: the nearest time is offered', () => {
    const goal = { ...raceGoal(10_000, '2027-02-14'), seconds: 2100 };
    const outcome = buildPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal });
    expect(outcome).toMatchObject({ outcome: 'declined', reason: 'time-out-of-reach' });
    if (outcome.outcome !== 'declined') return;
    const [nearest] = outcome.nearest;
    expect(nearest?.seconds).toBeGreaterThan(2400);
    expect(buildPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal: nearest ?? goal }).outcome).toBe(
      'built',
    );
  });

  it.each([
    ['race-is-over', raceGoal(10_000, '2026-11-22')],
    ['race-too-far', raceGoal(10_000, '2027-12-05')],
  ] as const)('is declined as %s', (reason, goal) => {
    expect(buildPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal })).toMatchObject({
      outcome: 'declined',
      reason,
    });
  });

  it('is two days a week', () => {
    expect(buildPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, weekdays: [6, 7] })).toMatchObject({
      outcome: 'declined',
      reason: 'too-few-days',
    });
  });
});
