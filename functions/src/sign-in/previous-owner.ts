import type { UserRecord } from 'firebase-admin/auth';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { hasProvenEmail } from '../permissions/proven-emails.ts';

/** The document of a sign-in method that leads to an account. */
interface StoredSignInMethod {
  /** The email that the person had proven when they last linked it; null = none. */
  provenEmail: string | null;
  createdAt: Timestamp;
}

/**
 * Checks whether a sign-in method may be of somebody who never had the account's address. They
 * linked it under another address or none. Since then the address was proven, and its owner has set
 * a password by mail, which ended all sessions.
 *
 * @param currentEmail as {@link provenEmailOf} says it of the account
 */
export function isOfPreviousOwner(
  { provenEmail, createdAt }: StoredSignInMethod,
  user: UserRecord,
  currentEmail: string | null,
): boolean {
  if (currentEmail === null || provenEmail === currentEmail || !hasPassword(user)) return false;
  return Date.parse(user.tokensValidAfterTime ?? '') > createdAt.toMillis();
}

/** The account's address, where its maker has proven it; null = it is not proven. */
export async function provenEmailOf(
  user: UserRecord,
  firestore: Firestore,
): Promise<string | null> {
  return (await hasProvenEmail(user, firestore)) ? (user.email ?? null) : null;
}

/** Checks whether one can sign in to an account by a password. */
export function hasPassword({ providerData }: UserRecord): boolean {
  return providerData.some(({ providerId }) => providerId === 'password');
}
