import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Interval } from '@tasuki/domain/activities/computed-analysis';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readLastSession, type LastSession } from './last-sessions.ts';

/** The last earlier session of the same repetitions, read once; null = none of those looked through is. */
export function useLastSession(uid: string, row: ActivityRow, intervals: readonly Interval[]) {
  return useLiveQuery<LastSession | null>({
    key: `last session/${uid}/${row.id}`,
    load: () => readLastSession(uid, row, intervals),
  });
}
