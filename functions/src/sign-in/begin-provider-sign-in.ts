import { Timestamp } from 'firebase-admin/firestore';
import * as oauth from 'oauth4webapi';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { RECENT_SIGN_IN_MINUTES_FOR_LINKS } from '@tasuki/domain/sign-in/recent-sign-in';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import type { ProviderSignInBeginning } from '@tasuki/domain/sign-in/provider-sign-in';
import { requireRecentSignIn } from '../permissions/require-recent-sign-in.ts';
import { garminAuthorizeUrl } from '../integrations/oauth/garmin-oauth.ts';
import { googleAuthorizeUrl } from '../integrations/oauth/google-oauth.ts';
import { stravaAuthorizeUrl } from '../integrations/oauth/strava-oauth.ts';
import type { SignInCaller, SignInDependencies } from './sign-in-dependencies.ts';
import { keepState, type SignInState } from './sign-in-state.ts';

/** The address to which a provider sends the browser back; it is registered there. */
export function redirectUriOf(provider: SignInProvider, appOrigin: string): string {
  return `${appOrigin}/auth/${provider}/callback`;
}

/**
 * Begins a sign-in or a link: the address of the provider's page on which the person consents.
 * State, PKCE's verifier and the nonce stay here.
 *
 * A link is one more sign-in method. So it requires a recent sign-in: a browser that was left open
 * must not let somebody add their own.
 *
 * @throws TasukiFailure 'account/session-expired' for a link of nobody, 'auth/requires-recent-login',
 *   'provider/not-offered', 'provider/unreachable', 'provider/rate-limited', 'auth/too-many-requests'
 */
export async function beginProviderSignIn(
  { provider, intent, browserKeyHash }: ProviderSignInBeginning,
  caller: Omit<SignInCaller, 'provenEmail'>,
  dependencies: Pick<SignInDependencies, 'firestore' | 'providers' | 'appOrigin'>,
): Promise<{ authorizeUrl: string }> {
  const { firestore, appOrigin } = dependencies;
  const state = oauth.generateRandomState();
  const begun: SignInState = {
    provider,
    intent,
    ...(intent === 'link' ? recentSignInOf(caller) : { uid: null, signedInAt: null }),
    browserKeyHash,
    redirectUri: redirectUriOf(provider, appOrigin),
    codeVerifier: oauth.generateRandomCodeVerifier(),
    nonce: oauth.generateRandomNonce(),
  };
  const authorizeUrl = await authorizeUrlOf(state, begun, dependencies);
  await keepState(state, begun, caller.now, firestore);
  return { authorizeUrl };
}

/** @throws TasukiFailure 'account/session-expired', 'auth/requires-recent-login' */
function recentSignInOf({
  uid,
  signedInAt,
  now,
}: Pick<SignInCaller, 'uid' | 'signedInAt' | 'now'>): Pick<SignInState, 'uid' | 'signedInAt'> {
  if (uid === null || signedInAt === null) throw new TasukiFailure('account/session-expired');
  requireRecentSignIn({ signedInAt, now }, RECENT_SIGN_IN_MINUTES_FOR_LINKS);
  return { uid, signedInAt: Timestamp.fromDate(signedInAt) };
}

async function authorizeUrlOf(
  state: string,
  { provider, intent, redirectUri, codeVerifier, nonce }: SignInState,
  { providers }: Pick<SignInDependencies, 'providers'>,
): Promise<string> {
  const { strava, garmin, google } = providers;
  const codeChallenge = await oauth.calculatePKCECodeChallenge(codeVerifier);
  const request = { redirectUri, state, codeChallenge, nonce };
  if (provider === 'google' && google) return googleAuthorizeUrl(google, request);
  if (provider === 'garmin' && garmin) return garminAuthorizeUrl(garmin, request);
  if (provider === 'strava' && strava) {
    // A person who unticked a box before sees it again.
    return stravaAuthorizeUrl(strava, { ...request, isAskedAgain: intent !== 'signIn' });
  }
  throw new TasukiFailure('provider/not-offered');
}
