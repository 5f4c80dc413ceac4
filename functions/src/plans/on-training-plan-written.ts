import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin-app.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { markWaitingPlansOf } from './mark-waiting-plan.ts';

/** A runner's plan began, changed or ended: what a coach proposed for it may be decided by that. */
export const onTrainingPlanWritten = onDocumentWritten(
  {
    document: 'users/{uid}/trainingPlans/{planId}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onTrainingPlanWritten,
    retry: true,
  },
  async ({ params: { uid } }) => {
    await markWaitingPlansOf(uid, { firestore: firestore(), now: new Date() });
  },
);
