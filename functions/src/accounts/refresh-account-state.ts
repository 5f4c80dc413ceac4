import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { publicNameOf } from '@tasuki/domain/people/public-name';
import {
  isProfileComplete,
  type AccountClaims,
  type AccountState,
  type Role,
  type UserAccount,
} from '@tasuki/domain/people/user-account';

export interface AccountStateDependencies {
  firestore: Firestore;
  auth: Auth;
  /** Everyone with a complete profile is let in. */
  isBetaAutoApproved: boolean;
}

/**
 * Brings what follows from an account into line with it: approval, the sign-in
 * token's claims, the version that tells the browser to fetch a new token, and
 * the public name. Reads everything anew, so that it does not matter how often
 * or in which order it is called.
 */
export async function refreshAccountState(
  uid: string,
  now: Date,
  { firestore, auth, isBetaAutoApproved }: AccountStateDependencies,
): Promise<void> {
  const userReference = firestore.doc(firestorePaths.user(uid));
  const stateReference = firestore.doc(firestorePaths.accountState(uid));
  const [userSnapshot, stateSnapshot] = await firestore.getAll(userReference, stateReference);
  const account = userSnapshot?.data() as UserAccount | undefined;
  const state = stateSnapshot?.data() as AccountState | undefined;
  await mirrorPublicName(firestore, uid, account, now);
  if (!account) return;

  const roles: readonly Role[] = state?.roles ?? ['runner'];
  // Once let in, nobody is shut out by emptying a field of the profile.
  const isBetaApproved =
    state?.isBetaApproved === true || (isBetaAutoApproved && isProfileComplete(account));
  const hasNewClaims = await setClaims(auth, uid, {
    canAccessBeta: isBetaApproved,
    isCoach: roles.includes('coach'),
    isAdmin: roles.includes('admin'),
  });
  await firestore.runTransaction(async (transaction) => {
    const current = (await transaction.get(stateReference)).data() as AccountState | undefined;
    if (current && !hasNewClaims && current.isBetaApproved === isBetaApproved) return;
    transaction.set(stateReference, {
      uid,
      roles: current?.roles ?? roles,
      isBetaApproved: current?.isBetaApproved === true || isBetaApproved,
      claimsVersion: (current?.claimsVersion ?? 0) + 1,
      updatedAt: Timestamp.fromDate(now),
    });
  });
}

/** Sets the claims where they differ; false when they were so already or the account is gone. */
async function setClaims(
  auth: Auth,
  uid: string,
  wanted: Required<AccountClaims>,
): Promise<boolean> {
  const user = await auth.getUser(uid).catch((cause: unknown) => {
    if ((cause as { code?: unknown }).code === 'auth/user-not-found') return null;
    throw cause;
  });
  if (!user) return false;
  const current: Readonly<Record<string, unknown>> = user.customClaims ?? {};
  const isSame = Object.entries(wanted).every(
    ([name, value]) => (current[name] ?? false) === value,
  );
  if (isSame) return false;
  await auth.setCustomUserClaims(uid, { ...current, ...wanted });
  return true;
}

/** publicProfiles/{uid}: what other signed-in people may see of a person. */
async function mirrorPublicName(
  firestore: Firestore,
  uid: string,
  account: UserAccount | undefined,
  now: Date,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.publicProfile(uid));
  if (!account) {
    await reference.delete();
    return;
  }
  const displayName = publicNameOf(account);
  const current = await reference.get();
  if (current.get('displayName') === displayName) return;
  await reference.set({ uid, displayName, updatedAt: Timestamp.fromDate(now) });
}
