import type { Firestore } from 'firebase-admin/firestore';
import {
  STORED_UPLOAD_BYTES_MAXIMUM,
  UPLOAD_USAGE_LIMITS,
  type UploadUsage,
} from '@tasuki/domain/uploads/upload-usage';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';
import { currentBlobStore } from '../blob-store/current-blob-store.ts';

/** What asking for uploads and completing them needs. */
export interface UploadDependencies {
  firestore: Firestore;
  store: BlobStore;
  /** Hands a written job to a task. */
  startJob: (id: string) => Promise<void>;
  /** The limits of one person's uploads on a day. */
  limits: UploadUsage;
  /** The limit of all files that one person keeps, in bytes. */
  storedBytesMaximum: number;
}

export async function uploadDependencies(): Promise<UploadDependencies> {
  return {
    firestore: firestore(),
    store: await currentBlobStore(),
    startJob,
    limits: UPLOAD_USAGE_LIMITS,
    storedBytesMaximum: STORED_UPLOAD_BYTES_MAXIMUM,
  };
}
