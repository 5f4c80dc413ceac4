import { number, object, string, type ObjectSchema } from 'yup';
import { CONTENT_HASH_PATTERN, UPLOAD_LIMITS, type UploadState } from './activities/upload.ts';
import { chosenModelSchema } from './chat/chosen-model.ts';
import { MESSAGE_ID_PATTERN, type ReplyState } from './chat/message.ts';
import type { ModelKey } from './chat/model-registry.ts';
import type { QuotedFact } from './coaching/conversation.ts';

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
  /** The model of one topic; null = the account's default again. */
  chooseTopicModel: { request: TopicModelChoice; response: { model: ModelKey | null } };
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
  model: ModelKey | null;
}

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
};
