import { useEffect } from 'react';
import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { useUnreadEntries } from '../../data/chat/inbox-queries.ts';
import type { LiveQueryResult } from '../../platform/live/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useUnreadStore } from '../unread-store.ts';

function countIn(unread: LiveQueryResult<InboxEntry[]>): number {
  if (unread.state !== 'ready') return 0;
  return unread.data.filter(({ isMuted, isArchived }) => !isMuted && !isArchived).length;
}

/** Keeps the marks of the frame and the document's title at what is unread. */
export function useWatchUnread(): void {
  const uid = useSessionStore((session) =>
    session.status === 'ready' ? (session.userCredential?.uid ?? null) : null,
  );
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  const runner = countIn(useUnreadEntries(uid, 'runner'));
  const coach = countIn(useUnreadEntries(isCoach ? uid : null, 'coach'));
  useEffect(() => {
    useUnreadStore.setState({ runner, coach });
  }, [runner, coach]);
}
