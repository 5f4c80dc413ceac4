import { topicIdOf, type Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { openTopic } from '../../data/chat-functions.ts';
import { readTopic } from '../../data/topics.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';

/** What a topic of one's own is about; undefined for a topic that is somebody else's. */
function activityIdOf(uid: string, topicId: string): string | null | undefined {
  if (topicId === topicIdOf(uid, null)) return null;
  const start = topicIdOf(uid, '');
  return topicId.startsWith(start) && topicId !== start ? topicId.slice(start.length) : undefined;
}

/** The rules tell nobody which topics do not exist: they refuse them all. */
async function topicIfAny(topicId: string): Promise<Topic | null> {
  try {
    return await readTopic(topicId);
  } catch (cause) {
    if (failureCodeOf(cause) === 'common/permission-denied') return null;
    throw cause;
  }
}

/**
 * Reads a topic; one's own is opened first where it never was, so that its
 * address works from anywhere.
 *
 * @throws what failureCodeOf understands; topic/not-found for another's, or none
 */
export async function readOrOpenTopic(uid: string, topicId: string): Promise<Topic> {
  const known = await topicIfAny(topicId);
  if (known) return known;
  const activityId = activityIdOf(uid, topicId);
  if (activityId === undefined) throw new TasukiFailure('topic/not-found');
  await openTopic(activityId);
  const opened = await topicIfAny(topicId);
  if (!opened) throw new TasukiFailure('topic/not-found');
  return opened;
}
