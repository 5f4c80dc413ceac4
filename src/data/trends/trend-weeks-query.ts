import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import type { TrendWeek } from '@tasuki/domain/trends/trend-week';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readTrendWeeks, type TrendDocuments } from './trend-years.ts';

/** The weeks that a span of trends needs, read once; spans within the same documents share a read. */
export function useTrendWeeks(
  uid: string,
  documents: TrendDocuments,
  reader: ActivityReader = 'runner',
) {
  return useLiveQuery<ReadonlyMap<number, TrendWeek>>({
    key: `${reader}/trends/${uid}/${documents.firstId}/${documents.lastId}`,
    load: async () => readTrendWeeks(uid, documents, reader),
  });
}

/**
 * The same where it is of use.
 *
 * @param isWanted false = nothing is read
 */
export function useTrendWeeksIf(isWanted: boolean, uid: string, documents: TrendDocuments) {
  return useLiveQuery<ReadonlyMap<number, TrendWeek>>(
    isWanted
      ? {
          key: `runner/trends/${uid}/${documents.firstId}/${documents.lastId}`,
          load: async () => readTrendWeeks(uid, documents),
        }
      : null,
  );
}
