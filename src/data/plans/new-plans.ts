/** Whole plans that human coaches wrote for a runner who has none. Writes wait for the server's answer. */
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { COACH_PROPOSAL_LIMITS } from '@tasuki/domain/plans/coached/coach-proposal';
import type { ListedNewPlan, NewPlan } from '@tasuki/domain/plans/coached/new-plan';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import {
  changeDocument,
  removeDocument,
  storeDocument,
} from '../../platform/firebase/firestore-rest.ts';
import { SERVER_TIME } from '../../platform/firebase/firestore-values.ts';
import { readableDocuments } from '../readable-documents.ts';
import type { ProposalPlace } from './coach-proposals.ts';
import { newPlanOfDocument } from './stored-new-plan.ts';

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
      const plans = readableDocuments(documents, newPlanOfDocument, 'read new plan');
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
      onPlan(document && newPlanOfDocument(document));
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
  const document = { ...plan, updatedAt: SERVER_TIME };
  await namedRequest({ writtenPath: path }, storeDocument(path, document));
}

/**
 * Takes a new plan back.
 *
 * @throws what failureCodeOf understands
 */
export async function removeNewPlan({ runnerUid, coachUid }: ProposalPlace): Promise<void> {
  const path = firestorePaths.newPlan(runnerUid, coachUid);
  await namedRequest({ writtenPath: path }, removeDocument(path));
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
  proposed: Pick<ListedNewPlan, 'id' | 'coachUid'>,
  take: (proposed: ListedNewPlan, current: PlanRecord | null) => PlanRecord | null,
): Promise<void> {
  if (!navigator.onLine) throw new TasukiFailure('common/offline');
  const { storeTakenPlan } = await import('./take-new-plan.ts');
  await storeTakenPlan(runnerUid, proposed, take);
}

/**
 * Says that the runner does not take a coach's plan.
 *
 * @throws what failureCodeOf understands
 */
export async function refuseNewPlan(runnerUid: string, coachUid: string): Promise<void> {
  const path = firestorePaths.newPlan(runnerUid, coachUid);
  const change = { answer: 'refused', answeredAt: SERVER_TIME };
  await namedRequest({ writtenPath: path }, changeDocument(path, change));
}
