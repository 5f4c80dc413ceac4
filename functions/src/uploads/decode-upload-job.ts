import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { StravaTerms } from '@tasuki/domain/activities/source-policy';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import { RESERVED_PROCESSOR_MILLISECONDS } from '@tasuki/domain/uploads/upload-usage';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ActivityDocuments } from '../activities/activity-documents.ts';
import { analyseFile } from '../file-reading/analyse-file.ts';
import { readSurroundings, writeActivities } from '../activities/write-activities.ts';
import { fileReaders } from '../file-reading/file-reader-pool.ts';
import { takesFromGarmin } from '../garmin/ask-garmin.ts';
import { writeGarminFile } from '../garmin/file-arrival.ts';
import { noteGarminArrival } from '../garmin/garmin-progress.ts';
import { jobHandler, type JobHandler, type JobResult } from '../jobs/job-handler.ts';
import { logInfo } from '../platform/log.ts';
import { DECODER_VERSION } from '../recordings/decoder-version.ts';
import { DECODE_UPLOAD, type DecodeUploadPayload } from '../recordings/ask-to-decode.ts';
import { garminBlobKey, recordingBlobKey, type BlobStore } from '../blob-store/blob-store.ts';
import { failUpload } from './fail-upload.ts';
import { storedUpload } from '../recordings/stored-upload.ts';
import { analysedWithin, nextDay } from './processor-time.ts';
import { reserveProcessorTime } from './upload-usage.ts';

export interface DecodeUploadDependencies {
  firestore: Firestore;
  store: BlobStore;
  stravaTerms: StravaTerms;
}

/**
 * The job that makes activities of an uploaded file. A file that is no
 * recording ends it too: the upload then says why. Only what may be better next
 * time (a store or a database that does not answer) is repeated.
 */
export function decodeUploadJob(dependencies: DecodeUploadDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(DECODE_UPLOAD, {
    run: async (payload, now) => {
      const reference = firestore.doc(firestorePaths.upload(payload.uid, payload.contentHash));
      const upload = storedUpload(await reference.get());
      if (!upload || upload.state === 'done' || upload.state === 'failed') {
        return { fulfil: () => undefined };
      }
      fileReaders.warmUp();
      try {
        return await decode(payload, upload, dependencies, now);
      } catch (cause) {
        if (!(cause instanceof TasukiFailure)) throw cause;
        return failed(payload, cause.code, dependencies, now);
      }
    },
    giveUp: async (payload, transaction, now, reason) => {
      const code = reason === 'too large' ? 'recording/too-demanding' : 'common/unavailable';
      await failUpload(transaction, firestore, payload, { code, now });
    },
  });
}

async function decode(
  payload: DecodeUploadPayload,
  upload: RecordingUpload,
  { firestore, store, stravaTerms }: DecodeUploadDependencies,
  now: Date,
): Promise<JobResult<DecodeUploadPayload>> {
  const { uid, contentHash } = payload;
  const bytes = await uploadedBytes(payload, upload, store);
  const time = await reserveProcessorTime(uid, RESERVED_PROCESSOR_MILLISECONDS, { firestore, now });
  // Its person's day is used up. The file was accepted, so it is read as soon as the next one begins.
  if (!time) return { fulfil: () => undefined, next: { dueAt: nextDay(now), payload } };
  const { garmin } = upload;
  // Now that they lie under their content's name.
  if (garmin) await store.remove(garminBlobKey(uid, garmin.callbackHash));
  const activities = await analysedWithin(time, async (onProcessorTime) =>
    analyseFile(
      { bytes, fileName: upload.fileName },
      { uid, contentHash, source: upload.source ?? 'file', stravaTerms, now },
      firestore,
      { onProcessorTime },
    ),
  );
  return {
    fulfil: async (transaction) => {
      // Files that the end of a link removed must not come back.
      const isOfGarmin = upload.source === 'garmin';
      if (isOfGarmin && !(await takesFromGarmin(firestore, uid, garmin?.garminUserId))) {
        await failUpload(transaction, firestore, payload, { code: 'provider/not-linked', now });
        return;
      }
      const origin = { uid, contentHash, now };
      const activityIds = await (garmin
        ? writeGarminFile(transaction, firestore, origin, { delivery: garmin, decoded: activities })
        : writeFile(transaction, firestore, uid, activities));
      transaction.update(firestore.doc(firestorePaths.upload(uid, contentHash)), {
        state: 'done',
        failureCode: null,
        activityIds,
        isPartial: activities.some(({ row }) => row.isPartial),
        decoderVersion: DECODER_VERSION,
        updatedAt: Timestamp.fromDate(now),
      });
    },
    afterwards: async () => {
      logInfo('recording decoded', { uid, contentHash, activities: activities.length });
      if (garmin) await noteGarminArrival(firestore, uid, now);
    },
  };
}

async function writeFile(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  activities: readonly ActivityDocuments[],
): Promise<string[]> {
  const surroundings = await readSurroundings(transaction, firestore, uid, activities);
  writeActivities(transaction, firestore, { uid, activities }, surroundings);
  return activities.map(({ row }) => row.id);
}

/** The stored bytes, proven to be those that were announced. Wrong ones go, since a target takes none over them. */
async function uploadedBytes(
  { uid, contentHash }: DecodeUploadPayload,
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
  if (sizeBytes === upload.sizeBytes) {
    const bytes = await store.read(key);
    if (createHash('sha256').update(bytes).digest('hex') === contentHash) return bytes;
  }
  await store.remove(key);
  throw new TasukiFailure('recording/upload-mismatch');
}

function failed(
  payload: DecodeUploadPayload,
  code: FailureCode,
  { firestore }: DecodeUploadDependencies,
  now: Date,
): JobResult {
  return {
    fulfil: async (transaction) => failUpload(transaction, firestore, payload, { code, now }),
    afterwards: () => {
      logInfo('upload is no recording', { ...payload, code });
      return Promise.resolve();
    },
  };
}
