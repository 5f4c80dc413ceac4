import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { RecordingUpload, UploadState } from '@tasuki/domain/activities/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';
import { recordingBlobKey } from './blob-store.ts';
import type { UploadDependencies } from './request-upload.ts';

/**
 * Marks an upload whose bytes are there as received and asks for its decoding,
 * in one transaction; then lets a task run it at once.
 *
 * @returns the state it has now; null when its bytes are not there whole
 */
export async function beginDecoding(
  { contentHash }: { contentHash: string },
  { uid, now }: { uid: string; now: Date },
  { firestore, store, startJob }: UploadDependencies,
): Promise<UploadState | null> {
  const key = recordingBlobKey(uid, contentHash);
  const sizeBytes = await store.sizeOf(key);
  const { state, id } = await markReceived(firestore, uid, contentHash, sizeBytes, now);
  if (id !== null) await startJob(id);
  return state;
}

/** The one job that decodes these bytes of this person, however often it is asked for. */
export function decodeJob(uid: string, contentHash: string) {
  return {
    kind: 'decode-upload',
    key: `${uid}_${contentHash}`,
    payload: { uid, contentHash },
  } as const;
}

async function markReceived(
  firestore: Firestore,
  uid: string,
  contentHash: string,
  sizeBytes: number | null,
  now: Date,
): Promise<{ state: UploadState | null; id: string | null }> {
  const reference = firestore.doc(firestorePaths.upload(uid, contentHash));
  const job = decodeJob(uid, contentHash);
  const jobReference = firestore.doc(firestorePaths.job(jobId(job.kind, job.key)));
  return firestore.runTransaction(async (transaction) => {
    const [uploadSnapshot, jobSnapshot] = await transaction.getAll(reference, jobReference);
    const upload = uploadSnapshot?.data() as RecordingUpload | undefined;
    if (upload?.state === 'received' || upload?.state === 'done') {
      return { state: upload.state, id: null };
    }
    if (!upload || sizeBytes === null || sizeBytes !== upload.sizeBytes) {
      return { state: null, id: null };
    }
    const id = askForJob(
      transaction,
      firestore,
      job,
      jobSnapshot?.data() as StoredJob | undefined,
      now,
      now,
    );
    transaction.update(reference, {
      state: 'received',
      failureCode: null,
      updatedAt: Timestamp.fromDate(now),
    });
    return { state: 'received', id };
  });
}
