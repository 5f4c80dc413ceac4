import type { CoachTopicParties } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { storedCoachLink } from '../../coaches/stored-coach.ts';
import { askOnce } from '../ask-once.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { knownCustomer } from '../customer-of.ts';
import { lookJob } from '../stripe-jobs.ts';

/**
 * Asks for a look at what a runner pays, where their coach has ended the link, or is gone with it. The
 * look ends what nobody serves any more. Reads the link anew, so it may be called as often and in any
 * order.
 */
export async function followEndedLink(
  { runnerUid, coachId }: CoachTopicParties,
  dependencies: Pick<BillingDependencies, 'firestore' | 'now' | 'startJob'>,
): Promise<void> {
  const { firestore } = dependencies;
  const snapshot = await firestore.doc(firestorePaths.coachLink(runnerUid, coachId)).get();
  const link = storedCoachLink(snapshot);
  if (link && (link.state !== 'ended' || link.endedBy !== coachId)) return;
  const customerId = await knownCustomer(runnerUid, dependencies);
  if (customerId === null) return;
  await askOnce([lookJob(customerId, runnerUid)], dependencies);
}
