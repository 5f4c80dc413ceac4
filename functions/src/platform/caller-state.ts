import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountClaims, AccountState } from '@tasuki/domain/accounts/user-account';
import {
  sessionGivenAtSeconds,
  signedInAtSeconds,
  type CustomTokenClaims,
} from '@tasuki/domain/accounts/custom-token-claims';
import { secondFactorStanding } from '@tasuki/domain/second-factor/second-factor';

/** The claims of a verified sign-in token, which may be older than the state. */
export interface JudgedToken extends CustomTokenClaims {
  /** When its bearer signed in, in seconds since 1970. */
  auth_time: number;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  firebase: { sign_in_provider: string };
  secondFactor?: string;
  [claim: string]: unknown;
}

/** accountStates/{uid}. */
export type CallerState = Partial<AccountState>;

/** Nothing is kept yet of who has just signed up, so nothing can get into the wrong hands. */
const NO_STATE: CallerState = { admittedSignInSeconds: Infinity };

/** Reads the caller's state, which says at once what a token says only when it is renewed. */
export async function readCallerState(uid: string, firestore: Firestore): Promise<CallerState> {
  const snapshot = await firestore.doc(firestorePaths.accountState(uid)).get();
  return snapshot.data() ?? NO_STATE;
}

/** When the right to a token's session was given: ends of sessions are compared with it. */
export function sessionGivenAt(token: JudgedToken): Date {
  return new Date(sessionGivenAtSeconds(token.auth_time, token) * 1000);
}

/** When the bearer of a token last proved who they are; with a custom token, when that was given at the latest. */
export function lastSignedInAt(token: JudgedToken): Date {
  return new Date(signedInAtSeconds(token.auth_time, token) * 1000);
}

/**
 * Checks whether a token is good: the account is not disabled, its session not ended, and its
 * sign-in admitted. `isSessionGood` in firestore.rules says the same.
 */
export function isSessionGood(token: JudgedToken, state: CallerState): boolean {
  return !isSessionEnded(token, state) && isSignInAdmitted(token, state);
}

/**
 * Checks whether the account is disabled or the session ended. A session of a custom token counts from
 * when that was given, not from when it was exchanged. A reset or a change of the password ends it too,
 * whatever it began with.
 */
export function isSessionEnded(token: JudgedToken, state: CallerState): boolean {
  return isSessionOver(sessionGivenAt(token), state);
}

/** The same for a session of which only is known when it was given ({@link sessionGivenAt}). */
export function isSessionOver(
  givenAt: Date,
  { isDisabled = false, sessionsValidSinceSeconds = 0 }: CallerState,
): boolean {
  return isDisabled || givenAt.getTime() < sessionsValidSinceSeconds * 1000;
}

/**
 * Checks whether the sign-in was judged (`judge-account.ts`). One by password under an address that
 * the account's maker has proven needs no judgement.
 */
function isSignInAdmitted(token: JudgedToken, state: CallerState): boolean {
  const isOfProvenAddress =
    token.firebase.sign_in_provider === 'password' && provenEmailOf(token, state) !== null;
  return token.auth_time <= (state.admittedSignInSeconds ?? 0) || isOfProvenAddress;
}

/** The address that token and state call proven; null = none. The next one waits until the account is judged. */
export function provenEmailOf(
  { email, email_verified: isVerified }: JudgedToken,
  { provenEmails = [], nextProof }: CallerState,
): string | null {
  if (isVerified !== true || email === undefined || nextProof?.email === email) return null;
  return provenEmails.includes(email) ? email : null;
}

/**
 * The rights that token and state agree on. Coach and admin require a proven email, and a second
 * factor where one is set up or required; `holdsRole` in firestore.rules says the same.
 */
export function rightsOf(
  token: JudgedToken,
  state: CallerState,
  isSecondFactorRequired: boolean,
): Required<AccountClaims> {
  const { roles = [], isBetaApproved = false } = state;
  const demand = {
    ...state,
    isSecondFactorRequired: isSecondFactorRequired || state.isSecondFactorRequired === true,
  };
  const isProven = token.email_verified === true && secondFactorStanding(token, demand) === 'open';
  return {
    canAccessBeta: token['canAccessBeta'] === true && isBetaApproved,
    isCoach: token['isCoach'] === true && isProven && roles.includes('coach'),
    isAdmin: token['isAdmin'] === true && isProven && roles.includes('admin'),
  };
}
