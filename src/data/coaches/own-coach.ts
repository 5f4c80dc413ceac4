/** What a coach keeps of themselves: the public profile, and the plan that costs nothing. */
import { collection, doc, getDocs, limit, query, updateDoc } from 'firebase/firestore/lite';
import type { FreePlanOffer } from '@tasuki/domain/callables';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { FREE_PLAN_ID, type Coach, type CoachPlan } from '@tasuki/domain/coaches/coach';
import type { CoachWords } from '@tasuki/domain/coaches/coach-application';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { loadCoach, planOf, PLANS_MAXIMUM } from './coaches.ts';

export interface OwnCoach {
  coach: Coach;
  /** Offered or archived; null = never offered. */
  freePlan: CoachPlan | null;
}

/** A coach's own profile and free plan; null = there is no profile. */
export async function loadOwnCoach(uid: string): Promise<OwnCoach | null> {
  const [coach, plans] = await Promise.all([
    loadCoach(uid),
    // Asked for among all: what is not there is refused when it is asked for by name.
    getDocs(query(collection(firestoreLite, firestorePaths.coachPlans(uid)), limit(PLANS_MAXIMUM))),
  ]);
  if (!coach) return null;
  const found = plans.docs.find(({ id }) => id === FREE_PLAN_ID);
  return { coach, freePlan: found ? planOf(uid, found.id, found.data()) : null };
}

export async function saveCoachWords(uid: string, words: CoachWords): Promise<void> {
  await updateDoc(doc(firestoreLite, firestorePaths.coach(uid)), { ...words });
}

/** Offers the free plan, changes it or takes it off the list. Safe to repeat. */
export async function offerFreePlan(offer: FreePlanOffer): Promise<void> {
  await callFunction('offerFreePlan', offer);
}
