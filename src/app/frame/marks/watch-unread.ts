import { useEffect } from 'react';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { useUnreadEntries } from '../../../data/chat/inbox-queries.ts';
import type { LiveQueryResult } from '../../../platform/live/live-query.ts';
import { useSessionStore } from '../../../platform/session-store.ts';
import { useUnreadStore } from '../../unread-store.ts';
import { useMessageSound } from '../use-message-sound.ts';

function countIn(unread: LiveQueryResult<InboxEntry[]>): number {
  if (unread.state !== 'ready') return 0;
  return unread.data.filter(({ isMuted, isArchived }) => !isMuted && !isArchived).length;
}

/** Keeps the marks of the frame and the document's title at what is unread, and makes a sound where that is wanted. */
export default function WatchUnread(): null {
  // A person who is not let in may read no list of conversations.
  const uid = useSessionStore(({ status, claims, userCredential }) =>
    status === 'ready' && claims.canAccessBeta === true ? (userCredential?.uid ?? null) : null,
  );
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const unreadAsRunner = useUnreadEntries(uid, 'runner');
  const unreadAsCoach = useUnreadEntries(isCoach ? uid : null, 'coach');
  useMessageSound(uid, unreadAsRunner);
  useMessageSound(uid, unreadAsCoach);
  const runner = countIn(unreadAsRunner);
  const coach = countIn(unreadAsCoach);
  useEffect(() => {
    useUnreadStore.setState({ runner, coach });
  }, [runner, coach]);
  return null;
}
