import { create } from 'zustand';
import type { MessageReference, ReplyChunk } from '@tasuki/domain/chat/replies/reply-calls';
import type { QuotedFact } from '@tasuki/domain/coaching/facts/conversation';
import { retryReply, streamReply } from '../../data/chat/chat-functions.ts';
import { reportError } from '../../platform/report-error.ts';
import { onEntryOfAnother } from '../../platform/session-store.ts';

/** A reply as it has come by the stream so far; its document may be further, or behind. */
export interface StreamedReply {
  text: string;
  facts: readonly QuotedFact[];
}

interface StreamState {
  /** Streams by the id of the message that is answered. */
  streams: Readonly<Record<string, StreamedReply>>;
}

const NOTHING_YET: StreamedReply = { text: '', facts: [] };

const useStreamStore = create<StreamState>()(() => ({ streams: {} }));
const listening = new Map<string, AbortController>();

// The former person's replies are not for the next one.
onEntryOfAnother(() => {
  for (const controller of listening.values()) controller.abort();
  listening.clear();
  useStreamStore.setState({ streams: {} });
});

export function useStreamedReplies(): Readonly<Record<string, StreamedReply>> {
  return useStreamStore((store) => store.streams);
}

function setStream(messageId: string, change: (before: StreamedReply) => StreamedReply): void {
  useStreamStore.setState(({ streams }) => ({
    streams: { ...streams, [messageId]: change(streams[messageId] ?? NOTHING_YET) },
  }));
}

function take(messageId: string, chunk: ReplyChunk): void {
  setStream(messageId, (before) =>
    chunk.kind === 'restart'
      ? NOTHING_YET
      : { text: before.text + chunk.text, facts: [...before.facts, ...chunk.facts] },
  );
}

/** Forgets what was streamed: its document says all of it. */
export function forgetStream(messageId: string): void {
  listening.get(messageId)?.abort();
  listening.delete(messageId);
  useStreamStore.setState(({ streams }) => ({
    streams: Object.fromEntries(Object.entries(streams).filter(([id]) => id !== messageId)),
  }));
}

/**
 * Receives a reply sentence by sentence. Without it the reply comes all the same, by its document,
 * so a stream that breaks is not a failure.
 */
export async function listenToReply(message: MessageReference): Promise<void> {
  const { messageId } = message;
  listening.get(messageId)?.abort();
  const controller = new AbortController();
  listening.set(messageId, controller);
  setStream(messageId, () => NOTHING_YET);
  try {
    await streamReply(
      message,
      (chunk) => {
        if (!controller.signal.aborted) take(messageId, chunk);
      },
      controller.signal,
    );
  } catch (cause) {
    if (!controller.signal.aborted) reportError(cause, 'stream reply');
  } finally {
    if (listening.get(messageId) === controller) listening.delete(messageId);
  }
}

/**
 * Has a message answered anew, and listens.
 *
 * @throws what failureCodeOf understands
 */
export async function answerAnew(message: MessageReference): Promise<void> {
  forgetStream(message.messageId);
  await retryReply(message);
  void listenToReply(message);
}
