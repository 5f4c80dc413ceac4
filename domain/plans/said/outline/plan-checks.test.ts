import { describe, expect, it } from 'vitest';
import { buildPlan } from '../../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { explainedSessionsOf, planChecksOf, warmUpDrillsOf } from './plan-checks.ts';

const RETURN = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;

function planOf(given: Partial<PlanRunner>, wished: Partial<PlanWish> = {}) {
  const runner = { ...EXAMPLE_RUNNER, ...given };
  const wish = { ...EXAMPLE_WISH, ...wished };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return { plan: outcome.plan, runner, wish };
}

function checksOf(given: Partial<PlanRunner>, wished: Partial<PlanWish> = {}) {
  const { plan, runner, wish } = planOf(given, wished);
  return planChecksOf(plan, runner, wish);
}

describe('what a plan says of health', () => {
  it('speaks of periods only to women of an age to have them', () => {
    expect(checksOf({ sex: 'female', age: 30 })).toContain('periods');
    for (const runner of [
      { sex: 'male', age: 30 },
      { sex: null, age: 30 },
      { sex: 'female', age: null },
      { sex: 'female', age: 62 },
      { sex: 'female', age: 30, facts: ['birth'] },
    ] as const) {
      expect(checksOf(runner), JSON.stringify(runner)).not.toContain('periods');
    }
  });

  it('lets nobody who starts sore stop for pain that they may run with', () => {
    for (const runner of [{ health: 'niggle' }, { health: 'niggle', injury: 'tendon' }] as const) {
      expect(checksOf(runner)).toContain('pain-stays');
      expect(checksOf(runner)).not.toContain('pain-week');
    }
    expect(checksOf({})).toContain('pain-week');
    // With pain in a bone nobody runs on.
    const bone = checksOf({ injury: 'bone' }, { goal: RETURN });
    expect(bone).toContain('pain-bone');
    expect(bone).not.toContain('pain-stays');
  });

  it('says when to go on only to who comes back: other weeks say it beside their check', () => {
    expect(checksOf({})).not.toContain('step-on');
    expect(checksOf({ daysSinceLastRun: 40 }, { goal: RETURN })).toContain('step-on');
  });

  it('explains the drift of the heart rate before a marathon', () => {
    const trained = { weeklyMeters: 45_000, longestMeters: 20_000 };
    expect(checksOf(trained, { goal: raceGoal(42_195, '2027-04-18') })).toContain('drift');
    expect(checksOf(trained, { goal: raceGoal(10_000, '2027-02-14') })).not.toContain('drift');
    // In heat it says nothing.
    const hot = { goal: raceGoal(42_195, '2027-04-18'), isHot: true };
    expect(checksOf(trained, hot)).not.toContain('drift');
  });

  it('speaks of the menopause from the mid-forties on, and of bones', () => {
    const checks = checksOf({ sex: 'female', age: 48 });
    expect(checks).toContain('periods-forties');
    expect(checks).not.toContain('periods');
    expect(checksOf({ sex: 'female', age: 58 })).not.toContain('periods-forties');
  });

  it('has signs and food for the time after a birth, and no word of losing weight', () => {
    const checks = checksOf({ sex: 'female', age: 33, facts: ['birth'] });
    expect(checks).toEqual(
      expect.arrayContaining(['birth-signs', 'birth-food', 'sleep-broken', 'step-on']),
    );
    expect(checks.filter((check) => check.startsWith('weight'))).toEqual([]);
    expect(checksOf({ sex: 'female', age: 33 })).not.toContain('birth-signs');
  });

  it('explains results of tests only where the weeks of the tests do not', () => {
    expect(checksOf({})).not.toContain('after-test');
    const unknown = { vdot: null, easyPaceSecondsPerKilometer: null };
    const { plan, runner, wish } = planOf(unknown);
    const hasTest = plan.weeks.some(({ sessions }) => sessions.some(({ kind }) => kind === 'test'));
    expect(hasTest).toBe(true);
    expect(planChecksOf(plan, runner, wish)).toContain('after-test');
  });

  it('gives more protein, and care with weight, from 60 years on', () => {
    const older = checksOf({ age: 62 });
    expect(older).toEqual(expect.arrayContaining(['eat-masters', 'weight-masters']));
    expect(older).not.toContain('eat');
    expect(checksOf({ age: 40 })).not.toContain('eat-masters');
  });

  it('asks for as much carbohydrate as the hours of the largest week need', () => {
    const lots = {
      weeklyMeters: 100_000,
      longestMeters: 30_000,
      vdot: { value: 55, uncertainty: 1 },
    };
    const days = { weekdays: [1, 2, 3, 4, 6, 7], sessionsPerWeek: 6, minutesOnOtherDays: null };
    expect(checksOf(lots, days)).toContain('carbohydrate-many');
    const little = checksOf({ weeklyMeters: 15_000 }, { goal: raceGoal(10_000, '2027-02-14') });
    expect(little).toContain('carbohydrate-few');
    expect(little).not.toContain('drink');
  });

  it('turns a hard session into an easy one only where the plan has one', () => {
    expect(checksOf({})).toContain('yellow');
    const back = checksOf({ daysSinceLastRun: 40 }, { goal: RETURN });
    expect(back).toContain('yellow-easy');
    expect(back).not.toContain('yellow');
  });

  it('has a rule for nights of work where the runner works shifts', () => {
    expect(checksOf({ facts: ['shifts'] })).toContain('sleep-shifts');
    expect(checksOf({})).not.toContain('sleep-shifts');
  });
});

