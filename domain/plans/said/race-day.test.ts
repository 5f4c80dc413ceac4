import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { goalTimesOf } from '../plan-paces.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import type { PlanGoal, PlanSession } from '../training-plan.ts';
import { raceDayAdvice, type RaceDayAdvice } from './race-day.ts';

function raceOver(meters: number, weeks: number, seconds: number | null = null): PlanGoal {
  // The example begins on a Sunday.
  const day = calendarDayOf(dayNumberOf(EXAMPLE_WISH.today) + 7 * weeks);
  return { kind: 'race', meters, seconds, day, event: null };
}

function adviceOf(
  goal: PlanGoal,
  runner: Partial<PlanRunner> = {},
  wish: Partial<PlanWish> = {},
): readonly RaceDayAdvice[] {
  const whole = { ...EXAMPLE_RUNNER, ...runner };
  const wished = {
    ...EXAMPLE_WISH,
    minutesOnOtherDays: null,
    ...wish,
    goal,
  };
  const outcome = buildPlan(whole, wished);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return raceDayAdvice(outcome.plan, whole, wished) ?? [];
}

function linesOf(advice: readonly RaceDayAdvice[]): string[] {
  return advice.map(({ line }) => line);
}

const MARATHONER: Partial<PlanRunner> = {
  weeklyMeters: 60_000,
  longestMeters: 24_000,
  vdot: { value: 45, uncertainty: 1 },
};

