import {
  replyIdOf,
  type ChatMessage,
  type CoachReply,
  type ParticipantMessage,
} from '@tasuki/domain/chat/message';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { DEFAULT_MODEL } from '@tasuki/domain/chat/model-registry';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { dayNumber } from '@tasuki/domain/measures/calendar-day';
import type { StreamedReply } from './reply-streams.ts';
import { shownReply, type ShownReply } from './shown-reply.ts';
import type { UnsentMessage } from '../../data/chat/outgoing/unsent-messages.ts';

/** One thing under another in the thread. */
export type ThreadEntry =
  | { kind: 'day'; key: string; moment: Date }
  /** From here another one is asked; null = whom Tasuki chooses. */
  | { kind: 'model'; key: string; model: AnswererKey | null }
  | { kind: 'message'; key: string; message: ParticipantMessage }
  | { kind: 'reply'; key: string; reply: ShownReply; question: ParticipantMessage | null }
  /** The message has arrived, and nothing of its reply has. */
  | { kind: 'waiting'; key: string; question: ParticipantMessage }
  /** Refused, or left from an earlier visit and nowhere to be found. */
  | { kind: 'unsent'; key: string; message: UnsentMessage };

interface ThreadParts {
  /** Newest first, as the feed has them. */
  rows: readonly ChatMessage[];
  /** Unsent messages of this topic. */
  unsent: readonly UnsentMessage[];
  streams: Readonly<Record<string, StreamedReply>>;
  /** Whether the rows are what the server says, and not only what this browser remembers. */
  isConfirmed: boolean;
  isEverythingRead: boolean;
  /** Whether the AI answers a message; left out = it answers each. */
  isAnswered?: (message: ParticipantMessage) => boolean;
  /** Whether it is said where another model is asked; between people each asks their own. */
  areModelsShown?: boolean;
}

/**
 * The thread from its oldest to its newest, each reply under what it answers,
 * with a day where a new one begins.
 */
export function threadEntries(parts: ThreadParts): ThreadEntry[] {
  const { rows, unsent, streams } = parts;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries: ThreadEntry[] = [];
  let day: number | null = null;
  const beginDay = (moment: Date) => {
    const next = dayNumber(moment, null);
    if (next === day) return;
    day = next;
    entries.push({ kind: 'day', key: `day-${next}`, moment });
  };
  let asked: AnswererKey | null = null;
  const noteModel = (reply: CoachReply | undefined) => {
    if (!parts.areModelsShown || reply?.askedModel === undefined) return;
    const now = reply.askedModel ?? DEFAULT_MODEL;
    if (asked !== null && now !== asked) {
      entries.push({ kind: 'model', key: `model-${reply.id}`, model: reply.askedModel });
    }
    asked = now;
  };
  const addReply = (reply: ShownReply, question: ParticipantMessage | null) => {
    entries.push({ kind: 'reply', key: reply.id, reply, question });
  };
  for (const row of [...rows].reverse()) {
    if (row.kind === 'reply') {
      // Under its question, where that is here.
      if (row.replyTo !== null && byId.has(row.replyTo)) continue;
      const reply = shownReply(row.id, row.replyTo, row, null);
      beginDay(row.createdAt);
      if (reply) addReply(reply, null);
      continue;
    }
    beginDay(row.createdAt ?? row.writtenAt);
    const document = byId.get(replyIdOf(row.id)) as CoachReply | undefined;
    noteModel(document);
    entries.push({ kind: 'message', key: row.id, message: row });
    const stream = streams[row.id] ?? null;
    const reply = shownReply(replyIdOf(row.id), row.id, document ?? null, stream);
    if (isDeletedMessage(row)) {
      // There is nothing left to answer anew.
      if (reply && reply.text !== '') addReply(reply, null);
    } else if (reply) addReply(reply, row);
    else if (row.createdAt && (parts.isAnswered?.(row) ?? true))
      entries.push({ kind: 'waiting', key: replyIdOf(row.id), question: row });
  }
  for (const message of unsent) {
    if (isLost(message, parts)) entries.push({ kind: 'unsent', key: message.id, message });
  }
  return entries;
}

/** Checks whether a message is to be shown though the thread has none of it. Among older messages that were not read, one from an earlier visit may well have arrived. */
function isLost(message: UnsentMessage, { rows, isConfirmed, isEverythingRead }: ThreadParts) {
  if (message.state === 'sending' || rows.some(({ id }) => id === message.id)) return false;
  if (message.state === 'failed' || message.state === 'waiting') return true;
  const oldest = rows.at(-1)?.createdAt ?? null;
  return isConfirmed && (isEverythingRead || (oldest !== null && message.writtenAt > oldest));
}

/** The message that an entry quotes, if it is on the screen; null = it is not. */
export function quotedBy(
  entry: ThreadEntry,
  onScreen: ReadonlyMap<string, ChatMessage>,
): ChatMessage | null {
  const quotedId = entry.kind === 'message' ? entry.message.quotedMessageId : null;
  return quotedId ? (onScreen.get(quotedId) ?? null) : null;
}
