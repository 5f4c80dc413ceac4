import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchActivityAnalysis } from './activity-analyses.ts';

/** What was computed from a recording with the coach's words, live; null = not yet there. */
export function useActivityAnalysis(uid: string, activityId: string) {
  return useLiveQuery<ActivityAnalysis | null>({
    key: `analysis/${uid}/${activityId}`,
    watch: (onData, onError) => watchActivityAnalysis(uid, activityId, onData, onError),
  });
}
