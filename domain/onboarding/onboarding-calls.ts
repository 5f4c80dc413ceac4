import { emptyRequestSchema, type CallSchemas, type EmptyRequest } from '../call-schemas.ts';
import type { FailureCode } from '../failure-codes.ts';
import type { OnboardingState } from './onboarding-state.ts';

/** The calls about what a newcomer is asked to do. */
export interface OnboardingCalls {
  /** The person's code to invite with; made once. */
  openInvitation: { request: EmptyRequest; response: { refCode: string } };
  /** Looks again at everything that onboarding asks for and only a function can see. */
  checkOnboarding: { request: EmptyRequest; response: OnboardingCheck };
}

/** `clubFailure`: why Strava could not be asked about the club; null = it could, or need not be. */
export type OnboardingCheck = Pick<OnboardingState, 'invitedCount' | 'isClubMember'> & {
  clubFailure: FailureCode | null;
};

export const onboardingCallSchemas: CallSchemas<OnboardingCalls> = {
  openInvitation: emptyRequestSchema,
  checkOnboarding: emptyRequestSchema,
};
