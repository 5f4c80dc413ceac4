import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProviderLink } from '@tasuki/domain/people/provider-link';

/** How many of the runner's activities at Garmin are here: each counts once, however often it came. */
export async function countGarminActivities(firestore: Firestore, uid: string): Promise<number> {
  const shown = await firestore
    .collection(firestorePaths.garminActivities(uid))
    .where('isShown', '==', true)
    .count()
    .get();
  return shown.data().count;
}

/** Says on the link that something came, and how far the history is. */
export async function noteGarminArrival(
  firestore: Firestore,
  uid: string,
  now: Date,
): Promise<void> {
  const count = await countGarminActivities(firestore, uid);
  const reference = firestore.doc(firestorePaths.link(uid, 'garmin'));
  await firestore.runTransaction(async (transaction) => {
    const link = (await transaction.get(reference)).data() as ProviderLink | undefined;
    if (!link) return;
    const time = Timestamp.fromDate(now);
    const history = link.history;
    transaction.update(reference, {
      lastImportAt: time,
      // Another that came in the same moment may have counted more.
      ...(history && { 'history.importedCount': Math.max(history.importedCount, count) }),
      updatedAt: time,
    });
  });
}
