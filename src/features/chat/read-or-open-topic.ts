import { partiesOfCoachTopic, placeOfTopic, type Topic } from '@tasuki/domain/chat/topic';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { openCoachTopic, openTopic } from '../../data/chat/chat-functions.ts';
import { readOwnTopic, readTopic } from '../../data/chat/topics.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';

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
 * A link from before there were conversations with coaches, or from this very moment, leads to no
 * topic yet.
 */
async function readTopicWithPerson(uid: string, topicId: string): Promise<Topic> {
  try {
    return await readAnothersTopic(topicId);
  } catch (cause) {
    const parties = partiesOfCoachTopic(uid, topicId);
    if (parties === null || failureCodeOf(cause) !== 'topic/not-found') throw cause;
    await openCoachTopic(parties);
    return readTopic(topicId);
  }
}

/**
 * Reads a topic; one's own is opened first where it never was, so that its
 * address works from anywhere.
 *
 * @throws what failureCodeOf understands; topic/not-found for another's, or none; coach/not-found for
 *   that with a coach whose link has ended
 */
export async function readOrOpenTopic(uid: string, topicId: string): Promise<Topic> {
  const place = placeOfTopic(uid, topicId);
  if (place === null) return readTopicWithPerson(uid, topicId);
  const known = await readOwnTopic(uid, topicId, place.activityId);
  if (known) return known;
  await openTopic(place);
  return readTopic(topicId);
}
