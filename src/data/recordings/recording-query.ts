import type { Recording } from '@tasuki/domain/recordings/recording';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readRecording } from './recordings.ts';

/**
 * The time series of an activity; null where none is stored. Never changes once it is written, so it
 * is read and not watched.
 *
 * @param fetchCount another number reads again, after it was fetched
 */
export function useRecording(uid: string, activityId: string, fetchCount: number) {
  return useLiveQuery<Recording | null>({
    key: `recording/${uid}/${activityId}/${fetchCount}`,
    watch: async (onData) => {
      onData(await readRecording(uid, activityId));
      return () => undefined;
    },
  });
}
