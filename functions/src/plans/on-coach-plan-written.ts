import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { markWaitingPlan } from './mark-waiting-plan.ts';

/** A coach put a plan before a runner or took it back, or the runner answered. */
export const onNewPlanWritten = onDocumentWritten(
  {
    document: 'users/{uid}/newPlans/{coachUid}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onNewPlanWritten,
    retry: true,
  },
  followingWrite(async ({ params: { uid, coachUid } }) => {
    const parties = { runnerUid: uid, coachId: coachUid };
    await markWaitingPlan(parties, { firestore: firestore(), now: new Date() });
  }),
);

/** A coach proposed a change of a runner's plan, or took it back. */
export const onPlanProposalWritten = onDocumentWritten(
  {
    document: 'users/{uid}/planProposals/{coachUid}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onPlanProposalWritten,
    retry: true,
  },
  followingWrite(async ({ params: { uid, coachUid } }) => {
    const parties = { runnerUid: uid, coachId: coachUid };
    await markWaitingPlan(parties, { firestore: firestore(), now: new Date() });
  }),
);
