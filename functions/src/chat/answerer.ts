import type { FallbackReason } from '@tasuki/domain/chat/message';
import type { ModelKey } from '@tasuki/domain/chat/model-registry';
import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/conversation';

export interface AnswerOptions {
  /** The model that was chosen, also a retired one; null = none is to be asked. */
  askedModel: ModelKey | null;
  /** Whose budget the answer is on. */
  uid: string;
  /** The network address the question came from; null where it is not known. */
  address: string | null;
  /** Ends the answer where it is. */
  signal: AbortSignal;
}

export interface AnswerHooks {
  /** @param facts those that it refers to and the conversation did not hold: read while answering */
  onSentence: (sentence: string, facts?: readonly QuotedFact[]) => void;
  /** Nothing that was said so far counts. */
  onRestart: () => void;
}

export interface Answered {
  sentences: readonly string[];
  /** Those that the sentences refer to. */
  facts: readonly QuotedFact[];
  answeredBy: ModelKey | 'embedded';
  askedModel: ModelKey | null;
  fallbackReason: FallbackReason | null;
  isSafetyFirst: boolean;
  isFlagged: boolean;
}

/** Whoever answers: sentence by sentence as they are released, and all in the end. */
export type Answerer = (
  conversation: Conversation,
  options: AnswerOptions,
  hooks: AnswerHooks,
) => Promise<Answered>;
