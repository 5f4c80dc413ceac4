import { startJob } from '../jobs/start-job.ts';
import { requireRecentAdmin } from '../permissions/require-recent-sign-in.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable, type Caller } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { giveRight, type RightToGive } from './give-right.ts';
import { declineApplication as decline } from './decline-application.ts';
import { decideCoachRevision as decide } from './decide-coach-revision.ts';
import { enableAccount as enable } from './enable-account.ts';
import { refreshAccountState } from './refresh-account-state.ts';
import { takeRight as take } from './take-right.ts';

async function give(right: RightToGive, caller: Caller): Promise<void> {
  requireRecentAdmin(caller);
  await giveRight(right, caller, {
    firestore: firestore(),
    auth: auth(),
    startJob,
    refreshAccountState: async (subjectUid, now) =>
      refreshAccountState(subjectUid, now, {
        firestore: firestore(),
        auth: auth(),
        isBetaAutoApproved: configuration.isBetaAutoApproved,
        isSecondFactorRequired: configuration.isSecondFactorRequired,
      }),
  });
}

export const approveBeta = callable('approveBeta', async ({ uid }, caller) => {
  await give({ kind: 'approve-beta', uid }, caller);
  return { isApproved: true };
});

export const makeAdmin = callable('makeAdmin', async ({ uid }, caller) => {
  await give({ kind: 'make-admin', uid }, caller);
  return { isAdmin: true };
});

export const appointCoach = callable('appointCoach', async (request, caller) => {
  await give({ kind: 'appoint-coach', ...request }, caller);
  return { isCoach: true };
});

export const takeRight = callable('takeRight', async (request, caller) => {
  requireRecentAdmin(caller);
  await take(request, caller, { firestore: firestore(), startJob });
  return { isTaken: true };
});

export const enableAccount = callable('enableAccount', async ({ uid }, caller) => {
  requireRecentAdmin(caller);
  await enable(uid, caller, { firestore: firestore(), startJob });
  return { isEnabled: true };
});

export const declineApplication = callable('declineApplication', async (request, caller) => {
  requireRecentAdmin(caller);
  await decline(request, caller, { firestore: firestore() });
  return { isDeclined: true };
});

export const decideCoachRevision = callable('decideCoachRevision', async (request, caller) => {
  requireRecentAdmin(caller);
  await decide(request, caller, { firestore: firestore() });
  return { isDecided: true };
});
