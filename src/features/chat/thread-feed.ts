import { readableFrom, type GroupOfTopic } from '@tasuki/domain/chat/groups/group';
import type { ChatMessage } from '@tasuki/domain/chat/message';
import type { Topic } from '@tasuki/domain/chat/topic';
import { readNewestMessages, watchMessages } from '../../data/chat/messages.ts';
import { keepOneFeed, type FeedSource, type LiveFeed } from '../../platform/live/live-feed.ts';

/** Messages that have not reached the server come last, in the order in which they were written. */
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

/** No id of a topic holds it. */
const SEPARATOR = ' ';

const feedByKey = keepOneFeed<ChatMessage>((key) => {
  const [topicId = '', from] = key.split(SEPARATOR);
  return from === undefined ? feedOf(topicId) : feedFrom(topicId, new Date(Number(from)));
});

/** The messages of one topic, as far as somebody may read them. */
export function threadFeedOf(
  topic: Pick<Topic, 'id'> & GroupOfTopic,
  uid: string,
): LiveFeed<ChatMessage> {
  const from = readableFrom(topic, uid);
  return feedByKey(from === null ? topic.id : `${topic.id}${SEPARATOR}${from.getTime()}`);
}

/** Others can end the reader's access: a runner or coach their link, an owner a membership or a shared history. */
const OF_THREAD = {
  what: 'messages',
  isRevocable: true,
  compareNewestFirst,
  isOnlyHere: ({ createdAt }: ChatMessage) => createdAt === null,
};

function feedOf(topicId: string): FeedSource<ChatMessage> {
  return {
    ...OF_THREAD,
    readNewest: () => readNewestMessages(topicId),
    watch: (after, onPage, onError) => watchMessages(topicId, after, onPage, onError),
  };
}

function feedFrom(topicId: string, from: Date): FeedSource<ChatMessage> {
  return {
    ...OF_THREAD,
    readNewest: () => readNewestMessages(topicId, from),
    watch: (after, onPage, onError) => watchMessages({ topicId, from }, after, onPage, onError),
  };
}
