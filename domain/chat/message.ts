import type { CautionEnd, ProvidedSign, QuotedFact } from '../coaching/facts/conversation.ts';
import type { QuestionReading } from '../coaching/question-reading.ts';
import type { Language } from '../language.ts';
import type { SessionPurpose } from '../activities/session-purpose.ts';
import type { PlanCard } from '../plans/asked/plan-card.ts';
import type { SportType } from '../sports/sport-type.ts';
import type { StoredShape } from '../stored-shape.ts';
import type { Attachment } from './attachments/attachment.ts';
import type { AnswererKey } from './chosen-model.ts';
import type { UnsafeCategory } from './moderation/unsafe-category.ts';

/** topics/{topicId}/messages/{messageId} */
export type ChatMessage = ParticipantMessage | CoachReply;

/** Written by a person in the browser, also without a connection. */
export interface ParticipantMessage {
  id: string;
  kind: 'participant';
  authorUid: string;
  text: string;
  /** The server's time of arrival; places the message. Null while it has not arrived. */
  createdAt: Date | null;
  /** The clock of the device on which it was written. */
  writtenAt: Date;
  /** Set by its author to end the reply that is being written. */
  isStopRequested: boolean;
  /** The message of the same conversation that it quotes; only its id, so its words go with it. */
  quotedMessageId?: string | null | undefined;
  /** When its author last changed its words; absent or null = never. */
  editedAt?: Date | null;
  /** When its author deleted it; its words are gone then. */
  deletedAt?: Date | null;
  /** How much of it the AI wrote, where a coach sent a draft; functions alone write it. */
  fromDraft?: DraftOrigin;
  /** Files that hang on it; functions alone write them. Absent or empty = none. */
  attachments?: readonly Attachment[];
  /** The activity that it shows; only its id, so each reader gets what they may see now. Absent or null = none. */
  embeddedActivityId?: string | null | undefined;
  /** For what its words are hidden until a reader asks for them; functions alone write it. Absent or empty = nothing. */
  unsafeFor?: readonly UnsafeCategory[];
  /** When an admin took its words away, beside `deletedAt`; functions alone write it. Absent = never. */
  removedAt?: Date | null;
}

/** Why the one who was asked is not the one who answered. */
export const FALLBACK_REASONS = [
  'no-key',
  'time-out',
  'failed',
  'rate-limited',
  'refused',
  'empty',
  'untrue-figures',
  'budget',
  'month',
] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

export const REPLY_STATES = ['writing', 'done', 'stopped'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** How much of a message the AI wrote: all of it, or a draft that the coach changed. */
export type DraftOrigin = 'asIs' | 'edited';

/** A person's correction of a reply in their conversation. */
export interface Correction {
  authorUid: string;
  text: string;
  at: Date;
}

/** The coach's: written by functions alone. */
export interface CoachReply {
  id: string;
  kind: 'reply';
  /** The message it answers; null for the feedback that opens an activity's topic. */
  replyTo: string | null;
  state: ReplyState;
  answeredBy: AnswererKey;
  /** The answerer that was asked; null if none was chosen and nothing is to be said about it. */
  askedModel: AnswererKey | null;
  fallbackReason: FallbackReason | null;
  /** Markdown of whole sentences; figures stand as `{{factId}}`. */
  text: string;
  /** Those that the text refers to, and no others. */
  facts: readonly QuotedFact[];
  language: Language;
  /** True when safety words come first and no plan, pace or load is given. */
  isSafetyFirst: boolean;
  /** True where more than the body is at stake, as in despair; absent = it is not. */
  needsCare?: boolean;
  /** The sign that somebody else than our own rules knows of in the question; absent = none. */
  providedSign?: ProvidedSign;
  /** It asks whether the runner has a sign, and waits for yes or no; absent = it does not. */
  asksSign?: boolean;
  /** The runner's words that would end the caution; absent in older replies. */
  endedBy?: CautionEnd | null;
  /**
   * Possible meanings of the question, if the reply asks which one is meant; absent in older
   * replies.
   */
  readings?: readonly QuestionReading[];
  /** True when what was asked or answered was flagged as potentially unsafe. */
  isFlagged: boolean;
  /** One of each person at most; absent = none. Gone where the reply begins anew. */
  corrections?: readonly Correction[];
  /** Their authors, to find what somebody corrected. */
  correctedBy?: readonly string[];
  /** When it was last corrected; absent = never. Later answers find it by this. */
  correctedAt?: Date;
  /** The proposal for the runner's plan; null or absent = none. */
  planCard?: PlanCard | null;
  /** Replies by models that the runner's month has left after it, near their end; absent = nothing is to be said. */
  repliesLeft?: number;
  /** The topic's activity, as it was at the beginning; only in the opening feedback. */
  activity: QuotedActivity | null;
  createdAt: Date;
  updatedAt: Date;
}

/** An activity as a thread shows it: checked against its source's policy when it was put in. */
export interface QuotedActivity {
  id: string;
  title: string | null;
  sport: SportType;
  purpose: SessionPurpose | null;
  startedAt: Date;
  utcOffsetMinutes: number | null;
  distanceMeters: number | null;
  movingSeconds: number;
}

export const MESSAGE_LIMITS = {
  /** Longer is refused in the composer, with the text kept. */
  textMaxLength: 4000,
  /** For so long after its arrival an author may change the words. */
  editMinutes: 15,
  /** Messages shown and read at once. */
  pageSize: 30,
} as const;

/** The keys that rules let an author write. */
export const PARTICIPANT_MESSAGE_FIELDS = [
  'kind',
  'authorUid',
  'text',
  'createdAt',
  'writtenAt',
  'isStopRequested',
  'quotedMessageId',
  'embeddedActivityId',
] as const;

/** The ids that rules let an author choose: none of them is ever a reply's or the opening's. */
export const MESSAGE_ID_PATTERN = /^[A-Za-z0-9]{20,40}$/;

/** Any message of a conversation, replies and the opening among them. */
export const QUOTED_MESSAGE_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** The ids that activities have. */
export const EMBEDDED_ACTIVITY_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/;

/** One reply a message, so asking for it twice writes the same document. */
export function replyIdOf(messageId: string): string {
  return `${messageId}-reply`;
}

/** The id of the feedback that opens an activity's topic. */
export const OPENING_MESSAGE_ID = 'opening';

/** Its `createdAt` is null until the message has reached the server. */
export const PARTICIPANT_MESSAGE_SHAPE = {
  authorUid: 'string',
  text: 'string',
  createdAt: 'date?',
  writtenAt: 'date',
  quotedMessageId: 'string?',
  embeddedActivityId: 'string?',
  editedAt: 'date?',
  deletedAt: 'date?',
} as const satisfies StoredShape<ParticipantMessage>;

/** The fields of a reply that a thread shows. */
export const COACH_REPLY_SHAPE = {
  state: 'string',
  answeredBy: 'string',
  text: 'string',
  facts: 'array',
  language: 'string',
  createdAt: 'date',
  updatedAt: 'date',
} as const satisfies StoredShape<CoachReply>;
