import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { raceDayAdvice } from '../said/race-day.ts';
import { goalFitOf } from '../said/outline/goal-fit.ts';
import { metersAt, type PlanSession } from '../training-plan.ts';

const HALF = 21_097.5;
const MARATHON = 42_195;
const DAY = '2027-03-14';

/** The paces that a wanted race leads to in one plan, and what its outline says. */
function timesOf(runnerChange: Partial<PlanRunner>, wishChange: Partial<PlanWish>) {
  const runner = { ...EXAMPLE_RUNNER, ...runnerChange };
  const wish = { ...EXAMPLE_WISH, minutesOnOtherDays: null, ...wishChange };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  const fit = goalFitOf(plan, runner, wish);
  const secondsOf = (wanted: string) => fit.find(({ code }) => code === wanted)?.seconds ?? NaN;
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const race = sessions.find(({ kind, day }) => kind === 'race' && day === plan.endDay);
  const [now] = fit;
  const splits = raceDayAdvice(plan, runner, wish)?.find(
    ({ line }) => line === 'splits' || line.startsWith('splits-bold'),
  )?.splits;
  return {
    plan,
    fit,
    sessions,
    race: race as PlanSession,
    bold: secondsOf('aim-a-time'),
    safe: secondsOf('aim-b-time'),
    now: { from: now?.seconds ?? NaN, to: now?.otherSeconds ?? NaN },
    splits: splits ?? [],
  };
}

const RUNNERS: readonly (readonly [string, Partial<PlanRunner>, Partial<PlanWish>])[] = [
  [
    '5 km, 3 % beyond today',
    { vdot: { value: 55.4, uncertainty: 1 }, weeklyMeters: 60_000 },
    { goal: { ...raceGoal(5000, DAY), seconds: 1065 } },
  ],
  ['10 km without a time', {}, { goal: raceGoal(10_000, DAY) }],
  ['half marathon without a time', {}, { goal: raceGoal(HALF, DAY) }],
  [
    'half marathon in a time of today',
    { vdot: { value: 42.9, uncertainty: 1 } },
    { goal: { ...raceGoal(HALF, DAY), seconds: 6299 } },
  ],
  [
    'half marathon of who runs little',
    { weeklyMeters: 20_000, longestMeters: 10_000, vdot: { value: 30.8, uncertainty: 1 } },
    { goal: raceGoal(HALF, DAY) },
  ],
  [
    'marathon without a time',
    { weeklyMeters: 40_000, longestMeters: 18_000, vdot: { value: 36, uncertainty: 1 } },
    { goal: raceGoal(MARATHON, DAY) },
  ],
  [
    'marathon of five hours',
    { weeklyMeters: 30_000, longestMeters: 18_000, vdot: { value: 30, uncertainty: 1 } },
    { goal: raceGoal(MARATHON, DAY) },
  ],
  [
    'marathon in 3:15',
    { weeklyMeters: 71_000, longestMeters: 24_000, vdot: { value: 48.9, uncertainty: 1 } },
    { goal: { ...raceGoal(MARATHON, DAY), seconds: 11_699 } },
  ],
];

