import { createHash } from 'node:crypto';
import { findUnsafeWords } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import type { MessageReport } from '@tasuki/domain/chat/moderation/message-report';
import {
  MODERATION_CASE_SHAPE,
  MODERATION_LIMITS,
  type ModerationCase,
} from '@tasuki/domain/chat/moderation/moderation-case';
import { plainReader } from '../../platform/firestore/read-stored.ts';

export const storedModerationCase = plainReader<ModerationCase>(MODERATION_CASE_SHAPE);

export const storedReport = plainReader<MessageReport>({
  topicId: 'string',
  messageId: 'string',
  correctionBy: 'string?',
  reason: 'string',
  text: 'string',
  createdAt: 'date',
});

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
    /** The title of its author's run that the message shows; null or left out = it shows none. */
    shownTitle?: string | null;
  },
  now: Date,
): ModerationCase {
  const isOpen = before?.state === 'open';
  const isReported = (news.reportCount ?? 0) > 0;
  const reportedBefore = isOpen ? before.reportedText : null;
  const reportedText = reportedBefore ?? (isReported ? news.text : null);
  const titleBefore = isOpen ? (before.shownTitle ?? null) : null;
  const { shownTitle = null } = news;
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
    removedTitle: before?.removedTitle ?? null,
    reportedText,
    shownTitle: shownTitle === null ? titleBefore : titlesOfCase(titleBefore, shownTitle),
    caseText: textsOfCase(isOpen ? (before.caseText ?? null) : null, news.text, reportedText),
  };
}

const BETWEEN_VERSIONS = '\n\n';

/**
 * The words of a case with those of a further report or flag. Each version stays, so that an author
 * who edits a message between two reports hides neither. Where they are too long, the newest version stays whole, and
 * so does what a person reported first. Of the parts of the others those stay first in which our rules find the most.
 * The last for which there is room is cut.
 *
 * @param reported what a person reported first; null = nobody has reported
 */
export function textsOfCase(
  kept: string | null,
  text: string,
  reported: string | null = null,
): string {
  return withinRoom({ kept, text, reported }, MODERATION_LIMITS.caseTextMaxLength);
}

/** The same for titles that a message has shown. They have room of their own, so that they push no words out. */
function titlesOfCase(kept: string | null, title: string): string {
  return withinRoom({ kept, text: title, reported: null }, MODERATION_LIMITS.shownTitleMaxLength);
}

interface TextsOfCase {
  kept: string | null;
  text: string;
  reported: string | null;
}

function withinRoom({ kept, text, reported }: TextsOfCase, maxLength: number): string {
  if (kept === null || text.includes(kept)) return text;
  if (kept.includes(text)) return kept;
  const whole = `${kept}${BETWEEN_VERSIONS}${text}`;
  if (whole.length <= maxLength) return whole;
  const isReportedApart = reported !== null && !text.includes(reported) && kept.includes(reported);
  const first = isReportedApart ? [reported] : [];
  const others = isReportedApart ? kept.split(reported).join(BETWEEN_VERSIONS) : kept;
  const stays = [...first, text].join(BETWEEN_VERSIONS);
  const room = maxLength - stays.length;
  return [...first, ...partsFor(room, others), text].join(BETWEEN_VERSIONS);
}

/** The worst parts of a text for which there is room, in their order. */
function partsFor(wholeRoom: number, text: string): string[] {
  const parts = text
    .split(BETWEEN_VERSIONS)
    .map((part, index) => ({ part, index, found: findUnsafeWords(part).length }))
    .filter(({ part }) => part !== '');
  let room = wholeRoom;
  const stays = new Map<number, string>();
  for (const { part, index } of parts.toSorted((a, b) => b.found - a.found || b.index - a.index)) {
    const cut = part.slice(0, Math.max(0, room - BETWEEN_VERSIONS.length));
    if (cut === '') break;
    room -= cut.length + BETWEEN_VERSIONS.length;
    stays.set(index, cut);
  }
  return parts.flatMap(({ index }) => stays.get(index) ?? []);
}
