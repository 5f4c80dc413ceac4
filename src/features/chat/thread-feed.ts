import type { ChatMessage } from '@tasuki/domain/chat/message';
import { readNewestMessages, watchMessages } from '../../data/chat/messages.ts';
import { keepOneFeed } from '../../platform/live/live-feed.ts';

/** What has not reached the server comes last, in the order in which it was written. */
function compareNewestFirst(a: ChatMessage, b: ChatMessage): number {
  if (!a.createdAt || !b.createdAt) {
    if (a.createdAt) return 1;
    if (b.createdAt) return -1;
    return writtenAt(b) - writtenAt(a);
  }
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

function writtenAt(message: ChatMessage): number {
  return message.kind === 'participant' ? message.writtenAt.getTime() : 0;
}

/** The messages of one topic. */
export const threadFeedOf = keepOneFeed<ChatMessage>((topicId) => ({
  what: 'messages',
  readNewest: () => readNewestMessages(topicId),
  watch: (after, onPage, onError) => watchMessages(topicId, after, onPage, onError),
  compareNewestFirst,
  isOnlyHere: ({ createdAt }) => createdAt === null,
}));
