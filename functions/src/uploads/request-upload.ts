import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { UPLOAD_LIMITS, type RecordingUpload } from '@tasuki/domain/activities/upload';
import type { UploadAnswer, UploadRequest } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { recordingBlobKey, type BlobStore } from './blob-store.ts';
import { askForJob } from '../jobs/ask-for-job.ts';
import { jobId, type StoredJob } from '../jobs/job.ts';
import { beginDecoding, decodeJob } from './begin-decoding.ts';

const DAY_MILLISECONDS = 24 * 3600 * 1000;

/** How many files one person may have on their way, and may newly send in a day. */
export type UploadBudget = Record<'openUploadsMaximum' | 'dailyUploadsMaximum', number>;

export interface UploadDependencies {
  firestore: Firestore;
  store: BlobStore;
  /** Hands a written job to a task. */
  startJob: (id: string) => Promise<void>;
  limits: UploadBudget;
}

/**
 * Answers where a recording's bytes may be put, or that they are known already.
 * Asking again for the same file gives a new target until its bytes are there;
 * a failed file may be asked for again.
 *
 * @throws TasukiFailure 'recording/empty-file', 'recording/too-large', 'recording/too-many-uploads'
 */
export async function requestUpload(
  request: UploadRequest,
  { uid, now }: { uid: string; now: Date },
  dependencies: UploadDependencies,
): Promise<UploadAnswer> {
  const { contentHash, sizeBytes } = request;
  if (sizeBytes === 0) throw new TasukiFailure('recording/empty-file');
  if (sizeBytes > UPLOAD_LIMITS.fileMaxBytes) throw new TasukiFailure('recording/too-large');
  const { firestore, store, limits } = dependencies;
  const known = await firestore.doc(firestorePaths.upload(uid, contentHash)).get();
  if (isUnderWay(known)) {
    // What the runner has themselves stays when Garmin's goes.
    if (known.get('source') === 'garmin') await known.ref.update({ source: 'file' });
    return { kind: 'alreadyThere', state: stateOf(known) };
  }
  if (mayHaveBytes(known)) {
    // A tab that was closed may have sent them without saying so, or they failed before.
    const state = await beginDecoding(request, { uid, now }, dependencies);
    if (state !== null) return { kind: 'alreadyThere', state };
  }
  if (!known.exists) {
    await refuseTooMany(firestore, uid, now, limits);
  }
  const answer = await noteRequest(firestore, uid, request, now);
  if (answer) return answer;
  const target = await store.createUploadTarget({
    key: recordingBlobKey(uid, contentHash),
    sizeBytes,
    contentHash,
    expiresAt: expiryOf(now),
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
 * Counts by aggregation, not by a counter: hundreds of files asked for at once
 * would wait for each other at one document. A few too many may slip through so.
 */
async function refuseTooMany(
  firestore: Firestore,
  uid: string,
  now: Date,
  limits: UploadBudget,
): Promise<void> {
  const uploads = firestore.collection(firestorePaths.uploads(uid));
  const [open, today] = await Promise.all([
    uploads.where('state', 'in', ['requested', 'received']).count().get(),
    uploads
      .where('requestedAt', '>=', Timestamp.fromDate(startOfDay(now)))
      .count()
      .get(),
  ]);
  const isTooMany =
    open.data().count >= limits.openUploadsMaximum ||
    today.data().count >= limits.dailyUploadsMaximum;
  if (isTooMany) throw new TasukiFailure('recording/too-many-uploads');
}

/**
 * Writes the upload's document. Its job is written with it, due
 * when the target has expired: an upload that nobody completes ends then.
 *
 * @returns the answer when another tab was faster, else null
 */
async function noteRequest(
  firestore: Firestore,
  uid: string,
  { contentHash, fileName, sizeBytes }: UploadRequest,
  now: Date,
): Promise<UploadAnswer | null> {
  const reference = firestore.doc(firestorePaths.upload(uid, contentHash));
  const job = decodeJob(uid, contentHash);
  const jobReference = firestore.doc(firestorePaths.job(jobId(job.kind, job.key)));
  return firestore.runTransaction(async (transaction) => {
    const [upload, jobSnapshot] = await transaction.getAll(reference, jobReference);
    if (upload && isUnderWay(upload)) return { kind: 'alreadyThere', state: stateOf(upload) };
    const time = Timestamp.fromDate(now);
    const currentJob = jobSnapshot?.data() as StoredJob | undefined;
    askForJob(transaction, firestore, job, currentJob, expiryOf(now), now);
    transaction.set(reference, {
      contentHash,
      fileName,
      sizeBytes,
      state: 'requested',
      failureCode: null,
      activityIds: [],
      isPartial: false,
      requestedAt: time,
      updatedAt: time,
    });
    return null;
  });
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() + UPLOAD_LIMITS.targetLifetimeMinutes * 60_000);
}

function startOfDay(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS);
}
