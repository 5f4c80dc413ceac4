import { onDocumentWritten } from 'firebase-functions/firestore';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { askToRefreshRostersOf } from '../roster/ask-to-refresh-roster.ts';
import { markWaitingPlansOf } from './mark-waiting-plan.ts';

/**
 * A runner's plan began, changed or ended: what a coach proposed for it may be decided by that, and the
 * coach's roster says where it stands.
 */
export const onTrainingPlanWritten = onDocumentWritten(
  {
    document: 'users/{uid}/trainingPlans/{planId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onTrainingPlanWritten,
    retry: true,
  },
  async ({ params: { uid } }) => {
    const now = new Date();
    await markWaitingPlansOf(uid, { firestore: firestore(), now });
    await askToRefreshRostersOf(uid, now, { firestore: firestore(), startJob });
  },
);
