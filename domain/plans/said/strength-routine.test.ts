import { describe, expect, it } from 'vitest';
import { EXAMPLE_WISH } from '../example-plan-wish.ts';
import { STRENGTH_LEVELS, STRENGTH_ROUTINES, strengthLevelOf } from './strength-routine.ts';

describe('the strength routine', () => {
  it('has five or six exercises, each with sets and one of repeats and seconds', () => {
    for (const level of STRENGTH_LEVELS) {
      const routine = STRENGTH_ROUTINES[level];
      // With heavy sets four take as long.
      expect(routine.length).toBeGreaterThanOrEqual(level === 'tendon' ? 4 : 5);
      expect(routine.length).toBeLessThanOrEqual(6);
      expect(new Set(routine.map(({ exercise }) => exercise)).size).toBe(routine.length);
      for (const { sets, repeats, seconds } of routine) {
        expect(sets).toBeGreaterThanOrEqual(2);
        expect((repeats === null) !== (seconds === null)).toBe(true);
      }
    }
  });

  it('is the easier one for who is new or coming back, and one of their own from 60 years on', () => {
    const usual = {
      weeklyMeters: 40_000,
      longestMeters: 14_000,
      age: 35,
      health: 'well',
      vdot: null,
    } as const;
    const race = EXAMPLE_WISH;
    const back = { goal: { ...EXAMPLE_WISH.goal, kind: 'return' } } as const;
    expect(strengthLevelOf(usual, race)).toBe('regular');
    expect(strengthLevelOf({ ...usual, vdot: { value: 55, uncertainty: 1 } }, race)).toBe('strong');
    expect(strengthLevelOf({ ...usual, age: 62 }, race)).toBe('masters');
    expect(strengthLevelOf({ ...usual, age: 62, weeklyMeters: 8000 }, race)).toBe('beginner');
    expect(strengthLevelOf({ ...usual, health: 'niggle' }, race)).toBe('beginner');
    expect(strengthLevelOf({ ...usual, weeklyMeters: 8000 }, race)).toBe('beginner');
    expect(strengthLevelOf(usual, back)).toBe('beginner');
  });

  it('takes about 20 minutes with its rests', () => {
    for (const level of STRENGTH_LEVELS) {
      const seconds = STRENGTH_ROUTINES[level].reduce((sum, set) => {
        // A repeat takes about three seconds, and a minute of rest comes after each set.
        const work = (set.seconds ?? (set.repeats ?? 0) * 3) * (set.isEachSide ? 2 : 1);
        return sum + set.sets * (work + 60);
      }, 0);
      expect(seconds).toBeGreaterThan(16 * 60);
      expect(seconds).toBeLessThan(25 * 60);
    }
  });
});
