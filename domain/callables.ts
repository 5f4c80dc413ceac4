import { number, object, string, type ObjectSchema } from 'yup';
import { CONTENT_HASH_PATTERN, UPLOAD_LIMITS, type UploadState } from './activities/upload.ts';
import type { AnswererKey } from './chat/chosen-model.ts';
import { chosenModelSchema } from './chat/chosen-model-schema.ts';
import { MESSAGE_ID_PATTERN, type ReplyState } from './chat/message.ts';
import type { QuotedFact } from './coaching/conversation.ts';
import type { FailureCode } from './failure-codes.ts';
import type { OnboardingState } from './onboarding/onboarding-state.ts';
import { COACH_LIMITS } from './people/coach.ts';
import { LINKED_PROVIDERS, type LinkedProvider } from './people/provider.ts';
import {
  providerSignInBeginningSchema,
  providerSignInReturnSchema,
  type ProviderSignInBeginning,
  type ProviderSignInResult,
  type ProviderSignInReturn,
} from './people/provider-sign-in.ts';

/**
 * The callable functions: name → request and response. The browser and the
 * functions both take their types from here, the functions also the schemas.
 */
export interface Callables {
  /** Asks where to put a recording's bytes. Safe to repeat. */
  requestUpload: { request: UploadRequest; response: UploadAnswer };
  /** Says that the bytes are there; starts the decoding. Safe to repeat. */
  completeUpload: { request: UploadCompletion; response: { state: UploadState } };
  /** Takes a plan that costs 0 JPY, which links the runner to its coach. Safe to repeat. */
  takeFreePlan: { request: FreePlanRequest; response: { coachLinkId: string } };
  /** Opens the topic of one's own activity, or the general one. Safe to repeat. */
  openTopic: { request: TopicOpening; response: { topicId: string } };
  /**
   * Has a message answered, and sends the reply while it is being written, also to whoever comes
   * late. Safe to repeat, and to leave: the reply is written all the same. `writing`: this call's
   * time was over first; call again.
   */
  streamReply: { request: MessageReference; response: { state: ReplyState } };
  /** Begins a reply anew, in the same document. One that is being written stays as it is. */
  retryReply: { request: MessageReference; response: { state: ReplyState } };
  /** Who answers in one topic; null = the account's default again. */
  chooseTopicModel: { request: TopicModelChoice; response: { model: AnswererKey | null } };
  /** Asks for the page at a provider on which the person consents. Also for who is signed out. */
  beginProviderSignIn: { request: ProviderSignInBeginning; response: { authorizeUrl: string } };
  /** Ends what was begun, once. Also for who is signed out. */
  finishProviderSignIn: { request: ProviderSignInReturn; response: ProviderSignInResult };
  /** Ends a link: tells the provider, deletes tokens and, for Strava, its data. Safe to repeat. */
  unlinkProvider: { request: ProviderReference; response: { isUnlinked: boolean } };
  /** Looks at once for what is new at a linked provider, and goes on with its history. Safe to repeat. */
  importFromProvider: { request: ProviderReference; response: { isAsked: boolean } };
  /** Fetches what an activity's page shows and is not kept here. Safe to repeat. */
  openActivity: { request: ActivityReference; response: ActivityOpening };
  /** Makes an activity the main one of those that repeat it. Safe to repeat. */
  chooseMainActivity: { request: ActivityReference; response: { isMain: boolean } };
  /** Takes the coach's words out of the activity's description at Strava. Safe to repeat. */
  removeStravaPost: { request: ActivityReference; response: { isAsked: boolean } };
  /** Collects everything of the person in one file; its document says when it is there. */
  exportAccount: { request: Nothing; response: { isAsked: boolean } };
  /** A link to the collected file, good for some minutes. */
  downloadExport: { request: Nothing; response: { url: string } };
  /** Deletes the account and everything in it. Only soon after signing in. */
  deleteAccount: { request: Nothing; response: { deletedBy: string } };
  /** The person's code to invite with; made once. */
  openInvitation: { request: Nothing; response: { refCode: string } };
  /** Looks again at everything that onboarding asks for and only a function can see. */
  checkOnboarding: {
    request: Nothing;
    response: OnboardingCheck;
  };
  /** Admins: lets a person in. Safe to repeat, as those below. */
  approveBeta: { request: PersonReference; response: { isApproved: boolean } };
  makeAdmin: { request: PersonReference; response: { isAdmin: boolean } };
  /** Makes a coach of who applied; what the admin has read becomes their profile, and is published. */
  appointCoach: { request: CoachAppointment; response: { isCoach: boolean } };
  /** Coaches: the plan that costs nothing, offered or archived. */
  offerFreePlan: { request: FreePlanOffer; response: { planId: string } };
}
export type CallableName = keyof Callables;

/** What a callable sends before it answers, by name; the others send nothing. */
export interface CallableStreams {
  streamReply: ReplyChunk;
}

/** A stretch of a reply, in order and without gaps. */
export type ReplyChunk =
  | {
      kind: 'text';
      /** Whole sentences, to be put behind what came before. */
      text: string;
      /** Those that `text` refers to. */
      facts: readonly QuotedFact[];
    }
  /** What came before does not count: the reply begins anew. */
  | { kind: 'restart' };

