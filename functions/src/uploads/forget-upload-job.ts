import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { giveStoredBytesBack } from '../recordings/stored-bytes.ts';
import { recordingBlobKey, type BlobStore } from '../blob-store/blob-store.ts';

export const FORGET_UPLOAD: JobKind<{ uid: string; contentHash: string }> = {
  name: 'forget-upload',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** The job that removes the bytes of an upload of which nothing came, if nothing has come of it since. */
export function forgetUploadJob({
  firestore,
  store,
}: {
  firestore: Firestore;
  store: BlobStore;
}): JobHandler {
  return jobHandler(FORGET_UPLOAD, {
    run: async ({ uid, contentHash }) => {
      const upload = await firestore.doc(firestorePaths.upload(uid, contentHash)).get();
      const isWanted = upload.exists && upload.get('state') !== 'failed';
      if (!isWanted) await store.remove(recordingBlobKey(uid, contentHash));
      return {
        fulfil: async (transaction) =>
          giveStoredBytesBack({ uid, contentHash }, transaction, firestore),
      };
    },
    // Bytes that could not be removed harm nobody; the job stays as a note of them.
    giveUp: () => undefined,
  });
}
