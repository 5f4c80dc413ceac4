import { object, string } from 'yup';
import type { CallSchemas } from '../../call-schemas.ts';
import type { QuotedFact } from '../../coaching/facts/conversation.ts';
import { TOPIC_ID_PATTERN } from '../../document-id.ts';
import { CORRECTION_LIMITS } from '../correction.ts';
import { MESSAGE_ID_PATTERN, QUOTED_MESSAGE_ID_PATTERN, type ReplyState } from '../message.ts';

/** The calls about what the AI replies. */
export interface ReplyCalls {
  /**
   * Has a message answered, and sends the reply while it is being written, also to whoever comes
   * late. Safe to repeat, and to leave: the reply is written all the same. `writing`: this call's
   * time was over first; call again.
   */
  streamReply: { request: MessageReference; response: { state: ReplyState } };
  /** Begins the reply to one's own message anew, in the same document. One that is being written stays as it is. */
  retryReply: { request: MessageReference; response: { state: ReplyState } };
  /** Puts one's own correction beside a reply of the AI; null takes it away. Safe to repeat. */
  correctReply: { request: ReplyCorrection; response: CorrectionAnswer };
}

/** The chunks that these calls send before they answer. */
export interface ReplyStreams {
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
  /** The chunks before do not count: the reply begins anew. */
  | { kind: 'restart' };

/** One message of a participant. */
export interface MessageReference {
  topicId: string;
  messageId: string;
}
export interface ReplyCorrection {
  topicId: string;
  /** Id of the reply. */
  messageId: string;
  text: string | null;
}
export interface CorrectionAnswer {
  isCorrected: boolean;
  /** The words that must come first if the runner wrote of a sign that belongs to a doctor. */
  safetyWords: string | null;
}

const messageReferenceSchema = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
});

export const replyCallSchemas: CallSchemas<ReplyCalls> = {
  streamReply: messageReferenceSchema,
  retryReply: messageReferenceSchema,
  correctReply: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    messageId: string().required().matches(QUOTED_MESSAGE_ID_PATTERN),
    text: string().defined().nullable().min(1).max(CORRECTION_LIMITS.textMaxLength),
  }),
};
