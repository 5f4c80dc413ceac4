/** A coach's own documents: the public profile, and the plan that costs nothing. */
import type { FreePlanOffer } from '@tasuki/domain/coaches/coach-calls';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { FREE_PLAN_ID, type Coach, type CoachPlan } from '@tasuki/domain/coaches/coach';
import type { CoachRevision } from '@tasuki/domain/coaches/coach-revision';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { limit, readDocuments, where } from '../../platform/firebase/firestore-rest.ts';
import { loadCoachRevision } from './coach-revisions.ts';
import { loadCoach, planOf } from './coaches.ts';

export interface OwnCoach {
  coach: Coach;
  /** Offered or archived; null = never offered. */
  freePlan: CoachPlan | null;
  /** The revision that waits for an admin, or was declined; null = none. */
  revision: CoachRevision | null;
}

/** A coach's own profile and free plan; null = there is no profile. */
export async function loadOwnCoach(uid: string): Promise<OwnCoach | null> {
  const [coach, revision, plans] = await Promise.all([
    loadCoach(uid),
    loadCoachRevision(uid),
    // Asked for as a list: what is not there is refused when it is asked for by name.
    readDocuments(firestorePaths.coachPlans(uid), where('priceJpy', '==', 0), limit(1)),
  ]);
  if (!coach) return null;
  const found = plans.find(({ id }) => id === FREE_PLAN_ID);
  return { coach, revision, freePlan: found ? planOf(uid, found.id, found.data) : null };
}

/** Offers the free plan, changes it or takes it off the list. Safe to repeat. */
export async function offerFreePlan(offer: FreePlanOffer): Promise<void> {
  await callFunction('offerFreePlan', offer);
}
