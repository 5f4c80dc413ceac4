import { describe, expect, it } from 'vitest';
import { bestWeekPattern, sessionsOf } from './week-pattern.ts';

const WISH = {
  weekdays: [2, 4, 6, 7],
  sessionsPerWeek: 4,
  longRunWeekday: 7,
  clubWeekdays: [],
};

/** Every choice of at least three days of the week. */
const DAY_SETS = Array.from({ length: 128 }, (_, bits) =>
  [1, 2, 3, 4, 5, 6, 7].filter((day) => (bits >> (day - 1)) & 1),
).filter((days) => days.length >= 3);

describe('the pattern of a week', () => {
  it('puts the long run where it is wished and the faster one away from it', () => {
    expect(bestWeekPattern(WISH, 1)).toMatchObject({ long: 7, quality: [4], easy: [2, 6] });
  });

  it('puts the faster one on a day with time for it, and the long one where most of it is', () => {
    const minutesByWeekday = { 2: 75, 4: 40, 6: 60, 7: 100 };
    expect(bestWeekPattern({ ...WISH, minutesByWeekday }, 1)?.quality).toEqual([2]);
    const anyDay = {
      ...WISH,
      longRunWeekday: null,
      minutesByWeekday: { 2: 60, 4: 60, 6: 150, 7: 50 },
    };
    expect(bestWeekPattern(anyDay, 1)?.long).toBe(6);
  });

  it('runs with the club', () => {
    expect(bestWeekPattern({ ...WISH, clubWeekdays: [2] }, 1)?.quality).toEqual([2]);
  });

  it('puts a second run of a day neither after the long run nor before a hard day', () => {
    const wish = { ...WISH, weekdays: [1, 2, 3, 4, 5, 6, 7], sessionsPerWeek: 7 };
    expect(bestWeekPattern(wish, 2)).toMatchObject({ long: 7, quality: [2, 4], second: 5 });
  });

  it('never puts hard days next to each other, from Sunday to Monday neither', () => {
    for (const weekdays of DAY_SETS) {
      const pattern = bestWeekPattern({ ...WISH, weekdays, sessionsPerWeek: 7 }, 2);
      const hard = [pattern?.long ?? 0, ...(pattern?.quality ?? [])];
      for (const day of hard) {
        expect(hard).not.toContain((day % 7) + 1);
      }
    }
  });

  it('never fits worse with one day more to choose from', () => {
    for (const weekdays of DAY_SETS) {
      const fit = bestWeekPattern({ ...WISH, weekdays, sessionsPerWeek: 3 }, 1)?.fit ?? 0;
      for (const day of [1, 2, 3, 4, 5, 6, 7]) {
        const more = [...new Set([...weekdays, day])];
        const pattern = bestWeekPattern({ ...WISH, weekdays: more, sessionsPerWeek: 3 }, 1);
        expect(pattern?.fit).toBeGreaterThanOrEqual(fit);
      }
    }
  });

  it('keeps a day of rest: the seventh run is a second one', () => {
    const wish = { ...WISH, weekdays: [1, 2, 3, 4, 5, 6, 7], sessionsPerWeek: 7 };
    expect(sessionsOf(wish)).toBe(7);
    const pattern = bestWeekPattern(wish, 2);
    expect([pattern?.long, ...(pattern?.quality ?? []), ...(pattern?.easy ?? [])]).toHaveLength(6);
    expect(pattern?.easy).toContain(pattern?.second);
  });
});
