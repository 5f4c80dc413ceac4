import {
  COACH_PLAN_LIMITS,
  PAID_COACH_PLAN_SHAPE,
  SAVED_PLAN_STATES,
  SUBSCRIBER_SHAPE,
  type PaidCoachPlan,
  type Subscriber,
} from '@tasuki/domain/billing/coach-plan';
import { FREE_PLAN_ID, type CoachPlan } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { watchNewest } from '../newest-documents.ts';
import { documentWithId, type StoredDocument } from '../stored-document.ts';

function planOf(document: StoredDocument): PaidCoachPlan {
  return documentWithId<PaidCoachPlan>(document, PAID_COACH_PLAN_SHAPE);
}

/** A coach's own plans with a price, live, the latest change first. */
async function watchPlans(
  coachId: string,
  { states, size }: { states: readonly CoachPlan['state'][]; size: number },
  onPlans: (plans: PaidCoachPlan[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchMatching } = await import('../live-documents.ts');
  return watchMatching(
    // The free one may be among them.
    {
      collectionPath: firestorePaths.coachPlans(coachId),
      field: 'state',
      values: states,
      size: size + 1,
    },
    (documents) => {
      const plans = documents.filter(({ id }) => id !== FREE_PLAN_ID).map(planOf);
      onPlans(plans.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()));
    },
    onError,
  );
}

/** Drafts and published ones. */
export async function watchCurrentPlans(
  coachId: string,
  onPlans: (plans: PaidCoachPlan[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const wanted = { states: SAVED_PLAN_STATES, size: COACH_PLAN_LIMITS.currentMaximum };
  return watchPlans(coachId, wanted, onPlans, onError);
}

/** Those that are offered no more. */
export async function watchArchivedPlans(
  coachId: string,
  onPlans: (plans: PaidCoachPlan[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const wanted = { states: ['archived'], size: COACH_PLAN_LIMITS.archivedListSize } as const;
  return watchPlans(coachId, wanted, onPlans, onError);
}

/** One of a coach's own plans with a price, live; null = there is none of this id. */
export async function watchOwnPlan(
  coachId: string,
  planId: string,
  onPlan: (plan: PaidCoachPlan | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.coachPlan(coachId, planId),
    (document) => {
      onPlan(document && document.id !== FREE_PLAN_ID ? planOf(document) : null);
    },
    onError,
  );
}

/** Subscribers to a coach's plans, live, the newest first. */
export async function watchSubscribers(
  coachId: string,
  onSubscribers: (subscribers: Subscriber[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const subscribers = {
    collectionPath: firestorePaths.subscribers(coachId),
    dateField: 'startedAt',
    size: COACH_PLAN_LIMITS.subscriberListSize,
    shape: SUBSCRIBER_SHAPE,
  };
  return watchNewest<Subscriber>(subscribers, onSubscribers, onError);
}
