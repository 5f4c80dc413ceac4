import { create } from 'zustand';
import { EVERYTHING_LISTED, type ActivityFilter } from './activity-filter.ts';

/** The runner's choice of what is listed; it lasts as long as the tab, whatever page is open. */
export const useActivityFilter = create<ActivityFilter>()(() => EVERYTHING_LISTED);

export function chooseActivities(change: Partial<ActivityFilter>): void {
  useActivityFilter.setState(change);
}
