import { onDocumentWritten } from 'firebase-functions/firestore';
import { followAccountInTurn } from './follow-account.ts';
import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';

/** Lets admins see among all people who has applied. */
export const onCoachApplicationWritten = onDocumentWritten(
  {
    document: 'coachApplications/{uid}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onCoachApplicationWritten,
    retry: true,
  },
  followingWrite(async ({ params }) => {
    await followAccountInTurn({ uid: params.uid, isLanguageChanged: false }, new Date(), {
      firestore: firestore(),
      auth: auth(),
      isBetaAutoApproved: configuration.isBetaAutoApproved,
      startJob,
      isSecondFactorRequired: configuration.isSecondFactorRequired,
    });
  }),
);
