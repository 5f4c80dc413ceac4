import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  BUILT_IN_COACH_ID,
  BUILT_IN_PLAN_ID,
  type Coach,
  type CoachPlan,
} from '@tasuki/domain/coaches/coach';

const COACH: Coach = {
  id: BUILT_IN_COACH_ID,
  kind: 'ai',
  name: 'Tasuki',
  // The screens say these in the viewer's language; here they are for who looks into the database.
  description: 'Reads every recording and says what matters about it.',
  coachingStyle: 'Short and concrete; every figure can be checked.',
  profile: 'The coach that is part of Tasuki.',
  aboutMe: 'Computes first, speaks afterwards.',
  isApproved: true,
  isPublished: true,
};

const PLAN: CoachPlan = {
  id: BUILT_IN_PLAN_ID,
  coachId: BUILT_IN_COACH_ID,
  name: 'Free',
  target: 'Every runner',
  priceJpy: 0,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};

/** Writes the built-in coach and its free plan; writing them again changes nothing. */
export async function writeBuiltInCoach(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  batch.set(firestore.doc(firestorePaths.coach(COACH.id)), COACH);
  batch.set(firestore.doc(firestorePaths.coachPlan(COACH.id, PLAN.id)), PLAN);
  await batch.commit();
}
