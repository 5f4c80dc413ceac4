import { useMemo } from 'react';
import { calendarDayOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  formatDay,
  formatDayWithWeekday,
  formatMonthDay,
} from '@tasuki/domain/measures/format-date';
import { htmlLanguage } from '@tasuki/domain/language';
import type { TrendPeriod } from '@tasuki/domain/trends/trend-spans';
import { useDateLocale } from '../../platform/locale.ts';

/** A date along the bottom. */
export interface DateTick {
  day: number;
  words: string;
}

const WEEKS_BY_DAY_MAXIMUM = 13;
const MONTHS_BY_STEP: readonly [days: number, months: number][] = [
  [200, 1],
  [400, 2],
  [800, 6],
];
const MONTHS_OF_YEAR = 12;

function momentOf(day: number): Date {
  return new Date(day * DAY_MILLISECONDS);
}

/** How periods and dates are written in these charts. */
export function usePeriodWords() {
  const dates = useDateLocale();
  return useMemo(() => {
    const periodWords = ({ firstDay, lastDay }: TrendPeriod): string => {
      if (firstDay === lastDay) return formatDayWithWeekday(momentOf(firstDay), 0, dates);
      return `${formatMonthDay(momentOf(firstDay), 0, dates)} – ${formatDay(momentOf(lastDay), 0, dates)}`;
    };
    const dayWords = (day: number) => formatDay(momentOf(day), 0, dates);
    const tickWords = (day: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(htmlLanguage(dates.language), { timeZone: 'UTC', ...options }).format(
        momentOf(day),
      );
    const dateTicks = (points: readonly TrendPeriod[]): DateTick[] => {
      const firstDay = points[0]?.firstDay ?? 0;
      const lastDay = points.at(-1)?.lastDay ?? 0;
      const days = lastDay - firstDay + 1;
      if (days <= WEEKS_BY_DAY_MAXIMUM * 7) {
        const stepDays = days <= 42 ? 14 : 28;
        return Array.from({ length: Math.ceil(days / stepDays) }, (_, index) => {
          const day = firstDay + index * stepDays;
          return { day, words: tickWords(day, { month: 'short', day: 'numeric' }) };
        });
      }
      const months = MONTHS_BY_STEP.find(([atMost]) => days <= atMost)?.[1] ?? MONTHS_OF_YEAR;
      const options: Intl.DateTimeFormatOptions =
        months === MONTHS_OF_YEAR
          ? { year: 'numeric' }
          : months > 2
            ? { month: 'short', year: 'numeric' }
            : { month: 'short' };
      return monthStarts(firstDay, lastDay, months).map((day) => ({
        day,
        words: tickWords(day, options),
      }));
    };
    return { periodWords, dayWords, dateTicks };
  }, [dates]);
}

/** The first days of every so manieth month, counted from January. */
function monthStarts(firstDay: number, lastDay: number, step: number): number[] {
  const starts: number[] = [];
  for (let day = firstDay; day <= lastDay; day += 1) {
    const date = calendarDayOf(day);
    const isStart = date.endsWith('-01') && (Number(date.slice(5, 7)) - 1) % step === 0;
    if (isStart) starts.push(day);
  }
  return starts;
}
