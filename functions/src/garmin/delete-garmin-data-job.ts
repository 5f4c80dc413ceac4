import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { jobHandler, type JobHandler } from '../jobs/job-handler.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { logInfo } from '../platform/log.ts';
import { addDeletions, BATCH_SIZE } from '../provider-links/delete-strava-data.ts';
import { garminBlobPrefix, recordingBlobKey, type BlobStore } from '../blob-store/blob-store.ts';
import { deleteUpload } from '../recordings/stored-bytes.ts';
import { storedUpload } from '../recordings/stored-upload.ts';
import { takesFromGarmin } from './ask-garmin.ts';

/** In one step: 500 activities. */
const BATCHES_A_STEP = 10;
/** When what was under way while the link ended has arrived or been given up. */
const SECOND_LOOK_MILLISECONDS = 15 * MINUTE_MILLISECONDS;

/** `looks`: how often it was done before. */
export const DELETE_GARMIN_DATA: JobKind<{ uid: string; looks: number }> = {
  name: 'delete-garmin-data',
  queue: 'long',
  personOf: ({ uid }) => uid,
};

interface DeletionDependencies {
  firestore: Firestore;
  store: BlobStore;
}

/**
 * The job that deletes what came from Garmin after the runner took their consent back
 * there: activities, files and what is remembered of them. What the runner wrote stays
 * as their diary, and so does what they dropped in themselves. It looks twice.
 */
export function deleteGarminDataJob(dependencies: DeletionDependencies): JobHandler {
  const { firestore, store } = dependencies;
  return jobHandler(DELETE_GARMIN_DATA, {
    run: async (payload, now) => {
      const { uid } = payload;
      const nothing = { fulfil: () => undefined };
      // Linked again in the meantime: what is here is allowed again.
      if (await takesFromGarmin(firestore, uid)) return nothing;
      for (let batch = 0; batch < BATCHES_A_STEP; batch += 1) {
        const hasMore = [
          await deleteActivities(uid, firestore),
          await deleteFiles(uid, dependencies),
          await forgetActivities(uid, firestore),
        ];
        if (!hasMore.includes(true)) break;
        if (batch === BATCHES_A_STEP - 1) return { ...nothing, next: { dueAt: now, payload } };
      }
      await store.removeAll(garminBlobPrefix(uid));
      logInfo('data of Garmin deleted', { uid, looks: payload.looks });
      if (payload.looks > 0) return nothing;
      const dueAt = new Date(now.getTime() + SECOND_LOOK_MILLISECONDS);
      return { ...nothing, next: { dueAt, payload: { uid, looks: 1 } } };
    },
    giveUp: () => undefined,
  });
}

/** @returns whether there may be more */
async function deleteActivities(uid: string, firestore: Firestore): Promise<boolean> {
  const rows = await firestore
    .collection(firestorePaths.activities(uid))
    .where('sources', '==', ['garmin'])
    .limit(BATCH_SIZE)
    .get();
  if (rows.empty) return false;
  const uploads = await firestore.getAll(
    ...rows.docs.map((row) =>
      firestore.doc(firestorePaths.upload(uid, String(row.get('contentHash')))),
    ),
  );
  const isOwn = (_row: DocumentSnapshot, index: number) =>
    storedUpload(uploads[index])?.source === 'file';
  const batch = firestore.batch();
  for (const row of rows.docs.filter(isOwn)) batch.update(row.ref, { sources: ['file'] });
  const going = rows.docs.filter((row, index) => !isOwn(row, index));
  await addDeletions(going, uid, batch, firestore);
  await batch.commit();
  return rows.size === BATCH_SIZE;
}

/** @returns whether there may be more */
async function deleteFiles(
  uid: string,
  { firestore, store }: DeletionDependencies,
): Promise<boolean> {
  const uploads = await firestore
    .collection(firestorePaths.uploads(uid))
    .where('source', '==', 'garmin')
    .limit(BATCH_SIZE)
    .get();
  for (const { id } of uploads.docs) {
    await store.remove(recordingBlobKey(uid, id));
    await deleteUpload({ uid, contentHash: id }, firestore);
  }
  return uploads.size === BATCH_SIZE;
}

/**
 * Deletes the record of known activities, which would keep a later link from importing them again.
 */
async function forgetActivities(uid: string, firestore: Firestore): Promise<boolean> {
  const known = await firestore
    .collection(firestorePaths.garminActivities(uid))
    .limit(BATCH_SIZE)
    .get();
  const batch = firestore.batch();
  for (const { ref } of known.docs) batch.delete(ref);
  await batch.commit();
  return known.size === BATCH_SIZE;
}