describe('drills before fast running', () => {
  it('have no hops for a calf or an ankle that was hurt', () => {
    const drillsOf = (given: Partial<PlanRunner>) => {
      const { plan, runner } = planOf(given);
      return warmUpDrillsOf(plan, runner);
    };
    expect(drillsOf({})).toBe('warm-up');
    expect(drillsOf({ facts: ['calf'] })).toBe('warm-up-gentle');
    expect(drillsOf({ facts: ['ankle'] })).toBe('warm-up-gentle');
  });
});

describe('running after a birth', () => {
  it('begins with walks between, and never gets fast while it comes back', () => {
    const birth = { weeklyMeters: 6000, longestMeters: 3000, facts: ['birth'] as const };
    for (const goal of [RETURN, raceGoal(5000, '2027-02-28')]) {
      const { plan } = planOf(birth, { goal, weekdays: [2, 4, 7], sessionsPerWeek: 3 });
      const sessions = plan.weeks.flatMap((week) => week.sessions);
      expect(plan.weeks[0]?.sessions.every(({ kind }) => kind === 'run-walk')).toBe(true);
      const easy = ['easy', 'recovery', 'strides', 'run-walk', 'long'];
      const fast = sessions.filter(({ kind }) => !easy.includes(kind));
      expect(fast.filter(({ kind, day }) => kind !== 'race' || day !== plan.endDay)).toEqual([]);
    }
  });
});

describe('pain while running', () => {
  it('has one rule in every plan, and a stricter one while something heals', () => {
    for (const given of [
      {},
      { health: 'niggle' },
      { injury: 'tendon', daysSinceLastRun: 20 },
    ] as const satisfies readonly Partial<PlanRunner>[]) {
      const isHealing = 'injury' in given;
      const all: readonly string[] = ['pain', 'pain-healing', 'pain-bone'];
      const rules = checksOf(given).filter((check) => all.includes(check));
      expect(rules, JSON.stringify(given)).toEqual([isHealing ? 'pain-healing' : 'pain']);
    }
    const newcomer = { weeklyMeters: 0, longestMeters: null, vdot: null };
    expect(checksOf(newcomer, { goal: raceGoal(5000, '2027-02-14') })).toContain('pain');
  });
});

describe('a tempo run before a race of an hour', () => {
  const adviceOf = (seconds: number | null, value: number) => {
    const goal = { ...raceGoal(10_000, '2027-02-14'), seconds };
    const { plan, wish } = planOf({ vdot: { value, uncertainty: 1 } }, { goal });
    return explainedSessionsOf(plan, wish).find(({ name }) => name === 'tempo')?.advice;
  };

  it('is not compared with the pace of a shorter race, nor with a wish far slower than the form', () => {
    expect(adviceOf(null, 45)).toBe('tempo');
    expect(adviceOf(4500, 50)).toBe('tempo');
  });
});
