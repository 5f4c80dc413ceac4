import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { UploadState } from '@tasuki/domain/uploads/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import { decodeJob } from '../recordings/ask-to-decode.ts';
import { recordingBlobKey } from '../blob-store/blob-store.ts';
import { storedUpload } from '../recordings/stored-upload.ts';
import type { UploadDependencies } from './upload-dependencies.ts';
import { requireFirstRun } from './require-first-run.ts';
import { nextAttempt } from './upload-attempts.ts';

/** The person whose file it is. */
export interface UploadCaller {
  uid: string;
  now: Date;
  /** Before the approval one run is read. */
  isLetIn: boolean;
}

/**
 * Marks an upload whose bytes are there as received and asks for its decoding,
 * in one transaction; then lets a task run it at once.
 *
 * @param caller `mayTryAgain`: whether a failed upload is read once more; asked by whoever has counted that
 * @returns the state it has now; null when its bytes are not there whole
 * @throws TasukiFailure 'recording/too-many-attempts', and what `requireFirstRun` throws
 */
export async function beginDecoding(
  { contentHash }: { contentHash: string },
  { uid, now, isLetIn, mayTryAgain }: UploadCaller & { mayTryAgain: boolean },
  { firestore, store, startJob }: UploadDependencies,
): Promise<UploadState | null> {
  const key = recordingBlobKey(uid, contentHash);
  const sizeBytes = await store.sizeOf(key);
  const { state, id } = await markReceived(
    firestore,
    { uid, now, isLetIn },
    { contentHash, sizeBytes, mayTryAgain },
  );
  if (id !== null) await startJob(id);
  return state;
}

async function markReceived(
  firestore: Firestore,
  { uid, now, isLetIn }: UploadCaller,
  {
    contentHash,
    sizeBytes,
    mayTryAgain,
  }: { contentHash: string; sizeBytes: number | null; mayTryAgain: boolean },
): Promise<{ state: UploadState | null; id: string | null }> {
  const reference = firestore.doc(firestorePaths.upload(uid, contentHash));
  const job = decodeJob(uid, contentHash);
  const jobReference = firestore.doc(firestorePaths.job(job.id));
  return firestore.runTransaction(async (transaction) => {
    const [uploadSnapshot, jobSnapshot] = await transaction.getAll(reference, jobReference);
    const upload = storedUpload(uploadSnapshot);
    if (upload?.state === 'received' || upload?.state === 'done') {
      return { state: upload.state, id: null };
    }
    if (!upload || sizeBytes === null || sizeBytes !== upload.sizeBytes) {
      return { state: null, id: null };
    }
    if (upload.state === 'failed' && !mayTryAgain) return { state: 'failed', id: null };
    if (!isLetIn) await requireFirstRun(transaction, { uid, contentHash }, firestore);
    const attempts = nextAttempt(upload, now);
    const id = askForJob(transaction, firestore, job, { current: storedJob(jobSnapshot), now });
    transaction.update(reference, {
      state: 'received',
      failureCode: null,
      attempts,
      updatedAt: Timestamp.fromDate(now),
    });
    return { state: 'received', id };
  });
}
