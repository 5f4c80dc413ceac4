import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  LEFT_EMAIL_DAYS,
  type AccountState,
  type LeftProvenEmail,
} from '@tasuki/domain/accounts/user-account';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';

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

/** Whether the maker of an account has proven its present address, and Firebase Auth knows it. */
export async function hasProvenEmail(
  { uid, email, emailVerified }: Pick<UserRecord, 'uid' | 'email' | 'emailVerified'>,
  firestore: Firestore,
): Promise<boolean> {
  if (!emailVerified || email === undefined) return false;
  const state = await firestore.doc(firestorePaths.accountState(uid)).get();
  return provenEmailsOf(state.data()).includes(email);
}
