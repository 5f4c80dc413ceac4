import { routePath } from './route-table.ts';

/** Which day the calendar's address shows, YYYY-MM-DD. */
export const CALENDAR_DAY_PARAMETER = 'day';

/** Which week the plan's address shows, by its Monday, YYYY-MM-DD. */
export const PLAN_WEEK_PARAMETER = 'week';

/** The calendar's page, open at a day. */
export function calendarAddress(day: string): string {
  return `${routePath('calendar')}?${CALENDAR_DAY_PARAMETER}=${day}`;
}

/** The plan's page, open at a week. */
export function planWeekAddress(monday: string): string {
  return `${routePath('plan')}?${PLAN_WEEK_PARAMETER}=${monday}`;
}
