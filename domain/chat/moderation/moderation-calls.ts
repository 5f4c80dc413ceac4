import { MODERATION_ACTS, type ModerationAct } from './moderation-acts.ts';
import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import { momentSchema } from '../../measures/moment.ts';
import { MESSAGE_ID_PATTERN, QUOTED_MESSAGE_ID_PATTERN } from '../message.ts';
import { REPORT_LIMITS, REPORT_REASONS, type ReportReason } from './message-report.ts';
import type { UnsafeCategory } from './unsafe-category.ts';
import type { CallSchemas } from '../../call-schemas.ts';
import { DOCUMENT_ID_PATTERN, TOPIC_ID_PATTERN } from '../../document-id.ts';

/** A topic's holds those of a person and of an activity. */
const CASE_ID_MAX_LENGTH = 520;

export interface NewReport {
  topicId: string;
  messageId: string;
  /** The author of the correction of that reply; null or left out = the message itself is meant. */
  correctionBy?: string | null | undefined;
  reason: ReportReason;
  /** '' = nothing is added. */
  text: string;
}

/** The place at which a page of the queue continues. */
export interface ModerationPlace {
  /**
   * The time of the last case of the page before, in milliseconds since 1970; null = the newest
   * page.
   */
  openedBefore: number | null;
  /** The same case; null = the newest page. */
  caseId: string | null;
}

/** A message before the one that was reported, as an admin reads it. */
export interface ModerationContext {
  from: 'author' | 'other' | 'ai';
  text: string;
}

/** One reader's report. Nobody may read who it was. */
export interface ShownReport {
  reason: ReportReason;
  text: string;
  /** In milliseconds since 1970. */
  createdAt: number;
}

/** A flagged or reported message, as an admin reads it. */
export interface ModerationRow {
  id: string;
  topicId: string;
  messageId: string;
  authorUid: string;
  /** The author of the correction of an AI's reply; null = it is a message. */
  correctionBy: string | null;
  flags: UnsafeCategory[];
  reasons: ReportReason[];
  reportCount: number;
  reports: ShownReport[];
  /** The words as they are now; null = its author has deleted them. */
  text: string | null;
  /** The words as they were flagged or reported, where they are others now; null = they are the same, or not known. */
  earlierText: string | null;
  /** Titles of its author's run that the message showed when it was reported; null or absent = of none. */
  shownTitle?: string | null;
  /** Stands for `text`; null = there is none. */
  wordsDigest: string | null;
  /** How many files hang on it. */
  fileCount: number;
  isEdited: boolean;
  /** Before it, the oldest first. */
  context: ModerationContext[];
  /** Each in milliseconds since 1970. */
  openedAt: number;
  updatedAt: number;
  warnedAt: number | null;
}

export interface ModerationDecided {
  topicId: string;
  messageId: string;
  /** The correction's author in the case. */
  correctionBy?: string | null | undefined;
  decision: ModerationAct;
  /** The time of the case that the admin has read, in milliseconds since 1970. */
  caseUpdatedAt: number;
  /**
   * Digest of the words that the admin has read; null = they were gone. Pages of earlier releases
   * leave it out.
   */
  wordsDigest?: string | null | undefined;
}

/** A message's, or that of the reply that somebody has corrected. */
function reportedId(): StringSchema<string> {
  return string()
    .required()
    .when('correctionBy', ([correctionBy], schema) =>
      schema.matches(
        typeof correctionBy === 'string' ? QUOTED_MESSAGE_ID_PATTERN : MESSAGE_ID_PATTERN,
      ),
    );
}

export const newReportSchema: ObjectSchema<NewReport> = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: reportedId(),
  correctionBy: string().nullable().matches(DOCUMENT_ID_PATTERN),
  reason: string().required().oneOf(REPORT_REASONS),
  text: string().defined().max(REPORT_LIMITS.textMaxLength),
});

export const moderationPlaceSchema: ObjectSchema<ModerationPlace> = object({
  openedBefore: momentSchema().defined().nullable(),
  caseId: string()
    .defined()
    .nullable()
    .max(CASE_ID_MAX_LENGTH)
    .matches(/^(?!__.*__$)[A-Za-z0-9_-]+$/),
});

export const moderationDecidedSchema: ObjectSchema<ModerationDecided> = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: reportedId(),
  correctionBy: string().nullable().matches(DOCUMENT_ID_PATTERN),
  decision: string().required().oneOf(MODERATION_ACTS),
  caseUpdatedAt: momentSchema().required(),
  wordsDigest: string()
    .nullable()
    .matches(/^[0-9a-f]{64}$/),
});

/** The calls about messages that were reported or flagged. */
export interface ModerationCalls {
  /** Reports a message of somebody else that the caller reads. Safe to repeat. */
  reportMessage: { request: NewReport; response: { isReported: boolean } };
  /** Admins: what was flagged or reported and waits, the newest first. */
  listModerationCases: {
    request: ModerationPlace;
    response: { cases: ModerationRow[]; isLast: boolean };
  };
  /** Admins: what becomes of a flagged or reported message. Safe to repeat. */
  decideModeration: { request: ModerationDecided; response: { isDecided: boolean } };
}

export const moderationCallSchemas: CallSchemas<ModerationCalls> = {
  reportMessage: newReportSchema,
  listModerationCases: moderationPlaceSchema,
  decideModeration: moderationDecidedSchema,
};
