import { object, string } from 'yup';
import { SIGN_IN_PROVIDERS, type SignInProvider } from '../provider-links/provider.ts';

/**
 * `signIn` of somebody known, `signUp` of somebody new or known, `link` to the signed-in account.
 * `newAccount`, by Google, also where another account has the address, which that one then loses.
 */
export const SIGN_IN_INTENTS = ['signIn', 'signUp', 'link', 'newAccount'] as const;
export type SignInIntent = (typeof SIGN_IN_INTENTS)[number];

/** Asks for the provider's page on which the person consents. */
export interface ProviderSignInBeginning {
  provider: SignInProvider;
  intent: SignInIntent;
  /** SHA-256, in lower-case hexadecimal, of a secret that never leaves this browser until it comes back. */
  browserKeyHash: string;
}

/** The parameters with which the browser came back from the provider. */
export interface ProviderSignInReturn {
  provider: SignInProvider;
  state: string;
  /** The secret whose digest began it. */
  browserKey: string;
  code: string | null;
  /** The provider's word for a refusal. */
  error: string | null;
  /** Strava says here what was granted. */
  scope: string | null;
  /** Only of a newcomer, who agrees; absent or another version = they do not. */
  acceptedTermsVersion?: string | null | undefined;
}

/** The provider's data on a new person, who can correct them. */
export interface SuggestedProfile {
  firstName: string;
  lastName: string;
}

export type ProviderSignInResult =
  | {
      kind: 'customToken';
      customToken: string;
      isNewAccount: boolean;
      profile: SuggestedProfile;
      missingScopes: string[];
    }
  | { kind: 'linked'; provider: SignInProvider; missingScopes: string[] }
  /** Nobody's account yet. `state` ends it, by agreeing to the terms or with `access_denied`. */
  | { kind: 'newcomer'; provider: SignInProvider; state: string; profile: SuggestedProfile };

/** How long somebody may stay on the provider's page. */
export const SIGN_IN_STATE_MINUTES = 10;
/** How many times one network address may begin or end one in an hour. */
export const SIGN_INS_MAXIMUM = 600;

const SHA256_PATTERN = /^[0-9a-f]{64}$/;
/** base64url, as states and secrets of ours are. */
const SECRET_PATTERN = /^[A-Za-z0-9_-]{32,128}$/;
const PROVIDER_TEXT_MAX_LENGTH = 4000;

export const providerSignInBeginningSchema = object({
  provider: string().required().oneOf(SIGN_IN_PROVIDERS),
  intent: string().required().oneOf(SIGN_IN_INTENTS),
  browserKeyHash: string().required().matches(SHA256_PATTERN),
});

export const providerSignInReturnSchema = object({
  provider: string().required().oneOf(SIGN_IN_PROVIDERS),
  state: string().required().matches(SECRET_PATTERN),
  browserKey: string().required().matches(SECRET_PATTERN),
  code: string().defined().nullable().max(PROVIDER_TEXT_MAX_LENGTH),
  error: string().defined().nullable().max(PROVIDER_TEXT_MAX_LENGTH),
  scope: string().defined().nullable().max(PROVIDER_TEXT_MAX_LENGTH),
  acceptedTermsVersion: string().nullable().max(40),
});
