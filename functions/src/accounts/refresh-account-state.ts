import { isDeepStrictEqual } from 'node:util';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { searchPrefixesOf } from '@tasuki/domain/accounts/account-search';
import { wholeName } from '@tasuki/domain/accounts/name-order';
import { DEFAULT_LANGUAGE } from '@tasuki/domain/language';
import { publicNameOf } from '@tasuki/domain/accounts/public-name';
import {
  emailOfAccount,
  isProfileComplete,
  type AccountClaims,
  type AccountState,
} from '@tasuki/domain/accounts/user-account';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { changeClaims } from '../permissions/change-claims.ts';
import { isNoUser } from '../permissions/is-no-user.ts';
import { isNextProof } from '../permissions/proven-emails.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount, type StoredUserAccount } from '../permissions/stored-user-account.ts';
import { decentNameOf } from '../permissions/decent-name.ts';

export interface AccountStateDependencies {
  firestore: Firestore;
  auth: Auth;
  /** Everyone with a complete profile is let in. */
  isBetaAutoApproved: boolean;
  /** Coaches and admins have their rights only with a second factor; left out = no. */
  isSecondFactorRequired?: boolean;
}

/**
 * Brings what follows from an account into line with it. That is the approval, the sign-in token's
 * claims and the version that makes the browser fetch a new token. It is also the public name and
 * what admins find the person by. Reads everything anew, so that it does not matter how often or in
 * which order it is called.
 */
export async function refreshAccountState(
  uid: string,
  now: Date,
  { firestore, auth, isBetaAutoApproved, isSecondFactorRequired = false }: AccountStateDependencies,
): Promise<void> {
  const references = [
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.coachApplication(uid)),
  ] as const;
  let hasNewClaims = false;
  // An account whose state changed meanwhile may have been given outdated claims: they are set
  // again.
  await retryOnContention(async () => {
    const [snapshot, userSnapshot, application] = await firestore.getAll(...references);
    if (!snapshot) return;
    const account = storedUserAccount(userSnapshot);
    const state = storedAccountState(snapshot);
    await mirrorPublicName(firestore, uid, account, now);
    if (!account) return;

    const rights = rightsOf(account, state, isBetaAutoApproved);
    const user = await findUser(auth, uid);
    hasNewClaims =
      (await followRights(uid, isBetaAutoApproved, { firestore, auth })) || hasNewClaims;
    const hasNewRights = hasNewClaims || state?.isBetaApproved !== rights.isBetaApproved;
    const hasApplied = application?.get('state') === 'open';
    const followed = {
      uid,
      ...rights,
      ...foundBy(account, rights, hasApplied),
      isEmailProven: isEmailProven(account, state, user),
      isSecondFactorRequired:
        isSecondFactorRequired && rights.roles.some((role) => role !== 'runner'),
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
  account: StoredUserAccount,
  state: Partial<AccountState> | undefined,
  isBetaAutoApproved: boolean,
): Pick<AccountState, 'roles' | 'isBetaApproved'> {
  return {
    roles: state?.roles ?? ['runner'],
    // Once let in, nobody is shut out by emptying a field of the profile.
    isBetaApproved:
      state?.isBetaApproved === true ||
      (isBetaAutoApproved && state?.isApprovalWithdrawn !== true && isProfileComplete(account)),
  };
}

/** The fields by which admins find a person, and which the list shows. */
function foundBy(
  account: StoredUserAccount,
  { isBetaApproved }: Pick<AccountState, 'isBetaApproved'>,
  hasAppliedAsCoach: boolean,
) {
  return {
    wholeName: wholeName(account, account.language ?? DEFAULT_LANGUAGE),
    displayName: publicNameOf(account),
    email: emailOfAccount(account),
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

/** @returns null where Firebase Auth knows no such account */
async function findUser(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (cause) {
    if (isNoUser(cause)) return null;
    throw cause;
  }
}

/** Whether the person has proven the address that admins see of them, and nobody else has. */
function isEmailProven(
  { email }: StoredUserAccount,
  state: Partial<AccountState> | undefined,
  user: UserRecord | null,
): boolean {
  return (
    typeof email === 'string' &&
    user?.emailVerified === true &&
    user.email === email &&
    state?.provenEmails?.includes(email) === true &&
    !isNextProof(email, state)
  );
}

/**
 * Has the claims say what account and state say in the moment of writing. A change of the state
 * after that moment asks for a refresh of its own.
 *
 * @returns whether the claims differ from before
 */
async function followRights(
  uid: string,
  isBetaAutoApproved: boolean,
  dependencies: Pick<AccountStateDependencies, 'firestore' | 'auth'>,
): Promise<boolean> {
  const { firestore } = dependencies;
  return changeClaims(
    uid,
    async (claims) => {
      const [state, account] = await firestore.getAll(
        firestore.doc(firestorePaths.accountState(uid)),
        firestore.doc(firestorePaths.user(uid)),
      );
      const stored = storedUserAccount(account);
      if (!stored) return claims;
      const rights = rightsOf(stored, storedAccountState(state), isBetaAutoApproved);
      const wanted: Required<AccountClaims> = {
        canAccessBeta: rights.isBetaApproved,
        isCoach: rights.roles.includes('coach'),
        isAdmin: rights.roles.includes('admin'),
      };
      // A claim that is missing says the same as one that is false.
      const isSame = Object.entries(wanted).every(
        ([name, value]) => (claims[name] ?? false) === value,
      );
      return isSame ? claims : { ...claims, ...wanted };
    },
    dependencies,
  );
}

/** publicProfiles/{uid}: what other signed-in people may see of a person. */
async function mirrorPublicName(
  firestore: Firestore,
  uid: string,
  account: StoredUserAccount | undefined,
  now: Date,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.publicProfile(uid));
  if (!account) {
    await reference.delete();
    return;
  }
  const displayName = decentNameOf(account);
  const current = await reference.get();
  if (current.get('displayName') === displayName) return;
  await reference.set({ uid, displayName, updatedAt: Timestamp.fromDate(now) });
}
