import { topicIdOf, type Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { openTopic } from '../../data/chat/chat-functions.ts';
import { readOwnTopic, readTopic } from '../../data/chat/topics.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';

/** What a topic of one's own is about; undefined for a topic that is somebody else's. */
function activityIdOf(uid: string, topicId: string): string | null | undefined {
  if (topicId === topicIdOf(uid, null)) return null;
  const start = topicIdOf(uid, '');
  return topicId.startsWith(start) && topicId !== start ? topicId.slice(start.length) : undefined;
}

async function readAnothersTopic(topicId: string): Promise<Topic> {
  try {
    return await readTopic(topicId);
  } catch (cause) {
    // The rules reveal to nobody which topics do not exist: they refuse them all.
    if (failureCodeOf(cause) !== 'common/permission-denied') throw cause;
    throw new TasukiFailure('topic/not-found', { cause });
  }
}

/**
 * Reads a topic; one's own is opened first where it never was, so that its
 * address works from anywhere.
 *
 * @throws what failureCodeOf understands; topic/not-found for another's, or none
 */
export async function readOrOpenTopic(uid: string, topicId: string): Promise<Topic> {
  const activityId = activityIdOf(uid, topicId);
  if (activityId === undefined) return readAnothersTopic(topicId);
  const known = await readOwnTopic(uid, activityId);
  if (known) return known;
  await openTopic(activityId);
  return readTopic(topicId);
}
