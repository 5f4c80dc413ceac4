import type { Topic } from '@tasuki/domain/chat/topic';
import { readNewestTopics, watchTopics } from '../../data/chat/topics.ts';
import { keepOneFeed } from '../../platform/live/live-feed.ts';

/** One person's conversations, the one last spoken in first. */
export const topicFeedOf = keepOneFeed<Topic>((uid) => ({
  what: 'topics',
  readNewest: () => readNewestTopics(uid),
  watch: (after, onPage, onError) => watchTopics(uid, after, onPage, onError),
  compareNewestFirst: (a, b) =>
    b.lastMessageAt.getTime() - a.lastMessageAt.getTime() || (a.id < b.id ? 1 : -1),
}));
