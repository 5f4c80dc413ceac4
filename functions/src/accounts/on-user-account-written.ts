import { onDocumentWritten } from 'firebase-functions/firestore';
import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { followingWrite } from '../platform/firestore/following-write.ts';
import { configuration } from '../platform/current-configuration.ts';
import { FUNCTION_SIZES } from '../platform/function-sizes.ts';
import { FUNCTIONS_REGION } from '../platform/region.ts';
import { followAccountInTurn } from './follow-account.ts';

export const onUserAccountWritten = onDocumentWritten(
  {
    document: 'users/{uid}',
    region: FUNCTIONS_REGION,
    ...FUNCTION_SIZES.onUserAccountWritten,
    retry: true,
  },
  followingWrite(async ({ params, data }) => {
    const { before, after } = data ?? {};
    const isChange = before?.exists === true && after?.exists === true;
    const isLanguageChanged = isChange && before.get('language') !== after.get('language');
    await followAccountInTurn({ uid: params.uid, isLanguageChanged }, new Date(), {
      firestore: firestore(),
      auth: auth(),
      isBetaAutoApproved: configuration.isBetaAutoApproved,
      startJob,
      isSecondFactorRequired: configuration.isSecondFactorRequired,
    });
  }),
);
