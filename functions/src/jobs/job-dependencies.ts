import { rewriteFeedbackJob } from '../activities/rewrite-feedback-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { currentBlobStore } from '../uploads/current-blob-store.ts';
import { decodeUploadJob } from '../uploads/decode-upload-job.ts';
import { forgetUploadJob } from '../uploads/forget-upload-job.ts';
import type { JobDependencies } from './run-job.ts';

/** What running jobs needs; decoders and coach are loaded with the first file. */
export async function jobDependencies(): Promise<JobDependencies> {
  const store = await currentBlobStore();
  return {
    firestore: firestore(),
    handlers: {
      'decode-upload': decodeUploadJob({
        firestore: firestore(),
        store,
        stravaTerms: configuration.stravaTerms,
      }),
      'forget-upload': forgetUploadJob({ firestore: firestore(), store }),
      'rewrite-feedback': rewriteFeedbackJob({ firestore: firestore() }),
    },
    now: () => new Date(),
  };
}