describe('the times of one race in one plan', () => {
  it.each(RUNNERS)('agree: %s', (_name, runner, wish) => {
    const { bold, safe, race, sessions, splits, fit } = timesOf(runner, wish);
    const meters = race.meters;
    // B is a step that a runner notices.
    expect(safe / bold).toBeGreaterThan(meters >= MARATHON ? 1.02 : 1.01);
    // The race itself lies between A and B, and its pace is the one that was trained.
    expect(race.seconds).toBeGreaterThanOrEqual(bold);
    expect(race.seconds).toBeLessThanOrEqual(safe);
    const effort = meters === MARATHON ? 'marathon' : 'race';
    const trained = sessions.filter(
      (session) =>
        session.kind !== 'race' && session.kind !== 'strides' && metersAt(session, effort) > 0,
    );
    // The race is run between the paces of its two goals.
    const paceOf = (seconds: number) => (seconds * 1000) / meters;
    expect(race.target.paceFast).toBe(Math.floor(paceOf(bold)));
    expect(race.target.paceSlow).toBeGreaterThanOrEqual(Math.round(paceOf(safe)));
    for (const { target } of trained) {
      expect(target.paceFast).not.toBeNull();
      // The race itself may be run at goal A, which is a step faster than what is trained.
      const faster = (target.paceFast ?? 0) / (race.target.paceFast ?? 1);
      expect(target.paceFast).toBeGreaterThanOrEqual(Math.floor(paceOf(bold) * 0.99));
      expect(faster).toBeLessThan(1.04);
      expect(target.paceSlow).toBeLessThanOrEqual((race.target.paceSlow ?? 0) * 1.01);
      expect(target.paceSlow).toBeGreaterThan(race.target.paceFast ?? Infinity);
    }
    expect(splits.at(-1)).toEqual({ meters, seconds: bold });
    // What a test has to show for A is more than today's form, and less is asked for B.
    const shown = fit.find(({ code }) => code === 'shown-by-test' || code === 'hinted-by-test');
    if (shown) expect(shown.otherSeconds).toBeGreaterThan(shown.seconds ?? Infinity);
  });

  it('promises who runs little a slower long race than the formula for 10 km says', () => {
    const little = timesOf(
      { weeklyMeters: 20_000, longestMeters: 12_000 },
      { goal: raceGoal(HALF, DAY) },
    );
    const much = timesOf(
      { weeklyMeters: 60_000, longestMeters: 18_000 },
      { goal: raceGoal(HALF, DAY) },
    );
    expect(little.safe / much.safe).toBeGreaterThan(1.01);
    expect(little.safe / much.safe).toBeLessThan(1.04);
  });

  it('holds a time back that training cannot reach, in every figure', () => {
    // VDOT 45 races a half marathon in about 1:40.
    const { bold, safe, race, fit } = timesOf(
      {},
      { goal: { ...raceGoal(HALF, DAY), seconds: 92 * 60 } },
    );
    expect(fit.map(({ code }) => code)).toContain('far');
    expect(bold).toBeGreaterThan(92 * 60);
    expect(race.seconds).toBeGreaterThanOrEqual(bold);
    expect(race.seconds).toBeLessThanOrEqual(safe);
  });

  it('forecasts a flat 50 km near the pace of a marathon', () => {
    // VDOT 39.6 races a marathon in about 3:52.
    const { now, bold, safe, fit } = timesOf(
      { weeklyMeters: 75_000, longestMeters: 30_000, vdot: { value: 39.6, uncertainty: 1 } },
      {
        goal: { ...raceGoal(50_000, '2027-04-04'), seconds: 18_000 },
        weekdays: [2, 4, 5, 6, 7],
        sessionsPerWeek: 5,
      },
    );
    expect(now.from).toBeGreaterThan(4.75 * 3600);
    expect(now.to).toBeLessThan(5.4 * 3600);
    expect(bold).toBe(18_000);
    expect(safe / bold).toBeLessThan(1.08);
    const asked = fit.find(({ percent }) => percent !== null);
    expect(asked?.percent ?? 0).toBeLessThan(6);
  });
});

/** What is said of a wish that today's form does not reach. */
const MISSING: ReadonlySet<string> = new Set(['trainable', 'ambitious', 'far']);

describe('a wish near to the form of today', () => {
  const WOMAN_OF_62: Partial<PlanRunner> = {
    weeklyMeters: 30_000,
    longestMeters: 13_000,
    vdot: { value: 33, uncertainty: 1 },
    age: 62,
  };

  it.each([7860, 7920, 7980, 8040, 8100, 8160])(
    'has no goal B slower than the forecast of today: half marathon in %i s',
    (seconds) => {
      const { now, bold, safe, fit } = timesOf(WOMAN_OF_62, {
        goal: { ...raceGoal(HALF, DAY), seconds },
      });
      expect(now.to).toBeGreaterThan(8100);
      expect(safe).toBeLessThanOrEqual(now.to);
      expect(bold).toBeLessThan(safe);
      expect(bold).toBeLessThanOrEqual(seconds);
      expect(fit.some(({ code }) => code === 'within')).toBe(seconds === safe);
    },
  );

  it.each([
    [13_800, 42_000, 39],
    [14_100, 42_000, 39],
    [14_340, 42_000, 39],
    [15_300, 30_000, 36],
    [16_200, 30_000, 33],
  ])('is compared with the times that are printed: marathon in %i s', (seconds, weekly, value) => {
    const { now, fit } = timesOf(
      { weeklyMeters: weekly, longestMeters: 18_000, vdot: { value, uncertainty: 1 } },
      { goal: { ...raceGoal(MARATHON, DAY), seconds } },
    );
    const asked = fit.find(({ code }) => MISSING.has(code));
    // Inside the range that is printed nothing is missing.
    expect(asked === undefined).toBe(seconds >= now.from);
    if (!asked) return;
    const share = 1 - seconds / (asked.otherSeconds ?? NaN);
    expect(asked.percent).toBe(Math.max(1, Math.round(share * 100)));
    expect(asked.count).toBe(Math.max(4, Math.ceil((asked.percent ?? 0) / 0.4)));
  });
});

