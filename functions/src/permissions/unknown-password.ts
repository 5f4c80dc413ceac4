import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedAccountState } from './stored-account-state.ts';

/**
 * Checks whether the password is one that functions set and nobody knows (`release-unproven-account.ts`).
 * So nobody has set one by mail since. The account must have been judged just now.
 */
export async function hasUnknownPassword(uid: string, firestore: Firestore): Promise<boolean> {
  const snapshot = await firestore.doc(firestorePaths.accountState(uid)).get();
  const { passwordSetAtMilliseconds = null, unknownPasswordSetAtMilliseconds } =
    storedAccountState(snapshot) ?? {};
  return (
    passwordSetAtMilliseconds !== null &&
    passwordSetAtMilliseconds === unknownPasswordSetAtMilliseconds
  );
}
