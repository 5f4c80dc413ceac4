import { useCallback, useRef, useState } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { failureCodeOf } from '../failure-code-of.ts';
import { reportError } from '../report-error.ts';
import { markSessionExpired } from '../session-store.ts';

export interface Submission<Values> {
  /** Resolves to whether it was done. A second call while the first runs does nothing. */
  submit: (values: Values) => Promise<boolean>;
  isBusy: boolean;
  failureCode: FailureCode | null;
  /** Takes a failure from elsewhere, such as one on the way to `submit`. */
  fail: (cause: unknown) => void;
}

/**
 * Runs what a form or button does: once at a time, with its failure as a code.
 *
 * @param what for the log, e.g. 'sign in'
 * @param run resolves to false where the person left it undone
 */
export function useSubmission<Values = void>(
  what: string,
  run: (values: Values) => Promise<void | false>,
): Submission<Values> {
  const [isBusy, setIsBusy] = useState(false);
  const [failureCode, setFailureCode] = useState<FailureCode | null>(null);
  const isRunning = useRef(false);
  const fail = useCallback(
    (cause: unknown) => {
      const code = failureCodeOf(cause);
      if (code === 'common/unknown') reportError(cause, what);
      if (code === 'account/session-expired') markSessionExpired();
      setFailureCode(code);
    },
    [what],
  );
  const submit = useCallback(
    async (values: Values) => {
      if (isRunning.current) return false;
      isRunning.current = true;
      setIsBusy(true);
      setFailureCode(null);
      try {
        return (await run(values)) !== false;
      } catch (cause) {
        fail(cause);
        return false;
      } finally {
        isRunning.current = false;
        setIsBusy(false);
      }
    },
    [run, fail],
  );
  return { submit, fail, isBusy, failureCode };
}
