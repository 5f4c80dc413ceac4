import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type JobPayloads, type StoredJob } from '../jobs/job.ts';

/** How long the bytes of a failed upload are kept, so that it can be tried again without sending them. */
const KEPT_SECONDS = 24 * 3600;

/**
 * Writes why nothing came of an upload, and asks that its bytes be removed in a
 * day. Reads before it writes.
 */
export async function failUpload(
  payload: JobPayloads['decode-upload'],
  code: FailureCode,
  firestore: Firestore,
  transaction: Transaction,
  now: Date,
): Promise<void> {
  const { uid, contentHash } = payload;
  const job = { kind: 'forget-upload', key: `${uid}_${contentHash}`, payload } as const;
  const current = await transaction.get(
    firestore.doc(firestorePaths.job(jobId(job.kind, job.key))),
  );
  const dueAt = new Date(now.getTime() + KEPT_SECONDS * 1000);
  askForJob(transaction, firestore, job, current.data() as StoredJob | undefined, dueAt, now);
  transaction.update(firestore.doc(firestorePaths.upload(uid, contentHash)), {
    state: 'failed',
    failureCode: code,
    updatedAt: Timestamp.fromDate(now),
  });
}
