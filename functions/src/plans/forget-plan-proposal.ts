import type { Firestore } from 'firebase-admin/firestore';
import type { CoachTopicParties } from '@tasuki/domain/chat/topic';
import { isSharing } from '@tasuki/domain/coaches/coach-sharing';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../coaches/stored-coach.ts';

/**
 * Deletes what a coach proposed for a runner's plan, and a plan they wrote, once they share no longer.
 * It rests on what the coach may not read any more. What was accepted stays in the plan. Safe to repeat.
 */
export async function forgetPlanProposal(
  { runnerUid, coachId }: CoachTopicParties,
  firestore: Firestore,
): Promise<void> {
  const link = storedCoachLink(
    await firestore.doc(firestorePaths.coachLink(runnerUid, coachId)).get(),
  );
  if (link?.runnerUid === runnerUid && isSharing(link)) return;
  await Promise.all([
    firestore.doc(firestorePaths.planProposal(runnerUid, coachId)).delete(),
    firestore.doc(firestorePaths.newPlan(runnerUid, coachId)).delete(),
  ]);
}