export interface UploadRequest {
  contentHash: string;
  fileName: string;
  sizeBytes: number;
}
export interface UploadCompletion {
  contentHash: string;
}
export interface FreePlanRequest {
  coachId: string;
  planId: string;
}

export interface TopicOpening {
  /** null = the general conversation. */
  activityId: string | null;
}
/** One message of a participant. */
export interface MessageReference {
  topicId: string;
  messageId: string;
}
export interface TopicModelChoice {
  topicId: string;
  model: AnswererKey | null;
}

export interface ProviderReference {
  provider: LinkedProvider;
}
/** One of the caller's own activities. */
export interface ActivityReference {
  activityId: string;
}
/** `waiting`: the provider's limits are reached; `resumesAt` is an ISO instant. */
export type ActivityOpening = { state: 'ready' } | { state: 'waiting'; resumesAt: string };
/** `clubFailure`: why Strava could not be asked about the club; null = it could, or need not be. */
export type OnboardingCheck = Pick<OnboardingState, 'invitedCount' | 'isClubMember'> & {
  clubFailure: FailureCode | null;
};
export interface PersonReference {
  uid: string;
}
export interface CoachAppointment extends PersonReference {
  /** When the application was written that the admin has read, in milliseconds since 1970. */
  applicationUpdatedAt: number;
}
export interface FreePlanOffer {
  name: string;
  /** Whom it is for. */
  target: string;
  state: 'published' | 'archived';
}
/** A request without anything in it. */
export type Nothing = Record<string, never>;

/** Those that may be called without being signed in. */
export const OPEN_CALLABLES = [
  'beginProviderSignIn',
  'finishProviderSignIn',
] as const satisfies readonly CallableName[];
export type OpenCallableName = (typeof OPEN_CALLABLES)[number];

/** Those of the app itself, closed to who is not let in yet; the others are needed on the way there. */
export const LET_IN_CALLABLES: ReadonlySet<CallableName> = new Set([
  'requestUpload',
  'completeUpload',
  'takeFreePlan',
  'openTopic',
  'streamReply',
  'retryReply',
  'chooseTopicModel',
]);

/** `alreadyThere`: these bytes are known or under way; the upload document tells the rest. */
export type UploadAnswer =
  | { kind: 'target'; url: string; method: 'PUT'; headers: Record<string, string> }
  | { kind: 'alreadyThere'; state: UploadState };

/** Firestore identifiers as this product makes them. */
export const DOCUMENT_ID_PATTERN = /^[A-Za-z0-9_-]{1,128}$/;
/** A topic's holds those of a person and of an activity. */
const TOPIC_ID_PATTERN = /^[A-Za-z0-9_-]{1,257}$/;

const messageReferenceSchema = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
});

const providerReferenceSchema = object({
  provider: string().required().oneOf(LINKED_PROVIDERS),
});
const activityReferenceSchema = object({
  activityId: string().required().matches(DOCUMENT_ID_PATTERN),
});
const personReferenceSchema = object({
  uid: string().required().matches(DOCUMENT_ID_PATTERN),
});
const nothingSchema = object({}) as ObjectSchema<Nothing>;

export const callableSchemas: {
  [Name in CallableName]: ObjectSchema<Callables[Name]['request']>;
} = {
  requestUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
    fileName: string().required().max(UPLOAD_LIMITS.fileNameMaxLength),
    sizeBytes: number().required().integer().min(0),
  }),
  completeUpload: object({
    contentHash: string().required().matches(CONTENT_HASH_PATTERN),
  }),
  takeFreePlan: object({
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
    planId: string().required().matches(DOCUMENT_ID_PATTERN),
  }),
  openTopic: object({
    activityId: string().defined().nullable().matches(DOCUMENT_ID_PATTERN),
  }),
  streamReply: messageReferenceSchema,
  retryReply: messageReferenceSchema,
  chooseTopicModel: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    model: chosenModelSchema.defined(),
  }),
  beginProviderSignIn: providerSignInBeginningSchema,
  finishProviderSignIn: providerSignInReturnSchema,
  unlinkProvider: providerReferenceSchema,
  importFromProvider: providerReferenceSchema,
  openActivity: activityReferenceSchema,
  chooseMainActivity: activityReferenceSchema,
  removeStravaPost: activityReferenceSchema,
  exportAccount: nothingSchema,
  downloadExport: nothingSchema,
  deleteAccount: nothingSchema,
  openInvitation: nothingSchema,
  checkOnboarding: nothingSchema,
  approveBeta: personReferenceSchema,
  makeAdmin: personReferenceSchema,
  appointCoach: personReferenceSchema.concat(
    object({ applicationUpdatedAt: number().required().integer().min(0) }),
  ),
  offerFreePlan: object({
    name: string().required().max(COACH_LIMITS.nameMaxLength),
    target: string().required().max(COACH_LIMITS.descriptionMaxLength),
    state: string()
      .required()
      .oneOf(['published', 'archived'] as const),
  }),
};
