import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobId, type JobKind, type JobPayloads, type StoredJob } from './job.ts';

/**
 * Writes a job within the transaction of the change that asks for it. One that
 * is there already begins anew; the fence rises, so that no earlier holder counts.
 *
 * @param current the job's data, read earlier in the same transaction
 * @param dueAt when it may be taken; a job for now is handed to `startJob` once the transaction is through
 * @returns the job's id
 */
export function askForJob<Kind extends JobKind>(
  transaction: Transaction,
  firestore: Firestore,
  job: { kind: Kind; key: string; payload: JobPayloads[Kind] },
  current: StoredJob | undefined,
  dueAt: Date,
  now: Date,
): string {
  const id = jobId(job.kind, job.key);
  const stored: StoredJob<Kind> = {
    ...job,
    state: 'open',
    dueAt: Timestamp.fromDate(dueAt),
    fence: (current?.fence ?? 0) + 1,
    tries: 0,
    lastError: null,
    createdAt: current?.createdAt ?? Timestamp.fromDate(now),
    updatedAt: Timestamp.fromDate(now),
  };
  transaction.set(firestore.doc(firestorePaths.job(id)), stored);
  return id;
}
