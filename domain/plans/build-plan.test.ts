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

const EASY_KINDS = new Set<string>(['recovery', 'easy', 'run-walk', 'long']);

function sessionsIn({ weeks }: TrainingPlan) {
  return weeks.flatMap(({ sessions }) => sessions);
}

const NO_TARGET = { paceFast: null, paceSlow: null };

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

  it('leads from one minute of running to two fifths of what is run of the race, with walks in it', () => {
    const plan = built(
      { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null },
      { goal: raceGoal(5000, '2027-01-31'), weekdays: [2, 4, 7], sessionsPerWeek: 3 },
    );
    const stretches = plan.weeks
      .slice(0, -1)
      .map(({ sessions }) => Math.max(...sessions.map(({ steps }) => steps[1]?.seconds ?? 0)));
    expect(stretches[0]).toBe(60);
    expect(stretches).toEqual([...stretches].sort((a, b) => a - b));
    const race = sessionsIn(plan).at(-1);
    // Eight minutes of nine are run.
    const ran = ((race?.seconds ?? Infinity) * 8) / 9;
    expect(Math.max(...stretches)).toBeGreaterThanOrEqual(ran * 0.4);
    expect(race?.steps).toEqual([
      expect.objectContaining({ part: 'main', effort: 'race', seconds: 480, restSeconds: 60 }),
    ]);
  });

  it('brings back by running and walking in turns who has not run for weeks', () => {
    const rested = {
      weeklyMeters: 50_000,
      longestMeters: null,
      daysSinceLastRun: 42,
      injury: 'other' as const,
    };
    const goal = { kind: 'return' as const, meters: null, seconds: null, day: null, event: null };
    const plan = built(rested, { goal, weeks: 10 });
    const walked = plan.weeks.slice(0, 3).flatMap(({ sessions }) => sessions);
    expect(new Set(walked.map(({ kind }) => kind))).toEqual(new Set(['run-walk']));
    const days = walked.map(({ day }) => dayNumberOf(day));
    expect(days.slice(1).every((day, index) => day - (days[index] ?? 0) >= 2)).toBe(true);
    const early = plan.weeks.slice(0, 5).flatMap(({ sessions }) => sessions);
    expect(early.every(({ kind }) => kind !== 'strides')).toBe(true);
    const paces = sessionsIn(plan).flatMap(({ target }) => target.paceFast ?? []);
    expect(paces).toEqual([]);
  });

  it('races an ultra between marathon pace and easy running, and an unknown form faster than easy', () => {
    const week = { weekdays: [1, 2, 4, 6, 7], sessionsPerWeek: 5, minutesOnOtherDays: null };
    const ultra = built(
      { weeklyMeters: 70_000, longestMeters: 32_000 },
      { ...week, goal: raceGoal(50_000, '2027-03-14') },
    );
    const easy = sessionsIn(ultra).find(({ kind }) => kind === 'long')?.target.paceSlow ?? 0;
    const { paceFast, paceSlow } = sessionsIn(ultra).at(-1)?.target ?? NO_TARGET;
    // VDOT 45 races a marathon in 3:28:26.
    expect(paceFast).toBeGreaterThan(12_506 / 42.195);
    expect(paceSlow).toBeLessThan(easy);
    const unknown = built(
      { vdot: null, easyPaceSecondsPerKilometer: 390 },
      { goal: raceGoal(10_000, '2027-02-14') },
    );
    const race = sessionsIn(unknown).at(-1);
    expect(race?.target.paceSlow).toBeLessThan(380);
    expect(race?.target.paceFast).toBeGreaterThan(300);
    const tempo = sessionsIn(unknown).find(({ kind }) => kind === 'tempo')?.target;
    expect((tempo?.paceSlow ?? 0) - (tempo?.paceFast ?? 0)).toBeGreaterThanOrEqual(15);
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
    expect(sessionsIn(plan).at(-1)?.target).toMatchObject({ paceFast: 213, paceSlow: 219 });
  });

  it.each([
    [5000, '2027-02-07', 12],
    [10_000, '2027-02-06', 12],
    [21_097.5, '2027-03-14', 12],
    [42_195, '2027-03-14', 19],
    [50_000, '2027-03-14', 19],
  ])('arrives rested at a race over %d m', (meters, day, restedDays) => {
    const plan = built(
      { weeklyMeters: 60_000, longestMeters: 25_000 },
      {
        goal: raceGoal(meters, day),
        weekdays: [1, 2, 4, 6, 7],
        sessionsPerWeek: 5,
        minutesOnOtherDays: null,
      },
    );
    const raceDay = dayNumberOf(day);
    const before = plan.weeks.filter(({ phase }) => phase !== 'taper');
    const peak = Math.max(...before.slice(-4).map((week) => week.meters));
    const lastWhole = plan.weeks.at(-2)?.meters ?? 0;
    expect(lastWhole / peak).toBeGreaterThan(0.5);
    expect(lastWhole / peak).toBeLessThan(0.75);
    const longest = Math.max(...before.map((week) => week.longMeters));
    const near = sessionsIn(plan).filter(
      (session) => session.kind !== 'race' && raceDay - dayNumberOf(session.day) <= restedDays,
    );
    expect(Math.max(...near.map((session) => session.meters))).toBeLessThanOrEqual(longest * 0.75);
    const eve = near.filter((session) => dayNumberOf(session.day) === raceDay - 1);
    expect(eve.every(({ seconds }) => seconds <= 25 * 60)).toBe(true);
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

  it('is none for pain in a bone', () => {
    const wish = { ...EXAMPLE_WISH };
    expect(buildPlan({ ...EXAMPLE_RUNNER, health: 'niggle', injury: 'bone' }, wish)).toEqual({
      outcome: 'refused',
      reason: 'injured',
    });
  });

  it('holds nothing fast for a named injury, no hills for a joint, and controlled work without a name', () => {
    for (const injury of ['tendon', 'muscle', 'joint'] as const) {
      const plan = built({ health: 'niggle', injury }, { isHilly: true });
      const kinds = new Set(sessionsIn(plan).map(({ kind }) => kind));
      expect([...kinds].filter((kind) => !EASY_KINDS.has(kind))).toEqual(['race']);
      const codes = sessionsIn(plan).map(({ reason }) => reason.code);
      expect(codes.includes('long-rolling')).toBe(injury === 'muscle');
    }
    // Nobody knows what hurts: the first sessions are controlled, and none has climbs or repetitions.
    const unnamed = sessionsIn(built({ health: 'niggle', injury: 'other' }, {}));
    const faster = unnamed
      .map(({ kind }) => kind)
      .filter((kind) => !EASY_KINDS.has(kind) && kind !== 'strides');
    expect(faster.slice(0, 3)).toEqual(['tempo', 'tempo', 'tempo']);
    expect(faster).not.toContain('hills');
    expect(faster).not.toContain('repetitions');
  });

  it('leaves strength after a bone injury to who treats it', () => {
    const goal = { ...EXAMPLE_WISH.goal, kind: 'return', meters: null, day: null } as const;
    const plan = built({ injury: 'bone' }, { goal });
    expect(plan.weeks.every(({ strengthSessions }) => strengthSessions === 0)).toBe(true);
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

  it('keeps strides within the minutes of the day', () => {
    const strides = sessionsIn(built({}, { minutesOnOtherDays: 45 })).filter(
      ({ kind }) => kind === 'strides',
    );
    expect(strides.length).toBeGreaterThan(0);
    expect(Math.max(...strides.map(({ seconds }) => seconds))).toBeLessThanOrEqual(45 * 60 * 1.02);
  });

  it('runs long on the wished day, also where another would fit more faster sessions', () => {
    const plan = built({}, { weekdays: [2, 3, 5, 6, 7], sessionsPerWeek: 5, longRunWeekday: 6 });
    const days = sessionsIn(plan)
      .filter(({ kind }) => kind === 'long')
      .map(({ day }) => weekdayOf(dayNumberOf(day)));
    expect(new Set(days)).toEqual(new Set([6]));
  });

  it('runs less in the week after a half marathon on the way', () => {
    const plan = built(
      { weeklyMeters: 55_000, longestMeters: 22_000 },
      {
        goal: raceGoal(42_195, '2027-03-14'),
        weekdays: [1, 2, 4, 5, 7],
        sessionsPerWeek: 5,
        racesOnTheWay: [{ day: '2027-02-07', meters: 21_097.5 }],
      },
    );
    const after = plan.weeks.find(({ monday }) => monday === '2027-02-08');
    const highest = Math.max(...plan.weeks.map(({ meters }) => meters));
    expect(after?.meters).toBeLessThanOrEqual(highest * 0.85);
    expect(after?.fasterMeters).toBe(0);
  });

  it('lets weeks grow for who runs much already', () => {
    const plan = built(
      { weeklyMeters: 70_000, longestMeters: 20_000 },
      { weekdays: [1, 2, 3, 5, 6, 7], sessionsPerWeek: 6, minutesOnOtherDays: null },
    );
    expect(Math.max(...plan.weeks.map(({ meters }) => meters))).toBeGreaterThan(75_000);
  });

  it('expects of a race the time that its target says, and of an ultra no marathon pace', () => {
    const race = (meters: number, runner: Partial<PlanRunner>) => {
      const goal = raceGoal(meters, '2027-04-25');
      const days = { weekdays: [1, 2, 4, 6, 7], sessionsPerWeek: 5, minutesOnOtherDays: null };
      return sessionsIn(built(runner, { goal, ...days })).at(-1);
    };
    const marathon = race(42_195, { weeklyMeters: 55_000, longestMeters: 22_000 });
    const pace = ((marathon?.seconds ?? 0) * 1000) / 42_195;
    expect(pace).toBeGreaterThanOrEqual(marathon?.target.paceFast ?? Infinity);
    expect(pace).toBeLessThanOrEqual(marathon?.target.paceSlow ?? 0);
    const ultra = race(80_000, { weeklyMeters: 65_000, longestMeters: 32_000 });
    expect(((ultra?.seconds ?? 0) * 1000) / 80_000).toBeGreaterThan(pace);
  });

  it('has no week of less as its second where the cut-back may come later', () => {
    const plan = built({}, { goal: raceGoal(10_000, '2027-02-07') });
    expect(plan.weeks.map(({ reason }) => reason.code).indexOf('cut-back')).toBe(2);
  });

  it('spares who began by walking strides, and small weeks before the taper', () => {
    const kinds = (runner: Partial<PlanRunner>) =>
      built(
        { daysSinceLastRun: null, vdot: null, ...runner },
        {
          goal: { kind: 'distance', meters: 5000, seconds: null, day: null, event: null },
          weeks: 12,
          weekdays: [1, 3, 6],
          sessionsPerWeek: 3,
        },
      ).weeks;
    const newcomer = kinds({ weeklyMeters: 0, longestMeters: null });
    expect(newcomer.flatMap(({ sessions }) => sessions.map(({ kind }) => kind))).not.toContain(
      'strides',
    );
    const small = kinds({ weeklyMeters: 8000, longestMeters: 4000 })[0];
    expect(small?.sessions.map(({ kind }) => kind)).not.toContain('strides');
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
