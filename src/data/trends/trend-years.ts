import { collection, documentId, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  TREND_LIMITS,
  TREND_YEARS_SHAPE,
  trendWeeksOf,
  type TrendWeek,
  type TrendYears,
} from '@tasuki/domain/trends/trend-week';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { documentAs, storedDocument } from '../stored-document.ts';

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
  const snapshot = await getDocs(
    query(
      collection(
        firestoreLite,
        reader === 'runner' ? firestorePaths.trends(uid) : firestorePaths.sharedTrends(uid),
      ),
      where(documentId(), '>=', firstId),
      where(documentId(), '<=', lastId),
      limit(TREND_LIMITS.documentsPerSpan),
    ),
  );
  return trendWeeksOf(
    snapshot.docs.map((document) =>
      documentAs<TrendYears>(storedDocument(document), TREND_YEARS_SHAPE),
    ),
  );
}
