import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { ConversationTurn, CorrectedReply } from '@tasuki/domain/coaching/facts/conversation';
import { isBetweenPeople } from '@tasuki/domain/chat/topic';
import { mentionsAi, withoutAiMention } from '@tasuki/domain/chat/mention';
import { readableByAllFrom } from '@tasuki/domain/chat/groups/group';
import { embeddedIdOf } from '@tasuki/domain/chat/embedded/embedded-activity';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { unlessUnreadable } from '../platform/firestore/read-stored.ts';
import { withoutDeniedSign } from '@tasuki/domain/coaching/learnt-signs/asking-back/asked-sign';
import { readCorrections } from './corrections/read-corrections.ts';
import {
  storedMessage,
  storedReply,
  type StoredMessage,
  type StoredReply,
  type StoredTopic,
} from './stored-chat.ts';

export const THREAD_LIMITS = {
  /** Messages and replies that are read and passed on, the question among them. */
  turns: 20,
  /** Characters of all turns together; the oldest are left out. */
  characters: 24_000,
} as const;

/** A message of a participant with what was answered to it. */
interface Exchange {
  id: string;
  message: StoredMessage;
  reply: StoredReply | null;
}

/** A conversation up to one question, as much of it as counts. */
export interface Thread {
  /** Oldest first; the question is the last. */
  turns: ConversationTurn[];
  /** The activity that the question shows, else the newest one before; null = none. */
  embedded: { ofQuestion: string | null; before: string | null };
  /** The message before the question, where its reply is not written yet. */
  unansweredBefore: string | null;
  /** People's last corrections of replies, also of replies before the turns; newest first. */
  corrections: CorrectedReply[];
}

/**
 * Reads what was said before a question, and the question. Costs the same in a
 * topic of ten messages and of ten thousand.
 */
