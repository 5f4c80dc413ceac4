import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PLAN_DELIVERY_SHAPE, type PlanDelivery } from '@tasuki/domain/plans/export/plan-delivery';
import { documentAs } from '../stored-document.ts';

/** Whether the runner's sessions are sent to Garmin, live; null = they never wished it. */
export async function watchPlanDelivery(
  uid: string,
  onDelivery: (delivery: PlanDelivery | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.planDelivery(uid),
    (document) => {
      onDelivery(document && documentAs<PlanDelivery>(document, PLAN_DELIVERY_SHAPE));
    },
    onError,
  );
}

/**
 * Has the sessions of one's plan sent to Garmin, or no longer.
 *
 * @throws what failureCodeOf understands
 */
export async function sendPlanToGarmin(isOn: boolean): Promise<void> {
  const { callFunction } = await import('../../platform/firebase/callable-functions.ts');
  await callFunction('sendPlanToGarmin', { isOn });
}
