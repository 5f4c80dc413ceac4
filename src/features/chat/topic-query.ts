import type { Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { isTopicKept, watchTopic } from '../../data/chat/topics.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { clearCacheOnceSent } from '../../platform/firebase/cache-to-clear.ts';
import { reportError } from '../../platform/report-error.ts';
import { useLiveQuery, type LiveQuerySource } from '../../platform/live/live-query.ts';
import { readOrOpenTopic } from './read-or-open-topic.ts';
import { threadFeedOf } from './thread-feed.ts';

/** Without a connection this browser may still have the topic. */
function isForWantOfConnection(cause: unknown): boolean {
  const code = failureCodeOf(cause);
  return code === 'common/offline' || code === 'common/unavailable';
}

/**
 * A topic that was read once may no longer be readable. A link to one that never existed leaves
 * alone what this browser has kept.
 */
async function forgetIfKept(topicId: string): Promise<void> {
  try {
    if (await isTopicKept(topicId)) clearCacheOnceSent();
  } catch (cause) {
    reportError(cause, 'look for kept topic');
    clearCacheOnceSent();
  }
}

function topicSource(uid: string, topicId: string): LiveQuerySource<Topic> {
  let refusal: { cause: unknown } | null = null;
  let loaded: Topic | null = null;
  return {
    key: `topic/${uid}/${topicId}`,
    load: async () => {
      refusal = null;
      try {
        loaded = await readOrOpenTopic(uid, topicId);
        return loaded;
      } catch (cause) {
        if (!isForWantOfConnection(cause)) {
          refusal = { cause };
          if (failureCodeOf(cause) === 'topic/not-found') await forgetIfKept(topicId);
        }
        throw cause;
      }
    },
    watch: async (onData, onError) => {
      if (refusal) throw refusal.cause;
      // The live query's code is heavier than all before it: the messages come first.
      if (loaded) await threadFeedOf(loaded, uid).settled();
      await afterPaint();
      return watchTopic(
        uid,
        topicId,
        (topic) => {
          if (topic) onData(topic);
          else onError(new TasukiFailure('topic/not-found'));
        },
        onError,
      );
    },
  };
}

/** One topic: read, or opened first, and then live. */
export function useTopic(uid: string, topicId: string) {
  return useLiveQuery<Topic>(topicSource(uid, topicId));
}
