import { currentBlobStore } from '../blob-store/current-blob-store.ts';
import { firestore } from '../platform/admin-app.ts';
import { callable, type Caller } from '../platform/callable.ts';
import type { UploadCaller } from './begin-decoding.ts';
import { completeUpload as complete } from './complete-upload.ts';
import { linkToOriginal } from './link-to-original.ts';
import { requestUpload as request } from './request-upload.ts';
import { uploadDependencies } from './upload-dependencies.ts';

function uploadCallerOf({ uid, now, claims }: Caller): UploadCaller {
  return { uid, now, isLetIn: claims.canAccessBeta === true };
}

export const requestUpload = callable('requestUpload', async (upload, caller) =>
  request(upload, uploadCallerOf(caller), await uploadDependencies()),
);

export const completeUpload = callable('completeUpload', async (completion, caller) =>
  complete(completion, uploadCallerOf(caller), await uploadDependencies()),
);

export const downloadRecording = callable('downloadRecording', async (reference, caller) =>
  linkToOriginal(reference, caller, { firestore: firestore(), store: await currentBlobStore() }),
);
