import { describe, expect, it } from 'vitest';
import { buildPlan } from '../../build-plan.ts';
import { raceSecondsOf } from '../../../training/performance/vdot.ts';
import { isHardKind } from '../../training-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH, raceGoal } from '../../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../../plan-wish.ts';
import { goalFitOf } from './goal-fit.ts';
import { explainedSessionsOf, planChecksOf } from './plan-checks.ts';
import { assumptionsOf } from './plan-assumptions.ts';
import { doubtsOf } from './plan-doubts.ts';
import { milestonesOf, outlinePhasesOf } from './plan-phases.ts';

function outlineOf(runnerChange: Partial<PlanRunner> = {}, wishChange: Partial<PlanWish> = {}) {
  const runner = { ...EXAMPLE_RUNNER, ...runnerChange };
  const wish = { ...EXAMPLE_WISH, ...wishChange };
  const outcome = buildPlan(runner, wish);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  const { plan } = outcome;
  return {
    plan,
    fit: goalFitOf(plan, runner, wish),
    phases: outlinePhasesOf(plan, runner, wish),
    milestones: milestonesOf(plan, runner, wish),
    doubts: doubtsOf(plan, runner, wish),
    assumptions: assumptionsOf(runner, wish).map(({ code }) => code),
    checks: planChecksOf(plan, runner, wish),
    sessions: explainedSessionsOf(plan, wish).map(({ name }) => name),
  };
}

const HALF = '2027-03-14';
const RETURN = { kind: 'return', meters: null, seconds: null, day: null, event: null } as const;
const MARATHON = raceGoal(42_195, '2027-04-18');
const MOUNTAIN = raceGoal(50_000, '2027-04-18');
const TRAINED = { weeklyMeters: 45_000, longestMeters: 20_000 };
const NEW = { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null };

describe('how a goal stands', () => {
  it('names the range of today, what the wish asks for, three aims and the week that shows it', () => {
    const goal = { ...raceGoal(21_097.5, HALF), seconds: 97 * 60 };
    const { fit } = outlineOf({}, { goal });
    expect(fit.map(({ code }) => code)).toEqual([
      'now-race',
      'trainable',
      'trained-for-b',
      'asks-half',
      'path-week',
      'path-long',
      'path-share',
      'path-pace',
      'aim-a-time',
      'aim-b-time',
      'aim-c',
      'shown-by-test',
      'shown-by-long-goals',
    ]);
    const [now, asked] = fit;
    const bold = fit.find(({ code }) => code === 'aim-a-time');
    const usual = fit.find(({ code }) => code === 'aim-b-time');
    expect(now?.seconds).toBeLessThan(now?.otherSeconds ?? 0);
    expect(asked?.otherCount).toBe(16);
    expect(bold?.seconds).toBe(97 * 60);
    expect(usual?.seconds).toBeGreaterThan(97 * 60);
  });

  it('sends nobody to a safer goal where the race has none', () => {
    const goal = { ...raceGoal(21_097.5, HALF), seconds: 97 * 60 };
    const codes = outlineOf({}, { goal, isHot: true }).fit.map(({ code }) => code);
    expect(codes).toContain('shown-by-long');
    expect(codes).not.toContain('shown-by-long-goals');
  });

  it('says that a time is near already, or in range', () => {
    const codeOf = (minutes: number) =>
      outlineOf({}, { goal: { ...raceGoal(21_097.5, HALF), seconds: minutes * 60 } }).fit[1]?.code;
    expect(codeOf(120)).toBe('within');
    // Slower than what the form leads to most likely, it is the ordinary day of goal B.
    expect(codeOf(102)).toBe('within');
    expect(codeOf(100)).toBe('in-range');
  });

  it('takes a goal slower than the form of today as A, and what the form allows as B', () => {
    const goal = { ...raceGoal(21_097.5, HALF), seconds: 130 * 60 };
    const slow = outlineOf({}, { goal }).fit;
    const free = outlineOf({}, { goal: { ...goal, seconds: null } }).fit;
    const secondsOf = (fit: typeof slow, wanted: string) =>
      fit.find(({ code }) => code === wanted)?.seconds;
    expect(secondsOf(slow, 'aim-a-wish')).toBe(130 * 60);
    // Without a time B is what today's form leads to, too.
    expect(secondsOf(slow, 'aim-b-faster')).toBe(secondsOf(free, 'aim-b-time'));
    expect(slow.map(({ code }) => code)).not.toContain('aim-a-time');
    const test = slow.find(({ code }) => code === 'shown-by-test-wish');
    expect(test?.otherSeconds).toBeGreaterThan(test?.seconds ?? Infinity);
  });

  it('says once that training goes by the form where the goal is far from it', () => {
    const codesOf = (minutes: number) =>
      outlineOf({}, { goal: { ...raceGoal(21_097.5, HALF), seconds: minutes * 60 } }).fit.map(
        ({ code }) => code,
      );
    // VDOT 45 races a half marathon in about 100 minutes.
    expect(codesOf(120)).toContain('trained-by-form');
    expect(codesOf(99)).not.toContain('trained-by-form');
  });

  it('makes up no forecast where nothing is known, and no time for who begins', () => {
    const unknown = outlineOf({ vdot: null, easyPaceSecondsPerKilometer: null }).fit;
    expect(unknown[0]?.code).toBe('now-unknown');
    expect(unknown.every(({ seconds }) => seconds === null)).toBe(true);
    const goal = raceGoal(5000, '2027-02-14');
    const { fit, milestones } = outlineOf(NEW, { goal, weekdays: [1, 3, 6], sessionsPerWeek: 3 });
    expect(fit.map(({ code }) => code)).toContain('aim-b-new');
    const stretches = milestones.filter(({ code }) => code === 'stretch');
    expect(stretches.length).toBeGreaterThan(2);
    expect(new Set(stretches.map(({ week }) => week)).size).toBe(stretches.length);
  });
});

