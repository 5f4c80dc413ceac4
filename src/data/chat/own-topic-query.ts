import type { Topic } from '@tasuki/domain/chat/topic';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { readOwnTopic } from './topics.ts';

/** One of a person's own conversations, read once; null = it was never opened. */
export function useOwnTopic(uid: string, topicId: string, activityId: string | null) {
  return useLiveQuery<Topic | null>({
    key: `ownTopic/${uid}/${topicId}`,
    load: () => readOwnTopic(uid, topicId, activityId),
  });
}
