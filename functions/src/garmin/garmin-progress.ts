import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { providerLink } from '../provider-links/stored-link.ts';

/** How many of the runner's activities at Garmin are here: each counts once, however often it came. */
export async function countGarminActivities(firestore: Firestore, uid: string): Promise<number> {
  const shown = await firestore
    .collection(firestorePaths.garminActivities(uid))
    .where('isShown', '==', true)
    .count()
    .get();
  return shown.data().count;
}

/** A document takes about one write a second for long; who looks on sees no more than that. */
const WRITES_APART_MILLISECONDS = 2000;

/**
 * Says on the link that something came, and how far the history is. Written without a lock, because
 * all that arrive at once would wait for it. Of a hundred that come in the same moment not each is
 * written anew. Where an earlier count arrives after a later one, or a later one is left out, the
 * history's own steps put it right.
 */
export async function noteGarminArrival(
  firestore: Firestore,
  uid: string,
  now: Date,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.link(uid, 'garmin'));
  const snapshot = await reference.get();
  const link = providerLink(snapshot);
  if (!link) return;
  const isUnderWay = link.history !== null && link.history.state !== 'done';
  const sinceLast = now.getTime() - (link.lastImportAt?.getTime() ?? -Infinity);
  if (isUnderWay && sinceLast < WRITES_APART_MILLISECONDS) return;
  const count = isUnderWay ? await countGarminActivities(firestore, uid) : null;
  const time = Timestamp.fromDate(now);
  await reference.update({
    lastImportAt: time,
    ...(count !== null && { 'history.importedCount': count }),
    updatedAt: time,
  });
}
