import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { UPLOAD_LIMITS, type RecordingUpload } from '@tasuki/domain/uploads/upload';
import type { UploadAnswer, UploadRequest } from '@tasuki/domain/uploads/upload-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { recordingBlobKey } from '../blob-store/blob-store.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import { retryOnContention } from '../platform/firestore/retry-on-contention.ts';
import { beginDecoding, type UploadCaller } from './begin-decoding.ts';
import { decodeJob } from '../recordings/ask-to-decode.ts';
import { storedUpload } from '../recordings/stored-upload.ts';
import { countStoredBytes, storedBytesCount } from '../recordings/stored-bytes.ts';
import { requireFirstRun } from './require-first-run.ts';
import { nextAttempt } from './upload-attempts.ts';
import type { UploadDependencies } from './upload-dependencies.ts';
import { spendUploadUsage } from './upload-usage.ts';

/** A target that was given within this time is as good as a new one. */
const ASKED_AGAIN_MILLISECONDS = 60_000;

/**
 * Answers where a recording's bytes may be put, or that they are known already. Asking again for
 * the same file gives a new target until its bytes are there. A failed file may be asked for again,
 * a few times a day. Whatever may lead to bytes that are sent or read is counted first, new file or
 * not. A person who is not let in yet can have one run read.
 *
 * @throws TasukiFailure 'recording/empty-file', 'recording/too-large', 'recording/daily-limit',
 *   'recording/storage-full', 'recording/too-many-attempts'; before the approval
 *   'recording/confirm-email-first', 'recording/one-before-approval'
 */
export async function requestUpload(
  request: UploadRequest,
  { uid, now, isLetIn }: UploadCaller,
  dependencies: UploadDependencies,
): Promise<UploadAnswer> {
  const { contentHash, sizeBytes } = request;
  if (sizeBytes === 0) throw new TasukiFailure('recording/empty-file');
  if (sizeBytes > UPLOAD_LIMITS.fileMaxBytes) throw new TasukiFailure('recording/too-large');
  const { firestore, store, limits, storedBytesMaximum } = dependencies;
  const known = await firestore.doc(firestorePaths.upload(uid, contentHash)).get();
  if (isUnderWay(known)) {
    // A file that the runner uploaded stays when Garmin's data are deleted.
    if (known.get('source') === 'garmin') await known.ref.update({ source: 'file' });
    return { kind: 'alreadyThere', state: stateOf(known) };
  }
  const attempt = { attempts: 1, bytes: sizeBytes };
  if (!(await spendUploadUsage(uid, attempt, { firestore, now, limits }))) {
    throw new TasukiFailure('recording/daily-limit');
  }
  if (mayHaveBytes(known)) {
    // A tab that was closed may have sent them without saying so, or they failed before.
    const caller = { uid, now, isLetIn, mayTryAgain: true };
    const state = await beginDecoding(request, caller, dependencies);
    if (state !== null) return { kind: 'alreadyThere', state };
  }
  const noted = await noteRequest(request, { uid, storedBytesMaximum, now, isLetIn }, firestore);
  if (!(noted instanceof Date)) return noted;
  const target = await store.createUploadTarget({
    key: recordingBlobKey(uid, contentHash),
    sizeBytes,
    contentHash,
    expiresAt: expiryOf(noted),
  });
  return { kind: 'target', ...target };
}

function stateOf(snapshot: DocumentSnapshot): RecordingUpload['state'] {
  return snapshot.get('state') as RecordingUpload['state'];
}

function isUnderWay(snapshot: DocumentSnapshot): boolean {
  return snapshot.exists && (stateOf(snapshot) === 'received' || stateOf(snapshot) === 'done');
}

/** Whether bytes that are there are worth another look: all but those that were the wrong ones. */
function mayHaveBytes(known: DocumentSnapshot): boolean {
  return known.exists && known.get('failureCode') !== 'recording/upload-mismatch';
}

/**
 * Writes the upload's document, and counts its bytes. Its job is written with it, due
 * when the target has expired: an upload that nobody completes ends then.
 * Asked again within a minute it writes nothing, so many at once do not wait for each other.
 *
 * @returns when it was asked for, from which its target's time counts; the answer when another tab was faster
 * @throws TasukiFailure 'recording/storage-full', 'recording/too-many-attempts', and what `requireFirstRun` throws
 */
async function noteRequest(
  { contentHash, fileName, sizeBytes }: UploadRequest,
  { uid, storedBytesMaximum, now, isLetIn }: UploadCaller & { storedBytesMaximum: number },
  firestore: Firestore,
): Promise<UploadAnswer | Date> {
  const reference = firestore.doc(firestorePaths.upload(uid, contentHash));
  const job = decodeJob(uid, contentHash);
  const jobReference = firestore.doc(firestorePaths.job(job.id));
  const countReference = storedBytesCount({ uid, contentHash }, firestore);
  return retryOnContention(async () => firestore.runTransaction(write));

  async function write(transaction: Transaction): Promise<UploadAnswer | Date> {
    const [upload, jobSnapshot] = await transaction.getAll(reference, jobReference);
    const count = await transaction.get(countReference);
    if (!isLetIn) await requireFirstRun(transaction, { uid, contentHash }, firestore);
    if (upload && isUnderWay(upload)) return { kind: 'alreadyThere', state: stateOf(upload) };
    const requestedAt = upload?.get('requestedAt') as Timestamp | undefined;
    const isSame = upload?.get('state') === 'requested' && upload.get('sizeBytes') === sizeBytes;
    if (isSame && requestedAt) {
      const ageMilliseconds = now.getTime() - requestedAt.toMillis();
      if (ageMilliseconds < ASKED_AGAIN_MILLISECONDS) return requestedAt.toDate();
    }
    const time = Timestamp.fromDate(now);
    const currentJob = storedJob(jobSnapshot);
    const stored = storedUpload(upload);
    const attempts = nextAttempt(stored, now);
    const { countedBytes = 0 } = stored ?? {};
    countStoredBytes(transaction, count, { sizeBytes, countedBytes }, storedBytesMaximum);
    askForJob(transaction, firestore, job, { current: currentJob, now, dueAt: expiryOf(now) });
    transaction.set(reference, {
      contentHash,
      fileName,
      sizeBytes,
      state: 'requested',
      failureCode: null,
      activityIds: [],
      isPartial: false,
      attempts,
      countedBytes: sizeBytes,
      requestedAt: time,
      updatedAt: time,
    });
    return now;
  }
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + UPLOAD_LIMITS.targetLifetimeMinutes * MINUTE_MILLISECONDS);
}
