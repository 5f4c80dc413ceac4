import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import type { FeedSnapshot, LiveFeed } from '../../../platform/live/live-feed.ts';
import { messageElementId } from '../message-actions/quoted-message.tsx';

/** How many older pages are read on the way to a message. From there the person scrolls on. */
export const LINKED_MESSAGE_PAGES_MAXIMUM = 20;

/** A message to open the conversation at. */
export interface LinkedMessage {
  messageId: string;
  /** Another one each time the message is asked for, also where it is the same message. */
  visit: string;
}

/**
 * `seeking`: older messages are being read. `found`: it is in view. `tooFar`: it is further back than is read
 * at once. `gone`: the conversation holds it no more.
 */
export type LinkedMessageState = 'seeking' | 'found' | 'tooFar' | 'gone';

/** The message that the address names, as a thread shows it. */
export interface ShownLinkedMessage {
  messageId: string;
  /** The note over the thread; null = none. */
  note: Exclude<LinkedMessageState, 'found'> | null;
  /** Takes the note away; null = it goes by itself. */
  onCloseNote: (() => void) | null;
}

/**
 * Reads a conversation back to a message and brings it into view, once for each visit.
 *
 * @returns null = the address names none
 */
export function useLinkedMessage(
  linked: LinkedMessage | null,
  {
    feed,
    snapshot,
    goTo,
  }: {
    feed: LiveFeed<ChatMessage>;
    snapshot: FeedSnapshot<ChatMessage>;
    goTo: (element: Element) => void;
  },
): ShownLinkedMessage | null {
  const [reached, setReached] = useState<{ visit: string; state: LinkedMessageState } | null>(null);
  const [closedVisit, setClosedVisit] = useState<string | null>(null);
  const pagesRead = useRef({ visit: '', count: 0 });
  const messageId = linked?.messageId ?? null;
  const visit = linked?.visit ?? '';
  const isReached = reached?.visit === visit;
  const { state, rows, isEverythingRead, isReadingOlder, olderFailureCode } = snapshot;

  useEffect(() => {
    if (messageId === null || isReached || state !== 'ready') return;
    const reach = (how: LinkedMessageState) => {
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
    if (pagesRead.current.count > LINKED_MESSAGE_PAGES_MAXIMUM) reach('tooFar');
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

  const closeNote = useCallback(() => {
    setClosedVisit(visit);
  }, [visit]);

  if (messageId === null) return null;
  if (!isReached) return { messageId, note: 'seeking', onCloseNote: null };
  const isScrolledTo = reached.state === 'tooFar' && rows.some(({ id }) => id === messageId);
  const isOver = isScrolledTo || closedVisit === visit;
  const note = isOver || reached.state === 'found' ? null : reached.state;
  return { messageId, note, onCloseNote: note && closeNote };
}
