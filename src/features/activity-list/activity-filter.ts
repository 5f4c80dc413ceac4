import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isRunning } from '@tasuki/domain/sports/sport-type';

export const SPORT_FILTERS = ['all', 'runs', 'others'] as const;
export type SportFilter = (typeof SPORT_FILTERS)[number];

/** Which of the rows read are listed. */
export interface ActivityFilter {
  sport: SportFilter;
  showsDuplicates: boolean;
  showsHidden: boolean;
}

export const EVERYTHING_LISTED: ActivityFilter = {
  sport: 'all',
  showsDuplicates: false,
  showsHidden: false,
};

/** The rows to list: change-overs never, duplicates and hidden ones only when asked for. */
export function listedActivities(
  rows: readonly ActivityRow[],
  filter: ActivityFilter,
): ActivityRow[] {
  return rows.filter(
    (row) =>
      !row.isTransition &&
      (filter.showsDuplicates || row.duplicateOf === null || row.isDuplicateShown === true) &&
      (filter.showsHidden || !row.isHidden) &&
      (filter.sport === 'all' || isRunning(row.sport) === (filter.sport === 'runs')),
  );
}
