import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { findUnsafeWords } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { judgedMessage, type JudgedMessage } from '@tasuki/domain/chat/moderation/judged-message';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import type { UnsafeCategory } from '@tasuki/domain/chat/moderation/unsafe-category';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  storedMessage,
  storedTopic,
  type StoredMessage,
  type StoredTopic,
} from '../stored-chat.ts';
import { digestOfWords, openedCase, storedModerationCase } from './stored-moderation.ts';

/** What our own rules say of a text, with what a provider found in it. */
export function judgeText(text: string, provided: readonly string[]): JudgedMessage {
  const isDespairSaid = findRedFlag(text)?.category === 'self-harm';
  return judgedMessage({ unsafeFor: findUnsafeWords(text), isDespairSaid }, provided);
}

/** What nobody else reads is nobody's to be hidden from. */
export function isJudged({ participantIds }: StoredTopic, message: StoredMessage): boolean {
  return participantIds.length > 1 && !isDeletedMessage(message) && message.text !== '';
}

/**
 * Hides at its arrival what our own rules find in a message, and opens its case. So nobody delays that by what else
 * they write: only a provider is asked in turn. It shows nothing again that is hidden. Safe to repeat.
 */
export async function hideByOwnRules(
  place: MessageReference,
  text: string,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const { unsafeFor } = judgeText(text, []);
  if (unsafeFor.length === 0) return;
  await firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(
      await transaction.get(firestore.doc(firestorePaths.topic(place.topicId))),
    );
    if (!topic) return;
    const judged = { topic, text, unsafeFor, isOnlyHidden: true };
    await noteJudgement(transaction, place, judged, { now, firestore });
  });
}

/**
 * Writes what was found in a message into it and its case, unless it has other words by now. Words that an admin has read
 * and dismissed are not flagged again.
 */
export async function noteJudgement(
  transaction: Transaction,
  { topicId, messageId }: MessageReference,
  {
    topic,
    text,
    unsafeFor,
    isOnlyHidden,
  }: {
    topic: StoredTopic;
    /** The words that were judged. */
    text: string;
    unsafeFor: readonly UnsafeCategory[];
    /** Whether what is hidden stays so, whatever was found. */
    isOnlyHidden: boolean;
  },
  { now, firestore }: { now: Date; firestore: Firestore },
): Promise<void> {
  const caseReference = firestore.doc(
    firestorePaths.moderationCase(moderationCaseId({ topicId, messageId })),
  );
  const messageReference = firestore.doc(firestorePaths.message(topicId, messageId));
  const [messageSnapshot, caseSnapshot] = await transaction.getAll(messageReference, caseReference);
  const current = storedMessage(messageSnapshot);
  // Other words are judged for themselves.
  if (!current || !isJudged(topic, current) || current.text !== text) return;
  const before = storedModerationCase(caseSnapshot);
  const flags = isDismissed(before?.dismissedDigest, current) ? [] : unsafeFor;
  const hiddenFor = current.unsafeFor ?? [];
  const shown = isOnlyHidden ? [...new Set([...hiddenFor, ...flags])] : flags;
  if (!isDeepStrictEqual(hiddenFor, shown)) {
    transaction.update(messageReference, { unsafeFor: shown });
  }
  if (flags.length === 0) return;
  const { authorUid } = current;
  const opened = openedCase({ topicId, messageId, authorUid }, before, { flags, text }, now);
  const isKnown =
    before?.state === 'open' &&
    isDeepStrictEqual(before.flags, opened.flags) &&
    before.caseText === opened.caseText;
  if (isKnown) return;
  transaction.set(caseReference, opened);
}

function isDismissed(digest: string | null | undefined, { text }: StoredMessage): boolean {
  return (digest ?? null) !== null && digest === digestOfWords(text);
}
