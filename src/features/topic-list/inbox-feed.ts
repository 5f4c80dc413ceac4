import type { InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { readNewestEntries, watchEntries, type InboxFilter } from '../../data/chat/inbox.ts';
import { keepOneFeed, type LiveFeed } from '../../platform/live/live-feed.ts';

const feedOfKey = keepOneFeed<InboxEntry>((key) => {
  const filter = JSON.parse(key) as InboxFilter;
  return {
    what: 'inbox',
    readNewest: () => readNewestEntries(filter),
    watch: (after, onPage, onError) => watchEntries(filter, after, onPage, onError),
    compareNewestFirst: (a, b) =>
      b.lastMessageAt.getTime() - a.lastMessageAt.getTime() || (a.id < b.id ? 1 : -1),
  };
});

/** One person's conversations in one of their applications, the one last written in first. */
export function inboxFeedOf({ uid, role, isArchived }: InboxFilter): LiveFeed<InboxEntry> {
  return feedOfKey(JSON.stringify({ uid, role, isArchived }));
}
