import { useCallback, useEffect, useState } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import {
  finishProviderSignIn,
  type ProviderArrival,
  type ProviderReturn,
} from '../../data/sign-in/provider-sign-in.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';
import type { SignInAttempt } from '../../platform/between-pages/sign-in-attempts.ts';

export type ArrivalState =
  | { state: 'verifying' }
  | { state: 'arrived'; arrival: ProviderArrival }
  | { state: 'failed'; failureCode: FailureCode };

interface ProviderArrivalOutcome {
  outcome: ArrivalState;
  retry: () => void;
  /** Goes on with what the terms led to. */
  arrive: (arrival: ProviderArrival) => void;
  /** Ends it, where agreeing to the terms led nowhere. */
  fail: (failureCode: FailureCode) => void;
}

/** Has the provider's answer verified, once, however often the page is drawn. */
export function useProviderArrival(
  attempt: SignInAttempt | null,
  answer: ProviderReturn,
): ProviderArrivalOutcome {
  const [outcome, setOutcome] = useState<ArrivalState>(
    attempt ? { state: 'verifying' } : { state: 'failed', failureCode: 'provider/state-invalid' },
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!attempt) return undefined;
    let isGone = false;
    finishProviderSignIn(attempt, answer).then(
      (arrival) => {
        if (!isGone) setOutcome({ state: 'arrived', arrival });
      },
      (cause: unknown) => {
        const failureCode = failureCodeOf(cause);
        if (failureCode === 'common/unknown') reportError(cause, 'verify provider sign-in');
        if (!isGone) setOutcome({ state: 'failed', failureCode });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt, answer, tries]);
  const retry = useCallback(() => {
    setOutcome({ state: 'verifying' });
    setTries((count) => count + 1);
  }, []);
  const arrive = useCallback((arrival: ProviderArrival) => {
    setOutcome({ state: 'arrived', arrival });
  }, []);
  const fail = useCallback((failureCode: FailureCode) => {
    setOutcome({ state: 'failed', failureCode });
  }, []);
  return { outcome, retry, arrive, fail };
}
