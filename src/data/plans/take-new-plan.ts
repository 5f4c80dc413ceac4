/** Takes a coach's plan through the full SDK. Imports it statically, so import this module dynamically. */
import { doc, runTransaction, serverTimestamp } from 'firebase/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ListedNewPlan } from '@tasuki/domain/plans/coached/new-plan';
import { storedPlanOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import { firestoreLive } from '../../platform/firebase/firestore-live.ts';
import { storedDocument } from '../stored-document.ts';
import { newPlanOfDocument } from './stored-new-plan.ts';
import { recordOfPlan } from './training-plans.ts';

/** As `takeNewPlan` of `new-plans.ts`, which fetches this file. */
export async function storeTakenPlan(
  runnerUid: string,
  { id, coachUid }: Pick<ListedNewPlan, 'id' | 'coachUid'>,
  take: (proposed: ListedNewPlan, current: PlanRecord | null) => PlanRecord | null,
): Promise<void> {
  const proposedAt = doc(firestoreLive, firestorePaths.newPlan(runnerUid, coachUid));
  const planAt = doc(firestoreLive, firestorePaths.trainingPlan(runnerUid));
  const taken = runTransaction(firestoreLive, async (transaction) => {
    const [found, stored] = await Promise.all([
      transaction.get(proposedAt),
      transaction.get(planAt),
    ]);
    const proposed = found.exists() ? newPlanOfDocument(storedDocument(found)) : null;
    if (proposed?.id === id && proposed.answer === 'accepted') return;
    const current = stored.exists() ? await recordOfPlan(storedDocument(stored)) : null;
    const plan = proposed?.id === id ? take(proposed, current) : null;
    if (!plan) throw new TasukiFailure('training-plan/changed-elsewhere');
    transaction.set(planAt, {
      ...storedPlanOf(plan, crypto.randomUUID()),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    transaction.update(proposedAt, { answer: 'accepted', answeredAt: serverTimestamp() });
  });
  await namedRequest({ writtenPath: planAt.path }, taken);
}
