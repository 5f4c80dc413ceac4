import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import type { FeedSnapshot, LiveFeed } from '../../../platform/live/live-feed.ts';
import { messageElementId } from '../message-actions/quoted-message.tsx';

/** So many older pages are read on the way to a message. From there the person scrolls on. */
export const SOUGHT_PAGES_MAXIMUM = 20;

/** A message to open the conversation at. */
export interface SoughtMessage {
  messageId: string;
  /** Another one each time the message is asked for, also where it is the same message. */
  visit: string;
}

/**
 * `seeking`: older messages are being read. `found`: it is in view. `tooFar`: it is further back than is read
 * at once. `gone`: the conversation holds it no more.
 */
export type SoughtState = 'seeking' | 'found' | 'tooFar' | 'gone';

/**
 * Reads a conversation back to a message and brings it into view, once for each visit.
 *
 * @returns how far it is; null = none is sought
 */
export function useSoughtMessage(
  sought: SoughtMessage | null,
  {
    feed,
    snapshot,
    goTo,
  }: {
    feed: LiveFeed<ChatMessage>;
    snapshot: FeedSnapshot<ChatMessage>;
    goTo: (element: Element) => void;
  },
): SoughtState | null {
  const [reached, setReached] = useState<{ visit: string; state: SoughtState } | null>(null);
  const pagesRead = useRef({ visit: '', count: 0 });
  const messageId = sought?.messageId ?? null;
  const visit = sought?.visit ?? '';
  const isReached = reached?.visit === visit;
  const { state, rows, isEverythingRead, isReadingOlder, olderFailureCode } = snapshot;

  useEffect(() => {
    if (messageId === null || isReached || state !== 'ready') return;
    const reach = (how: SoughtState) => {
      setReached({ visit, state: how });
    };
    if (rows.some(({ id }) => id === messageId)) {
      const element = globalThis.document.getElementById(messageElementId(messageId));
      if (element) goTo(element);
      element?.focus({ preventScroll: true });
      reach(element ? 'found' : 'gone');
      return;
    }
    // A page that could not be read has its own way to try again.
    if (isReadingOlder || olderFailureCode) return;
    if (isEverythingRead) {
      reach('gone');
      return;
    }
    if (pagesRead.current.visit !== visit) pagesRead.current = { visit, count: 0 };
    pagesRead.current.count += 1;
    if (pagesRead.current.count > SOUGHT_PAGES_MAXIMUM) reach('tooFar');
    else feed.readOlder();
  }, [
    messageId,
    visit,
    isReached,
    feed,
    goTo,
    state,
    rows,
    isEverythingRead,
    isReadingOlder,
    olderFailureCode,
  ]);

  if (messageId === null) return null;
  return isReached ? reached.state : 'seeking';
}