describe('three aims', () => {
  const timeOf = ({ fit }: ReturnType<typeof outlineOf>, wanted: string) =>
    fit.find(({ code }) => code === wanted)?.seconds ?? NaN;

  it('have no time from flat ground for mountains whose climb is not known', () => {
    const { fit } = outlineOf(TRAINED, { goal: MOUNTAIN, isHilly: true });
    const codes = fit.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['now-mountain', 'aim-a-mountain']));
    expect(codes).not.toContain('aim-a-time');
    const flat = outlineOf(TRAINED, { goal: MOUNTAIN }).fit;
    expect(fit[0]?.seconds).toBeGreaterThan((flat[0]?.seconds ?? 0) * 1.15);
  });

  it('are no slower than today where no time is wished for', () => {
    for (const meters of [5000, 10_000, 21_097.5]) {
      const outline = outlineOf({}, { goal: raceGoal(meters, HALF) });
      expect(timeOf(outline, 'aim-b-time')).toBeLessThanOrEqual(raceSecondsOf(45, meters) * 1.02);
      expect(timeOf(outline, 'aim-a-time')).toBeLessThan(timeOf(outline, 'aim-b-time'));
    }
  });

  it('keep a distance between A and B where the wish is slower than today', () => {
    const goal = { ...MARATHON, seconds: 285 * 60 };
    const outline = outlineOf(
      { vdot: { value: 33, uncertainty: 1 }, longestMeters: 16_000 },
      { goal },
    );
    expect(timeOf(outline, 'aim-b-time') - timeOf(outline, 'aim-a-time')).toBeGreaterThan(240);
  });

  it('call a time far beyond today a goal for later, and name one that can be reached', () => {
    const goal = { ...raceGoal(10_000, HALF), seconds: 36 * 60 };
    const outcome = buildPlan(EXAMPLE_RUNNER, { ...EXAMPLE_WISH, goal: raceGoal(10_000, HALF) });
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    const fit = goalFitOf(outcome.plan, EXAMPLE_RUNNER, { goal, isHilly: false });
    expect(fit.map(({ code }) => code)).toContain('far');
    expect(fit.find(({ code }) => code === 'aim-a-time')?.seconds).toBeGreaterThan(36 * 60);
  });

  it('have figures after a break too', () => {
    const { fit } = outlineOf({ daysSinceLastRun: 24, injury: 'muscle' }, { goal: RETURN });
    const reached = fit.find(({ code }) => code === 'return-reached' || code === 'return-part');
    expect(reached?.meters).toBe(EXAMPLE_RUNNER.weeklyMeters);
    expect(fit.map(({ code }) => code)).toContain('aim-c-return');
  });
});

