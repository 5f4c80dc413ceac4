import { onDocumentUpdated } from 'firebase-functions/firestore';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { currentBlobStore } from '../blob-store/current-blob-store.ts';
import { takeInChange } from './take-in-change.ts';

/** Takes words that an author changed or deleted out of the lists of conversations. */
export const onMessageUpdated = onDocumentUpdated(
  {
    document: 'topics/{topicId}/messages/{messageId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onMessageUpdated,
    retry: true,
  },
  followingWrite(async ({ params, data }) => {
    // A reply that is being written changes twice a second, and is shown by who writes it.
    if (data?.after.get('kind') !== 'participant') return;
    const dependencies = { firestore: firestore(), startJob, openStore: currentBlobStore };
    await takeInChange(params, data, new Date(), dependencies);
  }),
);
