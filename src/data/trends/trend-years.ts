import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  TREND_LIMITS,
  TREND_YEARS_SHAPE,
  trendWeeksOf,
  type TrendWeek,
  type TrendYears,
} from '@tasuki/domain/trends/trend-week';
import {
  DOCUMENT_ID,
  limit,
  readDocuments,
  where,
} from '../../platform/firebase/firestore-rest.ts';
import { documentAs } from '../stored-document.ts';

/** Which documents of trends are read, first to last. */
export interface TrendDocuments {
  firstId: string;
  lastId: string;
}

/** The weeks of a runner by their Monday, by one read of three documents at most; a coach's are of what is shared. */
export async function readTrendWeeks(
  uid: string,
  { firstId, lastId }: TrendDocuments,
  reader: ActivityReader = 'runner',
): Promise<ReadonlyMap<number, TrendWeek>> {
  const documents = await readDocuments(
    reader === 'runner' ? firestorePaths.trends(uid) : firestorePaths.sharedTrends(uid),
    where(DOCUMENT_ID, '>=', firstId),
    where(DOCUMENT_ID, '<=', lastId),
    limit(TREND_LIMITS.documentsPerSpan),
  );
  return trendWeeksOf(
    documents.map((document) => documentAs<TrendYears>(document, TREND_YEARS_SHAPE)),
  );
}
