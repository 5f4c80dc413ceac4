import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { isLongKind } from '../training-plan.ts';
import { weekGrowthOf } from './week-growth.ts';

function growthsOf(given: Partial<PlanRunner> = {}, wished: Partial<PlanWish> = {}) {
  const outcome = buildPlan({ ...EXAMPLE_RUNNER, ...given }, { ...EXAMPLE_WISH, ...wished });
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  const { vdot } = { ...EXAMPLE_RUNNER, ...given };
  return plan.weeks.map((week) => ({ week, lines: weekGrowthOf(plan, week, { form: vdot }) }));
}

describe('what grows in a week', () => {
  it('is the long run, wherever it is a kilometre longer than any before it', () => {
    let longest = 0;
    for (const { week, lines } of growthsOf()) {
      const long = week.sessions.find(({ kind }) => isLongKind(kind))?.meters ?? 0;
      const said = lines.find(({ code }) => code === 'long-more');
      if (said) {
        expect(said.meters).toBe(long);
        expect(said.otherMeters).toBe(long - longest);
      }
      const isUsual = week.phase !== 'taper' && week.reason.code !== 'cut-back';
      if (longest > 0 && isUsual && long >= longest + 1000) expect(said).toBeDefined();
      longest = Math.max(longest, long);
    }
  });

  it('compares each hard session with the last one of its name', () => {
    const lines = growthsOf().flatMap((one) => one.lines);
    const compared = lines.filter(({ code }) => code.startsWith('work-') && code !== 'work-first');
    expect(compared.length).toBeGreaterThan(1);
    for (const { code, session, seconds, otherSeconds, week } of compared) {
      expect(session).not.toBeNull();
      expect(week).not.toBeNull();
      const more = (seconds ?? 0) - (otherSeconds ?? 0);
      if (code === 'work-more') expect(more).toBeGreaterThan(0);
      if (code === 'work-less') expect(more).toBeLessThan(0);
    }
  });

  it('is how much less a week before the race is, and where a lighter week goes on', () => {
    const all = growthsOf();
    const taper = all.filter(({ week }) => week.phase === 'taper');
    expect(taper.map(({ lines }) => lines.map(({ code }) => code))).toEqual([
      ['taper', 'watch-taper'],
      ['taper-race', 'watch-race-week'],
    ]);
    const lighter = all.filter(({ week }) => week.reason.code === 'cut-back');
    expect(lighter.length).toBeGreaterThan(0);
    for (const { lines } of lighter) {
      // What a test means is no growth.
      const codes = lines.map(({ code }) => code).filter((code) => !/^test-|^watch-/.test(code));
      expect(codes).toEqual(['lighter']);
    }
  });

  it('is the running without a walk of who learns to run', () => {
    const newcomer = { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null };
    const wish = { goal: raceGoal(5000, '2027-02-28'), weekdays: [2, 4, 7], sessionsPerWeek: 3 };
    const stretches = growthsOf(newcomer, wish)
      .flatMap(({ lines }) => lines)
      .filter(({ code }) => code === 'stretch');
    expect(stretches.length).toBeGreaterThan(4);
    for (const { seconds, otherSeconds } of stretches) {
      expect(seconds).toBeGreaterThan(otherSeconds ?? Infinity);
    }
  });

  it('is what to eat in long runs before a half marathon, a little more every two weeks', () => {
    const fuel = growthsOf({ weeklyMeters: 45_000, longestMeters: 16_000 }).flatMap(
      ({ week, lines }) =>
        lines.filter(({ code }) => code === 'fuel').map(({ count }) => ({ week, count })),
    );
    // Said where it changes: 30, 40, 50 and 60 g.
    expect(fuel.length).toBeGreaterThan(2);
    for (const { week, count } of fuel) {
      const long = week.sessions.find(({ kind }) => isLongKind(kind));
      expect(long?.seconds).toBeGreaterThanOrEqual(5400);
      expect(count).toBeLessThanOrEqual(60);
    }
    fuel.forEach(({ count }, index) => {
      const before = fuel[index - 1]?.count ?? 20;
      expect((count ?? 0) - (before ?? 0)).toBeGreaterThan(0);
      expect((count ?? 0) - (before ?? 0)).toBeLessThanOrEqual(10);
    });
    expect(fuel[0]?.count).toBe(30);
    const short = growthsOf({}, { goal: raceGoal(10_000, '2027-03-14') });
    expect(short.flatMap(({ lines }) => lines).map(({ code }) => code)).not.toContain('fuel');
  });

  it('is the climb of long runs before a mountain race, steeper each time, and their time', () => {
    const wish = {
      goal: raceGoal(50_000, '2027-03-28'),
      isHilly: true,
      weekdays: [2, 3, 5, 6, 7],
      sessionsPerWeek: 5,
    };
    const climbs = growthsOf({ weeklyMeters: 55_000, longestMeters: 25_000 }, wish)
      .flatMap(({ lines }) => lines)
      .filter(({ code }) => code === 'climb' || code === 'climb-again');
    expect(climbs.length).toBeGreaterThan(6);
    const steepness = climbs.map(({ count, meters }) => ((count ?? 0) * 1000) / (meters ?? 1));
    const [first = 0, last = 0] = [steepness[0], steepness.at(-1)];
    expect(last).toBeGreaterThan(first * 1.6);
    for (const { count, otherCount, seconds } of climbs) {
      expect(count).toBeLessThan((otherCount ?? 0) * 0.7);
      expect(seconds).toBeGreaterThan(3600);
    }
  });

  it('is the time downhill before a race with hills, longer each time', () => {
    const minutes = growthsOf({ weeklyMeters: 45_000, longestMeters: 18_000 }, { isHilly: true })
      .flatMap(({ lines }) => lines)
      .filter(({ code }) => code === 'descents')
      .map(({ seconds }) => (seconds ?? 0) / 60);
    expect(minutes.length).toBeGreaterThan(2);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes[0]).toBe(10);
  });

  it('is, in the week of a test, which result leads to new paces and which one leaves them', () => {
    const tested = growthsOf({ vdot: { value: 45, uncertainty: 1 } }).filter(({ week }) =>
      week.sessions.some(({ kind }) => kind === 'test'),
    );
    expect(tested.length).toBeGreaterThan(0);
    for (const { lines } of tested) {
      const said = lines.find(({ code }) => /^test-(?:result|again)/.test(code));
      // Over 5 km the table has 22:15 for a VDOT of 44, 21:50 for 45 and 21:25 for 46.
      if (said?.meters === 5000) {
        expect(said.seconds).toBeGreaterThanOrEqual(1280);
        expect(said.seconds).toBeLessThanOrEqual(1286);
        expect(said.otherSeconds).toBeGreaterThanOrEqual(1334);
        expect(said.otherSeconds).toBeLessThanOrEqual(1341);
      }
      expect(said?.seconds).toBeLessThan(said?.otherSeconds ?? 0);
    }
    const unknown = growthsOf({ vdot: null }).flatMap(({ lines }) => lines);
    expect(unknown.filter(({ code }) => code.startsWith('test-result'))).toEqual([]);
    // After the last one nothing refers to a further test.
    const codes = tested.map(
      ({ lines }) => lines.find(({ code }) => code.startsWith('test-'))?.code,
    );
    expect(codes).toEqual(
      codes.length > 1
        ? ['test-result', ...codes.slice(2).map(() => 'test-again'), 'test-again-last']
        : ['test-result-last'],
    );
  });
});

