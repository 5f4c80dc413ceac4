import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { shardOfStoredUpload, UPLOAD_USAGE_SHARDS } from '@tasuki/domain/uploads/upload-usage';
import { storedUpload } from './stored-upload.ts';

/** Which file of whom. */
interface StoredFile {
  uid: string;
  contentHash: string;
}

/** The document that counts the bytes of the files that a person keeps. */
export function storedBytesCount(
  { uid, contentHash }: StoredFile,
  firestore: Firestore,
): DocumentReference {
  return firestore.doc(firestorePaths.storedUploads(uid, shardOfStoredUpload(contentHash)));
}

/**
 * Counts a file that may be sent against all that its person keeps, whatever the day. The transaction also
 * writes the upload with `countedBytes`, so a file that is asked for again counts once.
 *
 * @param count {@link storedBytesCount}, read in the transaction
 * @param countedBytes what the file counts already
 * @param maximum of all documents together
 * @throws TasukiFailure 'recording/storage-full'
 */
export function countStoredBytes(
  transaction: Transaction,
  count: DocumentSnapshot,
  { sizeBytes, countedBytes }: { sizeBytes: number; countedBytes: number },
  maximum: number,
): void {
  const more = sizeBytes - countedBytes;
  const known = Number(count.get('bytes') ?? 0);
  if (more > 0 && known + more > maximum / UPLOAD_USAGE_SHARDS) {
    throw new TasukiFailure('recording/storage-full');
  }
  if (more !== 0)
    transaction.set(count.ref, { bytes: FieldValue.increment(more) }, { merge: true });
}

/**
 * Gives back what a file counted whose bytes are removed: once, however often it is called. Reads before it
 * writes; nothing is given back for an upload that is wanted again meanwhile.
 */
export async function giveStoredBytesBack(
  file: StoredFile,
  transaction: Transaction,
  firestore: Firestore,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.upload(file.uid, file.contentHash));
  const upload = storedUpload(await transaction.get(reference));
  if (upload?.state !== 'failed') return;
  addGivingBack(file, upload.countedBytes, transaction, firestore);
  transaction.update(reference, { countedBytes: 0 });
}

/** Deletes an upload whose bytes are removed, and gives back what it counted. */
export async function deleteUpload(file: StoredFile, firestore: Firestore): Promise<void> {
  const reference = firestore.doc(firestorePaths.upload(file.uid, file.contentHash));
  await firestore.runTransaction(async (transaction) => {
    const upload = storedUpload(await transaction.get(reference));
    addGivingBack(file, upload?.countedBytes, transaction, firestore);
    transaction.delete(reference);
  });
}

function addGivingBack(
  file: StoredFile,
  countedBytes: number | undefined,
  transaction: Transaction,
  firestore: Firestore,
): void {
  if (countedBytes === undefined || countedBytes === 0) return;
  const count = storedBytesCount(file, firestore);
  transaction.set(count, { bytes: FieldValue.increment(-countedBytes) }, { merge: true });
}
