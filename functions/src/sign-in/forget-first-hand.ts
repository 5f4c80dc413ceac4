import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { BUILT_IN_COACH_ID, type CoachLink } from '@tasuki/domain/people/coach';

const LINKS_PAGE = 200;

/**
 * Takes out of an account what its first hand brought in and what would reach them or theirs
 * later: coaches who see what is recorded, phone and contact address, whose invitation they came
 * by, and an application to become a coach. Safe to repeat.
 */
export async function forgetFirstHand(uid: string, now: Date, firestore: Firestore): Promise<void> {
  const updatedAt = Timestamp.fromDate(now);
  while (await endCoachLinks(uid, updatedAt, firestore));
  const [account, application] = await firestore.getAll(
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.coachApplication(uid)),
  );
  const batch: WriteBatch = firestore.batch();
  if (account?.exists) {
    // The guard asks the owner for their own.
    const nobodys = { contactEmail: null, phoneNumber: null, referredBy: null, updatedAt };
    batch.update(account.ref, nobodys);
  }
  if (application?.get('state') === 'open') batch.delete(application.ref);
  await batch.commit();
}

/**
 * Ends the links to people; the coach that is part of the product is nobody's friend.
 *
 * @returns whether there may be more
 */
async function endCoachLinks(
  uid: string,
  updatedAt: Timestamp,
  firestore: Firestore,
): Promise<boolean> {
  const links = await firestore
    .collection(firestorePaths.coachLinks())
    .where('runnerUid', '==', uid)
    .where('state', '==', 'active')
    .limit(LINKS_PAGE)
    .get();
  const batch = firestore.batch();
  const ended = links.docs.filter(
    (link) => (link.data() as CoachLink).coachId !== BUILT_IN_COACH_ID,
  );
  for (const { ref } of ended) {
    batch.update(ref, { state: 'ended', sharesActivities: false, updatedAt });
  }
  await batch.commit();
  return links.size === LINKS_PAGE;
}
