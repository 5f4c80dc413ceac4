import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { stripePlanProductId } from './stored-coach-plan.ts';

/**
 * Sells none of a coach's plans any more at Stripe, before their account goes. What runs of them ends
 * with the next look at each runner. Safe to repeat.
 *
 * @throws TasukiFailure 'billing/unavailable'; 'billing/not-offered' where there is something to end
 *   and no key to do it with
 */
export async function endCoachPlans(
  uid: string,
  { firestore, stripe }: BillingDependencies,
): Promise<void> {
  const plans = await firestore
    .collection(firestorePaths.coachPlans(uid))
    .where('state', '==', 'published')
    .get();
  for (const { id } of plans.docs.filter((plan) => plan.id !== FREE_PLAN_ID)) {
    if (!stripe) throw new TasukiFailure('billing/not-offered');
    await stripe.deactivateProduct(stripePlanProductId(uid, id));
  }
}
