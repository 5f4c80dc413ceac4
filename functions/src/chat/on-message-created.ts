import { onDocumentCreated } from 'firebase-functions/firestore';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { takeInMessage } from './take-in-message.ts';

/** Every message reaches whom it is for, the AI or a person, whether its author stays or not. */
export const onMessageCreated = onDocumentCreated(
  {
    document: 'topics/{topicId}/messages/{messageId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onMessageCreated,
    retry: true,
  },
  followingWrite(async ({ params, data }) => {
    // The coach's words come the same way.
    if (data?.get('kind') !== 'participant') return;
    await takeInMessage(params, new Date(), { firestore: firestore(), startJob });
  }),
);
