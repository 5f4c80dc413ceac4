import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  HISTORY_ACTIVITIES_MAXIMUM,
  HISTORY_DAYS,
  type RecentActivity,
} from '@tasuki/domain/training/recent-activity';
import { fromStored } from '../platform/stored-value.ts';

const FIELDS = [
  'id',
  'sport',
  'startedAt',
  'utcOffsetMinutes',
  'distanceMeters',
  'movingSeconds',
  'averagePaceSecondsPerKilometer',
  'averageHeartRateBeatsPerMinute',
  'load',
  'purpose',
  'duplicateOf',
  'isTransition',
  'policy',
] as const satisfies readonly (keyof ActivityRow)[];
type HistoryRow = Pick<ActivityRow, (typeof FIELDS)[number]>;

/**
 * What a person did in the weeks before `before`, newest first: no duplicates,
 * no change-overs, nothing whose source forbids to compute from it. Bounded,
 * however much there is.
 */
export async function recentHistory(
  firestore: Firestore,
  uid: string,
  before: Date,
): Promise<RecentActivity[]> {
  const since = new Date(before.getTime() - HISTORY_DAYS * 24 * 3600 * 1000);
  const snapshot = await firestore
    .collection(firestorePaths.activities(uid))
    .where('startedAt', '>=', Timestamp.fromDate(since))
    .where('startedAt', '<', Timestamp.fromDate(before))
    .orderBy('startedAt', 'desc')
    .limit(HISTORY_ACTIVITIES_MAXIMUM)
    .select(...FIELDS)
    .get();
  return snapshot.docs
    .map((document) => fromStored<HistoryRow>(document.data()))
    .filter((row) => row.duplicateOf === null && !row.isTransition && row.policy.analyse)
    .map(
      ({ duplicateOf: _duplicateOf, isTransition: _isTransition, policy: _policy, ...recent }) =>
        recent,
    );
}
