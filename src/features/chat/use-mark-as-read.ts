import { useEffect, useState } from 'react';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import type { Topic } from '@tasuki/domain/chat/topic';
import { markAsRead } from '../../data/chat/inbox.ts';
import { useInboxEntry } from '../../data/chat/inbox-queries.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';

/**
 * Marks a conversation as read while its newest message is on screen, in a window that is looked at.
 *
 * @param isSeen whether the end of the thread is in view
 * @returns the conversation as the reader's list has it; null = not there yet
 */
export function useMarkAsRead(uid: string, topic: Topic, isSeen: boolean): InboxEntry | null {
  const isVisible = useIsVisible();
  const entry = useInboxEntry(uid, topic);
  const listed = entry.state === 'ready' ? entry.data : null;
  const unread = (listed?.unreadCount ?? 0) > 0 ? listed : null;
  useEffect(() => {
    if (unread && isSeen && isVisible) void mark(uid, unread);
  }, [uid, unread, isSeen, isVisible]);
  return listed;
}

async function mark(uid: string, entry: InboxEntry): Promise<void> {
  try {
    await markAsRead(uid, entry);
  } catch (cause) {
    // Something newer came meanwhile: the entry changes, and that is marked in its turn.
    if (failureCodeOf(cause) !== 'common/permission-denied') reportError(cause, 'mark as read');
  }
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => !globalThis.document.hidden);
  useEffect(() => {
    const look = () => {
      setIsVisible(!globalThis.document.hidden);
    };
    globalThis.document.addEventListener('visibilitychange', look);
    return () => {
      globalThis.document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isVisible;
}
