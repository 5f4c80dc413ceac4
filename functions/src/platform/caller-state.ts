import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountClaims, AccountState } from '@tasuki/domain/accounts/user-account';
import {
  sessionGivenAtSeconds,
  type CustomTokenClaims,
} from '@tasuki/domain/accounts/custom-token-claims';
import { secondFactorStanding } from '@tasuki/domain/second-factor/second-factor';

/** What a verified sign-in token says that the state may have overtaken. */
export interface JudgedToken extends CustomTokenClaims {
  /** When its bearer signed in, in seconds since 1970. */
  auth_time: number;
  email_verified?: boolean | undefined;
  secondFactor?: string;
  [claim: string]: unknown;
}

/** accountStates/{uid}; empty for who has just signed up. */
export type CallerState = Partial<AccountState>;

/** Reads the caller's state, which says at once what a token says only when it is renewed. */
export async function readCallerState(uid: string, firestore: Firestore): Promise<CallerState> {
  const snapshot = await firestore.doc(firestorePaths.accountState(uid)).get();
  return snapshot.data() ?? {};
}

/**
 * Tells whether a token is still good: the account is not disabled and its session not ended. A
 * session of a custom token counts from when that was given, not from when it was exchanged.
 * `isSessionGood` in firestore.rules says the same.
 */
export function isSessionGood(
  token: JudgedToken,
  { isDisabled = false, sessionsValidSinceSeconds = 0 }: CallerState,
): boolean {
  return !isDisabled && sessionGivenAtSeconds(token.auth_time, token) >= sessionsValidSinceSeconds;
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
