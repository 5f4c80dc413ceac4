import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { currentRequestId } from '../platform/requests/current-request.ts';
import type { JobRequest } from './job-kind.ts';
import type { StoredJob } from './job.ts';

/** A transaction, or a batch that is written as a whole. */
interface DocumentWriter {
  set: (reference: DocumentReference, data: object) => unknown;
}

/** What a job is asked for under. */
interface JobCircumstances {
  /** The job's data, read before in the same transaction or under the batch's conditions. */
  current: StoredJob | undefined;
  now: Date;
  /** When it may be taken: now, where nothing else is said. */
  dueAt?: Date;
}

/**
 * Writes a job together with the change that asks for it. One that is there
 * already begins anew; the fence rises, so that no earlier holder counts.
 * A job for now is handed to `startJob` once it is written.
 *
 * @returns the job's id
 */
export function askForJob(
  writer: DocumentWriter,
  firestore: Firestore,
  { id, ...job }: JobRequest,
  { current, now, dueAt = now }: JobCircumstances,
): string {
  const requestId = currentRequestId();
  const stored: StoredJob = {
    ...job,
    state: 'open',
    dueAt: Timestamp.fromDate(dueAt),
    // A job that was done is gone with its fence. One asked for again must not come to the
    // same number, or a holder of the first would be taken for one of the second.
    fence: Math.max(current?.fence ?? 0, now.getTime()) + 1,
    tries: 0,
    waitsFor: null,
    lastError: null,
    ...(requestId !== null && { requestId }),
    createdAt: current?.createdAt ?? Timestamp.fromDate(now),
    updatedAt: Timestamp.fromDate(now),
  };
  writer.set(firestore.doc(firestorePaths.job(id)), stored);
  return id;
}
