import type { Auth } from 'firebase-admin/auth';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { REFERRAL_CODE_PATTERN, REFERRAL_LIMITS } from '@tasuki/domain/accounts/referral';
import { isProfileComplete } from '@tasuki/domain/accounts/user-account';
import { isInUse } from '../permissions/maker-of-invitation.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { storedReader } from '../platform/firestore/read-stored.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';
import { changedState, storedOnboardingState } from './stored-onboarding-state.ts';
import { verifiedIdentityKeys } from './verified-identity.ts';

interface StoredReferral {
  isUsedUp: boolean;
  createdAt: Timestamp;
}

const storedReferral = storedReader<StoredReferral>({ isUsedUp: 'boolean', createdAt: 'date' });

/**
 * Counts a person for whoever invited them: once, after who they are is proven and the profile is
 * complete. These do not count: one's own code, an unknown or used-up code, and an account that is
 * older than the invitation. Nor does the code of an account that lost its rights or its address. A mailbox or a provider's account counts once for an inviter, and the
 * inviter's own never counts. Reads everything anew, so that it does not matter how often, in which
 * order and beside what else it is called.
 *
 * @returns whose count rose; null = nobody's
 */
export async function countReferral(
  uid: string,
  now: Date,
  dependencies: { firestore: Firestore; auth: Auth },
): Promise<string | null> {
  const { firestore } = dependencies;
  const accountReference = firestore.doc(firestorePaths.user(uid));
  const useReference = firestore.doc(firestorePaths.referralUse(uid));
  const [account, use] = await firestore.getAll(accountReference, useReference);
  const refCode: unknown = account?.get('referredBy');
  if (typeof refCode !== 'string' || !REFERRAL_CODE_PATTERN.test(refCode)) return null;
  const invited = storedUserAccount(account);
  if (!invited || use?.exists || !isProfileComplete(invited)) return null;
  const referralReference = firestore.doc(firestorePaths.referral(refCode));
  const inviterUid = await inviterOf(refCode, firestore);
  if (inviterUid === null || inviterUid === uid) return null;
  if (!(await mayInvite(inviterUid, firestore))) return null;
  const [identityKeys, inviterKeys] = await Promise.all([
    verifiedIdentityKeys(uid, dependencies),
    verifiedIdentityKeys(inviterUid, dependencies),
  ]);
  if (identityKeys.length === 0) return null;
  if (identityKeys.some((key) => inviterKeys.includes(key))) return null;

  const stateReference = firestore.doc(firestorePaths.onboardingState(inviterUid));
  const sameIdentity = firestore
    .collection(firestorePaths.referralUses())
    .where('inviterUid', '==', inviterUid)
    .where('identityKeys', 'array-contains-any', identityKeys)
    .limit(1);
  return retryOnContention(async () => {
    // Read before all else, because every count of this inviter writes it. What is read after it
    // holds for as long as nobody else has counted.
    const stateSnapshot = await stateReference.get();
    const [[currentUse, currentAccount, referralSnapshot], known] = await Promise.all([
      firestore.getAll(useReference, accountReference, referralReference),
      sameIdentity.get(),
    ]);
    const state = storedOnboardingState(stateSnapshot);
    const referral = storedReferral(referralSnapshot);
    const joinedAt = storedUserAccount(currentAccount)?.createdAt;
    if (!state || !referral || !joinedAt || currentUse?.exists || !known.empty) return null;
    if (state.refCode !== refCode || referral.isUsedUp) return null;
    if (joinedAt.toMillis() < referral.createdAt.toMillis()) return null;
    const invitedCount = state.invitedCount + 1;
    const batch = firestore.batch();
    batch.create(useReference, {
      uid,
      refCode,
      inviterUid,
      identityKeys,
      countedAt: Timestamp.fromDate(now),
    });
    writeUnlessChanged(
      batch,
      stateSnapshot,
      changedState(inviterUid, state, { invitedCount }, now),
    );
    if (invitedCount >= REFERRAL_LIMITS.usesMaximum) {
      batch.update(referralReference, { isUsedUp: true });
    }
    await batch.commit();
    return inviterUid;
  });
}

/** The person whose code it is; null = nobody's, or not any more. */
async function inviterOf(refCode: string, firestore: Firestore): Promise<string | null> {
  const states = firestore.collection(firestorePaths.onboardingStates());
  const { docs } = await states.where('refCode', '==', refCode).limit(1).get();
  return docs[0]?.id ?? null;
}

/**
 * Whether an invitation counts for its maker. Also somebody who waits for approval invites. Nobody does whose
 * approval was taken away, or whose account is not in use or has lost its address.
 */
async function mayInvite(uid: string, firestore: Firestore): Promise<boolean> {
  const [stored, lost] = await firestore.getAll(
    firestore.doc(firestorePaths.accountState(uid)),
    firestore.doc(firestorePaths.previousAccount(uid)),
  );
  const state = storedAccountState(stored) ?? {};
  return isInUse(state) && state.isApprovalWithdrawn !== true && lost?.exists !== true;
}
