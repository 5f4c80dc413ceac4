import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** encryptionStates/providerTokens: what is known of all stored tokens. */
export interface TokenEncryptionState {
  /** When all of them were looked through last. */
  checkedAt: Timestamp;
  /** Since then none was stored in clear, so one that is was put there by somebody else. */
  clearRefusedSince: Timestamp | null;
}

export const storedEncryptionState = storedReader<TokenEncryptionState>({
  checkedAt: 'date',
  clearRefusedSince: 'date?',
});

export async function readEncryptionState(
  firestore: Firestore,
): Promise<TokenEncryptionState | undefined> {
  const snapshot = await firestore.doc(firestorePaths.tokenEncryptionState()).get();
  return storedEncryptionState(snapshot);
}

/** Whether tokens that lie in clear are refused by now. Asked only where some do. */
export async function areClearTokensRefused(firestore: Firestore): Promise<boolean> {
  return ((await readEncryptionState(firestore))?.clearRefusedSince ?? null) !== null;
}
