import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { StravaTerms } from '@tasuki/domain/activities/source-policy';
import type { RecordingUpload } from '@tasuki/domain/activities/upload';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ActivityDocuments } from '../activities/activity-documents.ts';
import type { JobHandler, JobPayloads, JobResult } from '../jobs/job.ts';
import { logInfo } from '../platform/log.ts';
import { recordingBlobKey, type BlobStore } from './blob-store.ts';
import { failUpload } from './fail-upload.ts';

export interface DecodeUploadDependencies {
  firestore: Firestore;
  store: BlobStore;
  stravaTerms: StravaTerms;
}

type Payload = JobPayloads['decode-upload'];

/**
 * The job that makes activities of an uploaded file. A file that is no
 * recording ends it too: the upload then says why. Only what may be better next
 * time (a store or a database that does not answer) is repeated.
 */
export function decodeUploadJob(
  dependencies: DecodeUploadDependencies,
): JobHandler<'decode-upload'> {
  const { firestore } = dependencies;
  return {
    run: async (payload, now) => {
      const reference = firestore.doc(firestorePaths.upload(payload.uid, payload.contentHash));
      const upload = (await reference.get()).data() as RecordingUpload | undefined;
      if (!upload || upload.state === 'done' || upload.state === 'failed') {
        return { fulfil: () => undefined };
      }
      try {
        return await decode(payload, upload, dependencies, now);
      } catch (cause) {
        if (!(cause instanceof TasukiFailure)) throw cause;
        return failed(payload, cause.code, dependencies, now);
      }
    },
    giveUp: async (payload, transaction, now) =>
      failUpload(payload, 'common/unavailable', firestore, transaction, now),
  };
}

async function decode(
  payload: Payload,
  upload: RecordingUpload,
  { firestore, store, stravaTerms }: DecodeUploadDependencies,
  now: Date,
): Promise<JobResult> {
  const { uid, contentHash } = payload;
  const bytes = await uploadedBytes(payload, upload, store);
  const [{ analyseFile }, { readSurroundings, writeActivities }] = await Promise.all([
    import('../activities/analyse-file.ts'),
    import('../activities/write-activities.ts'),
  ]);
  const activities = await analyseFile(
    { bytes, fileName: upload.fileName },
    { uid, contentHash, source: 'file', stravaTerms, now },
    firestore,
  );
  return {
    fulfil: async (transaction) => {
      const surroundings = await readSurroundings(transaction, firestore, uid, activities);
      writeActivities(transaction, firestore, uid, activities, surroundings);
      transaction.update(firestore.doc(firestorePaths.upload(uid, contentHash)), {
        ...doneFields(activities),
        updatedAt: Timestamp.fromDate(now),
      });
    },
    afterwards: () => {
      logInfo('recording decoded', { uid, contentHash, activities: activities.length });
      return Promise.resolve();
    },
  };
}

function doneFields(
  activities: readonly ActivityDocuments[],
): Pick<RecordingUpload, 'state' | 'failureCode' | 'activityIds' | 'isPartial'> {
  return {
    state: 'done',
    failureCode: null,
    activityIds: activities.map(({ row }) => row.id),
    isPartial: activities.some(({ row }) => row.isPartial),
  };
}

/** The stored bytes, proven to be those that were announced. */
async function uploadedBytes(
  { uid, contentHash }: Payload,
  upload: RecordingUpload,
  store: BlobStore,
): Promise<Uint8Array> {
  const key = recordingBlobKey(uid, contentHash);
  const sizeBytes = await store.sizeOf(key);
  if (sizeBytes === null) {
    // Asked for, and never sent: the job was due when the target had expired.
    throw new TasukiFailure(
      upload.state === 'requested' ? 'recording/upload-expired' : 'recording/upload-interrupted',
    );
  }
  if (sizeBytes !== upload.sizeBytes) throw new TasukiFailure('recording/upload-mismatch');
  const bytes = await store.read(key);
  if (createHash('sha256').update(bytes).digest('hex') !== contentHash) {
    throw new TasukiFailure('recording/upload-mismatch');
  }
  return bytes;
}

function failed(
  payload: Payload,
  code: FailureCode,
  { firestore }: DecodeUploadDependencies,
  now: Date,
): JobResult {
  return {
    fulfil: async (transaction) => failUpload(payload, code, firestore, transaction, now),
    afterwards: () => {
      logInfo('upload is no recording', { ...payload, code });
      return Promise.resolve();
    },
  };
}
