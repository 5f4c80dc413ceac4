import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobRequest } from '../jobs/job-kind.ts';
import { storedJob } from '../jobs/job.ts';
import { FORGET_UPLOAD } from './forget-upload-job.ts';

/** How long the bytes of a failed upload are kept, so that it can be tried again without sending them. */
const KEPT_SECONDS = DAY_SECONDS;

/**
 * Writes why nothing came of an upload, and asks that its bytes be removed in a
 * day. Reads before it writes. An upload that was deleted meanwhile stays deleted.
 */
export async function failUpload(
  transaction: Transaction,
  firestore: Firestore,
  payload: { uid: string; contentHash: string },
  { code, now }: { code: FailureCode; now: Date },
): Promise<void> {
  const { uid, contentHash } = payload;
  const upload = firestore.doc(firestorePaths.upload(uid, contentHash));
  if (!(await transaction.get(upload)).exists) return;
  const job = jobRequest(FORGET_UPLOAD, `${uid}_${contentHash}`, payload);
  const current = await transaction.get(firestore.doc(firestorePaths.job(job.id)));
  const dueAt = new Date(now.getTime() + KEPT_SECONDS * 1000);
  askForJob(transaction, firestore, job, { current: storedJob(current), now, dueAt });
  transaction.update(upload, {
    state: 'failed',
    failureCode: code,
    updatedAt: Timestamp.fromDate(now),
  });
}
