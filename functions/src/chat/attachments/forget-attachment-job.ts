import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BlobStore } from '../../blob-store/blob-store.ts';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import type { JobKind } from '../../jobs/job-kind.ts';
import { attachmentBlobPrefix, partsBlobPrefix } from './attachment-keys.ts';
import { storedAttachment } from './stored-attachment.ts';

export const FORGET_ATTACHMENT: JobKind<{ path: string; authorUid: string }> = {
  name: 'forget-attachment',
  queue: 'short',
  personOf: ({ authorUid }) => authorUid,
};

/**
 * The job, due a day after a file was announced, that deletes it where no message has it. Of one that a
 * message has, it deletes what was left of its parts. It holds no `uid`, so it outlives the account and
 * finds what was still being sent while that was deleted.
 */
export function forgetAttachmentJob({
  firestore,
  store,
}: {
  firestore: Firestore;
  store: BlobStore;
}): JobHandler {
  return jobHandler(FORGET_ATTACHMENT, {
    run: async ({ path }) => {
      const [, topicId = '', , attachmentId = ''] = path.split('/');
      const place = { topicId, attachmentId };
      const reference = firestore.doc(firestorePaths.attachment(topicId, attachmentId));
      const isSent = await firestore.runTransaction(async (transaction) => {
        const attachment = storedAttachment(await transaction.get(reference));
        if ((attachment?.messageId ?? null) !== null) return true;
        // First the document: from then on no message takes it.
        transaction.delete(reference);
        return false;
      });
      await store.removeAll(isSent ? partsBlobPrefix(place) : attachmentBlobPrefix(place));
      return { fulfil: () => undefined };
    },
    // The job stays as a note of what could not be deleted.
    giveUp: () => undefined,
  });
}
