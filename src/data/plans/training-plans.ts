import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  completeRecord,
  PLAN_RECORD_SHAPE,
  storedPlanOf,
  type PlanRecord,
  type StoredPlanRecord,
} from '@tasuki/domain/plans/plan-record';
import { documentAs } from '../stored-document.ts';

/** The runner's plan, live; null = none. One document, in the first week as in the last. */
export async function watchPlan(
  uid: string,
  onPlan: (plan: PlanRecord | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.trainingPlan(uid),
    (document) => {
      onPlan(document && completeRecord(documentAs<StoredPlanRecord>(document, PLAN_RECORD_SHAPE)));
    },
    onError,
  );
}

/** Begins a plan, or puts it as it is now in its place; waits in the browser while there is no connection. */
export async function startPlan(uid: string, plan: PlanRecord): Promise<void> {
  const { createTimedDocument } = await import('../live-documents.ts');
  await createTimedDocument(firestorePaths.trainingPlan(uid), storedPlanOf(plan));
}

export async function endPlan(uid: string): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(firestorePaths.trainingPlan(uid));
}
