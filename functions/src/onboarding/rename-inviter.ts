import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { decentNameOf } from '../permissions/decent-name.ts';
import { storedUserAccount } from '../permissions/stored-user-account.ts';
import { storedOnboardingState } from './stored-onboarding-state.ts';

/** Has a person's invitation show the name they go by now. Reads everything anew; safe to repeat. */
export async function renameInviter(
  uid: string,
  { firestore }: { firestore: Firestore },
): Promise<void> {
  const stateReference = firestore.doc(firestorePaths.onboardingState(uid));
  const accountReference = firestore.doc(firestorePaths.user(uid));
  const state = storedOnboardingState(await stateReference.get());
  if (!state?.refCode) return;
  const referralReference = firestore.doc(firestorePaths.referral(state.refCode));
  await firestore.runTransaction(async (transaction) => {
    const [account, referral] = await transaction.getAll(accountReference, referralReference);
    const inviter = storedUserAccount(account);
    const shown = referral?.data();
    if (!inviter || !shown) return;
    const inviterName = decentNameOf(inviter);
    const isAsItIs = shown['inviterName'] === inviterName && !('inviterUid' in shown);
    if (isAsItIs) return;
    // Earlier releases wrote there, for everybody with the code, whose it is.
    transaction.update(referralReference, { inviterName, inviterUid: FieldValue.delete() });
  });
}
