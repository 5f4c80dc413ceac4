import { randomBytes } from 'node:crypto';
import { startJob } from '../jobs/start-job.ts';
import { auth, firestore } from '../platform/admin-app.ts';
import { openCallable } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';
import { currentTokenVault } from '../provider-tokens/current-token-vault.ts';
import { countSignIn } from './count-sign-in.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';

function signInDependencies(): SignInDependencies {
  return {
    firestore: firestore(),
    auth: auth(),
    providers: configuration.providers,
    vault: currentTokenVault(),
    appOrigin: configuration.appOrigin,
    startJob,
    now: () => new Date(),
    newUid: () => randomBytes(21).toString('base64url').replaceAll(/[-_]/g, '0'),
  };
}

const countRequest = async (address: string | null, now: Date) =>
  countSignIn(address, now, firestore());

export const beginProviderSignIn = openCallable(
  'beginProviderSignIn',
  { secrets: PROVIDER_SECRETS },
  countRequest,
  async (beginning, caller) => {
    const { beginProviderSignIn: begin } = await import('./begin-provider-sign-in.ts');
    return begin(beginning, caller, signInDependencies());
  },
);

export const finishProviderSignIn = openCallable(
  'finishProviderSignIn',
  { secrets: PROVIDER_SECRETS },
  countRequest,
  async (returned, caller) => {
    const { finishProviderSignIn: finish } = await import('./finish-provider-sign-in.ts');
    return finish(returned, caller, signInDependencies());
  },
);
