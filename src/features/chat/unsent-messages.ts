import { create } from 'zustand';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { sendMessage, type MessageToSend } from '../../data/chat/messages.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { newMessageId } from '../../platform/new-message-id.ts';
import { reportError } from '../../platform/report-error.ts';
import { markSessionExpired } from '../../platform/session-store.ts';

/** What was written and is not known to have arrived. */
export interface UnsentMessage extends MessageToSend {
  topicId: string;
  /** `sending`: being sent in this tab, or waiting for a connection. `kept`: from an earlier visit. */
  state: 'sending' | 'kept' | 'failed';
  /** Why it was refused; null unless `failed`. */
  failureCode: FailureCode | null;
}

/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY_START = 'tasuki.personal.unsent.';

interface KeptMessage {
  topicId: string;
  id: string;
  authorUid: string;
  text: string;
  writtenAt: number;
  quotedMessageId?: string | null | undefined;
  embeddedActivityId?: string | null | undefined;
}

/** A second copy of the words: should the server refuse them, they are still here. */
function keep(message: UnsentMessage): void {
  const { topicId, id, authorUid, text, writtenAt, quotedMessageId } = message;
  const { embeddedActivityId } = message;
  const kept: KeptMessage = {
    topicId,
    id,
    authorUid,
    text,
    writtenAt: writtenAt.getTime(),
    quotedMessageId,
    embeddedActivityId,
  };
  try {
    globalThis.localStorage.setItem(`${KEY_START}${id}`, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: Firestore's own cache still holds what is on its way.
  }
}

function forget(id: string): void {
  try {
    globalThis.localStorage.removeItem(`${KEY_START}${id}`);
  } catch {
    // Forbidden storage holds nothing.
  }
}

function keptMessages(): UnsentMessage[] {
  try {
    return Object.keys(globalThis.localStorage)
      .filter((key) => key.startsWith(KEY_START))
      .flatMap((key) => {
        const kept = JSON.parse(
          globalThis.localStorage.getItem(key) ?? 'null',
        ) as KeptMessage | null;
        return kept
          ? [
              {
                ...kept,
                quotedMessageId: kept.quotedMessageId ?? null,
                embeddedActivityId: kept.embeddedActivityId ?? null,
                writtenAt: new Date(kept.writtenAt),
                state: 'kept',
                failureCode: null,
              },
            ]
          : [];
      });
  } catch {
    return [];
  }
}

interface UnsentState {
  messages: readonly UnsentMessage[];
}

const useUnsentStore = create<UnsentState>()(() => ({ messages: keptMessages() }));

function put(message: UnsentMessage): void {
  useUnsentStore.setState(({ messages }) => ({
    messages: [...messages.filter(({ id }) => id !== message.id), message],
  }));
}

/** Forgets what has arrived, or of what its author no longer wants to send. */
export function forgetUnsent(id: string): void {
  forget(id);
  useUnsentStore.setState(({ messages }) => ({
    messages: messages.filter((message) => message.id !== id),
  }));
}

export function useUnsentMessages(): readonly UnsentMessage[] {
  return useUnsentStore((store) => store.messages);
}

/**
 * Sends a message, keeping its words until it has arrived.
 *
 * @returns whether the server took it; without a connection that stays open
 */
export async function sendKeeping(topicId: string, message: MessageToSend): Promise<boolean> {
  const unsent: UnsentMessage = { ...message, topicId, state: 'sending', failureCode: null };
  keep(unsent);
  put(unsent);
  try {
    await sendMessage(topicId, message);
    forgetUnsent(message.id);
    return true;
  } catch (cause) {
    reportError(cause, 'send message');
    const failureCode = failureCodeOf(cause);
    if (failureCode === 'account/session-expired') markSessionExpired();
    put({ ...unsent, state: 'failed', failureCode });
    return false;
  }
}

/** What goes along with a message's words. */
export interface MessageExtras {
  /** What it quotes; left out = nothing. */
  quotedMessageId?: string | undefined;
  /** The activity that it shows; left out = none. */
  embeddedActivityId?: string | undefined;
}

export function newMessage(
  authorUid: string,
  text: string,
  { quotedMessageId, embeddedActivityId }: MessageExtras,
): MessageToSend {
  return {
    id: newMessageId(),
    authorUid,
    text,
    writtenAt: new Date(),
    quotedMessageId: quotedMessageId ?? null,
    embeddedActivityId: embeddedActivityId ?? null,
  };
}
