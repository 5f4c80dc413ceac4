import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchPlanCalendar } from './plan-calendars.ts';

/** Whether a calendar may read the runner's plan, live. */
export function usePlanCalendar(uid: string) {
  return useLiveQuery<boolean>({
    key: `planCalendar/${uid}`,
    watch: (onData, onError) => watchPlanCalendar(uid, onData, onError),
  });
}
