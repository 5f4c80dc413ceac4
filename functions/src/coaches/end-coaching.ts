import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';

const LINKS_OF_ONE_STEP = 200;

/**
 * Takes a former coach's profile out of the list and ends the links to runners, one page of them.
 * Plans and templates stay. Safe to repeat.
 *
 * @returns whether there may be more links
 */
export async function endCoaching(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  const coach = await firestore.doc(firestorePaths.coach(uid)).get();
  const links = await firestore
    .collection(firestorePaths.coachLinks())
    .where('coachId', '==', uid)
    .where('state', '==', 'active')
    .limit(LINKS_OF_ONE_STEP)
    .get();
  const batch = firestore.batch();
  if (coach.exists) batch.update(coach.ref, { isApproved: false, isPublished: false });
  for (const { ref } of links.docs) {
    batch.update(ref, {
      state: 'ended',
      sharesActivities: false,
      updatedAt: Timestamp.fromDate(now),
    });
  }
  await batch.commit();
  return links.size === LINKS_OF_ONE_STEP;
}
