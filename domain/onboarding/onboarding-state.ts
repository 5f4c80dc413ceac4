import type { OnboardingTask } from './onboarding-tasks.ts';

/**
 * onboardingStates/{uid}: what was checked for a person, written by functions only, read by its
 * person. Counts of invitations are here and not where others can read them.
 */
export interface OnboardingState {
  uid: string;
  /** The person's own code to invite with; null until asked for. */
  refCode: string | null;
  invitedCount: number;
  /** Seen in the athlete's clubs at Strava. */
  isClubMember: boolean;
  clubCheckedAt: Date | null;
  /** When all tasks were first found done; from then on the person waits for approval. */
  completedAt: Date | null;
  /** What this operator asks for. */
  askedTasks: readonly OnboardingTask[];
  /** The operator's club at Strava; null = there is none. */
  clubUrl: string | null;
  /** The checks that the person asked for since then; they are few in a while. */
  checks: { since: Date; count: number };
  updatedAt: Date;
}

export const ONBOARDING_CHECK_LIMITS = {
  /** So many checks in so many minutes; each may cost a question to Strava. */
  checksMaximum: 10,
  windowMinutes: 10,
  /** Goals and tournaments looked at; one that is complete among them suffices. */
  targetsRead: 50,
} as const;
