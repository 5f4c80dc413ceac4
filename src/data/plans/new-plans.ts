/** Whole plans that human coaches wrote for a runner who has none. Writes wait for the server's answer. */
import {
  deleteDoc,
  doc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { COACH_PROPOSAL_LIMITS } from '@tasuki/domain/plans/coached/coach-proposal';
import {
  listedNewPlan,
  NEW_PLAN_SHAPE,
  type ListedNewPlan,
  type NewPlan,
  type StoredNewPlan,
} from '@tasuki/domain/plans/coached/new-plan';
import { storedPlanOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentAs, storedDocument, type StoredDocument } from '../stored-document.ts';
import type { ProposalPlace } from './coach-proposals.ts';
import { recordOfPlan } from './training-plans.ts';

function listed(document: StoredDocument): ListedNewPlan {
  return listedNewPlan(document.id, documentAs<StoredNewPlan>(document, NEW_PLAN_SHAPE));
}

/** What coaches wrote for a runner, live, the newest first; what cannot be read is left out. */
export async function watchNewPlans(
  uid: string,
  onPlans: (plans: ListedNewPlan[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchCollection } = await import('../live-documents.ts');
  return watchCollection(
    firestorePaths.newPlans(uid),
    COACH_PROPOSAL_LIMITS.listSize,
    (documents) => {
      const plans = readableDocuments(documents, listed, 'read new plan');
      onPlans(plans.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()));
    },
    onError,
  );
}

/** The plan that a coach wrote for a runner, live; null = none. */
export async function watchOwnNewPlan(
  { runnerUid, coachUid }: ProposalPlace,
  onPlan: (plan: ListedNewPlan | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.newPlan(runnerUid, coachUid),
    (document) => {
      onPlan(document && listed(document));
    },
    onError,
  );
}

/**
 * Puts a plan before a runner, in the place of the coach's one before.
 *
 * @throws what failureCodeOf understands
 */
export async function sendNewPlan(
  { runnerUid, coachUid }: ProposalPlace,
  plan: NewPlan,
): Promise<void> {
  const path = firestorePaths.newPlan(runnerUid, coachUid);
  const document = { ...plan, updatedAt: serverTimestamp() };
  await namedRequest({ writtenPath: path }, setDoc(doc(firestoreLite, path), document));
}

/**
 * Takes a new plan back.
 *
 * @throws what failureCodeOf understands
 */
export async function removeNewPlan({ runnerUid, coachUid }: ProposalPlace): Promise<void> {
  const path = firestorePaths.newPlan(runnerUid, coachUid);
  await namedRequest({ writtenPath: path }, deleteDoc(doc(firestoreLite, path)));
}

/**
 * Takes a coach's plan as the runner's own and says so to the coach, both or neither. Taken twice it
 * is there once.
 *
 * @param take the plan to store, in the place of what is stored now; null = it cannot be taken any more
 * @throws what failureCodeOf understands: 'training-plan/changed-elsewhere' where the coach's plan is
 *   gone or another, or no longer fits; 'common/offline'
 */
export async function takeNewPlan(
  runnerUid: string,
  { id, coachUid }: Pick<ListedNewPlan, 'id' | 'coachUid'>,
  take: (proposed: ListedNewPlan, current: PlanRecord | null) => PlanRecord | null,
): Promise<void> {
  if (!navigator.onLine) throw new TasukiFailure('common/offline');
  const proposedAt = doc(firestoreLite, firestorePaths.newPlan(runnerUid, coachUid));
  const planAt = doc(firestoreLite, firestorePaths.trainingPlan(runnerUid));
  const taken = runTransaction(firestoreLite, async (transaction) => {
    const [found, stored] = await Promise.all([
      transaction.get(proposedAt),
      transaction.get(planAt),
    ]);
    const proposed = found.exists() ? listed(storedDocument(found)) : null;
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

/**
 * Says that the runner does not take a coach's plan.
 *
 * @throws what failureCodeOf understands
 */
export async function refuseNewPlan(runnerUid: string, coachUid: string): Promise<void> {
  const path = firestorePaths.newPlan(runnerUid, coachUid);
  const change = { answer: 'refused', answeredAt: serverTimestamp() };
  await namedRequest({ writtenPath: path }, updateDoc(doc(firestoreLite, path), change));
}
