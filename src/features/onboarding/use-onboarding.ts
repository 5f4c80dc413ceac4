import { useCallback, useEffect, useRef } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  ONBOARDING_CHECK_LIMITS,
  type OnboardingState,
} from '@tasuki/domain/onboarding/onboarding-state';
import {
  missingGoalsParts,
  onboardingProgress,
  type GoalsPart,
  type OnboardingFacts,
  type OnboardingProgress,
} from '@tasuki/domain/onboarding/onboarding-tasks';
import { useOnboardingReading } from '../../data/onboarding/onboarding-query.ts';
import { checkOnboarding, type OnboardingReading } from '../../data/onboarding/onboarding.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';

/** A person's progress with the tasks, for the list. */
export interface OnboardingStanding {
  state: OnboardingState;
  facts: OnboardingFacts;
  progress: OnboardingProgress;
  missingGoals: readonly GoalsPart[];
}

export type OnboardingResult =
  | { state: 'loading' }
  | { state: 'failed'; failureCode: FailureCode; retry: () => void }
  | { state: 'ready'; standing: OnboardingStanding };

/**
 * The signed-in person's tasks, live. Whatever only a function can see is looked at again when the
 * page is opened after a while, and when everything seems done.
 */
export function useOnboarding(): OnboardingResult {
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  const country = useSessionStore((session) => session.user?.country ?? null);
  const reading = useOnboardingReading(uid);
  const check = useSubmission(
    'check onboarding',
    useCallback(async () => {
      await checkOnboarding();
    }, []),
  );
  const { submit } = check;
  const isRead = reading.state === 'ready';
  const stored = reading.state === 'ready' ? reading.data.state : null;
  const standing =
    reading.state === 'ready' && stored !== null && stored.askedTasks.length > 0
      ? standingOf(reading.data, stored, country)
      : null;
  const isDoneUnchecked =
    standing?.progress.isComplete === true && standing.state.completedAt === null;
  const isStale = isRead && isOld(stored);
  const wasOpened = useRef(false);
  useEffect(() => {
    if (!isStale || wasOpened.current) return;
    wasOpened.current = true;
    void submit();
  }, [isStale, submit]);
  useEffect(() => {
    if (isDoneUnchecked) void submit();
  }, [isDoneUnchecked, submit]);

  if (reading.state === 'failed') {
    return { state: 'failed', failureCode: reading.failureCode, retry: reading.retry };
  }
  if (standing) return { state: 'ready', standing };
  if (check.failureCode !== null) {
    return {
      state: 'failed',
      failureCode: check.failureCode,
      retry: () => {
        void submit();
      },
    };
  }
  return { state: 'loading' };
}

/** Looked at so long ago that the operator may ask for something else by now. */
function isOld(state: OnboardingState | null): boolean {
  if (!state || state.askedTasks.length === 0) return true;
  const age = Date.now() - state.updatedAt.getTime();
  return age > ONBOARDING_CHECK_LIMITS.windowMinutes * MINUTE_MILLISECONDS;
}

function standingOf(
  reading: OnboardingReading,
  state: OnboardingState,
  country: string | null,
): OnboardingStanding {
  const facts = { ...reading.facts, country, checked: state };
  return {
    state,
    facts,
    progress: onboardingProgress(state.askedTasks, facts),
    missingGoals: missingGoalsParts(facts),
  };
}
