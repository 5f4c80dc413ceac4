import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { FILE_DOCUMENTS_MAXIMUM_BYTES } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import type { RunningPlan } from '@tasuki/domain/coaching/facts/planned-session';
import {
  historyBefore,
  recentActivityOf,
  type RecentActivity,
} from '@tasuki/domain/training/recent-activity';
import {
  activityDocuments,
  type ActivityDocuments,
  type ActivityOrigin,
} from './activity-documents.ts';
import type { Athlete } from './athlete.ts';
import { encodedBytes } from './encoded-bytes.ts';
import { ARRIVING_HISTORY, historyDigest } from './history-digest.ts';

/**
 * The documents of decoded activities of one origin: analysed beside what the person did before,
 * with the coach's words in their language. They are written in one request, so their sum is bounded.
 *
 * @throws TasukiFailure 'recording/too-demanding' above `FILE_DOCUMENTS_MAXIMUM_BYTES`
 */
export function documentsOf(
  activities: readonly DecodedActivity[],
  {
    athlete,
    history,
    isHistoryArriving = false,
    plan,
    origin,
  }: {
    athlete: Athlete;
    history: readonly RecentActivity[];
    /** More of it is on its way; left out = all of it is here. */
    isHistoryArriving?: boolean;
    plan: RunningPlan | null;
    origin: ActivityOrigin;
  },
): ActivityDocuments[] {
  let bytes = 0;
  const newestHere = activities.findLast(({ isTransition }) => !isTransition);
  const siblings: RecentActivity[] = [];
  const documentsById = new Map<DecodedActivity, ActivityDocuments>();
  // Each is compared with those of the file that began before it.
  for (const decoded of inOrderOfTime(activities)) {
    const before = historyBefore(decoded.startedAt, [...history, ...siblings]);
    const analysis = coachActivity({
      decoded,
      athlete: athlete.physiology,
      history: before,
      isHistoryArriving,
      language: athlete.locale.language,
      note: null,
      now: origin.now,
      sessionsOfFile: activities,
      plan: decoded === newestHere ? plan : null,
    });
    const made = activityDocuments(decoded, analysis, athlete.locale, origin);
    const digest = isHistoryArriving ? ARRIVING_HISTORY : historyDigest(before);
    const documents = { ...made, row: { ...made.row, historyDigest: digest } };
    bytes += encodedBytes(documents);
    if (bytes > FILE_DOCUMENTS_MAXIMUM_BYTES) throw new TasukiFailure('recording/too-demanding');
    if (!decoded.isTransition && made.row.policy.analyse) {
      siblings.push(recentActivityOf(made.row, analysis));
    }
    documentsById.set(decoded, documents);
  }
  return activities.flatMap((decoded) => documentsById.get(decoded) ?? []);
}

function inOrderOfTime(activities: readonly DecodedActivity[]): DecodedActivity[] {
  return [...activities].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
}
