import { describe, expect, it } from 'vitest';
import { summariseHistory } from '../training/training-history.ts';
import { defaultAnswers, PLAN_ACHES } from './plan-questions.ts';
import { isMildAche, type ResultFact } from './plan-wish.ts';
import { runnerAtStart, type KnownAtStart } from './runner-at-start.ts';

const NO_HISTORY = summariseHistory([], {
  startedAt: new Date('2026-11-22T12:00:00Z'),
  utcOffsetMinutes: 540,
});
const KNOWN: KnownAtStart = {
  history: NO_HISTORY,
  recordVdot: null,
  age: 40,
  heartRate: null,
  caution: null,
};
const ANSWERS = defaultAnswers({
  history: NO_HISTORY,
  hasRecord: false,
  availableWeekdays: [],
});

describe('where a runner stands', () => {
  it('is what they wrote of their health before what they answered', () => {
    const since = new Date('2026-11-20T09:00:00Z');
    const after = (caution: KnownAtStart['caution']) =>
      runnerAtStart({ ...KNOWN, caution }, { ...ANSWERS, health: 'well' });
    expect(after({ kind: 'doctor', since, until: null })).toMatchObject({ hasRedFlag: true });
    expect(after({ kind: 'pain', since, until: since })).toMatchObject({
      health: 'niggle',
      hasRedFlag: false,
    });
    expect(after(null)).toMatchObject({ health: 'well', hasRedFlag: false });
  });

  it('is as answered where nothing is recorded', () => {
    expect(
      runnerAtStart(KNOWN, { ...ANSWERS, weeklyMeters: 20_000, longestMeters: 8000 }),
    ).toMatchObject({ weeklyMeters: 20_000, longestMeters: 8000, daysSinceLastRun: null });
    expect(runnerAtStart(KNOWN, ANSWERS)).toMatchObject({ weeklyMeters: 0, longestMeters: null });
  });

  it('is well with what healed long ago, which stays a fact of theirs', () => {
    const old = { ...ANSWERS, health: 'niggle', ache: 'old' } as const;
    expect(runnerAtStart(KNOWN, { ...old, injury: 'tendon', facts: ['walks'] })).toMatchObject({
      health: 'well',
      injury: null,
      facts: ['walks', 'calf'],
    });
    expect(runnerAtStart(KNOWN, { ...old, injury: 'joint' }).facts).toEqual(['knee']);
    expect(runnerAtStart(KNOWN, { ...old, injury: 'other' }).facts).toEqual([]);
  });

  it('knows a mild ache, but none in a bone and none that they just wrote of', () => {
    const mild = { ...ANSWERS, health: 'niggle', ache: 'mild', injury: 'tendon' } as const;
    expect(isMildAche(runnerAtStart(KNOWN, mild))).toBe(true);
    for (const ache of PLAN_ACHES) {
      const bone = runnerAtStart(KNOWN, { ...mild, ache, injury: 'bone' });
      expect(bone).toMatchObject({ health: 'niggle', injury: 'bone' });
      expect(isMildAche(bone)).toBe(false);
      const since = new Date('2026-11-20T09:00:00Z');
      const caution = { kind: 'pain', since, until: since } as const;
      const hurting = runnerAtStart({ ...KNOWN, caution }, { ...mild, ache });
      expect(hurting.health).toBe('niggle');
      expect(isMildAche(hurting)).toBe(false);
    }
  });

  it('is how long they run without a walk, as far as they say it', () => {
    expect(runnerAtStart(KNOWN, { ...ANSWERS, stretchSeconds: 60 }).stretchSeconds).toBe(60);
    expect(runnerAtStart(KNOWN, ANSWERS).stretchSeconds).toBeNull();
  });

  it('is as recorded where runs are', () => {
    const history = {
      ...NO_HISTORY,
      weeklyMeters: 31_000,
      longestIn30DaysMeters: 15_000,
      daysSinceLast: 2,
    };
    expect(runnerAtStart({ ...KNOWN, history }, ANSWERS)).toMatchObject({
      weeklyMeters: 31_000,
      longestMeters: 15_000,
      daysSinceLastRun: 2,
    });
  });

  it('is what they ran before a break, where they run nothing now', () => {
    const history = { ...NO_HISTORY, daysSinceLast: 42 };
    const beforeBreak = { weeklyMeters: 40_000 };
    const back = runnerAtStart({ ...KNOWN, history, beforeBreak }, { ...ANSWERS, weeklyMeters: 0 });
    expect(back).toMatchObject({ weeklyMeters: 40_000, longestMeters: null, daysSinceLastRun: 42 });
    const runsNow = { ...ANSWERS, weeklyMeters: 10_000, longestMeters: 4000 };
    expect(runnerAtStart({ ...KNOWN, history, beforeBreak }, runsNow)).toMatchObject({
      weeklyMeters: 10_000,
      daysSinceLastRun: null,
    });
  });

  it('doubts a result with climb, in heat or of a training run', () => {
    const of = (fact?: ResultFact) =>
      runnerAtStart(KNOWN, {
        ...ANSWERS,
        facts: ['walks'],
        recentRace: { meters: 21_097.5, seconds: 7290, ...(fact && { fact }) },
      });
    const allOut = of().vdot;
    expect(of().facts).toEqual(['walks']);
    expect(of('result-climb')).toMatchObject({ vdot: null, facts: ['walks', 'result-climb'] });
    const hot = of('result-heat').vdot;
    // About six per cent of the time, give or take a third of it and more.
    expect(hot?.value).toBeGreaterThan((allOut?.value ?? 0) + 1.5);
    expect(hot?.value).toBeLessThan((allOut?.value ?? 0) + 3.5);
    expect(hot?.uncertainty).toBeGreaterThan(allOut?.uncertainty ?? 0);
    expect(of('result-training').vdot).toEqual({ value: allOut?.value, uncertainty: 3.5 });
  });

  it('does without a doubted result where a race or a record is known', () => {
    const recentRace = { meters: 10_000, seconds: 3000, fact: 'result-climb' } as const;
    const history = {
      ...NO_HISTORY,
      vdot: { value: 44, basis: 'race' as const, activityId: 'a' },
    };
    const raced = runnerAtStart({ ...KNOWN, history }, { ...ANSWERS, recentRace });
    expect(raced).toMatchObject({ vdot: { value: 44 }, facts: [] });
    const recorded = runnerAtStart({ ...KNOWN, recordVdot: 50 }, { ...ANSWERS, recentRace });
    expect(recorded).toMatchObject({ vdot: { value: 48 }, facts: ['result-climb'] });
  });

  it('trusts a race more than what was said, and that more than a record', () => {
    const history = {
      ...NO_HISTORY,
      vdot: { value: 44, basis: 'race' as const, activityId: 'a' },
    };
    const recentRace = { meters: 10_000, seconds: 3000 };
    expect(runnerAtStart({ ...KNOWN, history }, { ...ANSWERS, recentRace }).vdot).toEqual({
      value: 44,
      uncertainty: 1,
    });
    expect(runnerAtStart(KNOWN, { ...ANSWERS, recentRace }).vdot?.value).toBeCloseTo(40, 0);
    expect(runnerAtStart({ ...KNOWN, recordVdot: 50 }, ANSWERS).vdot).toEqual({
      value: 48,
      uncertainty: 3,
    });
    expect(runnerAtStart(KNOWN, ANSWERS).vdot).toBeNull();
  });
});
