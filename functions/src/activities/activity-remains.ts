import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { placesAfter, richnessOfRow, type Place } from './duplicates.ts';
import { storedRow } from './stored-activity.ts';

/** A transaction or a batch. */
interface Writer {
  update: (
    reference: DocumentReference,
    fields: { [Field in keyof Place]: Place[Field] },
  ) => unknown;
  delete: (reference: DocumentReference) => unknown;
}

/**
 * The fields of a row that keeps only ids, start, sport, the runner's own words and the row it
 * repeats. Times that must be numbers are 0.
 */
export const WITHOUT_FIGURES = {
  sourceTitle: null,
  distanceMeters: null,
  elapsedSeconds: 0,
  movingSeconds: 0,
  averagePaceSecondsPerKilometer: null,
  averageSpeedMetersPerSecond: null,
  averageHeartRateBeatsPerMinute: null,
  heartRateQuality: null,
  isDistanceContradicted: null,
  ascentMeters: null,
  speedCurveMetersPerSecond: null,
  load: null,
  purpose: null,
  richness: 0,
  feedbackLead: null,
  feedbackNextStep: null,
  contentHash: '',
  isPurged: true,
} as const satisfies Partial<ActivityRow>;

/** Deletes all of an activity but its row. */
export function deleteDetail(
  writer: Pick<Writer, 'delete'>,
  firestore: Firestore,
  uid: string,
  activityId: string,
): void {
  writer.delete(firestore.doc(firestorePaths.activityAnalysis(uid, activityId)));
  writer.delete(firestore.doc(firestorePaths.recording(uid, activityId)));
  writer.delete(firestore.doc(firestorePaths.track(uid, activityId)));
}

/** Rows that repeated a main activity that goes repeat the richest of them from now on. */
export function releaseDuplicates(
  writer: Pick<Writer, 'update'>,
  leaving: DocumentSnapshot,
  repeating: readonly QueryDocumentSnapshot[],
): void {
  const places = placesAfter(
    [{ isHidden: leaving.get('isHidden') as unknown }],
    repeating.map((row) => ({
      id: row.id,
      richness: richnessOfRow(storedRow(row)),
    })),
  );
  for (const { id, ref } of repeating) {
    const place = places.get(id);
    if (place) writer.update(ref, place);
  }
}
