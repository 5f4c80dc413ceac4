import type { Firestore } from 'firebase-admin/firestore';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import {
  readerOfOrigin,
  type ActivityDocuments,
  type ActivityOrigin,
} from './activity-documents.ts';
import { readAthlete } from './athlete.ts';
import { documentsOf } from './documents-of.ts';
import { readRunningPlan } from '../plans/running-plan.ts';
import { historyFor, isHistoryArriving, recentHistory } from './recent-history.ts';

/**
 * Makes decoded activities of one origin into their documents: analysed beside
 * what the person did before, with the coach's words in their language.
 *
 * @param activities at least one
 */
export async function analyseDecoded(
  activities: readonly DecodedActivity[],
  origin: ActivityOrigin,
  firestore: Firestore,
): Promise<ActivityDocuments[]> {
  const { uid, now } = origin;
  const earliest = Math.min(...activities.map(({ startedAt }) => startedAt.getTime()));
  const [athlete, history, isArriving, plan] = await Promise.all([
    readAthlete(firestore, uid),
    recentHistory(firestore, uid, new Date(earliest)),
    isHistoryArriving(firestore, uid),
    readRunningPlan(firestore, uid, now),
  ]);
  return documentsOf(activities, {
    athlete,
    history: historyFor(readerOfOrigin(origin), history),
    isHistoryArriving: isArriving,
    plan,
    origin,
  });
}
