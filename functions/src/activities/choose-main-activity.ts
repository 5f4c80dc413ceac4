import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { ActivityReference } from '@tasuki/domain/callables';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

/** Recordings of one and the same activity; nobody carries more devices. */
const REPEATING_MAXIMUM = 40;

/**
 * Makes an activity the main one of those that are the same; the main one until now and all that
 * repeated it repeat this one from now on. The choice outlasts what comes later. Where the coach
 * may speak of the main one, one of which it may not takes its place at nobody's word.
 *
 * @throws TasukiFailure 'common/not-found', 'topic/activity-withheld'
 */
export async function chooseMainActivity(
  { activityId }: ActivityReference,
  { uid }: { uid: string },
  firestore: Firestore,
): Promise<{ isMain: boolean }> {
  const reference = firestore.doc(firestorePaths.activity(uid, activityId));
  await firestore.runTransaction(async (transaction) => {
    const chosen = await transaction.get(reference);
    if (!chosen.exists) throw new TasukiFailure('common/not-found');
    const mainId = chosen.get('duplicateOf') as string | null;
    if (mainId === null) {
      transaction.update(reference, { isChosenMain: true });
      return;
    }
    const mainReference = firestore.doc(firestorePaths.activity(uid, mainId));
    const repeating = firestore
      .collection(firestorePaths.activities(uid))
      .where('duplicateOf', '==', mainId)
      .limit(REPEATING_MAXIMUM);
    const [main, others] = await Promise.all([
      transaction.get(mainReference),
      transaction.get(repeating),
    ]);
    const isAnalysed = (row: DocumentSnapshot) => row.get('policy.analyse') === true;
    if (main.exists && isAnalysed(main) && !isAnalysed(chosen)) {
      throw new TasukiFailure('topic/activity-withheld');
    }
    const repeats = { duplicateOf: activityId, isChosenMain: FieldValue.delete() };
    for (const other of others.docs) {
      if (other.id !== activityId) transaction.update(other.ref, repeats);
    }
    if (main.exists) transaction.update(mainReference, repeats);
    transaction.update(reference, { duplicateOf: null, isChosenMain: true });
  });
  return { isMain: true };
}
