/** The tasks before approval, in the order of the list. */
export const ONBOARDING_TASKS = ['watch', 'strava', 'club', 'goals', 'invitation'] as const;
export type OnboardingTask = (typeof ONBOARDING_TASKS)[number];

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
  /** The tasks that this operator asks for. */
  askedTasks: readonly OnboardingTask[];
  /** The operator's club at Strava; null = there is none. */
  clubUrl: string | null;
  /** The checks that the person asked for; they are few in a while, and in a day. */
  checks: OnboardingChecks<Date>;
  updatedAt: Date;
}

/** Counts that start anew with each window and each UTC day. */
export interface OnboardingChecks<Time> {
  /** When the window began. */
  since: Time;
  count: number;
  /** e.g. `2026-11-22`; absent = counted before there was a limit for days. */
  day?: string;
  countOfDay?: number;
  /** How often Strava was asked about the club. */
  clubCountOfDay?: number;
}

export const ONBOARDING_CHECK_LIMITS = {
  /** The most checks in a number of minutes; each may cost a request to Strava. */
  checksMaximum: 10,
  windowMinutes: 10,
  checksMaximumOfDay: 50,
  /** Strava's allowance is everybody's. */
  clubChecksMaximumOfDay: 5,
  /** Goals and tournaments looked at; one that is complete among them suffices. */
  targetsRead: 50,
} as const;
