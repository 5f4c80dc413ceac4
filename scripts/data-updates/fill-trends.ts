import {
  FieldPath,
  Timestamp,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { trendMondayOf } from '@tasuki/domain/trends/compute-trend-week';
import { trendWeekKeyOf } from '@tasuki/domain/trends/trend-week';
import { refreshTrendWeek } from '../../functions/src/trends/refresh-trend-week.ts';

const PAGE = 200;

/**
 * Computes every week with activities that is in no trend yet. Safe to repeat, and beside the
 * functions.
 *
 * @returns how many weeks were computed
 */
export async function fillTrends(firestore: Firestore): Promise<number> {
  let count = 0;
  const people = firestore.collection('users').orderBy(FieldPath.documentId()).select();
  for await (const { id: uid } of pagesOf(people)) count += await fillTrendsOf(uid, firestore);
  return count;
}

async function fillTrendsOf(uid: string, firestore: Firestore): Promise<number> {
  const [stored, shared] = await Promise.all([
    firestore.collection(firestorePaths.trends(uid)).get(),
    firestore.collection(firestorePaths.sharedTrends(uid)).limit(1).get(),
  ]);
  // The fields that coaches read came later than the trends: without any of them all weeks are
  // computed.
  const known = new Set(
    shared.empty
      ? []
      : stored.docs.flatMap((years) => Object.keys((years.get('weeks') ?? {}) as object)),
  );
  const rows = firestore
    .collection(firestorePaths.activities(uid))
    .orderBy(FieldPath.documentId())
    .select('startedAt', 'utcOffsetMinutes');
  let count = 0;
  for await (const document of pagesOf(rows)) {
    const startedAt: unknown = document.get('startedAt');
    const offset: unknown = document.get('utcOffsetMinutes');
    if (!(startedAt instanceof Timestamp)) continue;
    const mondayDayNumber = trendMondayOf({
      startedAt: startedAt.toDate(),
      utcOffsetMinutes: typeof offset === 'number' ? offset : null,
    });
    const key = trendWeekKeyOf(mondayDayNumber);
    if (known.has(key)) continue;
    known.add(key);
    await refreshTrendWeek({ uid, mondayDayNumber }, firestore);
    count += 1;
  }
  return count;
}

async function* pagesOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? query : query.startAfter(after)).limit(PAGE).get();
    yield* docs;
    if (docs.length < PAGE) return;
    after = docs.at(-1)?.id ?? null;
  }
}
