import { wallClock } from '@tasuki/domain/measures/calendar-day';

/** The viewer's calendar day, YYYY-MM-DD. */
export function today(): string {
  const { year, month, day } = wallClock(new Date(), null);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
