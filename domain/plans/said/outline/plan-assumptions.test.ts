import { describe, expect, it } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import { PLAN_FACTS, type PlanRunner, type PlanWish } from '../../plan-wish.ts';
import { buildPlan } from '../../build-plan.ts';
import { planNotesOf } from '../plan-notes.ts';
import { assumptionsOf } from './plan-assumptions.ts';
import { doubtsOf } from './plan-doubts.ts';

function codesOf(runner: Partial<PlanRunner>, wish: Partial<PlanWish>): string[] {
  const line = assumptionsOf({ ...EXAMPLE_RUNNER, ...runner }, { ...EXAMPLE_WISH, ...wish });
  return line.map(({ code }) => code);
}

function askedOf(runner: Partial<PlanRunner>, wish: Partial<PlanWish>): string[] {
  const [all, wished] = [
    { ...EXAMPLE_RUNNER, ...runner },
    { ...EXAMPLE_WISH, ...wish },
  ];
  const outcome = buildPlan(all, wished);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return doubtsOf(outcome.plan, all, wished).map(({ code }) => code);
}

describe('what the runner said', () => {
  it.each([
    ['a club’s day', {}, { clubWeekdays: [4] }, 'told-club'],
    [
      'a club’s day of who learns to run',
      { weeklyMeters: 0, longestMeters: null, vdot: null },
      { clubWeekdays: [4] },
      'told-club-easy',
    ],
    ['a club’s day on which nobody runs', {}, { clubWeekdays: [1] }, 'told-club-off'],
    ['minutes', {}, { minutesOnOtherDays: 40 }, 'minutes'],
    ['minutes of each day', {}, { minutesByWeekday: { 2: 40, 4: 60 } }, 'minutes-of-days'],
    ['a day for the long run', {}, { longRunWeekday: 7 }, 'told-long-day'],
    ['a day on which nobody runs', {}, { longRunWeekday: 3 }, 'told-long-day-other'],
    ['fewer runs than days', {}, { sessionsPerWeek: 3 }, 'told-runs'],
    [
      'running with walks',
      { weeklyMeters: 6000, longestMeters: 3000, stretchSeconds: 60 },
      {},
      'told-stretch',
    ],
    ['daily walks', { facts: ['walks'] }, {}, 'told-walks'],
    [
      'a first race for a time',
      { facts: ['first-time'] },
      { goal: { ...EXAMPLE_WISH.goal, seconds: 7200 } },
      'told-first-time',
    ],
    ['a first race', { facts: ['first-time'] }, {}, 'told-first-finish'],
    ['a race to finish', { facts: ['to-finish'] }, {}, 'told-to-finish'],
    ['climb', {}, { isHilly: true, climbMeters: 400 }, 'told-climb'],
    ['hills', {}, { isHilly: true }, 'told-hilly'],
    ['an age from sixty on', { age: 64 }, {}, 'older'],
  ] as const satisfies readonly (readonly [
    string,
    Partial<PlanRunner>,
    Partial<PlanWish>,
    string,
  ])[])('is found again with what follows from it: %s', (_name, runner, wish, code) => {
    expect(codesOf(runner, wish)).toContain(code);
  });

  it('is found again by the week of days off', () => {
    const wish = { ...EXAMPLE_WISH, daysOff: [{ from: '2026-12-24', to: '2026-12-28' }] };
    const outcome = buildPlan(EXAMPLE_RUNNER, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const lines = assumptionsOf(EXAMPLE_RUNNER, wish, outcome.plan);
    expect(lines.find(({ code }) => code === 'days-off')).toMatchObject({ week: 5, count: 5 });
  });

  it('is found again in a line or a note, whichever fact it is', () => {
    for (const fact of PLAN_FACTS) {
      const runner = { ...EXAMPLE_RUNNER, facts: [fact] };
      const outcome = buildPlan(runner, EXAMPLE_WISH);
      if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
      const saidOf = (one: PlanRunner) => {
        const { shown, folded } = planNotesOf(outcome.plan, one, EXAMPLE_WISH);
        const lines = assumptionsOf(one, EXAMPLE_WISH).map(({ code }) => code);
        return [...lines, ...shown, ...folded];
      };
      const without = new Set<string>(saidOf(EXAMPLE_RUNNER));
      expect(
        saidOf(runner).filter((code) => !without.has(code)),
        fact,
      ).not.toEqual([]);
    }
  });

  it('names heart rates of easy running and of the threshold, where they were measured', () => {
    const heartRate = {
      thresholdBeatsPerMinute: 168,
      maximumBeatsPerMinute: 186,
      restingBeatsPerMinute: 50,
      basis: 'threshold',
    } as const;
    const line = assumptionsOf({ ...EXAMPLE_RUNNER, heartRate }, EXAMPLE_WISH).find(
      ({ code }) => code === 'heart-rate',
    );
    expect(line).toMatchObject({ count: 148, otherCount: 160 });
  });
});

describe('a race on the way', () => {
  it('is named with its week, or as left out', () => {
    const wish = {
      ...EXAMPLE_WISH,
      racesOnTheWay: [
        { day: '2027-01-10', meters: 10_000 },
        { day: '2027-03-07', meters: 10_000 },
      ],
    };
    const outcome = buildPlan(EXAMPLE_RUNNER, wish);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const lines = assumptionsOf(EXAMPLE_RUNNER, wish, outcome.plan);
    expect(lines.find(({ code }) => code === 'told-race')).toMatchObject({ week: 7 });
    expect(lines.find(({ code }) => code === 'told-race-left')).toMatchObject({ meters: 10_000 });
  });
});

describe('an age that a wish does not fit', () => {
  it('is asked about', () => {
    const sixDays = { weekdays: [1, 2, 3, 4, 6, 7], sessionsPerWeek: 6 };
    expect(askedOf({ age: 64, weeklyMeters: 60_000 }, sixDays)).toContain('age-wish');
    expect(askedOf({ age: 40, weeklyMeters: 60_000 }, sixDays)).not.toContain('age-wish');
    const timed = { goal: { ...EXAMPLE_WISH.goal, seconds: 100 * 60 } };
    expect(askedOf({ age: 68 }, timed)).not.toContain('age-time');
    expect(askedOf({ age: 73 }, timed)).toContain('age-time');
    expect(askedOf({ age: 15 }, {})).toContain('age-young');
    expect(askedOf({ age: 17 }, {})).not.toContain('age-young');
  });
});

describe('more runs than a plan can have', () => {
  function answerOf(runner: Partial<PlanRunner>, wish: Partial<PlanWish>) {
    const [all, wished] = [
      { ...EXAMPLE_RUNNER, ...runner },
      { ...EXAMPLE_WISH, ...wish },
    ];
    const outcome = buildPlan(all, wished);
    if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
    const lines = assumptionsOf(all, wished, outcome.plan);
    const held = Math.max(...outcome.plan.weeks.map(({ sessions }) => sessions.length));
    return { held, line: lines.find(({ code }) => code.startsWith('told-runs')) };
  }

  const EVERY_DAY = { weekdays: [1, 2, 3, 4, 5, 6, 7], sessionsPerWeek: 6 };

  it.each([
    [
      'who learns to run',
      { weeklyMeters: 0, longestMeters: null, vdot: null },
      { ...EVERY_DAY, goal: raceGoal(5000, '2027-02-14') },
      'told-runs-new',
    ],
    ['three days', {}, { weekdays: [2, 4, 7], sessionsPerWeek: 6 }, 'told-runs-days'],
    [
      'a small week',
      { weeklyMeters: 9000, longestMeters: 4000 },
      { ...EVERY_DAY, goal: raceGoal(5000, '2027-01-31') },
      'told-runs-small',
    ],
  ] as const satisfies readonly (readonly [
    string,
    Partial<PlanRunner>,
    Partial<PlanWish>,
    string,
  ])[])('are answered with what is done instead, and why: %s', (_name, runner, wish, code) => {
    const { held, line } = answerOf(runner, wish);
    expect(line?.code).toBe(code);
    expect(line?.count).toBe(6);
    expect(line?.otherCount).toBe(held);
    expect(held).toBeLessThan(6);
  });

  it('are no matter where the plan has them', () => {
    const { held, line } = answerOf({ weeklyMeters: 50_000, longestMeters: 18_000 }, EVERY_DAY);
    expect(held).toBe(6);
    expect(line?.code).toBe('told-runs');
  });
});

describe('a wish far from the form', () => {
  const goal = raceGoal(10_000, '2027-02-14');

  it('is asked about, whether it is too slow or too fast', () => {
    const form = { vdot: { value: 45, uncertainty: 1 }, weeklyMeters: 35_000 };
    expect(askedOf(form, { goal: { ...goal, seconds: 3900 } })).toContain('wish-slow');
    expect(askedOf(form, { goal: { ...goal, seconds: 2550 } })).toContain('wish-far');
    expect(askedOf(form, { goal: { ...goal, seconds: 2730 } })).not.toContain('wish-slow');
    expect(askedOf(form, { goal: { ...goal, seconds: 2730 } })).not.toContain('wish-far');
  });
});

describe('what paces come from', () => {
  it('is said with what it stands for over 10 km, and as a range while it is a guess', () => {
    const lineOf = (runner: Partial<PlanRunner>) =>
      assumptionsOf({ ...EXAMPLE_RUNNER, ...runner }, EXAMPLE_WISH).find(({ code }) =>
        code.startsWith('form-'),
      );
    // VDOT 45 is 45:16 over 10 km in the tables.
    const known = lineOf({ vdot: { value: 45, uncertainty: 1 } });
    expect(known?.code).toBe('form-race');
    expect(Math.abs((known?.seconds ?? 0) - 2716)).toBeLessThan(15);
    const guessed = lineOf({ vdot: { value: 45, uncertainty: 3 } });
    expect(guessed?.code).toBe('form-guess');
    expect(guessed?.seconds).toBeLessThan(2716);
    expect(guessed?.otherSeconds).toBeGreaterThan(2716);
  });
});

describe('heart rates that nobody measured', () => {
  const runner = { ...EXAMPLE_RUNNER, heartRate: null };
  const outcome = buildPlan(runner, EXAMPLE_WISH);
  if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
  const { plan } = outcome;

  it('come from age at first, then from the first test, and need none where nothing is hard', () => {
    const week = plan.weeks.find(({ sessions }) => sessions.some(({ kind }) => kind === 'test'));
    const linesOf = (age: number | null) =>
      assumptionsOf({ ...runner, age }, EXAMPLE_WISH, plan).filter(({ code }) =>
        code.includes('heart-rate'),
      );
    const tested = { code: 'heart-rate-test', week: week?.number };
    // 208 - 0.7 × 50; a formula for adults says nothing of who is not one.
    expect(linesOf(50)).toMatchObject([{ code: 'heart-rate-age', count: 173 }, tested]);
    expect(linesOf(16)).toMatchObject([{ code: 'no-heart-rate' }, tested]);
    expect(linesOf(null)).toMatchObject([{ code: 'no-heart-rate' }, tested]);
    const newcomer = { ...runner, weeklyMeters: 0, longestMeters: null, vdot: null };
    const wish = { ...EXAMPLE_WISH, goal: raceGoal(5000, '2027-02-07') };
    const learnt = buildPlan(newcomer, wish);
    if (learnt.outcome !== 'built') throw new Error(learnt.outcome);
    const codes = assumptionsOf(newcomer, wish, learnt.plan).map(({ code }) => code);
    expect(codes).toContain('heart-rate-talk');
  });
});

describe('whose calf heals, and who runs and walks in turns', () => {
  const runner: PlanRunner = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 35_000,
    longestMeters: 15_000,
    daysSinceLastRun: 42,
    injury: 'muscle',
    facts: ['calf'],
  };
  const wish: PlanWish = {
    ...EXAMPLE_WISH,
    goal: { kind: 'return', meters: null, seconds: null, day: null, event: null },
  };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;

  it('is promised no ranges of heart rate between walks, and no weeks without hills', () => {
    const codes = assumptionsOf(runner, wish, plan).map(({ code }) => code);
    const isWalked = plan.weeks.every(({ sessions }) =>
      sessions.every(({ kind }) => kind === 'run-walk'),
    );
    expect(isWalked).toBe(true);
    expect(codes).toContain('no-heart-rate-easy');
    expect(codes).not.toContain('heart-rate-age');
    expect(codes).not.toContain('told-calf');
  });

  it('has one rule for the calf, and is asked for no race that would give paces', () => {
    const { shown, folded } = planNotesOf(plan, runner, wish);
    expect([...shown, ...folded]).not.toContain('former-calf');
    expect(doubtsOf(plan, { ...runner, vdot: null }, wish).map(({ code }) => code)).not.toContain(
      'recent-race',
    );
  });
});
