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
  updatedAt: Date;
}
