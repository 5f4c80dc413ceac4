// Hides the main activity where the runner hid the one that was the main one before it. It is for
// activities whose place was taken when hiding did not go with it yet:
//   gcloud auth application-default login
//   npm run hide:main-activities -- <project id>
import {
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

/** The part of a row that decides. */
type StoredRow = Partial<Pick<ActivityRow, 'isHidden' | 'duplicateOf' | 'isChosenMain'>> & {
  createdAt?: Timestamp;
};

const PAGE = 100;

/**
 * Hides what is to be hidden of everybody. Meant for once: somebody who hides a copy afterwards hides
 * that one alone.
 *
 * @returns how many activities were hidden
 */
export async function hideMainActivities(firestore: Firestore): Promise<number> {
  const people = firestore.collection('users').orderBy(FieldPath.documentId()).select();
  let hidden = 0;
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? people : people.startAfter(after)).limit(PAGE).get();
    for (const { id } of docs) hidden += await hideMainActivitiesOf(id, firestore);
    if (docs.length < PAGE) return hidden;
    after = docs.at(-1)?.id ?? null;
  }
}

/** The same for one runner. Safe to repeat: what was moved once is a plain copy. */
export async function hideMainActivitiesOf(uid: string, firestore: Firestore): Promise<number> {
  const rows = firestore
    .collection(firestorePaths.activities(uid))
    .where('isHidden', '==', true)
    .orderBy(FieldPath.documentId());
  let hidden = 0;
  let after: string | null = null;
  for (;;) {
    const { docs } = await (after === null ? rows : rows.startAfter(after)).limit(PAGE).get();
    for (const row of docs) if (await isMoved(uid, row, firestore)) hidden += 1;
    if (docs.length < PAGE) return hidden;
    after = docs.at(-1)?.id ?? null;
  }
}

/** Moves the hiding of a copy to the main activity, where that took its place. */
async function isMoved(
  uid: string,
  { ref }: QueryDocumentSnapshot,
  firestore: Firestore,
): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const copy = ((await transaction.get(ref)).data() ?? {}) as StoredRow;
    if (copy.isHidden !== true || typeof copy.duplicateOf !== 'string') return false;
    const main = await transaction.get(
      firestore.doc(firestorePaths.activity(uid, copy.duplicateOf)),
    );
    if (!main.exists) return false;
    const row = (main.data() ?? {}) as StoredRow;
    // One that is older was the main one all along, and the runner hid the copy alone.
    const isSuccessor = row.isChosenMain === true || isLater(row, copy);
    if (row.duplicateOf !== null || !isSuccessor) return false;
    transaction.update(ref, { isHidden: false });
    transaction.update(main.ref, { isHidden: true });
    return row.isHidden !== true;
  });
}

function isLater(a: StoredRow, b: StoredRow): boolean {
  return (a.createdAt?.toMillis() ?? 0) > (b.createdAt?.toMillis() ?? 0);
}
