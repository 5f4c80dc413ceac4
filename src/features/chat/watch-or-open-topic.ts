import { topicIdOf, type Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { openTopic } from '../../data/chat-functions.ts';
import { watchTopic } from '../../data/topics.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';

/** What a topic of one's own is about; undefined for a topic that is somebody else's. */
function activityIdOf(uid: string, topicId: string): string | null | undefined {
  if (topicId === topicIdOf(uid, null)) return null;
  const start = topicIdOf(uid, '');
  return topicId.startsWith(start) && topicId !== start ? topicId.slice(start.length) : undefined;
}

/**
 * Watches a topic; one's own is opened first where it never was, so that its
 * address works from anywhere.
 */
export async function watchOrOpenTopic(
  uid: string,
  topicId: string,
  onTopic: (topic: Topic) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const activityId = activityIdOf(uid, topicId);
  let isOver = false;
  let stop = () => {};
  const attach = async (mayOpen: boolean) => {
    const attached = await watchTopic(
      topicId,
      (topic) => {
        if (topic) onTopic(topic);
        else if (mayOpen) void open();
        else onError(new TasukiFailure('topic/not-found'));
      },
      (cause) => {
        // The rules tell nobody which topics do not exist: they refuse them all.
        if (failureCodeOf(cause) !== 'common/permission-denied') onError(cause);
        else if (mayOpen) void open();
        else onError(new TasukiFailure('topic/not-found', { cause }));
      },
    );
    if (isOver) attached();
    else stop = attached;
  };
  const open = async () => {
    if (isOver || activityId === undefined) return;
    try {
      await openTopic(activityId);
      if (!isOver) await attach(false);
    } catch (cause) {
      onError(cause);
    }
  };
  await attach(activityId !== undefined);
  return () => {
    isOver = true;
    stop();
  };
}
