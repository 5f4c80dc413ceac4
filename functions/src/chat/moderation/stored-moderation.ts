import { createHash } from 'node:crypto';
import { findUnsafeWords } from '@tasuki/domain/chat/moderation/find-unsafe-words';
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

const BETWEEN_VERSIONS = '\n\n';

/**
 * The words of a case with those of a further report or flag. Each version stays, so that an author
 * who edits a message between two reports hides neither. Where they are too long, the newest version stays whole. Of the
 * parts of earlier ones those stay first in which our rules find the most.
 */
export function textsOfCase(kept: string | null, text: string): string {
  if (kept === null || text.includes(kept)) return text;
  if (kept.includes(text)) return kept;
  const whole = `${kept}${BETWEEN_VERSIONS}${text}`;
  if (whole.length <= MODERATION_LIMITS.caseTextMaxLength) return whole;
  const parts = kept
    .split(BETWEEN_VERSIONS)
    .map((part, index) => ({ part, index, found: findUnsafeWords(part).length }));
  let room = MODERATION_LIMITS.caseTextMaxLength - text.length;
  const stays = new Set<number>();
  for (const { part, index } of parts.toSorted((a, b) => b.found - a.found || b.index - a.index)) {
    const length = part.length + BETWEEN_VERSIONS.length;
    if (length > room) continue;
    room -= length;
    stays.add(index);
  }
  return [...parts.filter(({ index }) => stays.has(index)).map(({ part }) => part), text].join(
    BETWEEN_VERSIONS,
  );
}
