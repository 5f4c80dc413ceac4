import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { exportBlobPrefix, storedExport } from './stored-export.ts';

export const FORGET_EXPORT: JobKind<{ uid: string; exportId: string }> = {
  name: 'forget-export',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** Removes an export that is old, or that a newer one follows. */
export function forgetExportJob({
  firestore,
  store,
}: {
  firestore: Firestore;
  store: BlobStore;
}): JobHandler {
  return jobHandler(FORGET_EXPORT, {
    run: async ({ uid, exportId }) => {
      await store.removeAll(exportBlobPrefix(uid, exportId));
      const reference = firestore.doc(firestorePaths.accountExport(uid));
      return {
        fulfil: async (transaction) => {
          const current = storedExport(await transaction.get(reference));
          if (current?.exportId === exportId) transaction.delete(reference);
        },
      };
    },
    // Nobody has a link to it any more; the job stays as a note of it.
    giveUp: () => undefined,
  });
}
