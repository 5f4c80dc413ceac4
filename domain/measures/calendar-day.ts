import { MINUTE_MILLISECONDS, DAY_MILLISECONDS } from './durations.ts';

/** 1970-01-01 was a Thursday, three days after a Monday. */
const DAYS_FROM_MONDAY_TO_EPOCH = 3;

/** A moment as a clock on a wall shows it. */
export interface WallClock {
  year: number;
  /** 1–12. */
  month: number;
  day: number;
  /** 0–23. */
  hour: number;
  minute: number;
}

/**
 * The time on the athlete's clock, or on the viewer's if the athlete's is not known.
 *
 * @param utcOffsetMinutes offset of the athlete's clock; null = the zone of this machine
 * @example wallClock(new Date('2026-11-21T21:30:00Z'), 540) // { year: 2026, month: 11, day: 22,
 * hour: 6, minute: 30 }
 */
export function wallClock(moment: Date, utcOffsetMinutes: number | null): WallClock {
  if (utcOffsetMinutes === null) {
    return {
      year: moment.getFullYear(),
      month: moment.getMonth() + 1,
      day: moment.getDate(),
      hour: moment.getHours(),
      minute: moment.getMinutes(),
    };
  }
  // Shifted, then read as UTC: an hour that summer time skips here existed there.
  const shifted = new Date(moment.getTime() + utcOffsetMinutes * MINUTE_MILLISECONDS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/**
 * The calendar day as a count of days since 1970-01-01, so that days can be
 * compared and subtracted without any time zone.
 */
export function dayNumber(moment: Date, utcOffsetMinutes: number | null): number {
  const { year, month, day } = wallClock(moment, utcOffsetMinutes);
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MILLISECONDS);
}

/**
 * A calendar day as {@link dayNumber}. No clock and no zone is involved.
 *
 * @param day YYYY-MM-DD
 */
export function dayNumberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS);
}

/** Whether a text is a day of the calendar, YYYY-MM-DD; 30 February is none. */
export function isCalendarDay(text: string): boolean {
  const day = dayNumberOf(text);
  return Number.isFinite(day) && calendarDayOf(day) === text;
}

/**
 * The calendar day of a day number, YYYY-MM-DD.
 *
 * @example calendarDayOf(dayNumberOf('2026-03-29') + 1) // '2026-03-30', also where summer time begins
 */
export function calendarDayOf(day: number): string {
  return new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 10);
}

/** ISO weekday of a day number: Monday is 1. */
export function weekdayOf(day: number): number {
  return day - mondayOf(day) + 1;
}

/** The Monday of the week that a day belongs to, both as {@link dayNumber}. */
export function mondayOf(day: number): number {
  const daysSinceMonday = (((day + DAYS_FROM_MONDAY_TO_EPOCH) % 7) + 7) % 7;
  return day - daysSinceMonday;
}

/**
 * The calendar month a number of months before that of a day, by its first and last day.
 *
 * @param day as {@link dayNumber}
 * @example monthsBefore(dayNumber(new Date('2026-11-21T12:00:00Z'), 0), 1) // 1 to 31 October
 */
export function monthsBefore(
  day: number,
  months: number,
): { firstDay: number; lastDay: number; /** 1–12. */ month: number } {
  const date = new Date(day * DAY_MILLISECONDS);
  const first = (back: number) =>
    Math.round(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back, 1) / DAY_MILLISECONDS);
  const firstDay = first(months);
  return {
    firstDay,
    lastDay: first(months - 1) - 1,
    month: new Date(firstDay * DAY_MILLISECONDS).getUTCMonth() + 1,
  };
}
