import type { ListedNewPlan } from '@tasuki/domain/plans/coached/new-plan';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import type { ProposalPlace } from './coach-proposals.ts';
import { watchNewPlans, watchOwnNewPlan } from './new-plans.ts';

/** Whole plans that human coaches wrote for a runner, live. */
export function useNewPlans(uid: string) {
  return useLiveQuery<ListedNewPlan[]>({
    key: `new plans/${uid}`,
    watch: (onData, onError) => watchNewPlans(uid, onData, onError),
  });
}

/** The plan that a coach wrote for a runner, live; null = none. */
export function useOwnNewPlan({ runnerUid, coachUid }: ProposalPlace) {
  return useLiveQuery<ListedNewPlan | null>({
    key: `new plan/${runnerUid}/${coachUid}`,
    watch: (onData, onError) => watchOwnNewPlan({ runnerUid, coachUid }, onData, onError),
  });
}
