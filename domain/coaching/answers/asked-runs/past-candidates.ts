import type { TrendActivity, TrendRecord } from '../../../trends/trend-week.ts';
import { BEST_METERS, type AskedPast } from '../../questions/past/asked-past.ts';
import { daysOfPast } from '../../questions/past/past-span.ts';
import { CHECKED_RUNS_MOST, runsWithin, type LongHistory } from '../../facts/past/long-history.ts';

/** The usual race distances, of which best times are listed where none is named. */
export const LISTED_METERS = BEST_METERS.filter((meters) => meters >= 5000);

/** Runs that are looked at for one figure: where the first may not be named, another may. */
const ONE_FIGURE = 4;
const EACH_OF_SEVERAL = 2;

/** The distances whose best times a question asks for. */
export function metersAsked({ meters }: Extract<AskedPast, { ask: 'best' }>): readonly number[] {
  return meters === null ? LISTED_METERS : [meters];
}

/** The stored records over a distance within a time, the fastest first. */
export function recordsWithin(
  { weeks, refused }: LongHistory,
  meters: number,
  { from, to }: { from: number; to: number },
): TrendRecord[] {
  return [...weeks.values()]
    .flatMap(({ records, activities }) => {
      const dayOf = new Map(activities.map(({ id, dayNumber }) => [id, dayNumber]));
      return records.filter(({ distanceMeters, activityId }) => {
        const day = dayOf.get(activityId);
        const isInTime = day !== undefined ? day >= from && day <= to : from === -Infinity;
        return distanceMeters === meters && isInTime && !refused.has(activityId);
      });
    })
    .sort((a, b) => a.elapsedSeconds - b.elapsedSeconds);
}

/** Runs by their distance, the longest first; none of which the distance is in doubt. */
export function longestWithin(
  long: LongHistory,
  days: { from: number; to: number },
): TrendActivity[] {
  return runsWithin(long, days)
    .filter(({ meters, doubt }) => meters !== null && doubt === undefined)
    .toSorted((a, b) => (b.meters ?? 0) - (a.meters ?? 0));
}

/** Distances differ by this share at most where a race distance is meant. */
const ABOUT_SHARE = 0.04;

/** The runs from some distance on, or of about one, newest first. */
export function leastWithin(
  long: LongHistory,
  { runs }: Extract<AskedPast, { ask: 'least' }>,
  days: { from: number; to: number },
): TrendActivity[] {
  const least = runs.meters ?? 0;
  return longestWithin(long, days)
    .filter(({ meters }) =>
      runs.isAbout ? Math.abs((meters ?? 0) / least - 1) <= ABOUT_SHARE : (meters ?? 0) >= least,
    )
    .toSorted((a, b) => b.dayNumber - a.dayNumber);
}

/**
 * The runs that an answer may name, so that each is read again before. What is stored of weeks may be older than
 * what the runner or a source allows now.
 */
export function runsToCheck(
  asked: readonly AskedPast[],
  long: LongHistory,
  today: number,
): string[] {
  const ids = asked.flatMap((one): string[] => {
    switch (one.ask) {
      case 'best': {
        const days = daysOfPast(one.span, today);
        const distances = metersAsked(one);
        const most = distances.length === 1 ? ONE_FIGURE : EACH_OF_SEVERAL;
        return distances.flatMap((meters) =>
          recordsWithin(long, meters, days)
            .slice(0, most)
            .map(({ activityId }) => activityId),
        );
      }
      case 'longest':
        return idsOf(longestWithin(long, daysOfPast(one.span, today)));
      case 'least': {
        const days = daysOfPast(one.span, today);
        return [...idsOf(leastWithin(long, one, days)), ...idsOf(longestWithin(long, days))];
      }
      case 'sum':
      case 'top':
      case 'months':
      case 'besideYear':
        return [];
    }
  });
  return [...new Set(ids)].slice(0, CHECKED_RUNS_MOST);
}

function idsOf(runs: readonly TrendActivity[]): string[] {
  return runs.slice(0, ONE_FIGURE).map(({ id }) => id);
}
