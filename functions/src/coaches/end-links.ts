import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachTopicParties } from '@tasuki/domain/chat/topic';

const LINKS_OF_ONE_STEP = 200;

/**
 * Ends the active links of a runner, or of a coach: one page of them. Safe to repeat.
 *
 * @param side which party of the links the person is
 * @returns whether there may be more
 */
export async function endLinks(
  side: keyof CoachTopicParties,
  uid: string,
  now: Date,
  firestore: Firestore,
): Promise<boolean> {
  const links = await firestore
    .collection(firestorePaths.coachLinks())
    .where(side, '==', uid)
    .where('state', '==', 'active')
    .limit(LINKS_OF_ONE_STEP)
    .get();
  const batch = firestore.batch();
  for (const link of links.docs) {
    deletePlanProposals(batch, link, firestore);
    batch.update(link.ref, {
      state: 'ended',
      sharesActivities: false,
      // What the runner pays the coach ends by it. A coach who is appointed again later has refused
      // nobody.
      ...(side === 'coachId' && { endedBy: uid, closedUntil: Timestamp.fromDate(now) }),
      updatedAt: Timestamp.fromDate(now),
    });
  }
  await batch.commit();
  return links.size === LINKS_OF_ONE_STEP;
}

/** Deletes a coach's proposals with the link. */
function deletePlanProposals(
  batch: WriteBatch,
  link: DocumentSnapshot,
  firestore: Firestore,
): void {
  const runnerUid: unknown = link.get('runnerUid');
  const coachId: unknown = link.get('coachId');
  if (typeof runnerUid !== 'string' || typeof coachId !== 'string') return;
  batch.delete(firestore.doc(firestorePaths.planProposal(runnerUid, coachId)));
  batch.delete(firestore.doc(firestorePaths.newPlan(runnerUid, coachId)));
}
