import { useMemo } from 'react';
import { create } from 'zustand';
import { MESSAGE_TURNS } from '@tasuki/domain/chat/turns/message-turns';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { sendMessage, type MessageToSend } from '../messages.ts';
import { failureCodeOf } from '../../../platform/failure-code-of.ts';
import { newMessageId } from '../../../platform/new-message-id.ts';
import { reportError } from '../../../platform/report-error.ts';
import {
  markSessionExpired,
  onEntryOfAnother,
  UNSENT_KEY_START,
} from '../../../platform/session-store.ts';
import { isAtLimit, noteWritten } from './message-allowance.ts';

/** A message that was written and is not known to have arrived. */
export interface UnsentMessage extends MessageToSend {
  topicId: string;
  /**
   * `sending`: being sent in this tab, or waiting for a connection. `waiting`: beyond what may be sent at once, and
   * sent later. `kept`: from an earlier visit.
   */
  state: 'sending' | 'waiting' | 'kept' | 'failed';
  /** Why it was refused; null unless `failed`. */
  failureCode: FailureCode | null;
}

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
    globalThis.localStorage.setItem(`${UNSENT_KEY_START}${authorUid}.${id}`, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: Firestore's own cache still holds what is on its way.
  }
}

function forget(id: string): void {
  try {
    const { localStorage } = globalThis;
    for (const key of Object.keys(localStorage)) {
      // Earlier versions noted no author in the key.
      const isOfMessage = key === `${UNSENT_KEY_START}${id}` || key.endsWith(`.${id}`);
      if (key.startsWith(UNSENT_KEY_START) && isOfMessage) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage holds nothing.
  }
}

function keptMessages(): UnsentMessage[] {
  try {
    return Object.keys(globalThis.localStorage)
      .filter((key) => key.startsWith(UNSENT_KEY_START))
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

// Nothing of the person before is sent any more; it is shown and sent when they come back.
onEntryOfAnother(() => {
  useUnsentStore.setState({ messages: keptMessages() });
});

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

/** This person's messages that are not known to have arrived, in all conversations. */
export function useUnsentMessages(authorUid: string): readonly UnsentMessage[] {
  const messages = useUnsentStore((store) => store.messages);
  return useMemo(
    () => messages.filter((message) => message.authorUid === authorUid),
    [messages, authorUid],
  );
}

/** Sends what waits, and says whether that is settled; the oldest first. */
const line: (() => Promise<boolean>)[] = [];

/** Sends one message in each interval, as the server lets them through. */
async function sendLine(): Promise<void> {
  for (let [first] = line; first; [first] = line) {
    await new Promise((resolve) => {
      setTimeout(resolve, MESSAGE_TURNS.intervalMilliseconds);
    });
    if (await first()) line.shift();
  }
}

async function trySending(
  topicId: string,
  message: MessageToSend,
): Promise<'arrived' | 'waits' | 'failed'> {
  try {
    await sendMessage(topicId, message);
    forgetUnsent(message.id);
    return 'arrived';
  } catch (cause) {
    const failureCode = failureCodeOf(cause);
    if (failureCode === 'common/permission-denied' && (await isAtLimit(message.authorUid))) {
      put({ ...message, topicId, state: 'waiting', failureCode: null });
      return 'waits';
    }
    reportError(cause, 'send message');
    if (failureCode === 'account/session-expired') markSessionExpired();
    put({ ...message, topicId, state: 'failed', failureCode });
    return 'failed';
  }
}

/** Nobody has taken its words back. */
function isStillWaiting(id: string): boolean {
  return useUnsentStore.getState().messages.some((one) => one.id === id && one.state === 'waiting');
}

/**
 * Sends a message, keeping its words until it has arrived. One beyond the limit waits and is sent later, and
 * so is what is written behind it.
 *
 * @param onWaiting is called once it waits: its words are kept, and need not be on screen any more
 * @returns whether the server took it; without a connection, or a turn, that stays open
 */
export async function sendKeeping(
  topicId: string,
  message: MessageToSend,
  onWaiting: () => void = () => undefined,
): Promise<boolean> {
  const unsent: UnsentMessage = { ...message, topicId, state: 'sending', failureCode: null };
  keep(unsent);
  noteWritten();
  if (line.length === 0) {
    put(unsent);
    const outcome = await trySending(topicId, message);
    if (outcome !== 'waits') return outcome === 'arrived';
  } else put({ ...unsent, state: 'waiting' });
  onWaiting();
  return new Promise<boolean>((resolve) => {
    line.push(async () => {
      const outcome = isStillWaiting(message.id) ? await trySending(topicId, message) : 'failed';
      if (outcome !== 'waits') resolve(outcome === 'arrived');
      return outcome !== 'waits';
    });
    if (line.length === 1) void sendLine();
  });
}

/** The additions to a message's words. */
export interface MessageExtras {
  /** The message that it quotes; left out = none. */
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
