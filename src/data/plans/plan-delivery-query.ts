import type { PlanDelivery } from '@tasuki/domain/plans/export/plan-delivery';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchPlanDelivery } from './plan-delivery.ts';

/** Whether the runner's sessions are sent to Garmin, live; null = they never wished it. */
export function usePlanDelivery(uid: string) {
  return useLiveQuery<PlanDelivery | null>({
    key: `planDelivery/${uid}`,
    watch: (onData, onError) => watchPlanDelivery(uid, onData, onError),
  });
}
