import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Recording, TrackColumns } from '@tasuki/domain/recordings/recording';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readRecording, readTrack } from './recordings.ts';

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

/**
 * The positions of the reader's own activity; null where none are stored. Read and not watched, as
 * the recording.
 *
 * @param activity null = nothing to read yet
 * @param fetchCount another number reads again, after it was fetched
 */
export function useTrack(
  activity: Pick<ActivityRow, 'ownerUid' | 'id'> | null,
  fetchCount: number,
) {
  return useLiveQuery<TrackColumns | null>(
    activity && {
      key: `track/${activity.ownerUid}/${activity.id}/${fetchCount}`,
      load: () => readTrack(activity.ownerUid, activity.id),
    },
  );
}
