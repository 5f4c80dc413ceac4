import { boolean, object, string } from 'yup';
import { personReferenceSchema, type PersonReference } from '../accounts/admin-calls.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../document-id.ts';
import { momentSchema } from '../measures/moment.ts';
import { COACH_APPLICATION_LIMITS } from './coach-application.ts';
import { COACH_LIMITS } from './coach.ts';
import { SHARING_CONSENT_VERSION, type SharingConsentVersion } from './coach-sharing.ts';

/** The calls about what runners and coaches have with each other, and who is a coach. */
export interface CoachCalls {
  /** Takes a plan that costs 0 JPY, which links the runner to its coach. Safe to repeat. */
  takeFreePlan: { request: FreePlanRequest; response: { coachLinkId: string } };
  /** Lets a coach whom the runner has taken read what the text of the version names. Safe to repeat. */
  shareWithCoach: { request: SharingConsent; response: { isSharing: boolean } };
  /** Ends a coach's link to a runner, with what the runner pays the coach for. Safe to repeat. */
  endCoachingOf: { request: CoachedRunner; response: { isEnded: boolean } };
  /** Coaches: the plan that costs nothing, offered or archived. */
  offerFreePlan: { request: FreePlanOffer; response: { planId: string } };
  /** Admins: makes a coach of who applied; the application that they read becomes the public profile. */
  appointCoach: { request: CoachAppointment; response: { isCoach: boolean } };
  /** Admins: decides against the application that they have read; the applicant reads the reason. */
  declineApplication: { request: ApplicationDecline; response: { isDeclined: boolean } };
  /** Admins: what a coach wants to change of the public profile becomes public, or does not. Safe to repeat. */
  decideCoachRevision: { request: RevisionDecision; response: { isDecided: boolean } };
}

export interface FreePlanRequest {
  coachId: string;
  planId: string;
  /** Which text the runner agreed to, by which the coach may read their data; left out = they did not. */
  consentVersion?: SharingConsentVersion | undefined;
}
/** A runner agrees to what a coach of theirs may read. */
export interface SharingConsent {
  coachId: string;
  consentVersion: SharingConsentVersion;
}
/** A coach ends what they have with a runner of theirs. */
export interface CoachedRunner {
  runnerUid: string;
}
export interface FreePlanOffer {
  name: string;
  /** The people whom it is for. */
  target: string;
  state: 'published' | 'archived';
}
export interface CoachAppointment extends PersonReference {
  /** When the application was written that the admin has read, in milliseconds since 1970. */
  applicationUpdatedAt: number;
}
export interface ApplicationDecline extends PersonReference {
  /** As in {@link CoachAppointment}. */
  applicationUpdatedAt: number;
  /** For the applicant; null = none given. */
  reason: string | null;
}
export interface RevisionDecision extends PersonReference {
  /** When the words were written that the admin has read, in milliseconds since 1970. */
  revisionUpdatedAt: number;
  isApproved: boolean;
  /** For the coach who is declined; null = none given. */
  reason: string | null;
}

const reasonSchema = string()
  .defined()
  .nullable()
  .max(COACH_APPLICATION_LIMITS.declineReasonMaxLength);

export const coachCallSchemas: CallSchemas<CoachCalls> = {
  takeFreePlan: object({
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
    planId: string().required().matches(DOCUMENT_ID_PATTERN),
    consentVersion: string().oneOf([SHARING_CONSENT_VERSION]),
  }),
  shareWithCoach: object({
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
    consentVersion: string().required().oneOf([SHARING_CONSENT_VERSION]),
  }),
  endCoachingOf: object({
    runnerUid: string().required().matches(DOCUMENT_ID_PATTERN),
  }),
  offerFreePlan: object({
    name: string().required().max(COACH_LIMITS.nameMaxLength),
    target: string().required().max(COACH_LIMITS.descriptionMaxLength),
    state: string()
      .required()
      .oneOf(['published', 'archived'] as const),
  }),
  appointCoach: personReferenceSchema.concat(
    object({ applicationUpdatedAt: momentSchema().required() }),
  ),
  declineApplication: personReferenceSchema.concat(
    object({ applicationUpdatedAt: momentSchema().required(), reason: reasonSchema }),
  ),
  decideCoachRevision: personReferenceSchema.concat(
    object({
      revisionUpdatedAt: momentSchema().required(),
      isApproved: boolean().required(),
      reason: reasonSchema,
    }),
  ),
};