export async function readThread(
  firestore: Firestore,
  topicId: string,
  question: { id: string; message: StoredMessage },
  topic: Pick<StoredTopic, 'kind' | 'runnerUid' | 'participantIds'>,
): Promise<Thread> {
  const isOfPeople = isBetweenPeople(topic);
  const isGroup = topic.kind === 'group';
  // A group is about nobody: the answer is for who asks.
  const runnerUid = isGroup ? question.message.authorUid : topic.runnerUid;
  const turnOf = (message: StoredMessage, reply: StoredReply | null = null): ConversationTurn => ({
    ...turnOfMessage(message, runnerUid, isGroup),
    ...(reply?.providedSign !== undefined && { providedSign: reply.providedSign }),
  });
  const turnsOf = (reply: StoredReply | null) => turnsOfReply(reply, runnerUid, isGroup);
  const from = readableByAllFrom(topic, question.message.createdAt);
  const messagesOfTopic = firestore.collection(firestorePaths.messages(topicId));
  const before = { from, askedAt: question.message.createdAt, isOfPeople };
  const [{ docs }, corrected] = await Promise.all([
    (from ? messagesOfTopic.where('createdAt', '>=', Timestamp.fromDate(from)) : messagesOfTopic)
      .where('createdAt', '<=', Timestamp.fromDate(question.message.createdAt))
      .orderBy('createdAt', 'desc')
      .limit(THREAD_LIMITS.turns)
      .get(),
    readCorrections(messagesOfTopic, before),
  ]);
  const replies = new Map<string, StoredReply>();
  const messages: { id: string; message: StoredMessage }[] = [];
  const deleted = new Set<string>();
  for (const document of docs) {
    const reply = unlessUnreadable(() => storedReply(document));
    const message = unlessUnreadable(() => storedMessage(document));
    if (reply) replies.set(document.id, reply);
    if (message && isDeletedMessage(message)) deleted.add(replyIdOf(document.id));
    else if (message && isBefore({ id: document.id, message }, question)) {
      messages.push({ id: document.id, message });
    }
  }
  // A reply to deleted words may repeat them.
  for (const id of deleted) replies.delete(id);
  messages.sort((a, b) => (isBefore(a, b) ? -1 : 1));
  await addLaterReplies(firestore, topicId, messages, replies);
  const exchanges: Exchange[] = messages.map(({ id, message }) => {
    const reply = replies.get(replyIdOf(id)) ?? null;
    replies.delete(replyIdOf(id));
    return { id, message, reply };
  });
  // The other replies stand at the beginning, or answer a message that is too long ago. Between
  // people the message may have been deleted with its author's account, and the reply repeats it.
  const first = isOfPeople
    ? []
    : [...replies.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const last = exchanges.at(-1);
  const isUnanswered =
    last !== undefined &&
    (!isOfPeople || mentionsAi(last.message.text)) &&
    (last.reply?.state ?? 'writing') === 'writing';
  return {
    // After a no to the coach's question, the message before it is the question.
    turns: answeredTurns([
      ...first.flatMap(turnsOf),
      ...exchanges.flatMap(({ message, reply }) => [
        // No model sees files.
        ...(message.text === '' ? [] : [turnOf(message, reply)]),
        ...turnsOf(reply),
      ]),
      turnOf(question.message),
    ]),
    embedded: {
      ofQuestion: embeddedIdOf(question.message),
      before:
        exchanges.map(({ message }) => embeddedIdOf(message)).findLast((id) => id !== null) ?? null,
    },
    unansweredBefore: isUnanswered ? last.id : null,
    corrections: corrected.map(({ reply, authorUid, text, at }) => ({
      ...turnOfMessage({ authorUid, text, createdAt: at }, runnerUid, isGroup),
      reply,
      saidAt: at,
    })),
  };
}

/**
 * Two messages that arrived in the same moment are ordered by id, so that they never wait for each
 * other.
 */
function isBefore(
  a: { id: string; message: StoredMessage },
  b: { id: string; message: StoredMessage },
): boolean {
  const apart = a.message.createdAt.getTime() - b.message.createdAt.getTime();
  return apart < 0 || (apart === 0 && a.id < b.id);
}

/** Several messages sent at once are all older than their replies. */
async function addLaterReplies(
  firestore: Firestore,
  topicId: string,
  messages: readonly { id: string }[],
  replies: Map<string, StoredReply>,
): Promise<void> {
  const missing = messages.map(({ id }) => replyIdOf(id)).filter((id) => !replies.has(id));
  if (missing.length === 0) return;
  const snapshots = await firestore.getAll(
    ...missing.map((id) => firestore.doc(firestorePaths.message(topicId, id))),
  );
  for (const snapshot of snapshots) {
    const reply = unlessUnreadable(() => storedReply(snapshot));
    if (reply) replies.set(snapshot.id, reply);
  }
}

function turnOfMessage(
  { authorUid, text, createdAt }: Pick<StoredMessage, 'authorUid' | 'text' | 'createdAt'>,
  runnerUid: string,
  isGroup: boolean,
): ConversationTurn {
  const other = isGroup ? 'member' : 'humanCoach';
  const author = authorUid === runnerUid ? 'runner' : other;
  return { author, text: withoutAiMention(text), saidAt: createdAt };
}

/** A reply, and behind it what people corrected in it. */
function turnsOfReply(
  reply: StoredReply | null,
  runnerUid: string,
  isGroup: boolean,
): ConversationTurn[] {
  if (!reply || reply.state === 'writing' || reply.text === '') return [];
  const corrections = (reply.corrections ?? []).map((correction): ConversationTurn => ({
    ...turnOfMessage({ ...correction, createdAt: correction.at }, runnerUid, isGroup),
    isCorrection: true,
  }));
  const said: ConversationTurn = {
    author: 'coach',
    text: reply.text,
    saidAt: reply.createdAt,
    ...(reply.asksSign === true && { asksSign: true }),
  };
  return [said, ...corrections];
}

function answeredTurns(turns: readonly ConversationTurn[]): ConversationTurn[] {
  return [...withoutDeniedSign(bounded(turns))];
}

/** The newest turns that fit; the question, which is the newest, always does. */
function bounded(turns: readonly ConversationTurn[]): ConversationTurn[] {
  const kept: ConversationTurn[] = [];
  let characters = 0;
  for (const turn of turns.toReversed()) {
    characters += turn.text.length;
    const isFull = kept.length === THREAD_LIMITS.turns || characters > THREAD_LIMITS.characters;
    if (isFull && kept.length > 0) break;
    kept.push(turn);
  }
  return kept.reverse();
}
