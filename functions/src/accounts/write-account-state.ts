import type {
  DocumentSnapshot,
  Firestore,
  PartialWithFieldValue,
  WriteBatch,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountState } from '@tasuki/domain/accounts/user-account';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import {
  retryOnContention,
  writeUnlessChanged,
} from '../platform/firestore/retry-on-contention.ts';

/** The state of a person whose account has not been followed yet. */
function newAccountState(
  uid: string,
): Pick<AccountState, 'uid' | 'roles' | 'isBetaApproved' | 'claimsVersion'> {
  return { uid, roles: ['runner'], isBetaApproved: false, claimsVersion: 0 };
}

/**
 * Writes fields of accountStates/{uid} with a batch, which fails where somebody has written the state since
 * it was read. Where there is no state yet, a new one begins with them.
 */
export function writeAccountState(
  batch: WriteBatch,
  snapshot: DocumentSnapshot,
  fields: PartialWithFieldValue<AccountState>,
): void {
  writeUnlessChanged(
    batch,
    snapshot,
    snapshot.exists ? fields : { ...newAccountState(snapshot.id), ...fields },
  );
}

/**
 * Changes accountStates/{uid} by what it says, again whenever somebody else wrote first.
 *
 * @param change gets the state, undefined where there is none, and returns the fields to write; null = none
 */
export async function changeAccountState(
  uid: string,
  change: (
    state: Partial<AccountState> | undefined,
  ) => Partial<AccountState> | null | Promise<Partial<AccountState> | null>,
  firestore: Firestore,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.accountState(uid));
  await retryOnContention(async () => {
    const snapshot = await reference.get();
    const fields = await change(storedAccountState(snapshot));
    if (fields === null) return;
    const batch = firestore.batch();
    writeAccountState(batch, snapshot, fields);
    await batch.commit();
  });
}
