import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { callable, type Caller } from '../platform/callable.ts';
import { currentTokenVault } from '../provider-tokens/current-token-vault.ts';
import { judgeLinkingSession } from '../sign-in/judge-linking-session.ts';
import {
  beginSecondFactor as begin,
  confirmSecondFactor as confirm,
  proveSecondFactor as prove,
  removeSecondFactor as remove,
  type SecondFactorDependencies,
} from './second-factor.ts';

function dependencies(): SecondFactorDependencies {
  return { firestore: firestore(), auth: auth(), vault: currentTokenVault() };
}

/** @throws TasukiFailure 'account/session-expired' where a password was set since the session began */
async function requireOngoing({ uid, sessionGivenAt, now }: Caller): Promise<void> {
  const judging = { firestore: firestore(), auth: auth(), startJob };
  await judgeLinkingSession(uid, sessionGivenAt, now, judging);
}

export const beginSecondFactor = callable('beginSecondFactor', async (_request, caller) => {
  await requireOngoing(caller);
  return begin(caller, dependencies());
});

export const confirmSecondFactor = callable('confirmSecondFactor', async ({ code }, caller) => {
  await requireOngoing(caller);
  return confirm({ ...caller, code }, dependencies());
});

export const proveSecondFactor = callable('proveSecondFactor', async ({ code }, caller) => {
  await requireOngoing(caller);
  return prove({ ...caller, code }, dependencies());
});

export const removeSecondFactor = callable('removeSecondFactor', async ({ code }, caller) => {
  await requireOngoing(caller);
  return { isRemoved: true, ...(await remove({ ...caller, code }, dependencies())) };
});
