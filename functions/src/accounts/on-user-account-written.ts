import { onDocumentWritten } from 'firebase-functions/firestore';
import { auth, firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { refreshAccountState } from './refresh-account-state.ts';

export const onUserAccountWritten = onDocumentWritten(
  { document: 'users/{uid}', region: FUNCTIONS_REGION, memory: '512MiB', retry: true },
  async ({ params }) =>
    refreshAccountState(params.uid, new Date(), {
      firestore: firestore(),
      auth: auth(),
      isBetaAutoApproved: configuration.isBetaAutoApproved,
    }),
);
