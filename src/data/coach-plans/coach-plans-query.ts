import type { PaidCoachPlan, Subscriber } from '@tasuki/domain/billing/coach-plan';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import {
  watchArchivedPlans,
  watchCurrentPlans,
  watchOwnPlan,
  watchSubscribers,
} from './coach-plans.ts';

/** A coach's own plans with a price, archived ones left out; live. */
export function useCurrentPlans(coachId: string) {
  return useLiveQuery<PaidCoachPlan[]>({
    key: `current coach plans/${coachId}`,
    watch: (onData, onError) => watchCurrentPlans(coachId, onData, onError),
  });
}

/** Those that are offered no more; live. */
export function useArchivedPlans(coachId: string) {
  return useLiveQuery<PaidCoachPlan[]>({
    key: `archived coach plans/${coachId}`,
    watch: (onData, onError) => watchArchivedPlans(coachId, onData, onError),
  });
}

/** One of them, live; null = there is none of this id. */
export function useOwnPlan(coachId: string, planId: string) {
  return useLiveQuery<PaidCoachPlan | null>({
    key: `own coach plan/${coachId}/${planId}`,
    watch: (onData, onError) => watchOwnPlan(coachId, planId, onData, onError),
  });
}

/** Subscribers to a coach's plans, live. */
export function useSubscribers(coachId: string) {
  return useLiveQuery<Subscriber[]>({
    key: `subscribers/${coachId}`,
    watch: (onData, onError) => watchSubscribers(coachId, onData, onError),
  });
}
