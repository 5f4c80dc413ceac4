import { useState } from 'react';
import { isPlanWaiting } from '@tasuki/domain/coaches/coach';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { useSessionStore } from '../../platform/session-store.ts';

/** Whether a coach has put a plan, or a change of one, before the runner. The session knows it without a read. */
export function useIsPlanWaiting(): boolean {
  const [today] = useState(() => calendarDayOf(dayNumber(new Date(), null)));
  return useSessionStore(({ coachLinks }) => isPlanWaiting(coachLinks, today));
}
