import type { CoachWords } from './coach-application.ts';

/** `open`: waits for an admin; its coach may still change it. `declined`: an admin decided against it. */
export const COACH_REVISION_STATES = ['open', 'declined'] as const;
export type CoachRevisionState = (typeof COACH_REVISION_STATES)[number];

/**
 * coachRevisions/{coachId}: what a coach wants runners to read, until an admin approves it. Then the
 * words are the public profile's and this is gone. Its coach may withdraw it at any time.
 */
export interface CoachRevision extends CoachWords {
  uid: string;
  state: CoachRevisionState;
  /** Why it was declined, in an admin's words; null or absent = none was given. */
  declineReason?: string | null | undefined;
  createdAt: Date;
  updatedAt: Date;
}

export const COACH_REVISION_LIMITS = {
  /** Shown to admins at once, the oldest first; the next ones follow as these are decided. */
  listSize: 20,
} as const;
