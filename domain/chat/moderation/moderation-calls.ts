import { MODERATION_ACTS, type ModerationAct } from './moderation-acts.ts';
import { object, string, type ObjectSchema } from 'yup';
import { momentSchema } from '../../measures/moment.ts';
import { MESSAGE_ID_PATTERN } from '../message.ts';
import { REPORT_LIMITS, REPORT_REASONS, type ReportReason } from './message-report.ts';
import type { UnsafeCategory } from './unsafe-category.ts';

/** A topic's holds those of a person and of an activity. */
const TOPIC_ID_PATTERN = /^(?!__.*__$)[A-Za-z0-9_-]{1,257}$/;
const CASE_ID_MAX_LENGTH = 300;

export interface NewReport {
  topicId: string;
  messageId: string;
  reason: ReportReason;
  /** '' = nothing is added. */
  text: string;
}

/** Where a page of the queue goes on. */
export interface ModerationPlace {
  /** Of the last case of the page before, in milliseconds since 1970; null = the newest page. */
  openedBefore: number | null;
  /** The same case; null = the newest page. */
  caseId: string | null;
}

/** A message before the one that was reported, as an admin reads it. */
export interface ModerationContext {
  from: 'author' | 'other' | 'ai';
  text: string;
}

/** What one reader reported. Who it was is nobody's to read. */
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
  flags: UnsafeCategory[];
  reasons: ReportReason[];
  reportCount: number;
  reports: ShownReport[];
  /** The words as they are now; null = its author has deleted them. */
  text: string | null;
  /** The words as they were flagged or reported, where they are others now; null = they are the same, or not known. */
  earlierText: string | null;
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
  decision: ModerationAct;
  /** Of the case that the admin has read, in milliseconds since 1970. */
  caseUpdatedAt: number;
  /** Of the words that the admin has read; null = they were gone. Pages of earlier releases leave it out. */
  wordsDigest?: string | null | undefined;
}

export const newReportSchema: ObjectSchema<NewReport> = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
  reason: string().required().oneOf(REPORT_REASONS),
  text: string().defined().max(REPORT_LIMITS.textMaxLength),
});

export const moderationPlaceSchema: ObjectSchema<ModerationPlace> = object({
  openedBefore: momentSchema().defined().nullable(),
  caseId: string()
    .defined()
    .nullable()
    .max(CASE_ID_MAX_LENGTH)
    .matches(/^[A-Za-z0-9_-]+$/),
});

export const moderationDecidedSchema: ObjectSchema<ModerationDecided> = object({
  topicId: string().required().matches(TOPIC_ID_PATTERN),
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
  decision: string().required().oneOf(MODERATION_ACTS),
  caseUpdatedAt: momentSchema().required(),
  wordsDigest: string()
    .nullable()
    .matches(/^[0-9a-f]{64}$/),
});
