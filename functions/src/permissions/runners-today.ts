import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';

/**
 * The runner's day, YYYY-MM-DD; in UTC where their zone is not known.
 *
 * @param timeZone e.g. 'Asia/Tokyo'; null = not known
 */
export function runnersToday(timeZone: string | null, now: Date): string {
  try {
    // Sweden writes days as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone ?? 'UTC' }).format(now);
  } catch (cause) {
    if (cause instanceof RangeError) return calendarDayOf(dayNumber(now, 0));
    throw cause;
  }
}
