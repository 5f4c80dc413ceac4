import * as oauth from 'oauth4webapi';
import type { LinkedProvider, SignInProvider } from '@tasuki/domain/provider-links/provider';
import type {
  ProviderSignInResult,
  SuggestedProfile,
} from '@tasuki/domain/sign-in/provider-sign-in';
import type { GoogleIdentity } from '../integrations/oauth/google-oauth.ts';
import {
  openText,
  sealText,
  type DataKey,
  type SealedTokens,
} from '../provider-tokens/sealed-tokens.ts';
import type { ProvenAccount } from './prove-account.ts';
import type { SignInDependencies } from './sign-in-dependencies.ts';
import { keepState, type SignInState } from './sign-in-state.ts';

/** Google's word on somebody, without its token: it is of no use later. */
export type KnownByGoogle = Omit<GoogleIdentity, 'idToken'>;

function contextOf(provider: SignInProvider): readonly string[] {
  return ['tasuki newcomer 1', provider];
}

/** What begins the wait for the terms: the same browser ends it, once, while the state is good. */
interface Beginning {
  begun: Omit<SignInState, 'newcomer'>;
  profile: SuggestedProfile;
  now: Date;
}

/** Keeps a Strava or Garmin account, encrypted, until its person has agreed to the terms. */
export async function keepLinkedNewcomer(
  { dataKey, tokens, ...proven }: ProvenAccount,
  begun: Omit<SignInState, 'newcomer'>,
  now: Date,
  { firestore }: Pick<SignInDependencies, 'firestore'>,
): Promise<ProviderSignInResult> {
  const kept = { ...proven, tokens: { ...tokens, expiresAt: tokens.expiresAt.getTime() } };
  return keep(kept, dataKey, { begun, profile: proven.profile, now }, firestore);
}

/** Keeps what Google said, encrypted, until its person has agreed to the terms. */
export async function keepGoogleNewcomer(
  { idToken: _idToken, ...identity }: GoogleIdentity,
  begun: Omit<SignInState, 'newcomer'>,
  now: Date,
  { firestore, vault }: Pick<SignInDependencies, 'firestore' | 'vault'>,
): Promise<ProviderSignInResult> {
  const { firstName, lastName } = identity;
  const profile = { firstName, lastName };
  return keep(identity, await vault.newDataKey(), { begun, profile, now }, firestore);
}

async function keep(
  kept: object,
  dataKey: DataKey,
  { begun, profile, now }: Beginning,
  firestore: SignInDependencies['firestore'],
): Promise<ProviderSignInResult> {
  const { provider, browserKeyHash, redirectUri, codeVerifier, nonce } = begun;
  const state = oauth.generateRandomState();
  const newcomer = sealText(contextOf(provider), JSON.stringify(kept), dataKey);
  await keepState(
    state,
    {
      provider,
      intent: 'signUp',
      uid: null,
      signedInAt: null,
      browserKeyHash,
      redirectUri,
      codeVerifier,
      nonce,
      newcomer,
    },
    now,
    firestore,
  );
  return { kind: 'newcomer', provider, state, profile };
}

/**
 * A Strava or Garmin account that was kept.
 *
 * @throws TokensUnreadable; TasukiFailure 'provider/unreachable', 'provider/not-offered'
 */
export async function openLinkedNewcomer(
  provider: LinkedProvider,
  sealed: SealedTokens,
  { vault }: Pick<SignInDependencies, 'vault'>,
): Promise<ProvenAccount> {
  const dataKey = await vault.dataKeyOf(sealed);
  const kept = JSON.parse(openText(contextOf(provider), sealed, dataKey)) as Omit<
    ProvenAccount,
    'dataKey' | 'tokens'
  > & { tokens: { accessToken: string; refreshToken: string; expiresAt: number } };
  const tokens = { ...kept.tokens, expiresAt: new Date(kept.tokens.expiresAt) };
  return { ...kept, tokens, dataKey };
}

/** Google's claims on a new person that were kept; throws as {@link openLinkedNewcomer}. */
export async function openGoogleNewcomer(
  sealed: SealedTokens,
  { vault }: Pick<SignInDependencies, 'vault'>,
): Promise<KnownByGoogle> {
  const dataKey = await vault.dataKeyOf(sealed);
  return JSON.parse(openText(contextOf('google'), sealed, dataKey)) as KnownByGoogle;
}
