import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { StravaTerms } from '@tasuki/domain/activities/source-policy';
import type { RecordingUpload } from '@tasuki/domain/uploads/upload';
import { RESERVED_PROCESSOR_MILLISECONDS } from '@tasuki/domain/uploads/upload-usage';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { topicIdOf } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ActivityDocuments } from '../../activities/activity-documents.ts';
import { storedAnalysis, storedRow } from '../../activities/stored-activity.ts';
import { analyseFile } from '../../file-reading/analyse-file.ts';
import { writeGarminFile } from '../../garmin/file-arrival.ts';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { logInfo } from '../../platform/log.ts';
import { DECODER_VERSION } from '../../recordings/decoder-version.ts';
import { unlessUnreadable } from '../../platform/firestore/read-stored.ts';
import { recordingBlobKey, type BlobStore } from '../../blob-store/blob-store.ts';
import { storedUpload } from '../../recordings/stored-upload.ts';
import { analysedWithin, nextDay } from '../processor-time.ts';
import { reserveProcessorTime } from '../upload-usage.ts';
import { isOutdated, READ_FILE_AGAIN, type ReadFileAgainPayload } from './outdated-uploads.ts';
import { rewriteFile } from './rewrite-file.ts';

export interface ReadAgainDependencies {
  firestore: Firestore;
  store: BlobStore;
  stravaTerms: StravaTerms;
}

/**
 * The job that reads one stored file again that an earlier decoder has read. Where more comes of it,
 * the activities are written again under their ids, with what the runner wrote; otherwise
 * they stay as they are. Running it again changes nothing.
 */
export function readFileAgainJob(dependencies: ReadAgainDependencies): JobHandler {
  const { firestore } = dependencies;
  return jobHandler(READ_FILE_AGAIN, {
    run: async (payload, now) => {
      const reference = firestore.doc(firestorePaths.upload(payload.uid, payload.contentHash));
      const upload = storedUpload(await reference.get());
      if (!upload || !isOutdated(upload)) return { fulfil: () => undefined };
      const activities = await decodedAgain(payload, upload, dependencies, now);
      // Its person's day is used up; nobody waits for this one.
      if (activities === null) {
        return { fulfil: () => undefined, next: { dueAt: nextDay(now), payload } };
      }
      let isRewritten = false;
      return {
        fulfil: async (transaction) => {
          const current = storedUpload(await transaction.get(reference));
          if (!current || !isOutdated(current)) return;
          const written = await rewrite(transaction, firestore, payload, {
            upload: current,
            activities,
            now,
          });
          isRewritten = written !== null;
          transaction.update(reference, {
            ...written,
            decoderVersion: DECODER_VERSION,
            updatedAt: Timestamp.fromDate(now),
          });
        },
        afterwards: () => {
          if (isRewritten) logInfo('recording read again', { ...payload });
          return Promise.resolve();
        },
      };
    },
    // The earlier reading stays; the next version tries again.
    giveUp: () => undefined,
  });
}

/**
 * Decodes the file with the current decoder; empty if it is gone or refused.
 *
 * @returns null if its person has no processor time left today
 */
export async function decodedAgain(
  { uid, contentHash }: ReadFileAgainPayload,
  upload: RecordingUpload,
  { firestore, store, stravaTerms }: ReadAgainDependencies,
  now: Date,
): Promise<ActivityDocuments[] | null> {
  const key = recordingBlobKey(uid, contentHash);
  if ((await store.sizeOf(key)) === null) return [];
  const bytes = await store.read(key);
  if (createHash('sha256').update(bytes).digest('hex') !== contentHash) return [];
  const time = await reserveProcessorTime(uid, RESERVED_PROCESSOR_MILLISECONDS, { firestore, now });
  if (!time) return null;
  try {
    return await analysedWithin(time, async (onProcessorTime) =>
      analyseFile(
        { bytes, fileName: upload.fileName },
        { uid, contentHash, source: upload.source ?? 'file', stravaTerms, now },
        firestore,
        { onProcessorTime },
      ),
    );
  } catch (cause) {
    if (cause instanceof TasukiFailure) return [];
    throw cause;
  }
}

