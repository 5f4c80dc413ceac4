import { describe, expect, it } from 'vitest';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import type { PlanRunner, PlanWish } from '../plan-wish.ts';
import { planNotesOf, SHOWN_NOTES_MAXIMUM, type PlanNotes } from './plan-notes.ts';

function notesOf(runner: Partial<PlanRunner>, wish: Partial<PlanWish> = {}): PlanNotes {
  const whole = {
    ...EXAMPLE_RUNNER,
    weeklyMeters: 36_000,
    longestMeters: 14_000,
    ...runner,
  };
  const wished = {
    ...EXAMPLE_WISH,
    minutesOnOtherDays: null,
    ...wish,
  };
  const outcome = buildPlan(whole, wished);
  if (outcome.outcome !== 'built') throw new Error(JSON.stringify(outcome));
  return planNotesOf(outcome.plan, whole, wished);
}

const NO_GOAL = { meters: null, seconds: null, day: null, event: null } as const;
const RETURN: Partial<PlanWish> = { goal: { ...NO_GOAL, kind: 'return' }, weeks: 10 };
const BACK: Partial<PlanRunner> = { daysSinceLastRun: 42, longestMeters: null };
/** 10 km take them longer than an hour and a half, and no training run of theirs does. */
const SLOW: Partial<PlanRunner> = {
  weeklyMeters: 18_000,
  longestMeters: 7000,
  vdot: null,
  easyPaceSecondsPerKilometer: 560,
};
const SHORT_RACE: Partial<PlanWish> = {
  goal: { kind: 'race', meters: 10_000, seconds: 6000, day: '2027-01-03', event: null },
};

describe('the notes of a plan', () => {
  it('hold the injury of who comes back, and no second rule of pain', () => {
    expect(notesOf({ ...BACK, injury: 'tendon' }, RETURN).shown).toEqual([
      'injury-tendon',
      'cross-training',
    ]);
    expect(notesOf({ ...BACK, injury: 'bone' }, RETURN).shown).toEqual(['injury-bone']);
  });

  it('name other sports while an injury heals, and one line for what was hurt before', () => {
    expect(notesOf({ ...BACK, injury: 'tendon' }, RETURN).shown).toContain('cross-training');
    const facts = {
      shins: 'former-shins',
      calf: 'former-calf',
      ankle: 'former-ankle',
      knee: 'former-knee',
      thigh: 'former-thigh',
    } as const;
    for (const fact of ['shins', 'calf', 'ankle', 'knee', 'thigh'] as const) {
      expect(notesOf({ facts: [fact] }).shown).toContain(facts[fact]);
    }
    expect(notesOf({}).shown.filter((note) => note.startsWith('former'))).toEqual([]);
    expect(notesOf({ facts: ['stomach', 'shifts'] }).shown).toEqual(
      expect.arrayContaining(['stomach', 'shifts']),
    );
  });

  it('names a fast session only where the plan has one', () => {
    const few = { weekdays: [2, 4, 7], sessionsPerWeek: 3, minutesOnOtherDays: 45 };
    const { shown, folded } = notesOf(BACK, { ...RETURN, ...few, weeks: 16 });
    expect([...shown, ...folded]).not.toContain('few-days');
  });

  it('say nothing of an injury to who had none', () => {
    expect(notesOf(BACK, RETURN).shown).toEqual([]);
    // After illness a plan begins as gently as with a niggle.
    const injuries = notesOf({ health: 'niggle' }).shown.filter((note) =>
      note.startsWith('injury'),
    );
    expect(injuries).toEqual([]);
  });

  it('send sore joints and tendons onto no hills', () => {
    const wish = { isHilly: true } as const;
    expect(notesOf({}, wish).shown).toContain('hills');
    for (const injury of ['joint', 'tendon'] as const) {
      const { shown, folded } = notesOf({ health: 'niggle', injury }, wish);
      expect([...shown, ...folded]).not.toContain('hills');
    }
  });

  it('ask for practice in eating where a training run is long enough and the race too', () => {
    const all = ({ shown, folded }: PlanNotes) => [...shown, ...folded];
    expect(all(notesOf({}))).toContain('fuel-practice');
    const short = notesOf(SLOW, { ...SHORT_RACE, minutesOnOtherDays: 45 });
    expect(all(short)).not.toContain('fuel-practice');
  });

  it('allow every walk break to who is new', () => {
    const notes = notesOf(
      { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null },
      { goal: { ...NO_GOAL, kind: 'fitness' }, weeks: 12, weekdays: [2, 4, 7], sessionsPerWeek: 3 },
    );
    expect(notes.shown).toEqual(['walk-breaks']);
  });

  it('ask nobody who alternates running and walking, or is healing, for half an hour of running on a bad day', () => {
    const newcomer = notesOf(
      { weeklyMeters: 0, longestMeters: null, daysSinceLastRun: null, vdot: null },
      { goal: { ...NO_GOAL, kind: 'fitness' }, weeks: 12, weekdays: [2, 4, 7], sessionsPerWeek: 3 },
    );
    const healing = notesOf({ ...BACK, injury: 'muscle' }, RETURN);
    for (const { folded } of [newcomer, healing]) {
      expect(folded).toContain('easier-walk');
      expect(folded).not.toContain('easier');
    }
    expect(notesOf({}).folded).toContain('easier');
  });

  it('spare who has few days', () => {
    const parent = notesOf({}, { weekdays: [2, 4, 7], sessionsPerWeek: 3, minutesOnOtherDays: 45 });
    expect(parent.shown).toContain('few-days');
  });

  it('show no more than a few, and none that does not apply', () => {
    const usual = notesOf({}, { goal: { ...NO_GOAL, kind: 'fitness' }, weeks: 8 });
    expect(usual.shown).toEqual([]);
    expect(usual.folded).toEqual(['easier']);
    const much = notesOf(
      { health: 'niggle', injury: 'muscle', facts: ['shins', 'stomach'] },
      { isHilly: true, isHot: true, weekdays: [2, 4, 7], sessionsPerWeek: 3 },
    );
    expect(much.shown).toHaveLength(SHOWN_NOTES_MAXIMUM);
    expect(much.shown[0]).toBe('injury-muscle');
  });
});