describe('what to look at in a week', () => {
  const CASES = [
    ['a race', {}, {}],
    [
      'a marathon',
      { weeklyMeters: 60_000, longestMeters: 24_000 },
      { goal: raceGoal(42_195, '2027-04-18') },
    ],
    [
      'who learns to run',
      { weeklyMeters: 0, longestMeters: null, vdot: null },
      { goal: raceGoal(5000, '2027-02-14') },
    ],
    ['a niggle', { health: 'niggle' }, {}],
    [
      'no race',
      {},
      { goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null } },
    ],
  ] as const satisfies readonly (readonly [string, Partial<PlanRunner>, Partial<PlanWish>])[];

  it.each(CASES)('is one thing each week, with what to change then: %s', (_name, given, wished) => {
    const all = growthsOf(given, wished).map(({ lines }) =>
      lines.filter(({ code }) => code.startsWith('watch-')),
    );
    expect(all.map((lines) => lines.length)).toEqual(all.map(() => 1));
  });

  it('is the drift of the heart rate in a long run at a steady pace, before a marathon alone', () => {
    const watchesOf = (meters: number) =>
      growthsOf(
        { weeklyMeters: 45_000, longestMeters: 18_000 },
        { goal: raceGoal(meters, '2027-03-14') },
      ).flatMap(({ week, lines }) =>
        lines
          .filter(({ code }) => code === 'watch-drift')
          .map(({ weekdays }) => ({ week, weekdays })),
      );
    const drifts = watchesOf(42_195);
    expect(drifts.length).toBeGreaterThan(1);
    for (const { week, weekdays } of drifts) {
      const long = week.sessions.find(({ kind }) => kind === 'long');
      expect(long?.seconds).toBeGreaterThanOrEqual(5400);
      expect(weekdays).toEqual([7]);
    }
    expect(watchesOf(10_000)).toEqual([]);
  });

  it('compares the end of no long run with its start where it gets faster on purpose', () => {
    const all = growthsOf({ age: 62, weeklyMeters: 30_000, longestMeters: 13_000 }).filter(
      ({ lines }) => lines.some(({ code }) => code === 'watch-finish'),
    );
    expect(all.length).toBeGreaterThan(0);
    for (const { week } of all) {
      expect(week.sessions.filter(({ kind }) => kind === 'long-pace')).toEqual([]);
    }
  });

  it('differs from one usual week to the next', () => {
    const usual = growthsOf({ weeklyMeters: 45_000, longestMeters: 18_000 }).flatMap(
      ({ week, lines }) =>
        week.phase === 'taper' || week.reason.code === 'cut-back'
          ? []
          : lines.flatMap(({ code }) => (code.startsWith('watch-') ? [code] : [])),
    );
    expect(new Set(usual).size).toBeGreaterThan(2);
    usual.forEach((code, index) => {
      if (index > 0) expect(code).not.toBe(usual[index - 1]);
    });
  });

  it('names the runner’s own week beside the first one of the plan', () => {
    const ownOf = (weeklyMeters: number, health: PlanRunner['health']) => {
      const runner = { ...EXAMPLE_RUNNER, weeklyMeters, health };
      const outcome = buildPlan(runner, EXAMPLE_WISH);
      if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
      const [first] = outcome.plan.weeks;
      if (!first) throw new Error('no week');
      const lines = weekGrowthOf(outcome.plan, first, {
        form: runner.vdot,
        runner,
        wish: EXAMPLE_WISH,
      });
      return { first, own: lines.find(({ code }) => code === 'from-week') };
    };
    const { first, own } = ownOf(32_000, 'niggle');
    expect(own?.otherMeters).toBe(32_000);
    expect(own?.meters).toBe(first.meters);
    // Where it is the same week its reason says so.
    expect(ownOf(32_000, 'well').own).toBeUndefined();
  });
});

