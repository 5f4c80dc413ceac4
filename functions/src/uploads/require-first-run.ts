import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { FIRST_RUN_FILES_MAXIMUM } from '@tasuki/domain/uploads/upload-usage';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { storedUpload } from '../recordings/stored-upload.ts';

/**
 * Before the approval the coach reads one run. A file that was no run may be followed by another,
 * a few times. Reads within the transaction that goes on with the file, so that of several files
 * sent at once one alone is read.
 *
 * @throws TasukiFailure 'recording/confirm-email-first', so that an account costs a mailbox;
 *   'recording/one-before-approval'
 */
export async function requireFirstRun(
  transaction: Transaction,
  { uid, contentHash }: { uid: string; contentHash: string },
  firestore: Firestore,
): Promise<void> {
  const state = await transaction.get(firestore.doc(firestorePaths.accountState(uid)));
  if (storedAccountState(state)?.isEmailProven !== true) {
    throw new TasukiFailure('recording/confirm-email-first');
  }
  const uploads = await transaction.get(
    firestore.collection(firestorePaths.uploads(uid)).limit(FIRST_RUN_FILES_MAXIMUM + 1),
  );
  const others = uploads.docs.filter(({ id }) => id !== contentHash);
  const isOneUnderWay = others.some((other) => storedUpload(other).state !== 'failed');
  if (isOneUnderWay || others.length >= FIRST_RUN_FILES_MAXIMUM) {
    throw new TasukiFailure('recording/one-before-approval');
  }
}
