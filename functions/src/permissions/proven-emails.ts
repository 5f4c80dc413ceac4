import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  LEFT_EMAIL_DAYS,
  type AccountState,
  type LeftProvenEmail,
} from '@tasuki/domain/accounts/user-account';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { storedAccountState } from './stored-account-state.ts';

/** How long an address counts that a session has proven, while the account is not under it yet. */
export const UNUSED_PROOF_MILLISECONDS = HOUR_MILLISECONDS;

/**
 * Whether an address is the next one, which a session has proven. Until the account is judged under it nobody
 * gets in by it, and nothing is given for it. Another password may have ended that session meanwhile.
 */
export function isNextProof(
  email: string | null,
  { nextProof }: Pick<AccountState, 'nextProof'>,
): boolean {
  return email !== null && nextProof?.email === email;
}

/**
 * The fields of accountStates/{uid} by which the next address ends with the sessions. One of them has proven or
 * announced it, and may be of somebody who had the earlier password.
 */
export function withoutNextProof(
  state: Partial<AccountState> | undefined,
): Pick<AccountState, 'nextProof' | 'pendingEmail' | 'provenEmails'> {
  const next = state?.nextProof ?? null;
  const provenEmails = provenEmailsOf(state).filter((email) => email !== next?.email);
  return { nextProof: null, pendingEmail: null, ...(next && { provenEmails }) };
}

/** The addresses that the maker of an account has proven, the newest last. */
export function provenEmailsOf(state: Partial<AccountState> | undefined): readonly string[] {
  const { provenEmails, isEmailProven, email } = state ?? {};
  // A state that was written before sign-ins were judged.
  return provenEmails ?? (isEmailProven === true && email ? [email] : []);
}

/** The proven addresses whose owner may still take a change back. */
export function recentlyLeftEmails(
  state: Partial<AccountState> | undefined,
  now: Date,
): readonly LeftProvenEmail[] {
  const since = now.getTime() - LEFT_EMAIL_DAYS * DAY_MILLISECONDS;
  return (state?.leftProvenEmails ?? []).filter(
    ({ leftAtMilliseconds }) => leftAtMilliseconds > since,
  );
}

/**
 * Whether the maker of an account has proven its present address, and Firebase Auth knows it. Of the next address
 * only judging says so ({@link isNextProof}).
 */
export async function hasProvenEmail(
  { uid, email, emailVerified }: Pick<UserRecord, 'uid' | 'email' | 'emailVerified'>,
  firestore: Firestore,
): Promise<boolean> {
  if (!emailVerified || email === undefined) return false;
  const stored = storedAccountState(await firestore.doc(firestorePaths.accountState(uid)).get());
  return provenEmailsOf(stored).includes(email) && !isNextProof(email, stored ?? {});
}