describe('what a plan asks back', () => {
  it.each([
    ['who has no race', { vdot: null, easyPaceSecondsPerKilometer: 380 }, {}, 'recent-race'],
    ['who has a niggle', { health: 'niggle', injury: 'other' }, {}, 'what-hurts'],
    ['who comes back', { daysSinceLastRun: 21, injury: 'other' }, { goal: RETURN }, 'pain-free'],
    [
      'who has three days',
      {},
      { weekdays: [2, 4, 7], sessionsPerWeek: 3, minutesOnOtherDays: 50 },
      'more-days',
    ],
    ['who is new to marathons', { ...TRAINED, age: 47 }, { goal: MARATHON }, 'heart-check'],
    ['who races in the mountains', TRAINED, { goal: MOUNTAIN, isHilly: true }, 'descents'],
    ['who hurt a calf', { injury: 'muscle', daysSinceLastRun: 24 }, { goal: RETURN }, 'diagnosis'],
    ['who raced before', {}, {}, 'race-history-paced'],
  ] as const)('asks %s what decides most', (_who, runner, wish, doubt) => {
    const { doubts } = outlineOf(runner, wish);
    expect(doubts.map(({ code }) => code)).toContain(doubt);
    expect(doubts.length).toBeGreaterThanOrEqual(2);
    expect(doubts.length).toBeLessThanOrEqual(5);
  });

  it('asks only what changes the plan, with figures that differ', () => {
    const free = { minutesOnOtherDays: null, weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    for (const wish of [
      { goal: MARATHON, ...free },
      { goal: { ...MARATHON, seconds: 13_500 }, ...free },
      { goal: raceGoal(10_000, HALF), ...free },
      { goal: raceGoal(5000, HALF), ...free },
      { goal: raceGoal(10_000, HALF), weekdays: [2, 4, 7], sessionsPerWeek: 3 },
    ]) {
      const { doubts, plan } = outlineOf(TRAINED, wish);
      for (const { code, count, otherCount, week, toWeek } of doubts) {
        if (code === 'old-injury') {
          expect(otherCount).toBeLessThan(count ?? 0);
          expect(toWeek).toBeGreaterThan(0);
        }
        if (code === 'course') expect(otherCount).toBeGreaterThan((count ?? 0) + 1);
        if (code !== 'long-day') continue;
        const asked = plan.weeks[(week ?? 0) - 1]?.sessions ?? [];
        expect(asked.map(({ kind }) => kind)).toContain('long-pace');
      }
    }
  });

  it('asks of a run less only where that week would be smaller, and says by how much', () => {
    const wish = { goal: MARATHON, weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const fewer = outlineOf(TRAINED, { ...wish, minutesOnOtherDays: null }).doubts.find(
      ({ code }) => code === 'fewer-days',
    );
    expect(fewer?.otherCount).toBe(4);
    expect(fewer?.otherMeters).toBeLessThan(fewer?.meters ?? 0);
  });

  it('asks for a short race in the week of a test, where the plan would take it', () => {
    const wish = { goal: raceGoal(10_000, HALF), weekdays: [2, 4, 6, 7], sessionsPerWeek: 4 };
    const { doubts, plan } = outlineOf(TRAINED, wish);
    const asked = doubts.find(({ code }) => code === 'race-as-test');
    const week = plan.weeks[(asked?.week ?? 0) - 1];
    expect(week?.sessions.map(({ kind }) => kind)).toContain('test');
  });

  it('names a race on the way where the plan takes it, with the race pace that is left', () => {
    const goal = { ...MARATHON, seconds: 13_500 };
    const wish = { goal, minutesOnOtherDays: null, weekdays: [1, 2, 4, 5, 7], sessionsPerWeek: 5 };
    const runner = {
      ...TRAINED,
      longestMeters: 31_000,
      weeklyMeters: 60_000,
      health: 'niggle',
    } as const;
    const { doubts, plan } = outlineOf(runner, wish);
    const tuneUp = doubts.find(({ code }) => code === 'tune-up');
    expect(tuneUp?.week).toBeLessThanOrEqual(plan.weeks.length - 5);
    expect(tuneUp?.otherMeters).toBeGreaterThan(3000);
  });

  it('shows what it took for granted', () => {
    expect(outlineOf().assumptions).toEqual([
      'week',
      'form-race',
      'days',
      'told-long-day',
      'minutes',
      'well',
      'no-heart-rate',
      'flat',
    ]);
  });
});

describe('what comes afterwards', () => {
  it('is asked of a racer as what follows the race', () => {
    const sure = { value: 45, uncertainty: 0.5 };
    const plain = { isHilly: true, minutesOnOtherDays: null, weekdays: [1, 2, 4, 6, 7] };
    // In three weeks there is no test either.
    const goal = { ...raceGoal(5000, '2026-12-13'), seconds: 22 * 60 + 40 };
    const codesOf = (wish: Partial<PlanWish>) =>
      outlineOf({ vdot: sure }, { ...plain, ...wish }).doubts.map(({ code }) => code);
    expect(codesOf({ goal })).toEqual(['heart-check', 'old-injury', 'next-race']);
    const distance = { ...goal, kind: 'distance', day: null } as const;
    expect(codesOf({ goal: distance, weeks: 3 })).toEqual([
      'heart-check',
      'old-injury',
      'next-goal',
    ]);
  });
});

describe('what a plan takes for granted', () => {
  const codesOf = (...given: Parameters<typeof outlineOf>) => outlineOf(...given).assumptions;

  it('speaks of the weeks before a break as past', () => {
    const codes = codesOf({ daysSinceLastRun: 42 }, { goal: RETURN });
    expect(codes.slice(0, 2)).toEqual(['before-break', 'break']);
    expect(codes).not.toContain('week');
  });

  it('names no course where there is no race', () => {
    expect(codesOf({}, { goal: RETURN })).not.toContain('flat');
    const distance = { ...RETURN, kind: 'distance', meters: 10_000 } as const;
    const codes = codesOf({}, { goal: distance });
    expect(codes).toContain('days');
    expect(codes).not.toContain('flat');
  });

  it('sends chest pain for help at once, and not to the next appointment', () => {
    expect(outlineOf().checks).toContain('emergency');
  });
});

describe('the way', () => {
  it('covers every week by one phase, each with what it is for', () => {
    const { plan, phases } = outlineOf();
    expect(phases.map(({ aim }) => aim)).toEqual(['base', 'build', 'specific', 'taper']);
    expect(phases.some(({ parts }) => parts.includes('paced-long'))).toBe(true);
    expect(phases[0]?.fromWeek).toBe(1);
    expect(phases.at(-1)?.toWeek).toBe(plan.weeks.length);
    phases.slice(1).forEach(({ fromWeek }, index) => {
      expect(fromWeek).toBe((phases[index]?.toWeek ?? 0) + 1);
    });
  });

  it('promises nothing fast to whom the plan gives nothing fast', () => {
    const { phases, sessions } = outlineOf({ health: 'niggle', injury: 'tendon' });
    expect(phases.map(({ aim }) => aim)).toEqual(['base-easy', 'build-easy', 'taper-easy']);
    expect(sessions).toEqual(['easy', 'long']);
  });

  it('promises nothing fast where weeks are too small for it', () => {
    const small = { weeklyMeters: 6000, longestMeters: 3000, vdot: null };
    const wish = { weekdays: [2, 4, 7], sessionsPerWeek: 3, goal: raceGoal(5000, '2027-01-24') };
    const { plan, phases } = outlineOf(small, wish);
    for (const { aim, fromWeek, toWeek } of phases.filter(({ phase }) => phase !== 'taper')) {
      const isFast = plan.weeks
        .slice(fromWeek - 1, toWeek)
        .some(({ sessions }) => sessions.some(({ kind }) => isHardKind(kind) && kind !== 'long'));
      expect({ aim, isFast }).toEqual({ aim, isFast: !aim.endsWith('-easy') });
    }
    expect(phases.map(({ aim }) => aim)).toContain('base-easy');
  });

  it('says nothing of pain to who only rested', () => {
    const codesOf = (runner: Partial<PlanRunner>) =>
      outlineOf(runner).milestones.map(({ code }) => code);
    expect(codesOf({ daysSinceLastRun: 14 })).toContain('first-fast-after-rest');
    expect(codesOf({ daysSinceLastRun: 14 })).not.toContain('first-fast');
    expect(codesOf({ daysSinceLastRun: 14, injury: 'other' })).toContain('first-fast');
  });

  it('names no distance from before a break to who learns to run', () => {
    const { milestones } = outlineOf(
      { ...NEW, weeklyMeters: 3000, longestMeters: 1500, daysSinceLastRun: 40 },
      { goal: raceGoal(5000, '2027-02-14') },
    );
    expect(milestones.map(({ code }) => code)).not.toContain('back-at-volume');
  });

  it('has steps with a measure of pain for who comes back, and for nobody else', () => {
    expect(outlineOf().checks).not.toContain('step-on');
    expect(outlineOf({ daysSinceLastRun: 21 }, { goal: RETURN }).checks).toEqual(
      expect.arrayContaining(['step-on']),
    );
    const { milestones } = outlineOf({ health: 'niggle', injury: 'other' });
    expect(milestones.find(({ code }) => code === 'first-fast')?.week).toBeGreaterThan(3);
  });
});

describe('a form that is a guess', () => {
  it.each([
    ['an easy pace alone', { vdot: null, easyPaceSecondsPerKilometer: 350 }],
    ['an old record', { vdot: { value: 44, uncertainty: 3 } }],
  ] as const)(
    'leaves goals A and B to the first test, and shows a range until then: %s',
    (_name, given) => {
      const { fit, plan } = outlineOf(given, { goal: raceGoal(10_000, HALF) });
      const codes = fit.map(({ code }) => code);
      expect(codes).toContain('aims-by-test');
      expect(codes.filter((code) => /^aim-[ab]|^test-pays|^shown-by-test/.test(code))).toEqual([]);
      const week = plan.weeks.find(({ sessions }) => sessions.some(({ kind }) => kind === 'test'));
      expect(fit.find(({ code }) => code === 'aims-by-test')?.week).toBe(week?.number);
      const race = plan.weeks.at(-1)?.sessions.at(-1)?.target;
      // Three and more of VDOT either way are a tenth of the pace, and more.
      expect((race?.paceSlow ?? 0) / (race?.paceFast ?? 1)).toBeGreaterThan(1.09);
    },
  );
});
