import type { ActivityReader } from '@tasuki/domain/activities/open-to-coach';
import type { FallbackReason } from '@tasuki/domain/chat/message';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import type {
  CautionEnd,
  ProvidedSign,
  Conversation,
  QuotedFact,
} from '@tasuki/domain/coaching/facts/conversation';
import type { QuestionReading } from '@tasuki/domain/coaching/question-reading';
import type { FoundMemory } from '@tasuki/domain/coaching/memories/find-memories';
import type { PlanCardDraft } from '@tasuki/domain/plans/asked/answer-plan-ask';

/** The runner whose data may be looked up for an answer, and who reads that answer. */
export interface ReadRunner {
  uid: string;
  reader: ActivityReader;
}

export interface AnswerOptions {
  /**
   * The model that was chosen, also one that is retired; null = none, so the product's default is
   * asked.
   */
  askedModel: AnswererKey | null;
  /** For whom it is written, whose plan says how many replies by models there are. */
  uid: string;
  /** Nobody asked for it, so it is no reply of their month; left out = they did. */
  isUnasked?: true;
  /** The person whose daily budget pays; left out = the same person. */
  budgetUid?: string;
  /** The person whose part of a shared budget pays; left out = the budget is not shared. */
  budgetPartUid?: string;
  /** What may be looked up while answering; null = nobody's data. */
  runner: ReadRunner | null;
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
  answeredBy: AnswererKey;
  /**
   * The model that was to answer; null where none was chosen and nothing is to be said about it.
   */
  askedModel: AnswererKey | null;
  fallbackReason: FallbackReason | null;
  isSafetyFirst: boolean;
  needsCare?: boolean;
  /** The sign that somebody else than our own rules knows of in the question; absent = none. */
  providedSign?: ProvidedSign;
  /** It asks whether the runner has a sign; absent = it does not. */
  asksSign?: boolean;
  endedBy?: CautionEnd | null;
  /** Possible meanings of the question, if the answer asks which one is meant; absent = none. */
  readings?: readonly QuestionReading[];
  isFlagged: boolean;
  /** The proposal for the runner's plan; null or absent = none. */
  planCard?: PlanCardDraft | null;
  /** Replies by models that the asker's month has left, where that is to be said; absent = nothing is. */
  repliesLeft?: number;
  /** Notes that a model chose to keep of the question; absent = none. */
  remembered?: readonly FoundMemory[];
}

/** Any answerer: it passes on sentences as they are released, and returns the whole answer. */
export type Answerer = (
  conversation: Conversation,
  options: AnswerOptions,
  hooks: AnswerHooks,
) => Promise<Answered>;
