import { askGarminBackfill } from '../integrations/garmin/garmin-client.ts';
import { logInfo, logWarning } from '../platform/log.ts';
import { isRetryable } from '../platform/provider-failure.ts';
import { askGarmin, type GarminDependencies } from './ask-garmin.ts';
import { takeGarminRequest } from './garmin-budget.ts';

/** Around the begin of one activity. */
const MARGIN_MILLISECONDS = 60_000;

/**
 * Asks Garmin to send one activity once more: its file, or its readings where it
 * was asked for the file before. What comes, comes as a notification.
 *
 * @param wanted `readings`: there is no file to be expected
 * @throws TasukiFailure 'provider/rate-limited', 'provider/unreachable': to be repeated
 */
export async function askOnceMore(
  uid: string,
  startedAt: Date,
  wanted: 'file' | 'readings',
  dependencies: GarminDependencies,
): Promise<void> {
  const window = {
    start: new Date(startedAt.getTime() - MARGIN_MILLISECONDS),
    end: new Date(startedAt.getTime() + MARGIN_MILLISECONDS),
  };
  const ask = async (kind: 'activities' | 'activityDetails') => {
    await takeGarminRequest(dependencies.firestore, {
      uid,
      work: 'current',
      now: dependencies.now(),
    });
    return askGarmin(uid, dependencies, async (access) => askGarminBackfill(access, kind, window));
  };
  try {
    const answer = wanted === 'file' ? await ask('activities') : 'asked-before';
    if (answer === 'asked-before') await ask('activityDetails');
    logInfo('activity asked for once more', { uid, wanted });
  } catch (cause) {
    if (isRetryable(cause)) throw cause;
    // Not allowed, or the link has ended: what was reported of the activity must suffice.
    logWarning('activity cannot be asked for once more', { uid, wanted }, cause);
  }
}
