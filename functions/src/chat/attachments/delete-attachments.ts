import type { Firestore } from 'firebase-admin/firestore';
import type { MessageReference } from '@tasuki/domain/chat/replies/reply-calls';
import { isDeletedMessage } from '@tasuki/domain/chat/own-message';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import { storedMessage } from '../stored-chat.ts';
import { attachmentBlobPrefix, topicBlobPrefix } from './attachment-keys.ts';

const PAGE_SIZE = 50;

interface DeletionDependencies {
  firestore: Firestore;
  store: Pick<BlobStore, 'removeAll'>;
}

/** Deletes the files of a message that its author has deleted. Safe to repeat. */
export async function deleteAttachmentsOfMessage(
  { topicId, messageId }: MessageReference,
  { firestore, store }: DeletionDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.message(topicId, messageId));
  const message = storedMessage(await reference.get());
  const attachments = message?.attachments ?? [];
  if (!message || attachments.length === 0 || !isDeletedMessage(message)) return;
  for (const { id } of attachments) {
    await store.removeAll(attachmentBlobPrefix({ topicId, attachmentId: id }));
    await firestore.doc(firestorePaths.attachment(topicId, id)).delete();
  }
  await reference.update({ attachments: [] });
}

/** Deletes all files of a conversation that is being deleted; their documents go with it. */
export async function deleteAttachmentsOfTopic(
  topicId: string,
  store: Pick<BlobStore, 'removeAll'>,
): Promise<void> {
  await store.removeAll(topicBlobPrefix(topicId));
}

/**
 * Deletes every file that a person has sent, in whatever conversation.
 *
 * @returns false when the time was over first
 */
export async function deleteAttachmentsOfPerson(
  uid: string,
  { firestore, store }: DeletionDependencies,
  isTimeOver: () => boolean,
): Promise<boolean> {
  const theirs = firestore.collectionGroup('attachments').where('authorUid', '==', uid);
  for (;;) {
    const { docs } = await theirs.limit(PAGE_SIZE).get();
    for (const { ref, id } of docs) {
      if (isTimeOver()) return false;
      const topicId = ref.parent.parent?.id;
      if (topicId !== undefined) {
        await store.removeAll(attachmentBlobPrefix({ topicId, attachmentId: id }));
      }
      await ref.delete();
    }
    if (docs.length < PAGE_SIZE) return true;
  }
}
