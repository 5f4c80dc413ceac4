import { onDocumentWritten } from 'firebase-functions/firestore';
import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { askToRefreshRostersOf } from '../roster/ask-to-refresh-roster.ts';
import { askToDeliverPlan } from './delivery/ask-to-deliver-plan.ts';
import { markWaitingPlansOf } from './mark-waiting-plan.ts';

/**
 * A runner's plan began, changed or ended: what a coach proposed for it may be decided by that. The
 * coach's roster says where it stands, and the watch follows it.
 */
export const onTrainingPlanWritten = onDocumentWritten(
  {
    document: 'users/{uid}/trainingPlans/{planId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onTrainingPlanWritten,
    retry: true,
  },
  followingWrite(async ({ params: { uid } }) => {
    const now = new Date();
    await markWaitingPlansOf(uid, { firestore: firestore(), now });
    await askToRefreshRostersOf(uid, now, { firestore: firestore(), startJob });
    await askToDeliverPlan(uid, { firestore: firestore(), startJob, now: () => new Date() });
  }),
);

/**
 * The runner wrote of a sign, pain or illness, or that it is over. The watch has what the plan still orders, and the
 * coaches' rosters say whether it is eased.
 */
export const onCautionsWritten = onDocumentWritten(
  {
    document: 'users/{uid}/cautions/{cautionsId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onCautionsWritten,
    retry: true,
  },
  followingWrite(async ({ params: { uid } }) => {
    await askToRefreshRostersOf(uid, new Date(), { firestore: firestore(), startJob });
    await askToDeliverPlan(uid, { firestore: firestore(), startJob, now: () => new Date() });
  }),
);
