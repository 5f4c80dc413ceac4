import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/callables';
import { firstWords } from '@tasuki/domain/chat/first-words';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedMessage, storedTopic } from './stored-chat.ts';

/**
 * Shows the words of a conversation's newest message as they are now, after its author changed or
 * deleted them; '' where they are gone. Where another message is the newest, nothing is written. Reads
 * everything anew, so that it does not matter how often or in which order it is called.
 */
export async function showChangedMessage(
  { topicId, messageId }: MessageReference,
  firestore: Firestore,
): Promise<void> {
  const topicReference = firestore.doc(firestorePaths.topic(topicId));
  await firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, messageSnapshot] = await transaction.getAll(
      topicReference,
      firestore.doc(firestorePaths.message(topicId, messageId)),
    );
    const topic = storedTopic(topicSnapshot);
    const message = storedMessage(messageSnapshot);
    if (!topic || !message || topic.lastAuthorUid !== message.authorUid) return;
    if (topic.lastMessageAt.getTime() !== message.createdAt.getTime()) return;
    const lastText = firstWords(message.text);
    if (lastText !== topic.lastText) transaction.update(topicReference, { lastText });
  });
}