describe('the advice for a race', () => {
  it('warms up for a short race, holds back its first kilometre and needs no food', () => {
    const advice = adviceOf(
      raceOver(10_000, 12),
      { longestMeters: 12_000, vdot: { value: 42, uncertainty: 1 } },
      { weekdays: [2, 3, 5, 7] },
    );
    expect(linesOf(advice)).toEqual([
      'rest',
      'breakfast',
      'warm-up',
      'safe-start',
      'splits-start',
      'splits-up',
      'splits-bold-tested',
      'no-fuel',
      'heat',
      'stop',
      'after-short',
    ]);
    const start = advice.find(({ line }) => line === 'safe-start');
    expect(start?.firstMeters).toBe(1000);
    const splits = advice.flatMap((one) => one.splits);
    const marks = [2000, 5000, 8000, 10_000];
    // At the pace to start with, then from where it changes up, and where a start at goal A ends.
    const up = [7000, 8000, 10_000];
    expect(splits.map(({ meters }) => meters)).toEqual([...marks, ...up, 10_000]);
    const finishes = splits.filter(({ meters }) => meters === 10_000).map(({ seconds }) => seconds);
    expect(finishes).toEqual(finishes.toSorted((a, b) => b - a));
    const change = advice.find(({ line }) => line === 'splits-up');
    expect(change?.firstMeters).toBe(7000);
    expect(change?.paceSecondsPerKilometer).toBeLessThan(start?.paceSecondsPerKilometer ?? 0);
    expect(start?.paceSecondsPerKilometer).toBeGreaterThan(270);
  });

  it('paces a marathon by the time wished for, and eats and drinks from the first half hour on', () => {
    const advice = adviceOf(raceOver(42_195, 16, 12_600), MARATHONER, {
      weekdays: [1, 2, 4, 5, 7],
      sessionsPerWeek: 5,
    });
    expect(linesOf(advice)).toEqual([
      'rest',
      'breakfast',
      'warm-up-none',
      'marathon',
      'splits-bold',
      'splits-safe',
      'fuel',
      'heat',
      'stop',
      'after-marathon',
    ]);
    const marathon = advice.find(({ line }) => line === 'marathon');
    expect(marathon?.firstMeters).toBe(5000);
    // 3:30 is 4:58.6 a kilometre, which the splits are reckoned by, and no faster than today's form.
    expect(marathon?.paceSecondsPerKilometer).toBe(299);
  });

  it('names no pace to start an ultra marathon with, and eats by the clock', () => {
    const advice = adviceOf(
      raceOver(50_000, 16),
      { weeklyMeters: 70_000, longestMeters: 32_000, vdot: { value: 48, uncertainty: 1 } },
      { weekdays: [1, 2, 4, 6, 7], sessionsPerWeek: 5 },
    );
    expect(linesOf(advice)).toEqual(
      expect.arrayContaining(['kit-ultra', 'warm-up-none', 'ultra-flat', 'fuel-clock']),
    );
    const early = advice.filter(({ line }) => line !== 'splits-up');
    expect(early.every((one) => one.paceSecondsPerKilometer === null)).toBe(true);
  });

  const HUNDRED: Partial<PlanRunner> = {
    weeklyMeters: 60_000,
    longestMeters: 26_000,
    vdot: { value: 42.5, uncertainty: 1 },
  };
  const FIVE_DAYS = { weekdays: [2, 3, 4, 6, 7], sessionsPerWeek: 5 };

  it('has splits, walks and their pace for a flat race of many hours, and no climbs', () => {
    const advice = adviceOf(raceOver(100_000, 22), HUNDRED, FIVE_DAYS);
    const lines = linesOf(advice);
    expect(lines).toEqual(
      expect.arrayContaining(['ultra-flat', 'ultra-walks-paced', 'splits-up', 'splits-start']),
    );
    expect(lines).not.toContain('ultra');
    const walks = advice.find(({ line }) => line === 'ultra-walks-paced');
    const { runSeconds: run, walkSeconds: walk } = walks ?? {};
    // A turn of running at the pace of goal B and of walking covers what goal B asks for.
    const turn = ((run ?? 0) * 1000) / (walks?.safePaceSecondsPerKilometer ?? 1);
    const meters = turn + ((walk ?? 0) * 1000) / 660;
    const seconds = (((run ?? 0) + (walk ?? 0)) * 100_000) / meters;
    expect(seconds).toBeLessThanOrEqual(walks?.safeSeconds ?? 0);
    expect(seconds).toBeGreaterThan((walks?.safeSeconds ?? 0) * 0.99);
    expect(advice.find(({ line }) => line === 'splits-start')?.splits.at(-1)?.seconds).toBe(
      walks?.safeSeconds,
    );
  });

  it('walks the climbs of an ultra marathon that has some', () => {
    const lines = linesOf(
      adviceOf(raceOver(100_000, 22), HUNDRED, { ...FIVE_DAYS, isHilly: true }),
    );
    expect(lines.some((line) => line === 'ultra' || line === 'ultra-by-feel')).toBe(true);
    expect(lines).not.toContain('ultra-flat');
  });

  it('names the pace of goals A and B that their times have, to the second', () => {
    const advice = adviceOf(raceOver(42_195, 16, 12_600), MARATHONER, {
      weekdays: [1, 2, 4, 5, 7],
      sessionsPerWeek: 5,
    });
    const safe = advice.find(({ line }) => line === 'splits-safe');
    const seconds = safe?.splits.at(-1)?.seconds ?? 0;
    const pace = safe?.safePaceSecondsPerKilometer ?? 0;
    expect(Math.abs(pace - (seconds * 1000) / 42_195)).toBeLessThanOrEqual(0.51);
  });

  it('starts at goal B where today’s form does not lead to goal A, unless the last test shows it', () => {
    const advice = adviceOf(
      raceOver(21_097.5, 12, 4980),
      { weeklyMeters: 70_000, longestMeters: 22_000, vdot: { value: 55, uncertainty: 0.3 } },
      { weekdays: [1, 2, 3, 4, 6, 7], sessionsPerWeek: 6 },
    );
    const bold = advice.find(({ line }) => line === 'splits-bold-tested');
    expect(bold?.firstMeters).toBe(10_000);
    // As good as a half marathon in 1:23:00.
    expect(bold?.boldSeconds).toBeGreaterThan(2220);
    expect(bold?.boldSeconds).toBeLessThan(2275);
    expect(linesOf(advice)).toContain('safe-start');
  });

  it('starts at goal B the first time, in its paces and in its words', () => {
    const days = { weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const first: Partial<PlanRunner> = { ...MARATHONER, facts: ['first-time'] };
    const paced = adviceOf(raceOver(42_195, 16, 12_600), first, days);
    const start = paced.find(({ line }) => line === 'first-start');
    const safe = paced.find(({ line }) => line === 'splits-start')?.splits.at(-1)?.seconds ?? 0;
    expect(start?.paceSecondsPerKilometer).toBe(Math.round((safe * 1000) / 42_195));
    const slow = { ...first, vdot: { value: 29.5, uncertainty: 1 } };
    const walked = adviceOf(raceOver(42_195, 16, 18_000), slow, days);
    const walks = walked.find(({ line }) => line === 'walk-breaks-first');
    expect(walked.find(({ line }) => line === 'marathon-walked')?.paceSecondsPerKilometer).toBe(
      walks?.safePaceSecondsPerKilometer,
    );
    for (const advice of [paced, walked]) {
      expect(linesOf(advice)).not.toContain('marathon');
      expect(linesOf(advice)).not.toContain('walk-breaks-paced');
    }
  });

  it('eats in a half marathon of less than 90 minutes what long runs practised', () => {
    const advice = adviceOf(
      raceOver(21_097.5, 14, 5100),
      { weeklyMeters: 70_000, longestMeters: 20_000, vdot: { value: 55, uncertainty: 1 } },
      { weekdays: [1, 2, 3, 4, 6, 7], sessionsPerWeek: 6 },
    );
    const food = advice.filter(({ part }) => part === 'food');
    expect(food.map(({ line, grams }) => [line, (grams ?? 0) >= 50])).toEqual([['fuel', true]]);
  });

  it('asks for no food as practised where no training run is long enough', () => {
    const lines = linesOf(
      adviceOf(
        raceOver(10_000, 6, 6000),
        {
          weeklyMeters: 18_000,
          longestMeters: 7000,
          vdot: null,
          easyPaceSecondsPerKilometer: 560,
        },
        { minutesOnOtherDays: 45 },
      ),
    );
    expect(lines).toContain('fuel-new');
    expect(lines).not.toContain('fuel');
    expect(lines).not.toContain('carbohydrate');
  });

  it('takes nobody for new who comes back after a long break', () => {
    const lines = linesOf(
      adviceOf(raceOver(21_097.5, 20), {
        weeklyMeters: 40_000,
        longestMeters: null,
        daysSinceLastRun: 40,
      }),
    );
    expect(lines).toEqual(expect.arrayContaining(['warm-up-middle', 'even-by-feel']));
    expect(lines).not.toContain('rest-new');
  });

  it('goes by effort on hills', () => {
    const advice = adviceOf(raceOver(16_093, 12), MARATHONER, { isHilly: true });
    expect(linesOf(advice)).toEqual(expect.arrayContaining(['even-by-feel', 'hilly']));
    expect(advice.every((one) => one.paceSecondsPerKilometer === null)).toBe(true);
  });

  it('has the kit, the climbs and the cut-off of a race in the mountains, and no second half that is faster', () => {
    const advice = adviceOf(raceOver(30_000, 14), MARATHONER, { isHilly: true });
    const lines = linesOf(advice);
    expect(lines).toEqual(
      expect.arrayContaining(['kit-mountain', 'course', 'hilly-long', 'climbs', 'cut-off']),
    );
    expect(lines.filter((line) => /^(even|marathon|splits)/u.test(line))).toEqual([]);
    expect(linesOf(adviceOf(raceOver(30_000, 14), MARATHONER))).not.toContain('climbs');
    const road = linesOf(adviceOf(raceOver(42_195, 16), MARATHONER, { isHilly: true }));
    expect(road).toContain('hilly-long');
    expect(road).not.toContain('kit-mountain');
  });

  it('walks a minute now and then in a marathon of many hours, sooner the first time', () => {
    const days = { weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const linesAt = (seconds: number, runner: Partial<PlanRunner> = {}) =>
      linesOf(
        adviceOf(
          raceOver(42_195, 16, seconds),
          { ...MARATHONER, vdot: { value: 33, uncertainty: 1 }, ...runner },
          days,
        ),
      );
    const isWalked = (lines: readonly string[]) =>
      lines.some((line) => line.startsWith('walk-breaks'));
    expect(isWalked(linesAt(18_000))).toBe(true);
    expect(isWalked(linesAt(15_600))).toBe(false);
    expect(isWalked(linesAt(15_600, { facts: ['first-time'] }))).toBe(true);
  });

  it('runs between the walks at a pace that leads to goals A and B with them', () => {
    const runner = { ...MARATHONER, vdot: { value: 29.5, uncertainty: 1 } };
    const days = { weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const advice = adviceOf(raceOver(42_195, 16, 18_000), runner, days);
    const isSafe = linesOf(advice).includes('walk-breaks-first');
    const walk = advice.find(({ line }) => line.startsWith('walk-breaks'));
    const start = advice.find(({ line }) => line === 'marathon-walked');
    const walks = walk?.walks ?? 0;
    expect(walks).toBe(8);
    for (const [pace, meant] of [
      [walk?.paceSecondsPerKilometer, walk?.boldSeconds],
      [walk?.safePaceSecondsPerKilometer, walk?.safeSeconds],
    ] as const) {
      // A minute of walking is about 91 m.
      const ran = 42_195 - (walks * 60_000) / 660;
      const whole = walks * 60 + ((pace ?? 0) * ran) / 1000;
      expect(whole).toBeLessThanOrEqual(meant ?? 0);
      expect(whole).toBeGreaterThan((meant ?? 0) - 45);
    }
    expect(start?.paceSecondsPerKilometer).toBe(
      isSafe ? walk?.safePaceSecondsPerKilometer : walk?.paceSecondsPerKilometer,
    );
    expect(linesOf(advice)).not.toContain('marathon');
  });

  it('asks of nobody a second half that is much faster than the first', () => {
    const runner = { ...MARATHONER, vdot: { value: 50, uncertainty: 1 } };
    const seconds = 3600;
    const negative = adviceOf(raceOver(10_000, 12, seconds), runner).find(
      ({ line }) => line === 'splits-negative',
    );
    expect(negative?.paceSecondsPerKilometer).toBe(Math.round((seconds / 10) * 0.95));
    expect(negative?.splits.at(-1)).toEqual({ meters: 10_000, seconds: 3510 });
  });

  it('eats as much in the race as was practised, and less with a sensitive stomach', () => {
    const days = { weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const gramsOf = (runner: Partial<PlanRunner>) =>
      adviceOf(raceOver(42_195, 16, 14_000), { ...MARATHONER, ...runner }, days).find(
        ({ line }) => line === 'fuel',
      )?.grams ?? 0;
    expect(gramsOf({})).toBe(60);
    expect(gramsOf({ facts: ['stomach'] })).toBeLessThan(60);
  });

  it('lets who began by walking walk before the start and rest the day before', () => {
    const lines = linesOf(
      adviceOf(
        raceOver(5000, 10),
        { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null },
        { weekdays: [2, 4, 7], sessionsPerWeek: 3 },
      ),
    );
    expect(lines).toEqual(expect.arrayContaining(['rest-new', 'warm-up-walk']));
  });

  it('names the turns of the race, and keeps to a run planned for the day before', () => {
    const step = { part: 'main', effort: 'easy', meters: null } as const;
    const session = (day: string, repeats: number, seconds: number): PlanSession => ({
      id: 'd2',
      day,
      kind: 'run-walk',
      meters: 3000,
      seconds: 1800,
      steps: [{ ...step, repeats, seconds, restSeconds: 90 }],
      target: {
        paceFast: null,
        paceSlow: null,
        heartRateLow: null,
        heartRateHigh: null,
        feel: 'talk-in-sentences',
      },
      reason: { code: 'run-walk-stage', fromMeters: null, percent: null },
    });
    const race: PlanSession = {
      ...session('2027-01-31', 14, 120),
      kind: 'race',
      meters: 5000,
      seconds: 2520,
    };
    const week = {
      number: 1,
      monday: '2027-01-25',
      phase: 'taper',
      reason: { code: 'race-week', fromMeters: null, percent: null },
      meters: 6000,
      longMeters: 3000,
      fasterMeters: 0,
      strengthSessions: 0,
      sessions: [session('2027-01-26', 4, 300), session('2027-01-30', 1, 480), race],
    } as const;
    const plan = {
      goal: { kind: 'race', meters: 5000, seconds: null, day: '2027-01-31', event: null },
      startDay: '2027-01-25',
      endDay: '2027-01-31',
      weeks: [week],
    } as const;
    const advice = raceDayAdvice(plan, EXAMPLE_RUNNER, EXAMPLE_WISH) ?? [];
    expect(advice[0]?.line).toBe('planned-run');
    expect(advice.find(({ line }) => line === 'run-walk')).toMatchObject({
      runSeconds: 120,
      walkSeconds: 90,
    });
  });

  it('is none where no distance is run at the end', () => {
    const goal = { kind: 'fitness', meters: null, seconds: null, day: null, event: null } as const;
    expect(adviceOf(goal)).toEqual([]);
  });
});

describe('the splits of a race', () => {
  const TIMED = [
    ['5 km without a wish', raceOver(5000, 10)],
    ['10 km without a wish', raceOver(10_000, 12)],
    ['a half marathon without a wish', raceOver(21_097.5, 14)],
    ['a half marathon in 1:39', raceOver(21_097.5, 14, 5940)],
    ['a marathon without a wish', raceOver(42_195, 18)],
    ['a marathon in 3:30', raceOver(42_195, 18, 12_600)],
  ] as const;

  it.each(TIMED)('stand for goals A and B, and A is the faster one: %s', (_name, goal) => {
    const advice = adviceOf(goal, MARATHONER, { weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 });
    const bold = advice.find(({ line }) => line.startsWith('splits-bold'))?.splits.at(-1);
    const safe = advice.find(({ line }) => /^splits-(safe|start)$/u.test(line))?.splits.at(-1);
    expect(bold?.meters).toBe(goal.meters);
    expect(safe?.meters).toBe(goal.meters);
    expect(bold?.seconds).toBeLessThan(safe?.seconds ?? 0);
  });

  it.each(TIMED)('begin at goal A where today’s form leads to it, else at B: %s', (_name, goal) => {
    const days = { weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const advice = adviceOf(goal, MARATHONER, days);
    const times = goalTimesOf(
      { ...EXAMPLE_RUNNER, ...MARATHONER },
      { ...EXAMPLE_WISH, ...days, goal },
      12,
    );
    const isSupported = (times?.today.likelySeconds ?? 0) <= (times?.boldSeconds ?? 0) * 1.005;
    const seconds = isSupported ? times?.boldSeconds : times?.safeSeconds;
    const cap = advice.find(({ line }) => ['safe-start', 'even', 'marathon'].includes(line));
    expect(cap?.line === 'safe-start').toBe(!isSupported);
    expect(cap?.paceSecondsPerKilometer).toBe(
      Math.round(((seconds ?? 0) * 1000) / (goal.meters ?? 1)),
    );
  });

  it('are none while the form is a guess', () => {
    const guess = { vdot: null, easyPaceSecondsPerKilometer: 360 };
    const advice = adviceOf(raceOver(10_000, 12), guess, { weekdays: [2, 3, 5, 7] });
    expect(advice.flatMap(({ splits }) => splits)).toEqual([]);
    expect(linesOf(advice)).toContain('splits-open');
    expect(linesOf(advice)).toContain('even-by-feel');
  });
});
