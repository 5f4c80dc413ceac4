import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { hasRunnerWords, type ActivityOwnerField } from '@tasuki/domain/activities/activity-fields';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { sourcePolicy } from '@tasuki/domain/activities/source-policy';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { placeOfMain } from '../activities/duplicates.ts';
import {
  deleteDetail,
  releaseDuplicates,
  WITHOUT_FIGURES,
} from '../activities/activity-remains.ts';

/** Four documents each, and those that repeat them: below Firestore's 500 writes. */
export const BATCH_SIZE = 50;
/** Recordings of one run. */
const DUPLICATES_MAXIMUM = 5;

/**
 * Deletes one batch of the activities that nobody but Strava reported: row, analysis, recording and
 * track. Where the runner wrote something of their own, the row stays as their entry in a diary: id,
 * start, sport and their words. Activities that repeated a deleted one stand for themselves.
 *
 * @returns whether there may be more
 */
export async function deleteStravaData(uid: string, firestore: Firestore): Promise<boolean> {
  const rows = await firestore
    .collection(firestorePaths.activities(uid))
    .where('sources', '==', ['strava'])
    .limit(BATCH_SIZE)
    .get();
  if (rows.empty) return false;
  const batch = firestore.batch();
  await addDeletions(rows.docs, uid, batch, firestore);
  await batch.commit();
  return rows.size === BATCH_SIZE;
}

/**
 * Adds to a batch what deletes the activities of rows, at most {@link BATCH_SIZE} of them. What the
 * runner wrote of their own stays, as it is said above.
 */
export async function addDeletions(
  rows: readonly DocumentSnapshot[],
  uid: string,
  batch: WriteBatch,
  firestore: Firestore,
): Promise<void> {
  const goes = new Set(rows.map(({ id }) => id));
  for (const row of rows) {
    const repeating = await firestore
      .collection(firestorePaths.activities(uid))
      .where('duplicateOf', '==', row.id)
      .limit(DUPLICATES_MAXIMUM)
      .get();
    releaseDuplicates(
      batch,
      row,
      repeating.docs.filter(({ id }) => !goes.has(id)),
    );
    deleteDetail(batch, firestore, uid, row.id);
    if (hasRunnerWords(row.data() ?? {})) {
      const main = rows.filter(({ id }) => id === row.get('duplicateOf'));
      const place = main.length > 0 && placeOfMain(main.map((one) => one.data() ?? {}));
      batch.update(row.ref, { ...DIARY_ENTRY, ...place });
    } else {
      batch.delete(row.ref);
    }
  }
}

/**
 * The remaining fields are the runner's own, under the terms of manual entries. The row still
 * repeats what it repeated, or a list would show the run twice.
 */
const DIARY_ENTRY = {
  ...WITHOUT_FIGURES,
  sources: ['manual'],
  policy: sourcePolicy('manual', 'standard'),
  visibleToCoach: false,
  utcOffsetMinutes: null,
  feedbackState: 'withheld',
  fetchedAt: FieldValue.delete(),
  expiresAt: FieldValue.delete(),
  stravaPost: FieldValue.delete(),
} as const satisfies Partial<Record<Exclude<keyof ActivityRow, ActivityOwnerField>, unknown>>;
