import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { untilLive, useLiveQuery } from '../../platform/live/live-query.ts';
import { readFirstPlan } from './first-plan.ts';
import { watchPlan } from './training-plans.ts';

/** What the runner's plan was built from, live; null = there is none. */
export function useTrainingPlan(uid: string) {
  return useLiveQuery<PlanRecord | null>({
    key: `trainingPlan/${uid}`,
    ...untilLive(() => readFirstPlan(uid)),
    watch: (onData, onError) => watchPlan(uid, onData, onError),
  });
}
