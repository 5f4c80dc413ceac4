import type { GoogleClaims } from '../accounts/user-account.ts';

/**
 * The ways of Firebase Auth whose sign-in tokens count: a password, and the tokens that the
 * functions issue. All others, Firebase's own sign-in by Google among them, open nothing;
 * `isSignedIn` in firestore.rules says the same.
 */
export const TOKEN_SIGN_IN_PROVIDERS: readonly string[] = ['password', 'custom'];

/** The claims of a verified sign-in token. */
export interface SignInToken {
  email?: string | undefined;
  email_verified?: boolean | undefined;
  firebase: { sign_in_provider: string };
}

/**
 * Whether a verified token counts as a sign-in here. One of an account that is its owner's under one
 * address alone counts under that address.
 */
export function isSignInTokenTaken(token: SignInToken): boolean {
  const { ownerEmail } = token as GoogleClaims;
  const isOwners = ownerEmail === undefined || ownerEmail === token.email;
  return isOwners && TOKEN_SIGN_IN_PROVIDERS.includes(token.firebase.sign_in_provider);
}
