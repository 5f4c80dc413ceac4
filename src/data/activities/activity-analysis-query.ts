import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchActivityAnalysis } from './activity-analyses.ts';

/**
 * The analysis of a recording with the coach's words, live; null = not yet there.
 *
 * @param activityId null = nothing is read
 */
export function useActivityAnalysis(uid: string, activityId: string | null) {
  return useLiveQuery<ActivityAnalysis | null>(
    activityId === null
      ? null
      : {
          key: `analysis/${uid}/${activityId}`,
          watch: (onData, onError) => watchActivityAnalysis(uid, activityId, onData, onError),
        },
  );
}
