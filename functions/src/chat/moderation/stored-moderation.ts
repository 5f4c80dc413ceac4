import { createHash } from 'node:crypto';
import {
  MODERATION_CASE_SHAPE,
  MODERATION_LIMITS,
  type ModerationCase,
} from '@tasuki/domain/chat/moderation/moderation-case';
import { plainReader } from '../../platform/firestore/read-stored.ts';

export const storedModerationCase = plainReader<ModerationCase>(MODERATION_CASE_SHAPE);

/** Stands for a message's words, so that a decision holds for them and for no others. */
export function digestOfWords(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A case as it is opened, or opened again, by what is new.
 *
 * @param before the case as it is; undefined = there is none
 */
export function openedCase(
  place: Pick<ModerationCase, 'topicId' | 'messageId' | 'authorUid' | 'correctionBy'>,
  before: ModerationCase | undefined,
  news: Partial<Pick<ModerationCase, 'flags' | 'reasons'>> & {
    reportCount?: number;
    /** The message's words. */
    text: string;
  },
  now: Date,
): ModerationCase {
  const isOpen = before?.state === 'open';
  return {
    ...place,
    state: 'open',
    flags: [...new Set([...(before?.flags ?? []), ...(news.flags ?? [])])],
    reasons: [...new Set([...(before?.reasons ?? []), ...(news.reasons ?? [])])],
    reportCount: (before?.reportCount ?? 0) + (news.reportCount ?? 0),
    openedAt: isOpen ? before.openedAt : now,
    updatedAt: now,
    warnedAt: before?.warnedAt ?? null,
    dismissedDigest: before?.dismissedDigest ?? null,
    removedText: before?.removedText ?? null,
    caseText: textsOfCase(isOpen ? (before.caseText ?? null) : null, news.text),
  };
}

/**
 * The words of a case with those of a further report or flag. Each version stays, so that an author
 * who edits a message between two reports hides neither.
 */
function textsOfCase(kept: string | null, text: string): string {
  if (kept === null || text.includes(kept)) return text;
  if (kept.includes(text)) return kept;
  return `${kept}\n\n${text}`.slice(0, MODERATION_LIMITS.caseTextMaxLength);
}
