import { isPlanWaiting } from '@tasuki/domain/coaches/coach';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { useSessionStore } from '../../platform/session-store.ts';

/** Whether a coach has put a plan, or a change of one, before the runner. The session knows it without a read. */
export function useIsPlanWaiting(): boolean {
  // The day is looked up each time: the frame stays open for longer than one.
  return useSessionStore(({ coachLinks }) =>
    isPlanWaiting(coachLinks, calendarDayOf(dayNumber(new Date(), null))),
  );
}
