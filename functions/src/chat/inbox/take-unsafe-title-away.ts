import type { Firestore } from 'firebase-admin/firestore';
import { findUnsafeWordsAlsoQuoted } from '@tasuki/domain/chat/moderation/find-unsafe-words';
import { isForOthers } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedTopic } from '../stored-chat.ts';

/**
 * Takes a title away that nobody should have to read, where others read it. It stands in their lists, in invitations and
 * mails, and nobody can report it. The one before comes back if it is a better one. Safe to repeat.
 *
 * @returns whether it was taken away
 */
export async function takeUnsafeTitleAway(
  topicId: string,
  { before, title }: { before: string; title: string },
  firestore: Firestore,
): Promise<boolean> {
  if (findUnsafeWordsAlsoQuoted(title).length === 0) return false;
  const reference = firestore.doc(firestorePaths.topic(topicId));
  const isBetter = before !== title && findUnsafeWordsAlsoQuoted(before).length === 0;
  return firestore.runTransaction(async (transaction) => {
    const topic = storedTopic(await transaction.get(reference));
    if (topic?.title !== title) return false;
    if (!isForOthers(topic)) return false;
    transaction.update(reference, { title: isBetter ? before : '' });
    return true;
  });
}
