import type {
  CoachPlanChoice,
  CoachPlanReference,
  CoachPlanStart,
  CoachPlanWish,
} from '@tasuki/domain/billing/coach-plan-calls';

async function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/**
 * Makes or changes a plan of the coach's own. Safe to repeat.
 *
 * @throws what failureCodeOf understands
 */
export async function saveCoachPlan(wish: CoachPlanWish): Promise<void> {
  const { callFunction } = await functions();
  await callFunction('saveCoachPlan', wish);
}

/** @throws what failureCodeOf understands */
export async function archiveCoachPlan(reference: CoachPlanReference): Promise<void> {
  const { callFunction } = await functions();
  await callFunction('archiveCoachPlan', reference);
}

/**
 * Begins to set a payment method up for a coach's plan. Nothing is charged by it.
 *
 * @returns with the terms on which the subscription would begin
 * @throws what failureCodeOf understands
 */
export async function beginCoachSubscription(choice: CoachPlanChoice): Promise<CoachPlanStart> {
  const { callFunction } = await functions();
  return callFunction('beginCoachSubscription', { ...choice, showsDailyTerms: true });
}
