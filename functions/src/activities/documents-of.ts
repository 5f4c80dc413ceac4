import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { FILE_DOCUMENTS_MAXIMUM_BYTES } from '@tasuki/domain/recordings/recording-limits';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import type { RunningPlan } from '@tasuki/domain/coaching/facts/planned-session';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import {
  activityDocuments,
  type ActivityDocuments,
  type ActivityOrigin,
} from './activity-documents.ts';
import type { Athlete } from './athlete.ts';
import { encodedBytes } from './encoded-bytes.ts';

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
    plan,
    origin,
  }: {
    athlete: Athlete;
    history: readonly RecentActivity[];
    plan: RunningPlan | null;
    origin: ActivityOrigin;
  },
): ActivityDocuments[] {
  let bytes = 0;
  const newestHere = activities.findLast(({ isTransition }) => !isTransition);
  return activities.map((decoded) => {
    const analysis = coachActivity({
      decoded,
      athlete: athlete.physiology,
      history,
      language: athlete.locale.language,
      note: null,
      now: origin.now,
      sessionsOfFile: activities,
      plan: decoded === newestHere ? plan : null,
    });
    const documents = activityDocuments(decoded, analysis, athlete.locale, origin);
    bytes += encodedBytes(documents);
    if (bytes > FILE_DOCUMENTS_MAXIMUM_BYTES) throw new TasukiFailure('recording/too-demanding');
    return documents;
  });
}
