import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { findUnsafeWords } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { judgedMessage, type JudgedMessage } from '@tasuki/domain/chat/moderation/judged-message';
import { REPORT_LIMITS } from '@tasuki/domain/chat/moderation/message-report';
import { moderationCaseId } from '@tasuki/domain/chat/moderation/moderation-case';
import type { UnsafeCategory } from '@tasuki/domain/chat/moderation/unsafe-category';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { isForOthers } from '@tasuki/domain/chat/topic';
import { findRedFlag } from '@tasuki/domain/coaching/safety/red-flags';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isContention } from '../../platform/firestore/write-conflicts.ts';
import { takeTurnIfFree, type TurnLimit } from '../../platform/take-turn.ts';
import {
  storedMessage,
  storedTopic,
  type StoredMessage,
  type StoredTopic,
} from '../stored-chat.ts';
import { digestOfWords, openedCase, storedModerationCase } from './stored-moderation.ts';
import { textsToJudge, wordsOfMessage } from './words-of-message.ts';

/** As with reports: whoever writes without end fills no queue that admins read. */
const CASE_TURNS: TurnLimit = {
  kind: 'open-moderation-case',
  burst: REPORT_LIMITS.atOnce,
  intervalSeconds: REPORT_LIMITS.everyMinutes * 60,
};

/**
 * Judges a message and the names of its files by our own rules, and adds what a provider found in
 * words and pictures.
 */
export function judgeWords(
  message: Pick<StoredMessage, 'text' | 'attachments'>,
  provided: readonly string[],
  seen: readonly string[] = [],
): JudgedMessage {
  const texts = textsToJudge(message);
  const isDespairSaid = texts.some((text) => findRedFlag(text)?.category === 'self-harm');
  const unsafeFor = [...new Set(texts.flatMap((text) => findUnsafeWords(text)))];
  return judgedMessage({ unsafeFor, isDespairSaid }, provided, seen);
}

/** A message that nobody else reads need not be hidden from anybody. */
export function isJudged(topic: StoredTopic, message: StoredMessage): boolean {
  return isForOthers(topic) && !isDeletedMessage(message);
}

/**
 * Hides at its arrival what our own rules find in a message, and opens its case in a turn of its author's. So nobody
 * delays the hiding by what else they write. It shows nothing again that is hidden. Safe to repeat.
 */
export async function hideByOwnRules(
  place: MessageReference,
  message: Pick<StoredMessage, 'text' | 'attachments' | 'authorUid'>,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  const { unsafeFor } = judgeWords(message, []);
  if (unsafeFor.length === 0) return;
  const note = async (isCaseOpened: boolean) =>
    firestore.runTransaction(async (transaction) => {
      const topic = storedTopic(
        await transaction.get(firestore.doc(firestorePaths.topic(place.topicId))),
      );
      if (!topic) return false;
      const words = wordsOfMessage(message);
      const judged = { topic, words, unsafeFor, isOnlyHidden: true, isCaseOpened };
      return noteJudgement(transaction, place, judged, { now, firestore });
    });
  const hasCaseToOpen = await note(false);
  if (hasCaseToOpen && (await takesCaseTurn(message.authorUid, now, firestore))) await note(true);
}

/**
 * Whether what was found in a message may come before an admin: its case is open, or its author has a turn. What has
 * none is hidden all the same, and comes before an admin where a reader reports it.
 */
export async function mayOpenCase(
  place: MessageReference,
  message: StoredMessage,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  const path = firestorePaths.moderationCase(moderationCaseId(place));
  const stored = storedModerationCase(await firestore.doc(path).get());
  if (stored?.state === 'open') return true;
  if (isDismissed(stored?.dismissedDigest, message)) return false;
  return takesCaseTurn(message.authorUid, now, firestore);
}

async function takesCaseTurn(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  try {
    return await takeTurnIfFree(uid, CASE_TURNS, now, firestore);
  } catch (cause) {
    // Too many calls conflict to know whose turn it is: more than an admin reads.
    if (isContention(cause)) return false;
    throw cause;
  }
}

/**
 * Writes what was found in a message into it and its case, unless it has other words by now. Words that an admin has read
 * and dismissed are not flagged again.
 *
 * @returns whether there is a case to open that may not be opened
 */
export async function noteJudgement(
  transaction: Transaction,
  { topicId, messageId }: MessageReference,
  {
    topic,
    words,
    unsafeFor,
    isOnlyHidden,
    isCaseOpened,
  }: {
    topic: StoredTopic;
    /** The words that were judged. */
    words: string;
    unsafeFor: readonly UnsafeCategory[];
    /** Whether what is hidden stays so, whatever was found. */
    isOnlyHidden: boolean;
    /** Whether a case that is not open is opened. */
    isCaseOpened: boolean;
  },
  { now, firestore }: { now: Date; firestore: Firestore },
): Promise<boolean> {
  const caseReference = firestore.doc(
    firestorePaths.moderationCase(moderationCaseId({ topicId, messageId })),
  );
  const messageReference = firestore.doc(firestorePaths.message(topicId, messageId));
  const [messageSnapshot, caseSnapshot] = await transaction.getAll(messageReference, caseReference);
  const current = storedMessage(messageSnapshot);
  // Other words are judged for themselves.
  if (!current || !isJudged(topic, current) || wordsOfMessage(current) !== words) return false;
  const before = storedModerationCase(caseSnapshot);
  const isRead = isDismissed(before?.dismissedDigest, current);
  const flags = isRead ? [] : unsafeFor;
  const hiddenFor = current.unsafeFor ?? [];
  // An admin's decision on these very words counts for more than a missing verdict.
  const shown = isOnlyHidden && !isRead ? [...new Set([...hiddenFor, ...flags])] : flags;
  if (!isDeepStrictEqual(hiddenFor, shown)) {
    transaction.update(messageReference, { unsafeFor: shown });
  }
  if (flags.length === 0) return false;
  if (before?.state !== 'open' && !isCaseOpened) return true;
  const { authorUid } = current;
  const opened = openedCase({ topicId, messageId, authorUid }, before, { flags, text: words }, now);
  const isKnown =
    before?.state === 'open' &&
    isDeepStrictEqual(before.flags, opened.flags) &&
    before.caseText === opened.caseText;
  if (!isKnown) transaction.set(caseReference, opened);
  return false;
}

function isDismissed(digest: string | null | undefined, message: StoredMessage): boolean {
  return (digest ?? null) !== null && digest === digestOfWords(wordsOfMessage(message));
}
