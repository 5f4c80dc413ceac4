import type { CollectionReference } from 'firebase-admin/firestore';
import { isCorrectable } from '@tasuki/domain/chat/correction';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import type { Correction } from '@tasuki/domain/chat/message';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { storedMessage, storedReply, type StoredReply } from '../stored-chat.ts';

export const CORRECTION_READ_LIMITS = {
  /** Replies whose corrections an answer is given, those that were corrected last. */
  replies: 8,
  /** Corrections in all of them together. */
  corrections: 12,
} as const;

interface ReadUpTo {
  /** From when on all who read the answer may read; null = from the beginning. */
  from: Date | null;
  askedAt: Date;
  /** Not of a runner who is alone with the AI. */
  isOfPeople: boolean;
}

/** A correction with the words that it corrects, which hold references in place of figures. */
export interface ReadCorrection extends Correction {
  reply: string;
}

/**
 * Reads what people corrected last in the replies of a conversation, however long ago the replies were
 * written. A reply whose question is gone is left out, since it may repeat that question. Costs at most
 * two reads for each of `CORRECTION_READ_LIMITS.replies`.
 *
 * @param messages of the conversation
 * @returns newest first
 */
export async function readCorrections(
  messages: CollectionReference,
  { from, askedAt, isOfPeople }: ReadUpTo,
): Promise<ReadCorrection[]> {
  const { docs } = await messages
    .orderBy('correctedAt', 'desc')
    .limit(CORRECTION_READ_LIMITS.replies)
    .get();
  const isRead = (at: Date) => (from === null || at >= from) && at <= askedAt;
  const replies = docs.flatMap((document) => {
    const reply = unlessUnreadable(() => storedReply(document));
    return reply && isCorrectable(reply) && isRead(reply.createdAt) ? [reply] : [];
  });
  const goneIds = await goneQuestions(messages, replies, isOfPeople);
  return replies
    .filter(({ replyTo }) => replyTo === null || !goneIds.has(replyTo))
    .flatMap(({ text, corrections = [] }) =>
      corrections.map((correction) => ({ ...correction, reply: text })),
    )
    .sort((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, CORRECTION_READ_LIMITS.corrections);
}

/** The questions that their authors deleted or, between people, took along with their account. */
async function goneQuestions(
  messages: CollectionReference,
  replies: readonly StoredReply[],
  isOfPeople: boolean,
): Promise<Set<string>> {
  const ids = replies.flatMap(({ replyTo }) => replyTo ?? []);
  if (ids.length === 0) return new Set();
  const questions = await messages.firestore.getAll(...ids.map((id) => messages.doc(id)));
  return new Set(
    questions
      .filter((question) => {
        const message = unlessUnreadable(() => storedMessage(question));
        return message ? isDeletedMessage(message) : isOfPeople;
      })
      .map(({ id }) => id),
  );
}
