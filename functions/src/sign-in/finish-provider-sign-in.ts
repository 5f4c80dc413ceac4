import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type {
  ProviderSignInResult,
  ProviderSignInReturn,
} from '@tasuki/domain/sign-in/provider-sign-in';
import { isLinkedProvider } from '@tasuki/domain/provider-links/provider';
import { GrantRefused } from '../integrations/oauth/provider-fetch.ts';
import { redirectUriOf } from './begin-provider-sign-in.ts';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { enterByGoogle, finishGoogleSignIn } from './finish-google-sign-in.ts';
import { finishLinkedSignIn, forgetStranger } from './finish-linked-sign-in.ts';
import type { SealedTokens } from '../provider-tokens/sealed-tokens.ts';
import { openGoogleNewcomer, openLinkedNewcomer } from './newcomer.ts';
import { proveAccount } from './prove-account.ts';
import type { SignInCaller, SignInDependencies } from './sign-in-dependencies.ts';
import { takeState, type SignInState } from './sign-in-state.ts';

/**
 * Ends a sign-in or a link with what came back from the provider, once. It exchanges the code for
 * tokens that stay here, and answers with what the browser may have.
 *
 * @throws TasukiFailure 'provider/state-invalid', 'provider/denied', 'provider/not-offered',
 *   'provider/unreachable', 'provider/rate-limited', 'auth/too-many-requests', and as
 *   `finishGoogleSignIn` and `finishLinkedSignIn` do
 */
export async function finishProviderSignIn(
  returned: ProviderSignInReturn,
  caller: SignInCaller,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { firestore, appOrigin } = dependencies;
  const begun = await takeState(returned, caller, firestore);
  if (begun.redirectUri !== redirectUriOf(begun.provider, appOrigin)) {
    throw new TasukiFailure('provider/state-invalid', { message: 'another way back' });
  }
  if (begun.newcomer)
    return await finishNewcomer(
      begun,
      { newcomer: begun.newcomer, returned },
      caller,
      dependencies,
    );
  const code = codeOf(returned);
  const asked = { ...begun, code, state: returned.state };
  try {
    const { provider } = begun;
    if (!isLinkedProvider(provider)) {
      return await finishGoogleSignIn(asked, caller, dependencies);
    }
    const account = await proveAccount(
      provider,
      asked,
      { scope: returned.scope, now: caller.now },
      dependencies,
    );
    return await finishLinkedSignIn(account, begun, caller, dependencies);
  } catch (cause) {
    // A code that was used, is too old or belongs to another beginning.
    if (cause instanceof GrantRefused) throw new TasukiFailure('provider/state-invalid', { cause });
    throw cause;
  }
}

/**
 * Makes the account of somebody new who agrees to the terms. Of anybody else nothing is kept: what
 * they granted is taken back.
 *
 * @throws TasukiFailure 'provider/denied', and as `finishGoogleSignIn` and `finishLinkedSignIn` do
 */
async function finishNewcomer(
  begun: SignInState,
  { newcomer, returned }: { newcomer: SealedTokens; returned: ProviderSignInReturn },
  caller: SignInCaller,
  dependencies: SignInDependencies,
): Promise<ProviderSignInResult> {
  const { error, acceptedTermsVersion } = returned;
  const { provider } = begun;
  const isAgreed = error === null && acceptedTermsVersion === TERMS_VERSION;
  if (!isLinkedProvider(provider)) {
    if (!isAgreed) throw new TasukiFailure('provider/denied');
    const identity = await openGoogleNewcomer(newcomer, dependencies);
    return enterByGoogle(identity, begun, caller, dependencies);
  }
  const proven = await openLinkedNewcomer(provider, newcomer, dependencies);
  if (isAgreed) return finishLinkedSignIn(proven, begun, caller, dependencies);
  await forgetStranger(proven, dependencies);
  throw new TasukiFailure('provider/denied');
}

/** @throws TasukiFailure 'provider/denied' where the person refused, 'provider/unreachable' for other errors */
function codeOf({ code, error }: Pick<ProviderSignInReturn, 'code' | 'error'>): string {
  if (error === 'access_denied') throw new TasukiFailure('provider/denied');
  if (error !== null) {
    throw new TasukiFailure('provider/unreachable', { message: 'the page ended with an error' });
  }
  if (code === null || code === '') {
    throw new TasukiFailure('provider/state-invalid', { message: 'neither code nor error' });
  }
  return code;
}
