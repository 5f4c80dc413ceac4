/**
 * Signing in by another company's account, and coming back from there. Light: the SDK comes with the
 * first press.
 */
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import type {
  ProviderSignInResult,
  SignInIntent,
  SuggestedProfile,
} from '@tasuki/domain/sign-in/provider-sign-in';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { keepPendingSignUp } from '../../platform/between-pages/pending-sign-up.ts';
import {
  forgetSignInAttempt,
  keepSignInAttempt,
  type SignInAttempt,
  type SignInMethodChange,
} from '../../platform/between-pages/sign-in-attempts.ts';
import { sha256 } from '../../platform/sha-256.ts';
import { tokenClaims } from '../../platform/firebase/token-claims.ts';

export interface ProviderSignInWish {
  provider: SignInProvider;
  intent: SignInIntent;
  /** The page to go on to; null = the usual one. */
  continueTo: string | null;
  /** Agreed to by pressing; null where it was not asked. */
  acceptedTermsVersion: string | null;
  /** The page to return to; left out: the page on screen. */
  begunAt?: string;
  /** What is to be done after a sign-in that proves who the person is. */
  afterwards?: SignInMethodChange | undefined;
}

const KEY_BYTES = 32;

/**
 * Leaves for the provider's page. Resolves only when the person comes back from
 * there by the browser's own way, the page still as it was.
 *
 * @throws what failureCodeOf understands
 */
export async function beginProviderSignIn(wish: ProviderSignInWish): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  const { provider, intent } = wish;
  const browserKey = base64Url(globalThis.crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  const { authorizeUrl } = await callFunction('beginProviderSignIn', {
    provider,
    intent,
    browserKeyHash: await sha256(browserKey),
  });
  const address = new URL(authorizeUrl);
  const { pathname, search } = globalThis.location;
  keepSignInAttempt(address.searchParams.get('state') ?? '', {
    ...wish,
    browserKey,
    begunAt: wish.begunAt ?? pathname + search,
    startedAt: Date.now(),
  });
  await leaveFor(address);
}

/** The page stays while the other one loads; restored from the back-forward cache, it goes on. */
function leaveFor(address: URL): Promise<void> {
  return new Promise((resolve) => {
    globalThis.addEventListener(
      'pageshow',
      () => {
        resolve();
      },
      { once: true },
    );
    globalThis.location.assign(address);
  });
}

/** The parameters that the provider's page sent along with the person. */
export interface ProviderReturn {
  state: string;
  code: string | null;
  error: string | null;
  scope: string | null;
}

export function providerReturnOf(search: URLSearchParams): ProviderReturn {
  return {
    state: search.get('state') ?? '',
    code: search.get('code'),
    error: search.get('error'),
    scope: search.get('scope'),
  };
}

/** The result: somebody is signed in, or the account is linked. */
export type ProviderArrival =
  | {
      kind: 'signedIn' | 'linked';
      /** Scopes without which the link brings no activities. */
      missingScopes: readonly string[];
    }
  /** They have no account yet, and are asked for the terms; `state` goes with their answer. */
  | { kind: 'newcomer'; state: string };

/** A code works once, and a page can be drawn twice: the first use's answer is everyone's answer. */
const arrivals = new Map<string, Promise<ProviderArrival>>();

/**
 * Ends what {@link beginProviderSignIn} began. After a failure of the line it may be
 * called again; after any other one the attempt is spent.
 *
 * @throws what failureCodeOf understands
 */
export function finishProviderSignIn(
  attempt: SignInAttempt,
  answer: ProviderReturn,
): Promise<ProviderArrival> {
  const known = arrivals.get(answer.state);
  if (known) return known;
  const arrival = arrive(attempt, answer);
  arrivals.set(answer.state, arrival);
  arrival.catch(() => arrivals.delete(answer.state));
  return arrival;
}

async function arrive(attempt: SignInAttempt, answer: ProviderReturn): Promise<ProviderArrival> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  const result = await callFunction('finishProviderSignIn', {
    provider: attempt.provider,
    browserKey: attempt.browserKey,
    ...answer,
  });
  const arrival = await enterWith(result, attempt);
  forgetSignInAttempt(answer.state);
  return arrival;
}

async function enterWith(
  result: ProviderSignInResult,
  attempt: SignInAttempt,
): Promise<ProviderArrival> {
  const { enterByCustomToken, followSignInMethods } = await import('./provider-sign-in-sdk.ts');
  switch (result.kind) {
    case 'newcomer':
      return { kind: 'newcomer', state: result.state };
    case 'linked':
      if (result.provider === 'google') await followSignInMethods();
      return { kind: 'linked', missingScopes: result.missingScopes };
    case 'customToken':
      keepSuggestion(result.profile, attempt, textClaim(result.customToken, 'uid'));
      await enterByCustomToken(result.customToken);
      return { kind: 'signedIn', missingScopes: result.missingScopes };
  }
}

/**
 * Somebody new agrees to the terms: their account is made, and they are signed in.
 *
 * @throws what failureCodeOf understands
 */
export async function agreeAsNewcomer(
  attempt: SignInAttempt,
  state: string,
): Promise<ProviderArrival> {
  const agreed = { ...attempt, acceptedTermsVersion: TERMS_VERSION };
  return enterWith(await answerTerms(agreed, state), agreed);
}

/** Somebody new says no: what they granted at the provider is taken back. */
export async function declineAsNewcomer(attempt: SignInAttempt, state: string): Promise<void> {
  try {
    await answerTerms({ ...attempt, acceptedTermsVersion: null }, state);
  } catch (cause) {
    // Too late, so nothing is kept either.
    const isEnded = ['provider/denied', 'provider/state-invalid'].includes(failureCodeOf(cause));
    if (!isEnded) throw cause;
  }
}

async function answerTerms(
  { provider, browserKey, acceptedTermsVersion }: SignInAttempt,
  state: string,
): Promise<ProviderSignInResult> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  return callFunction('finishProviderSignIn', {
    provider,
    browserKey,
    state,
    code: null,
    error: acceptedTermsVersion === null ? 'access_denied' : null,
    scope: null,
    acceptedTermsVersion,
  });
}

/** For somebody new: the session writes their account with it; for others it drops it. */
function keepSuggestion(
  { firstName, lastName }: SuggestedProfile,
  { acceptedTermsVersion }: SignInAttempt,
  uid: string | null,
): void {
  keepPendingSignUp({
    uid,
    email: null,
    firstName,
    lastName,
    language: currentLanguage(),
    acceptedTermsVersion,
  });
}

function textClaim(token: string, name: string): string | null {
  const claim = tokenClaims(token)[name];
  return typeof claim === 'string' ? claim : null;
}

function base64Url(bytes: Uint8Array): string {
  return globalThis
    .btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
