import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedAccountState } from '../permissions/stored-account-state.ts';

/** Whether a person has an account that is disabled or not approved, and so cannot use what is sold. */
export async function isShutOut(uid: string, firestore: Firestore): Promise<boolean> {
  const state = storedAccountState(await firestore.doc(firestorePaths.accountState(uid)).get());
  return state !== undefined && (state.isDisabled === true || state.isBetaApproved !== true);
}
