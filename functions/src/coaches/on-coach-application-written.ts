import { onDocumentWritten } from 'firebase-functions/firestore';
import { refreshAccountState } from '../accounts/refresh-account-state.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';

/** Lets admins see among all people who has applied. */
export const onCoachApplicationWritten = onDocumentWritten(
  { document: 'coachApplications/{uid}', region: FUNCTIONS_REGION, memory: '512MiB', retry: true },
  async ({ params }) => {
    await refreshAccountState(params.uid, new Date(), {
      firestore: firestore(),
      auth: auth(),
      isBetaAutoApproved: configuration.isBetaAutoApproved,
    });
  },
);
