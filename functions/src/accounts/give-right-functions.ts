import type { AuditKind } from '@tasuki/domain/people/user-account';
import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable, type Caller } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { giveRight } from './give-right.ts';
import { refreshAccountState } from './refresh-account-state.ts';

async function give(kind: AuditKind, uid: string, caller: Caller): Promise<void> {
  await giveRight(kind, uid, caller, {
    firestore: firestore(),
    startJob,
    refreshAccountState: async (subjectUid, now) =>
      refreshAccountState(subjectUid, now, {
        firestore: firestore(),
        auth: auth(),
        isBetaAutoApproved: configuration.isBetaAutoApproved,
      }),
  });
}

export const approveBeta = callable('approveBeta', async ({ uid }, caller) => {
  await give('approve-beta', uid, caller);
  return { isApproved: true };
});

export const makeAdmin = callable('makeAdmin', async ({ uid }, caller) => {
  await give('make-admin', uid, caller);
  return { isAdmin: true };
});

export const appointCoach = callable('appointCoach', async ({ uid }, caller) => {
  await give('appoint-coach', uid, caller);
  return { isCoach: true };
});