describe('a mountain race shorter than a marathon', () => {
  const MOUNTAIN = {
    goal: raceGoal(30_000, '2027-03-07'),
    isHilly: true,
    climbMeters: 1800,
  };
  const RUNNER = {
    weeklyMeters: 48_000,
    longestMeters: 20_000,
    vdot: { value: 45.9, uncertainty: 1 },
  };

  it('takes as long as its climb makes it, and has no pace', () => {
    const { now, race, sessions, bold, safe } = timesOf(RUNNER, MOUNTAIN);
    // 30 km and 1,800 m are 48 km of effort.
    expect(now.from).toBeGreaterThan(4 * 3600);
    expect(now.to).toBeLessThan(5 * 3600);
    expect(race.seconds).toBeGreaterThan(4 * 3600);
    expect(race.target.paceFast).toBeNull();
    expect(safe).toBeGreaterThan(bold);
    expect(
      sessions.filter((session) => session.kind !== 'race' && metersAt(session, 'race') > 0),
    ).toEqual([]);
  });

  it('is trained by climbs, hilly long runs and hours', () => {
    const { sessions } = timesOf(RUNNER, MOUNTAIN);
    const long = sessions.filter(({ kind }) => kind === 'long' || kind === 'long-pace');
    expect(
      long.every(
        ({ kind, target }) =>
          kind === 'long' && (target.paceFast === null || target.paceSlow !== null),
      ),
    ).toBe(true);
    expect(sessions.filter(({ kind }) => kind === 'hills').length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...long.map(({ seconds }) => seconds))).toBeGreaterThan(9000);
  });

  it('is decided by the climb a kilometre where that is known', () => {
    const rolling = timesOf(RUNNER, { ...MOUNTAIN, climbMeters: 300 });
    expect(rolling.race.seconds).toBeLessThan(3 * 3600);
    expect(rolling.race.target.paceFast).not.toBeNull();
  });
});

describe('minutes', () => {
  it.each([
    ['an own pace faster than the form says', { easyPaceSecondsPerKilometer: 310 }],
    ['an own pace slower than the form says', { easyPaceSecondsPerKilometer: 400 }],
    ['no race', { vdot: null, easyPaceSecondsPerKilometer: 390 }],
  ] as const)('follow the pace that is named, with %s', (_name, runner) => {
    const { sessions } = timesOf(runner, { goal: raceGoal(HALF, DAY) });
    const easy = sessions.filter(
      ({ kind, target }) => (kind === 'easy' || kind === 'long') && target.paceFast !== null,
    );
    expect(easy.length).toBeGreaterThan(10);
    for (const { seconds, meters, target } of easy) {
      const pace = (seconds * 1000) / meters;
      expect(pace).toBeGreaterThan(target.paceFast ?? Infinity);
      expect(pace).toBeLessThan(target.paceSlow ?? 0);
    }
  });

  it('are more for a kilometre of recovery than of easy running', () => {
    const { sessions } = timesOf(
      { weeklyMeters: 55_000, longestMeters: 18_000 },
      { goal: raceGoal(HALF, DAY), weekdays: [1, 2, 4, 6, 7], sessionsPerWeek: 5 },
    );
    const paceOf = (wanted: string) =>
      sessions.filter(({ kind }) => kind === wanted).map(({ seconds, meters }) => seconds / meters);
    expect(Math.min(...paceOf('recovery'))).toBeGreaterThan(Math.max(...paceOf('easy')) * 1.04);
  });

  it('leave no easy run of a slow marathoner faster than the marathon', () => {
    const { race, sessions } = timesOf(
      {
        weeklyMeters: 30_000,
        longestMeters: 18_000,
        vdot: { value: 30, uncertainty: 1 },
        easyPaceSecondsPerKilometer: 415,
      },
      { goal: raceGoal(MARATHON, DAY) },
    );
    const pace = (race.seconds * 1000) / race.meters;
    for (const { kind, target } of sessions) {
      if (kind === 'easy' || kind === 'long') expect(target.paceFast).toBeGreaterThanOrEqual(pace);
    }
  });
});
