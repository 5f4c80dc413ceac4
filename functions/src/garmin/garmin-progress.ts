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

/**
 * Says on the link that something came, and how far the history is. Written without a
 * lock, for which all that arrive at once would wait; where an earlier count
 * overtakes a later one, the history's own steps put it right.
 */
export async function noteGarminArrival(
  firestore: Firestore,
  uid: string,
  now: Date,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.link(uid, 'garmin'));
  const [count, snapshot] = await Promise.all([
    countGarminActivities(firestore, uid),
    reference.get(),
  ]);
  const link = snapshot.data() as ProviderLink | undefined;
  if (!link) return;
  const isUnderWay = link.history !== null && link.history.state !== 'done';
  const time = Timestamp.fromDate(now);
  await reference.update({
    lastImportAt: time,
    ...(isUnderWay && { 'history.importedCount': count }),
    updatedAt: time,
  });
}
