import { useEffect, useState } from 'react';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { openActivity } from '../../data/activities/activity-functions.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';

/** `here`: nothing is missing. `waiting`: for the provider's limits; goes on by itself. */
export type OpeningState =
  | { state: 'here' }
  | { state: 'fetching' }
  | { state: 'waiting'; resumesAt: Date }
  | { state: 'failed'; failureCode: FailureCode };

/**
 * Has fetched what is not kept of an activity from Strava, when its page is opened.
 *
 * @param isDetailMissing known only when it was looked for
 * @param onFetched what is read once is to be read again
 */
export function useOpenedActivity(
  row: Pick<ActivityRow, 'id' | 'isPurged'>,
  isDetailMissing: boolean,
  onFetched: () => void,
): { opening: OpeningState; retry: () => void } {
  const isMissing = row.id.startsWith('strava-') && (row.isPurged === true || isDetailMissing);
  const [answer, setAnswer] = useState<OpeningState>({ state: 'fetching' });
  /** A request is out; what is live may show its work before its answer comes. */
  const [isAsking, setIsAsking] = useState(false);
  if (isMissing && answer.state === 'fetching' && !isAsking) setIsAsking(true);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    openActivity(row.id).then(
      (result) => {
        setIsAsking(false);
        if (result.state === 'ready') {
          setAnswer({ state: 'here' });
          onFetched();
          return;
        }
        if (isGone) return;
        const resumesAt = new Date(result.resumesAt);
        setAnswer({ state: 'waiting', resumesAt });
        timer = setTimeout(
          () => {
            setTries((count) => count + 1);
          },
          Math.max(0, resumesAt.getTime() - Date.now()),
        );
      },
      (cause: unknown) => {
        const failureCode = failureCodeOf(cause);
        if (failureCode === 'common/unknown') reportError(cause, 'open activity');
        setIsAsking(false);
        if (!isGone) setAnswer({ state: 'failed', failureCode });
      },
    );
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [row.id, isMissing, tries, onFetched]);
  const whileHere: OpeningState = { state: isAsking ? 'fetching' : 'here' };
  return {
    opening: isMissing ? answer : whileHere,
    retry: () => {
      setAnswer({ state: 'fetching' });
      setTries((count) => count + 1);
    },
  };
}
