import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { newestToSound } from '@tasuki/domain/chat/sound/newest-to-sound';
import { ROUTE_TABLE } from '@tasuki/domain/navigation/route-table';
import type { LiveQueryResult } from '../../platform/live/live-query.ts';
import { isMessageSoundOn } from '../../platform/sound/message-sound.ts';

/** Loaded when it is needed. */
async function play(): Promise<void> {
  try {
    const { playMessageTone } = await import('../../platform/sound/play-message-tone.ts');
    await playMessageTone();
  } catch {
    // A browser that makes no sound still shows what is unread.
  }
}

/**
 * Makes a sound for a new message of somebody else, where the person has switched that on. What was unread when
 * the app was opened is no news.
 */
export function useMessageSound(uid: string | null, unread: LiveQueryResult<InboxEntry[]>): void {
  const openTopicId = useOpenTopicId();
  /** Up to which message everything was announced, or was not to be. */
  const announcedUntil = useRef<number | null>(null);
  const entries = unread.state === 'ready' ? unread.data : null;
  useEffect(() => {
    announcedUntil.current = null;
  }, [uid]);
  useEffect(() => {
    if (uid === null || entries === null) return;
    const before = announcedUntil.current;
    const newest = Math.max(0, ...entries.map(({ lastMessageAt }) => lastMessageAt.getTime()));
    announcedUntil.current = Math.max(before ?? 0, newest);
    if (before === null) return;
    const seen = globalThis.document.hidden ? null : openTopicId;
    if (newestToSound(entries, { uid, openTopicId: seen }) > before && isMessageSoundOn()) {
      void play();
    }
  }, [uid, entries, openTopicId]);
}

/** The conversation of the page. */
function useOpenTopicId(): string | null {
  const { pathname } = useLocation();
  const open = ['topicChat', 'coachTopicChat'] as const;
  for (const name of open) {
    const topicId = matchPath(`/${ROUTE_TABLE[name].path}`, pathname)?.params['topicId'];
    if (topicId !== undefined) return topicId;
  }
  return null;
}
