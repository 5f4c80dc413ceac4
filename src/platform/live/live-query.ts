import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../failure-code-of.ts';
import { isLiveStarted } from '../firebase/live-start.ts';
import { reportError } from '../report-error.ts';
import { onSessionRenewed } from '../firebase/session-renewals.ts';
import { markSessionExpired } from '../session-store.ts';
import { asLightRead, lightReadsShown } from './light-reads.ts';
import { isAccessLost, isGone, isOnlyThisLost } from './refusal.ts';
import { isSameAnswer } from './same-answer.ts';

/** A screen's knowledge of a read: nothing yet, the data, or why there is none. */
export type LiveQueryResult<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; failureCode: FailureCode };

export interface LiveQuerySource<Data> {
  /** Names the query: a new key starts anew. */
  key: string;
  /** A single light read for the first paint, where there is one. */
  load?: () => Promise<Data>;
  /** Attaches the live query, where there is one; resolves to what detaches it. */
  watch?: (onData: (data: Data) => void, onError: (cause: unknown) => void) => Promise<() => void>;
  /**
   * The rules refuse what is missing as well, and somebody else chose what is read. So a refusal says of nothing
   * else in this browser that the reader lost it.
   */
  isMissingRefused?: boolean;
}

/**
 * A light read where the visit has no live queries yet. Later the live query answers sooner, and from what
 * this browser remembers.
 */
export function untilLive<Data>(load: () => Promise<Data>): { load?: () => Promise<Data> } {
  return isLiveStarted() ? {} : { load };
}

interface Answer<Data> {
  key: string;
  attempt: number;
  result: LiveQueryResult<Data>;
}

function isAnswerTo<Data>(
  answer: Answer<Data> | null,
  { key, attempt }: Pick<Answer<Data>, 'key' | 'attempt'>,
): answer is Answer<Data> {
  return answer?.key === key && answer.attempt === attempt;
}

const LOADING = { state: 'loading' } as const;

/**
 * Reads once, then stays live. The light read paints first; the live query
 * replaces it when it answers. A failure of the one is shown only while the
 * other has nothing either. What was read stays where the connection breaks or the
 * session ends. It goes when it is there no more, or not for the reader.
 *
 * @param source null = nothing to read yet
 * @returns the same object until something else is known
 */
export function useLiveQuery<Data>(
  source: LiveQuerySource<Data> | null,
): LiveQueryResult<Data> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Data> | null>(null);
  const key = source?.key ?? null;
  const [held, setHeld] = useState(source);
  if ((held?.key ?? null) !== key) setHeld(source);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!held) return undefined;
    const current = { key: held.key, attempt };
    let isDetached = false;
    let isLive = false;
    let hasData = false;
    let detach: (() => void) | null = null;
    let stopFollowing: (() => void) | null = null;
    const noteData = (data: Data) => {
      setAnswer((previous) =>
        isAnswerTo(previous, current) &&
        previous.result.state === 'ready' &&
        isSameAnswer(previous.result.data, data)
          ? previous
          : { ...current, result: { state: 'ready', data } },
      );
    };
    const show = (data: Data) => {
      if (!hasData) {
        hasData = true;
        noteData(data);
        return;
      }
      noteData(data);
    };
    const showFailure = (failureCode: FailureCode, { isInPlaceOfData = false } = {}) => {
      setAnswer((previous) =>
        !isInPlaceOfData && previous?.key === current.key && previous.result.state === 'ready'
          ? previous
          : { ...current, result: { state: 'failed', failureCode } },
      );
    };
    const endAccess = async (cause: unknown) => {
      // A query that was refused has ended, also where only the session was at fault.
      stopFollowing ??= onSessionRenewed(retry);
      if (!hasData) reportError(cause, held.key);
      showFailure(failureCodeOf(cause));
      const isLost = await (held.isMissingRefused ? isOnlyThisLost() : isAccessLost());
      if (isLost && !isDetached) showFailure(failureCodeOf(cause), { isInPlaceOfData: true });
    };
    const fail = (cause: unknown) => {
      if (isDetached) return;
      const failureCode = failureCodeOf(cause);
      if (failureCode === 'common/permission-denied') {
        void endAccess(cause);
        return;
      }
      reportError(cause, held.key);
      if (failureCode === 'account/session-expired') {
        stopFollowing ??= onSessionRenewed(retry);
        markSessionExpired();
      }
      showFailure(failureCode, { isInPlaceOfData: isGone(failureCode) });
    };
    const attachLive = async (watch: NonNullable<typeof held.watch>) => {
      try {
        const stop = await watch((data) => {
          isLive = true;
          if (!isDetached) show(data);
        }, fail);
        if (isDetached) stop();
        else detach = stop;
      } catch (cause) {
        fail(cause);
      }
    };
    const start = async () => {
      if (held.load) {
        try {
          const data = await asLightRead(held.load);
          if (!isDetached && !isLive) show(data);
        } catch (cause) {
          // The live query may still answer from the cache; its own failure is shown.
          if (held.watch) reportError(cause, `${held.key} (first read)`);
          else fail(cause);
        }
      }
      if (isDetached || !held.watch) return;
      await lightReadsShown();
      if (!isDetached) await attachLive(held.watch);
    };
    void start();
    return () => {
      isDetached = true;
      detach?.();
      stopFollowing?.();
    };
  }, [held, attempt, retry]);

  const isCurrent = answer?.key === key && answer.attempt === attempt;
  const result: LiveQueryResult<Data> =
    isCurrent || (answer?.key === key && answer?.result.state === 'ready')
      ? answer.result
      : LOADING;
  return useMemo(() => ({ ...result, retry }), [result, retry]);
}
