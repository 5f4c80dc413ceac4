import { describe, expect, it } from 'vitest';
import { calendarDayOf, dayNumberOf } from '../../measures/calendar-day.ts';
import { buildPlan } from '../build-plan.ts';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '../example-plan-wish.ts';
import { isHardKind } from '../training-plan.ts';
import {
  STRENGTH_LEVELS,
  STRENGTH_ROUTINES,
  strengthDaysOf,
  strengthLevelOf,
} from './strength-routine.ts';

describe('the strength routine', () => {
  it('has five or six exercises, each with sets and one of repeats and seconds', () => {
    for (const level of STRENGTH_LEVELS) {
      const routine = STRENGTH_ROUTINES[level];
      expect(routine.length).toBeGreaterThanOrEqual(5);
      expect(routine.length).toBeLessThanOrEqual(6);
      expect(new Set(routine.map(({ exercise }) => exercise)).size).toBe(routine.length);
      for (const { sets, repeats, seconds } of routine) {
        expect(sets).toBeGreaterThanOrEqual(2);
        expect((repeats === null) !== (seconds === null)).toBe(true);
      }
    }
  });

  it('is the easier one for who is new, older or coming back', () => {
    const usual = { weeklyMeters: 40_000, longestMeters: 14_000, age: 35, health: 'well' } as const;
    const race = EXAMPLE_WISH;
    const back = { goal: { ...EXAMPLE_WISH.goal, kind: 'return' } } as const;
    expect(strengthLevelOf(usual, race)).toBe('regular');
    expect(strengthLevelOf({ ...usual, age: 62 }, race)).toBe('beginner');
    expect(strengthLevelOf({ ...usual, health: 'niggle' }, race)).toBe('beginner');
    expect(strengthLevelOf({ ...usual, weeklyMeters: 8000 }, race)).toBe('beginner');
    expect(strengthLevelOf(usual, back)).toBe('beginner');
  });

  it('falls on no hard day and on no day before one', () => {
    const outcome = buildPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
    if (outcome.outcome !== 'built') throw new Error(outcome.outcome);
    for (const week of outcome.plan.weeks) {
      const hard = new Set(
        week.sessions.filter(({ kind }) => isHardKind(kind)).map(({ day }) => day),
      );
      const days = strengthDaysOf(week);
      expect(days.length).toBeLessThanOrEqual(week.strengthSessions);
      for (const day of days) {
        const date = dayNumberOf(week.monday) + day - 1;
        expect(hard.has(calendarDayOf(date))).toBe(false);
        expect(hard.has(calendarDayOf(date + 1))).toBe(false);
      }
    }
  });
});