describe('a test of who has no sure form', () => {
  it.each([
    ['an easy pace alone', { vdot: null, easyPaceSecondsPerKilometer: 360 }],
    ['an old record', { vdot: { value: 42, uncertainty: 3 } }],
  ] as const)('sets the paces, whatever its result is: %s', (_name, given) => {
    const runner = { ...EXAMPLE_RUNNER, ...given };
    const outcome = buildPlan(runner, EXAMPLE_WISH);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const { plan } = outcome;
    const tested = plan.weeks.filter(({ sessions }) =>
      sessions.some(({ kind }) => kind === 'test'),
    );
    const codes = tested.map((week) =>
      weekGrowthOf(plan, week, { form: runner.vdot, runner, wish: EXAMPLE_WISH }).map(
        ({ code }) => code,
      ),
    );
    expect(codes[0]).toContain('test-sets');
    expect(codes.flat()).not.toContain('test-goal');
    expect(codes.flat()).not.toContain('test-goal-hint');
    for (const later of codes.slice(1)) expect(later).toContain('test-compare');
  });
});

it('calls no long run longer than before that the runner exceeded before the plan', () => {
  const runner = { ...EXAMPLE_RUNNER, longestMeters: 60_000 };
  const outcome = buildPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  const codes = plan.weeks.flatMap((week) =>
    weekGrowthOf(plan, week, { runner, wish: EXAMPLE_WISH }).map(({ code }) => code),
  );
  expect(codes).not.toContain('long-more');
});

it('plans the minutes of a recovery run slower than any easy one', () => {
  const outcome = buildPlan(
    { ...EXAMPLE_RUNNER, weeklyMeters: 65_000, longestMeters: 17_000 },
    { ...EXAMPLE_WISH, weekdays: [1, 2, 3, 4, 6, 7], sessionsPerWeek: 6 },
  );
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const sessions = outcome.plan.weeks.flatMap((week) => week.sessions);
  const slowest = sessions.find(({ kind }) => kind === 'easy')?.target.paceSlow ?? Infinity;
  const recoveries = sessions.filter(({ kind }) => kind === 'recovery');
  expect(recoveries.length).toBeGreaterThan(0);
  for (const { seconds, meters } of recoveries) {
    expect((seconds * 1000) / meters).toBeGreaterThan(slowest);
  }
});
