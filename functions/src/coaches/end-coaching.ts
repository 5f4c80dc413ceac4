import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { endLinks } from './end-links.ts';

/**
 * Takes a former coach's profile out of the list, and what waits to be changed of it out of the
 * admins'. Ends the links to runners, one page of them.
 * Plans and templates stay. Safe to repeat.
 *
 * @returns whether there may be more links
 */
export async function endCoaching(uid: string, now: Date, firestore: Firestore): Promise<boolean> {
  const coach = await firestore.doc(firestorePaths.coach(uid)).get();
  // Out of the list first, so that no runner makes another link.
  if (coach.exists) await coach.ref.update({ isApproved: false, isPublished: false });
  // Nobody is left whose profile an admin could change by it.
  await firestore.doc(firestorePaths.coachRevision(uid)).delete();
  return endLinks('coachId', uid, now, firestore);
}
