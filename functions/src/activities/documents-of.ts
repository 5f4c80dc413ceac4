import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import {
  activityDocuments,
  type ActivityDocuments,
  type ActivityOrigin,
} from './activity-documents.ts';
import type { Athlete } from './athlete.ts';

/**
 * The documents of decoded activities of one origin: analysed beside what the person did before,
 * with the coach's words in their language.
 */
export function documentsOf(
  activities: readonly DecodedActivity[],
  {
    athlete,
    history,
    origin,
  }: { athlete: Athlete; history: readonly RecentActivity[]; origin: ActivityOrigin },
): ActivityDocuments[] {
  return activities.map((decoded) => {
    const analysis = coachActivity({
      decoded,
      athlete: athlete.physiology,
      history,
      language: athlete.locale.language,
      note: null,
      now: origin.now,
      sessionsOfFile: activities,
    });
    return activityDocuments(decoded, analysis, athlete.locale, origin);
  });
}
