import type { StoredShape } from '../../stored-shape.ts';
import type { ReportReason } from './message-report.ts';
import type { UnsafeCategory } from './unsafe-category.ts';

export const MODERATION_STATES = ['open', 'dismissed', 'hidden'] as const;
export type ModerationState = (typeof MODERATION_STATES)[number];

/**
 * moderationCases/{topic_message}: a message, or {topic_reply_author}: a correction, that was flagged or reported, and what an admin made of it. The
 * functions' alone.
 */
export interface ModerationCase {
  topicId: string;
  messageId: string;
  authorUid: string;
  /** The author of the correction of an AI's reply; null or absent = it is a message. */
  correctionBy?: string | null;
  state: ModerationState;
  /**
   * The categories for which it was flagged, by our rules or a provider; later words of the author
   * take none away.
   */
  flags: readonly UnsafeCategory[];
  /** The reasons of the reports, each once. */
  reasons: readonly ReportReason[];
  reportCount: number;
  /** Places it in the queue: when it was last opened. */
  openedAt: Date;
  updatedAt: Date;
  /** When its author was warned; null = never. */
  warnedAt: Date | null;
  /** Digest of the words that an admin found to be all right; null = of none. */
  dismissedDigest: string | null;
  /** The words that an admin took away, for whoever objects; null = none. */
  removedText: string | null;
  /** Titles of its author's run that went with them; null or absent = of none. */
  removedTitle?: string | null;
  /**
   * Each version of the words that was flagged or reported, while the case is open. So its author cannot take them
   * out of an admin's sight. Absent in cases of earlier versions.
   */
  caseText?: string | null;
  /**
   * The words that a person reported first, while the case is open; null or absent = nobody has.
   */
  reportedText?: string | null;
  /**
   * Titles of its author's run that the message showed when it was reported, while the case is open. Null or
   * absent = it showed none to who reported it.
   */
  shownTitle?: string | null;
  /** When it goes, of a conversation that was deleted before an admin decided; absent = with the conversation. */
  expiresAt?: Date;
}

export const MODERATION_CASE_SHAPE = {
  topicId: 'string',
  messageId: 'string',
  authorUid: 'string',
  state: 'string',
  flags: 'array',
  reasons: 'array',
  reportCount: 'number',
  openedAt: 'date',
  updatedAt: 'date',
} as const satisfies StoredShape<ModerationCase>;

export const MODERATION_LIMITS = {
  /** The longest text of an open case: three versions of a long message. */
  caseTextMaxLength: 12_000,
  /** The longest text of the titles that it keeps beside them. */
  shownTitleMaxLength: 2000,
  /** Cases of one page of the queue. */
  pageSize: 10,
  /** Messages before it that an admin reads with one. */
  contextMessages: 3,
  /** The longest text of each of those messages. */
  contextTextMaxLength: 300,
  /** Reports that an admin reads of one message, the newest: as many as a group has readers, each of whom reports once. */
  reportsShown: 50,
  /** Days for which removed words are kept for objections after the conversation is deleted. */
  daysAfterTopic: 30,
} as const;

/** One of a message or correction, however often it is flagged and reported. */
export function moderationCaseId({
  topicId,
  messageId,
  correctionBy = null,
}: Pick<ModerationCase, 'topicId' | 'messageId' | 'correctionBy'>): string {
  const place = `${topicId}_${messageId}`;
  return correctionBy === null ? place : `${place}_${correctionBy}`;
}
