import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatDay, formatTimeOfDay } from '@tasuki/domain/measures/format-date';
import { useDateLocale } from '../../platform/locale.ts';

function isToday(moment: Date): boolean {
  return dayNumber(moment, null) === dayNumber(new Date(), null);
}

/** Shows the time for today, and the day for other days. */
export function ShortMoment({ at }: { at: Date }) {
  const dates = useDateLocale();
  return isToday(at) ? formatTimeOfDay(at, null) : formatDay(at, null, dates);
}
