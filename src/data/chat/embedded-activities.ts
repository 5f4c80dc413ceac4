import type { EmbeddedActivityAnswer } from '@tasuki/domain/chat/embedded/embedded-activity';
import { callFunction } from '../../platform/firebase/callable-functions.ts';

/** The activities that messages show, as far as the reader may see them now. */
export async function readEmbeddedActivities(
  topicId: string,
  messageIds: readonly string[],
): Promise<EmbeddedActivityAnswer[]> {
  const { activities } = await callFunction('readEmbeddedActivities', {
    topicId,
    messageIds: [...messageIds],
  });
  return activities;
}
