import { PAID_COACH_PLAN_SHAPE, type PaidCoachPlan } from '@tasuki/domain/billing/coach-plan';
import type { Coach } from '@tasuki/domain/coaches/coach';
import { plainReader } from '../../platform/firestore/read-stored.ts';

export const storedPaidPlan = plainReader<PaidCoachPlan>(PAID_COACH_PLAN_SHAPE);

/** Checks whether somebody may subscribe to a plan of a coach now. */
export function isOnOffer(coach: Coach | undefined, plan: PaidCoachPlan | undefined): boolean {
  return coach?.isPublished === true && coach.isApproved && plan?.state === 'published';
}

/** Two coaches may choose the same id for a plan, and one the same for a plan and a product. */
export function stripePlanProductId(coachId: string, planId: string): string {
  return `${prefixOf(coachId)}${planId}`;
}

/** The plan that a product at Stripe stands for; null = it is no plan of the coach. */
export function planIdOfProduct(coachId: string, productId: string): string | null {
  const prefix = prefixOf(coachId);
  return productId.startsWith(prefix) ? productId.slice(prefix.length) : null;
}

function prefixOf(coachId: string): string {
  return `plan_${coachId}_`;
}
