import { string, type ObjectSchema } from 'yup';
import { coachProfileDocumentSchema, type COACH_PROFILE_FIELDS } from './coach-documents.ts';
import type { Coach } from './coach.ts';

/**
 * `open`: nobody has decided yet; the person may still change it. `appointed`: they are a coach.
 * `declined`: an admin decided against it. `ended`: they were a coach. After both they may remove it and apply again.
 */
export const COACH_APPLICATION_STATES = ['open', 'appointed', 'declined', 'ended'] as const;
export type CoachApplicationState = (typeof COACH_APPLICATION_STATES)[number];

export const COACH_APPLICATION_LIMITS = {
  declineReasonMaxLength: 500,
} as const;

/** A coach's words about themselves, in the application and later in the public profile. */
export type CoachWords = Pick<Coach, (typeof COACH_PROFILE_FIELDS)[number]>;

/** coachApplications/{uid}: written by its person while it is open, read by them and by admins. */
export interface CoachApplication extends CoachWords {
  uid: string;
  state: CoachApplicationState;
  /** Why it was declined, in an admin's words; null or absent = none was given. */
  declineReason?: string | null | undefined;
  createdAt: Date;
  updatedAt: Date;
}

/**
 * The fields that a person may write when they apply, the server's times aside. Strict. Later
 * changes are of the words alone.
 */
export const coachApplicationDocumentSchema: ObjectSchema<CoachWords & { state: 'open' }> =
  coachProfileDocumentSchema.shape({
    state: string()
      .required()
      .oneOf(['open'] as const),
  }) as ObjectSchema<CoachWords & { state: 'open' }>;
