import { UPLOAD_USAGE_LIMITS } from '@tasuki/domain/uploads/upload-usage';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { currentBlobStore } from '../blob-store/current-blob-store.ts';
import type { UploadDependencies } from './request-upload.ts';

export async function uploadDependencies(): Promise<UploadDependencies> {
  return {
    firestore: firestore(),
    store: await currentBlobStore(),
    startJob,
    limits: UPLOAD_USAGE_LIMITS,
  };
}
