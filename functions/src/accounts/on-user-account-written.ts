import { onDocumentWritten } from 'firebase-functions/firestore';
import { askToRewriteFeedback } from '../activities/ask-to-rewrite-feedback.ts';
import { startJob } from '../jobs/start-job.ts';
import { followInvitations } from '../onboarding/follow-invitations.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { refreshAccountState } from './refresh-account-state.ts';

export const onUserAccountWritten = onDocumentWritten(
  { document: 'users/{uid}', region: FUNCTIONS_REGION, memory: '512MiB', retry: true },
  async ({ params, data }) => {
    const now = new Date();
    await refreshAccountState(params.uid, now, {
      firestore: firestore(),
      auth: auth(),
      isBetaAutoApproved: configuration.isBetaAutoApproved,
    });
    await followInvitations(params.uid, now, { firestore: firestore(), auth: auth() });
    const { before, after } = data ?? {};
    if (!before?.exists || !after?.exists) return;
    if (before.get('language') === after.get('language')) return;
    await askToRewriteFeedback(params.uid, null, now, { firestore: firestore(), startJob });
  },
);
