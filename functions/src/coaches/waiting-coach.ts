import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoach, storedCoachLink } from './stored-coach.ts';

/**
 * Whose plan, or change of one, a runner has still to decide.
 *
 * @returns null where it was answered, taken back or written anew meanwhile
 */
export async function waitingCoach(
  uid: string,
  { coachUid, waitingId }: { coachUid: string; waitingId: string },
  firestore: Firestore,
): Promise<{ name: string } | null> {
  const [linkDocument, coachDocument] = await firestore.getAll(
    firestore.doc(firestorePaths.coachLink(uid, coachUid)),
    firestore.doc(firestorePaths.coach(coachUid)),
  );
  const { state, waitingPlan } = storedCoachLink(linkDocument) ?? {};
  if (state !== 'active' || waitingPlan?.id !== waitingId) return null;
  return { name: storedCoach(coachDocument)?.name ?? '' };
}
