import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import { deleteAttachmentsOfTopic } from '../attachments/delete-attachments.ts';
import { deleteFeedbackOfTopic } from '../../feedback/delete-feedback.ts';
import { deleteDecidedOfTopic } from '../moderation/delete-moderation.ts';
import { storedTopic } from '../stored-chat.ts';

/**
 * Deletes a group with its messages and files where nobody is in it any more; nobody can come back. What waits for
 * an admin stays, with the words that were reported. Safe to repeat.
 */
export async function deleteLeftGroup(
  topicId: string,
  { firestore, store }: { firestore: Firestore; store: Pick<BlobStore, 'removeAll'> },
): Promise<void> {
  const reference = firestore.doc(firestorePaths.topic(topicId));
  const topic = storedTopic(await reference.get());
  if (topic?.kind !== 'group' || topic.participantIds.length > 0) return;
  await deleteAttachmentsOfTopic(topicId, store);
  await deleteDecidedOfTopic(topicId, firestore);
  await deleteFeedbackOfTopic(topicId, firestore, () => false);
  await firestore.recursiveDelete(reference);
}
