import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { REFERRAL_LIMITS, type ReferralUse } from '@tasuki/domain/accounts/referral';
import { storedReader } from '../platform/firestore/read-stored.ts';
import { storedOnboardingState } from './stored-onboarding-state.ts';

const storedUse = storedReader<Pick<ReferralUse, 'inviterUid'>>({ inviterUid: 'string' });

/**
 * Deletes what invitations keep of a person who leaves: their code, their state, whom they brought
 * and by whom they came. Their inviter's count falls by one, so that coming again and again counts
 * as one. Safe to repeat.
 */
export async function forgetInvitations(
  uid: string,
  now: Date,
  { firestore }: { firestore: Firestore },
): Promise<void> {
  const stateReference = firestore.doc(firestorePaths.onboardingState(uid));
  const useReference = firestore.doc(firestorePaths.referralUse(uid));
  const friends = firestore
    .collection(firestorePaths.referralUses())
    .where('inviterUid', '==', uid)
    .limit(REFERRAL_LIMITS.usesMaximum);
  await firestore.runTransaction(async (transaction) => {
    const [stateSnapshot, useSnapshot] = await transaction.getAll(stateReference, useReference);
    const use = storedUse(useSnapshot);
    const inviterReference = use && firestore.doc(firestorePaths.onboardingState(use.inviterUid));
    const inviter =
      inviterReference && storedOnboardingState(await transaction.get(inviterReference));
    const friendUses = await transaction.get(friends);
    const state = storedOnboardingState(stateSnapshot);
    if (state?.refCode) transaction.delete(firestore.doc(firestorePaths.referral(state.refCode)));
    transaction.delete(stateReference);
    transaction.delete(useReference);
    for (const { ref } of friendUses.docs) transaction.delete(ref);
    if (inviterReference && inviter) {
      transaction.update(inviterReference, {
        invitedCount: Math.max(inviter.invitedCount - 1, 0),
        updatedAt: Timestamp.fromDate(now),
      });
    }
  });
}
