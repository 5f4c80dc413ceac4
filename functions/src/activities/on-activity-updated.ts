import { onDocumentUpdated } from 'firebase-functions/firestore';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { askToRewriteFeedback } from './ask-to-rewrite-feedback.ts';

/** A note written or mended after the coach spoke is read as one that was there before. */
export const onActivityUpdated = onDocumentUpdated(
  {
    document: 'users/{uid}/activities/{activityId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onActivityUpdated,
    retry: true,
  },
  async ({ params, data }) => {
    if (!data || data.before.get('note') === data.after.get('note')) return;
    await askToRewriteFeedback(params.uid, params.activityId, new Date(), {
      firestore: firestore(),
      startJob,
    });
  },
);
