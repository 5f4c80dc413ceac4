import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { isRunning } from '@tasuki/domain/activities/sport-type';

export const SPORT_FILTERS = ['all', 'runs', 'others'] as const;
export type SportFilter = (typeof SPORT_FILTERS)[number];

/** Which of the rows read are listed; kept in the address, so that going back keeps it. */
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

const SPORT = 'sport';
const SHOW = 'show';
const DUPLICATES = 'duplicates';
const HIDDEN = 'hidden';

export function activityFilterOf(search: URLSearchParams): ActivityFilter {
  const shown = search.getAll(SHOW);
  return {
    sport: SPORT_FILTERS.find((filter) => filter === search.get(SPORT)) ?? 'all',
    showsDuplicates: shown.includes(DUPLICATES),
    showsHidden: shown.includes(HIDDEN),
  };
}

/** The address's part for a filter; empty for the usual one. */
export function searchOf(filter: ActivityFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (filter.sport !== 'all') search.set(SPORT, filter.sport);
  if (filter.showsDuplicates) search.append(SHOW, DUPLICATES);
  if (filter.showsHidden) search.append(SHOW, HIDDEN);
  return search;
}

/** The rows to list: change-overs never, duplicates and hidden ones only when asked for. */
export function listedActivities(
  rows: readonly ActivityRow[],
  filter: ActivityFilter,
): ActivityRow[] {
  return rows.filter(
    (row) =>
      !row.isTransition &&
      (filter.showsDuplicates || row.duplicateOf === null) &&
      (filter.showsHidden || !row.isHidden) &&
      (filter.sport === 'all' || isRunning(row.sport) === (filter.sport === 'runs')),
  );
}
