import { mondayOf, monthsBefore } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { HISTORY_DAYS } from '../../../training/recent-activity.ts';
import type { AskedSpan } from '../../questions/runs/asked-span.ts';

/** Days before today, both ends included; 0 = today. */
export interface SpanDays {
  from: number;
  to: number;
  /** All of it lies within the days that are known. */
  isKnown: boolean;
}

/** @param today as `dayNumber`, on the runner's clock */
export function daysOfSpan(span: AskedSpan, today: number): SpanDays {
  const within = (from: number, to: number) => ({
    from: Math.max(0, from),
    to: Math.min(to, HISTORY_DAYS),
    isKnown: to <= HISTORY_DAYS,
  });
  switch (span.kind) {
    case 'days':
      return within(0, span.days - 1);
    case 'week': {
      const sinceMonday = today - mondayOf(today);
      const monday = sinceMonday + span.weeksAgo * DAYS_A_WEEK;
      return within(monday - DAYS_A_WEEK + 1, monday);
    }
    case 'month': {
      const { firstDay, lastDay } = monthsBefore(today, span.monthsAgo);
      return within(today - lastDay, today - firstDay);
    }
    case 'beyond':
      return { from: HISTORY_DAYS + 1, to: HISTORY_DAYS, isKnown: false };
    case 'known':
      return { ...within(0, HISTORY_DAYS), isKnown: !span.isLonger };
  }
}
