import { describe, expect, it } from 'vitest';
import { dayNumber, mondayOf, monthsBefore, wallClock } from './calendar-day.ts';
import { DAY_MILLISECONDS } from './durations.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY_MILLISECONDS;

describe('the calendar day', () => {
  it('is the athlete’s own where the offset is known, wherever the viewer is', () => {
    const moment = new Date('2026-11-21T21:30:00Z');
    expect(wallClock(moment, 540)).toEqual({ year: 2026, month: 11, day: 22, hour: 6, minute: 30 });
    expect(dayNumber(moment, 540)).toBe(day('2026-11-22'));
    expect(dayNumber(moment, -300)).toBe(day('2026-11-21'));
  });

  it('is the viewer’s where the offset is unknown', () => {
    const noonHere = new Date(2026, 10, 21, 12, 5);
    expect(wallClock(noonHere, null)).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      hour: 12,
      minute: 5,
    });
    expect(dayNumber(noonHere, null)).toBe(day('2026-11-21'));
  });

  it('keeps an hour that summer time skips somewhere else', () => {
    // 02:30 on 29 March 2026 does not exist in Berlin, but it does in Tokyo.
    expect(wallClock(new Date('2026-03-28T17:30:00Z'), 540)).toMatchObject({ hour: 2, minute: 30 });
  });

  it('finds the Monday of any day, before 1970 too', () => {
    expect(mondayOf(day('2026-11-16'))).toBe(day('2026-11-16'));
    expect(mondayOf(day('2026-11-22'))).toBe(day('2026-11-16'));
    expect(mondayOf(day('2026-11-23'))).toBe(day('2026-11-23'));
    expect(mondayOf(day('1969-12-28'))).toBe(day('1969-12-22'));
  });
});

describe('a calendar month before', () => {
  it('has its first and its last day, across the turn of the year', () => {
    const today = day('2026-01-31');
    expect(monthsBefore(today, 0)).toEqual({
      firstDay: day('2026-01-01'),
      lastDay: day('2026-01-31'),
      month: 1,
    });
    expect(monthsBefore(today, 1)).toEqual({
      firstDay: day('2025-12-01'),
      lastDay: day('2025-12-31'),
      month: 12,
    });
    expect(monthsBefore(day('2028-03-31'), 1)).toMatchObject({ lastDay: day('2028-02-29') });
  });
});
