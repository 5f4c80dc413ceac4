import { isDeepStrictEqual } from 'node:util';
import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { searchPrefixesOf } from '@tasuki/domain/people/account-search';
import { wholeName } from '@tasuki/domain/people/name-order';
import { publicNameOf } from '@tasuki/domain/people/public-name';
import {
  isProfileComplete,
  type AccountClaims,
  type AccountState,
  type UserAccount,
} from '@tasuki/domain/people/user-account';
import { untilNotOvertaken, writeUnlessChanged } from '../platform/write-unless-overtaken.ts';

export interface AccountStateDependencies {
  firestore: Firestore;
  auth: Auth;
  /** Everyone with a complete profile is let in. */
  isBetaAutoApproved: boolean;
}

type Stored<Document> = Omit<Document, 'createdAt' | 'updatedAt'> & { createdAt?: Timestamp };
type StoredAccount = Stored<UserAccount>;
type StoredAccountState = Stored<AccountState>;

/**
 * Brings what follows from an account into line with it: approval, the sign-in
 * token's claims, the version that tells the browser to fetch a new token, the
 * public name, and what admins find the person by. Reads everything anew, so that
 * it does not matter how often or in which order it is called.
 */
export async function refreshAccountState(
  uid: string,
  now: Date,
  { firestore, auth, isBetaAutoApproved }: AccountStateDependencies,
): Promise<void> {
  const references = [
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.coachApplication(uid)),
  ] as const;
  let hasNewClaims = false;
  // Whose state changed meanwhile may have been given the claims of before: they are set again.
  await untilNotOvertaken(async () => {
    const [snapshot, userSnapshot, application] = await firestore.getAll(...references);
    if (!snapshot) return;
    const account = userSnapshot?.data() as StoredAccount | undefined;
    const state = snapshot.data() as StoredAccountState | undefined;
    await mirrorPublicName(firestore, uid, account, now);
    if (!account) return;

    const rights = rightsOf(account, state, isBetaAutoApproved);
    const isChanged = await setClaims(auth, uid, {
      canAccessBeta: rights.isBetaApproved,
      isCoach: rights.roles.includes('coach'),
      isAdmin: rights.roles.includes('admin'),
    });
    hasNewClaims ||= isChanged;
    const hasNewRights = hasNewClaims || state?.isBetaApproved !== rights.isBetaApproved;
    const hasApplied = application?.get('state') === 'open';
    const followed = {
      uid,
      ...rights,
      ...foundBy(account, rights, hasApplied),
      createdAt: state?.createdAt ?? account.createdAt ?? Timestamp.fromDate(now),
    };
    if (state && !hasNewRights && isSame(state, followed)) return;
    const batch = firestore.batch();
    writeUnlessChanged(batch, snapshot, {
      ...followed,
      claimsVersion: (state?.claimsVersion ?? 0) + (hasNewRights ? 1 : 0),
      updatedAt: Timestamp.fromDate(now),
    });
    await batch.commit();
  });
}

function rightsOf(
  account: StoredAccount,
  state: StoredAccountState | undefined,
  isBetaAutoApproved: boolean,
): Pick<AccountState, 'roles' | 'isBetaApproved'> {
  return {
    roles: state?.roles ?? ['runner'],
    // Once let in, nobody is shut out by emptying a field of the profile.
    isBetaApproved:
      state?.isBetaApproved === true || (isBetaAutoApproved && isProfileComplete(account)),
  };
}

/** What admins find a person by, and see of them in the list. */
function foundBy(
  account: StoredAccount,
  { isBetaApproved }: Pick<AccountState, 'isBetaApproved'>,
  hasAppliedAsCoach: boolean,
) {
  return {
    wholeName: wholeName(account, account.language),
    displayName: publicNameOf(account),
    email: account.email ?? account.contactEmail ?? null,
    searchPrefixes: searchPrefixesOf(account),
    isProfileComplete: isProfileComplete(account),
    isWaitingForApproval: isProfileComplete(account) && !isBetaApproved,
    hasAppliedAsCoach,
  };
}

function isSame(state: object, followed: object): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...state };
  return Object.entries(followed).every(([key, value]) => isDeepStrictEqual(stored[key], value));
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
  account: StoredAccount | undefined,
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
