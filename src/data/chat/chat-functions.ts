import type {
  CorrectionAnswer,
  MessageReference,
  ReplyChunk,
} from '@tasuki/domain/chat/replies/reply-calls';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import type { CoachTopicParties, TopicPlace } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { callFunction, streamFunction } from '../../platform/firebase/callable-functions.ts';

/** Makes the topic of an activity, or a general one, where there is none yet. Safe to repeat. */
export async function openTopic(place: TopicPlace): Promise<string> {
  const { topicId } = await callFunction('openTopic', place);
  return topicId;
}

/** Makes the conversation of a runner and their coach where there is none yet. Safe to repeat. */
export async function openCoachTopic(parties: CoachTopicParties): Promise<void> {
  await callFunction('openCoachTopic', parties);
}

/** Receives the reply to a message as it is written. It is written, and stored, without a listener too. */
export async function streamReply(
  message: MessageReference,
  onChunk: (chunk: ReplyChunk) => void,
  signal: AbortSignal,
): Promise<void> {
  const writtenPath = firestorePaths.message(message.topicId, message.messageId);
  await streamFunction('streamReply', message, onChunk, { signal, writtenPath });
}

/** Begins the reply to a message anew. */
export async function retryReply(message: MessageReference): Promise<void> {
  await callFunction('retryReply', message);
}

/** Puts one's own correction beside a reply; null takes it away. */
export async function correctReply(
  place: MessageReference,
  text: string | null,
): Promise<CorrectionAnswer> {
  return callFunction('correctReply', { ...place, text });
}

/** Chooses who answers in one topic; null = whoever answers in all others. */
export async function chooseTopicModel(topicId: string, model: AnswererKey | null): Promise<void> {
  await callFunction('chooseTopicModel', { topicId, model });
}
