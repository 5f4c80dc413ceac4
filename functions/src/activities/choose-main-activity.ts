import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { ActivityReference } from '@tasuki/domain/activities/activity-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { placeOfCopy, placeOfMain } from './duplicates.ts';
import { storedRow } from './stored-activity.ts';
import { takeSlots, timeSlots } from './time-slots.ts';

/** Recordings of one and the same activity; nobody carries more devices. */
const REPEATING_MAXIMUM = 40;
/** Each choice writes all of these, and each of them is looked at for trends, roster and words. */
const TURNS: TurnLimit = { kind: 'choose-main-activity', burst: 20, intervalSeconds: 30 };

/**
 * Makes an activity the main one of those that are the same. The main one until now and all that
 * repeated it repeat this one from now on. It is hidden where that one was. The choice outlasts what comes later. Where the coach
 * may speak of the main one, one of which it may not takes its place at nobody's word.
 *
 * @throws TasukiFailure 'common/not-found', 'topic/activity-withheld', 'auth/too-many-requests'
 */
export async function chooseMainActivity(
  { activityId }: ActivityReference,
  { uid, now }: { uid: string; now: Date },
  firestore: Firestore,
): Promise<{ isMain: boolean }> {
  await takeFreeTurn(uid, TURNS, now, firestore);
  const reference = firestore.doc(firestorePaths.activity(uid, activityId));
  const link = firestore.doc(firestorePaths.link(uid, 'strava'));
  const known = storedRow(await reference.get());
  if (!known) throw new TasukiFailure('common/not-found');
  const slots = timeSlots(firestore, uid, [known]);
  await firestore.runTransaction(async (transaction) => {
    // Every other writer of these rows reads and writes one of these documents, so the writes
    // conflict.
    const [chosen] = await transaction.getAll(reference, ...slots, link);
    if (!chosen?.exists) throw new TasukiFailure('common/not-found');
    const mainId = chosen.get('duplicateOf') as string | null;
    if (mainId === null) {
      transaction.update(reference, { isChosenMain: true });
      return;
    }
    const mainReference = firestore.doc(firestorePaths.activity(uid, mainId));
    const repeating = await firestore
      .collection(firestorePaths.activities(uid))
      .where('duplicateOf', '==', mainId)
      .limit(REPEATING_MAXIMUM)
      .select()
      .get();
    const [main, ...others] = await transaction.getAll(
      mainReference,
      ...repeating.docs.filter(({ id }) => id !== activityId).map(({ ref }) => ref),
    );
    const isAnalysed = (row: DocumentSnapshot) => row.get('policy.analyse') === true;
    if (main?.exists && isAnalysed(main) && !isAnalysed(chosen)) {
      throw new TasukiFailure('topic/activity-withheld');
    }
    const repeats = (former?: { isHidden: unknown }) => ({
      ...placeOfCopy(activityId, former),
      isChosenMain: FieldValue.delete(),
    });
    for (const other of others) {
      if (other.get('duplicateOf') === mainId) transaction.update(other.ref, repeats());
    }
    takeSlots(transaction, slots, now);
    const formerMain = main?.exists ? [{ isHidden: main.get('isHidden') as unknown }] : [];
    for (const former of formerMain) transaction.update(mainReference, repeats(former));
    transaction.update(reference, { ...placeOfMain(formerMain), isChosenMain: true });
  });
  return { isMain: true };
}