/** @returns what changes in the upload; null when nothing was written */
async function rewrite(
  transaction: Transaction,
  firestore: Firestore,
  { uid, contentHash }: ReadFileAgainPayload,
  {
    upload,
    activities,
    now,
  }: { upload: RecordingUpload; activities: readonly ActivityDocuments[]; now: Date },
): Promise<Pick<RecordingUpload, 'activityIds' | 'isPartial'> | null> {
  if (activities.length === 0 || upload.activityIds.length === 0) return null;
  const snapshots = await transaction.getAll(
    ...upload.activityIds.map((id) => firestore.doc(firestorePaths.activity(uid, id))),
  );
  const rows = snapshots.map((snapshot) => storedRow(snapshot)).filter((row) => row !== undefined);
  // Activities that were deleted since must not come back.
  if (rows.length === 0) return null;
  const createdAt = new Map(rows.map((row) => [row.id, row.createdAt]));
  const kept = activities.map((activity) => ({
    ...activity,
    row: { ...activity.row, createdAt: createdAt.get(activity.row.id) ?? now },
  }));
  const origin = { uid, contentHash, now };
  if (!isReadDifferently(activities, rows)) {
    const judged = await judgedDifferently(transaction, firestore, uid, kept);
    if (judged.length === 0) return null;
    if (!upload.garmin) {
      const earlierIds = judged.map(({ row }) => row.id);
      await rewriteFile(transaction, firestore, origin, { activities: judged, earlierIds });
      return { activityIds: upload.activityIds, isPartial: upload.isPartial };
    }
    // A delivery of Garmin's is written as a whole or not at all.
    if (judged.length < kept.length) return null;
  }
  const activityIds = upload.garmin
    ? await writeGarminFile(transaction, firestore, origin, {
        delivery: upload.garmin,
        decoded: kept,
      })
    : await rewriteFile(transaction, firestore, origin, {
        activities: kept,
        earlierIds: upload.activityIds,
      });
  return { activityIds, isPartial: activities.some(({ row }) => row.isPartial) };
}

/** Figures that are shown; where one is another, the file was read differently. */
const READ_FIELDS = [
  'sport',
  'utcOffsetMinutes',
  'distanceMeters',
  'elapsedSeconds',
  'movingSeconds',
  'averageHeartRateBeatsPerMinute',
  'ascentMeters',
  'isPartial',
  'isIndoor',
  'isTransition',
] as const;

function isReadDifferently(
  activities: readonly ActivityDocuments[],
  rows: readonly ActivityRow[],
): boolean {
  const stored = new Map(rows.map((row) => [row.id, row]));
  return (
    activities.length !== rows.length ||
    activities.some(({ row }) => {
      const before = stored.get(row.id);
      return (
        before === undefined ||
        before.startedAt.getTime() !== row.startedAt.getTime() ||
        READ_FIELDS.some((field) => before[field] !== row[field])
      );
    })
  );
}

/**
 * Those whose words or purpose are others by today's rules, the figures being the same. What the
 * runner and the coach have talked about stays as it was when they did.
 */
async function judgedDifferently(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  activities: readonly ActivityDocuments[],
): Promise<ActivityDocuments[]> {
  const ids = activities.map(({ row }) => row.id);
  const analyses = await transaction.getAll(
    ...ids.map((id) => firestore.doc(firestorePaths.activityAnalysis(uid, id))),
  );
  const topics = await transaction.getAll(
    ...ids.map((id) => firestore.doc(firestorePaths.topic(topicIdOf(uid, id, null)))),
  );
  return activities.filter(({ analysis }, index) => {
    const snapshot = analyses[index];
    if (snapshot?.exists !== true || topics[index]?.exists === true) return false;
    const stored = unlessUnreadable(() => storedAnalysis(snapshot));
    return (
      stored === undefined ||
      stored.purpose !== analysis.purpose ||
      wordsOf(stored) !== wordsOf(analysis)
    );
  });
}

/** The sentences before any figure or language's choice of one is put in. */
export function wordsOf({ feedback }: Pick<ActivityAnalysis, 'feedback'>): string {
  return (feedback?.sentences ?? []).map(({ text }) => text).join('\n');
}
