import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { startJob } from '../jobs/start-job.ts';
import { followAccountInTurn } from './follow-account.ts';

export const checkEmailProof = callable('checkEmailProof', async (_request, { uid, now }) => {
  await followAccountInTurn({ uid, isLanguageChanged: false }, now, {
    firestore: firestore(),
    auth: auth(),
    isBetaAutoApproved: configuration.isBetaAutoApproved,
    startJob,
    isSecondFactorRequired: configuration.isSecondFactorRequired,
  });
  const state = await firestore().doc(firestorePaths.accountState(uid)).get();
  return { isEmailProven: state.get('isEmailProven') === true };
});
