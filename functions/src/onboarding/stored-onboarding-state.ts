import { Timestamp } from 'firebase-admin/firestore';
import type { OnboardingChecks, OnboardingState } from '@tasuki/domain/onboarding/onboarding-state';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** onboardingStates/{uid} as Firestore holds it. */
export interface StoredOnboardingState extends Omit<
  OnboardingState,
  'clubCheckedAt' | 'completedAt' | 'checks' | 'updatedAt'
> {
  clubCheckedAt: Timestamp | null;
  completedAt: Timestamp | null;
  checks: OnboardingChecks<Timestamp>;
  updatedAt: Timestamp;
}

export const storedOnboardingState = storedReader<StoredOnboardingState>({
  refCode: 'string?',
  invitedCount: 'number',
  completedAt: 'date?',
});

/** The state after a change; the first change makes it. */
export function changedState(
  uid: string,
  current: StoredOnboardingState | undefined,
  change: Partial<StoredOnboardingState>,
  now: Date,
): StoredOnboardingState {
  const time = Timestamp.fromDate(now);
  return {
    uid,
    refCode: null,
    invitedCount: 0,
    isClubMember: false,
    clubCheckedAt: null,
    completedAt: null,
    askedTasks: [],
    clubUrl: null,
    checks: { since: time, count: 0 },
    ...current,
    ...change,
    updatedAt: time,
  };
}
