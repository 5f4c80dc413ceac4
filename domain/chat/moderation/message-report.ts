/** Why somebody reports a message. */
export const REPORT_REASONS = [
  'harassment',
  'sexual',
  'minors',
  'self-harm',
  'spam',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_LIMITS = {
  textMaxLength: 500,
  /** Reports of one person at once. One more is allowed every few minutes. */
  atOnce: 10,
  everyMinutes: 6,
  /**
   * Days for which a person who has left a conversation, or was removed, can still report what they
   * could read. A group that everybody has left is kept as long, for them.
   */
  daysAfterLeaving: 14,
} as const;

/** messageReports/{uid_topic_message}: what one reader reports of a message. The functions' alone, so its author learns of none. */
export interface MessageReport {
  uid: string;
  topicId: string;
  messageId: string;
  /** The author of the message or correction. */
  authorUid: string;
  /**
   * The author of the reported correction of an AI's reply; null or absent = it is about a message.
   */
  correctionBy?: string | null;
  reason: ReportReason;
  /** '' = nothing was added. */
  text: string;
  createdAt: Date;
}

/** One of a person and message or correction, so that reporting it twice changes nothing. */
export function messageReportId({
  uid,
  topicId,
  messageId,
  correctionBy = null,
}: Pick<MessageReport, 'uid' | 'topicId' | 'messageId' | 'correctionBy'>): string {
  const place = `${uid}_${topicId}_${messageId}`;
  return correctionBy === null ? place : `${place}_${correctionBy}`;
}
