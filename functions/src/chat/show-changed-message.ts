import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { embeddedIdOf } from '@tasuki/domain/chat/embedded/embedded-activity';
import { listedWords } from '@tasuki/domain/chat/listed-words';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { rememberMessage } from '../memories/remember-message.ts';
import { noteMessage } from './note-message.ts';
import { storedMessage, storedTopic } from './stored-chat.ts';

/**
 * Shows the words of a conversation's newest message as they are now, after its author changed or
 * deleted them; '' where they are gone. Where another message is the newest, nothing is written there.
 * Which activity a deleted message showed is forgotten. What the new words say of the runner's health is kept, and the notes of the old ones follow. Reads everything anew, so that it does not
 * matter how often or in which order it is called.
 */
export async function showChangedMessage(
  { topicId, messageId }: MessageReference,
  firestore: Firestore,
): Promise<void> {
  const topicReference = firestore.doc(firestorePaths.topic(topicId));
  const messageReference = firestore.doc(firestorePaths.message(topicId, messageId));
  const changed = await firestore.runTransaction(async (transaction) => {
    const [topicSnapshot, messageSnapshot] = await transaction.getAll(
      topicReference,
      messageReference,
    );
    const topic = storedTopic(topicSnapshot);
    const message = storedMessage(messageSnapshot);
    if (!topic || !message) return null;
    if ((message.embeddedActivityId ?? null) !== null && embeddedIdOf(message) === null) {
      transaction.update(messageReference, { embeddedActivityId: null });
    }
    const isNewest =
      topic.lastAuthorUid === message.authorUid &&
      topic.lastMessageAt.getTime() === message.createdAt.getTime();
    const lastText = listedWords(message);
    if (isNewest && lastText !== topic.lastText) transaction.update(topicReference, { lastText });
    return { topic, message };
  });
  if (!changed) return;
  const { topic, message } = changed;
  await noteMessage(topic, message, message.editedAt ?? message.createdAt, firestore);
  await rememberMessage({ topicId, messageId }, { topic, message }, firestore);
}
