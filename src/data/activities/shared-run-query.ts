import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readLastSharedRun } from './activities.ts';

async function lastSharedRun(runnerUid: string): Promise<ActivityRow | null> {
  try {
    return await readLastSharedRun(runnerUid);
  } catch (cause) {
    // The runner does not share.
    if (failureCodeOf(cause) === 'common/permission-denied') return null;
    throw cause;
  }
}

/**
 * The last run of a runner that their coach may read; null = there is none, or the runner does not
 * share.
 *
 * @param runnerUid null = nothing to read yet
 */
export function useLastSharedRun(runnerUid: string | null) {
  return useLiveQuery<ActivityRow | null>(
    runnerUid === null
      ? null
      : { key: `shared run/${runnerUid}`, load: () => lastSharedRun(runnerUid) },
  );
}
