import type { CoachPlanOffer } from '@tasuki/domain/billing/coach-plan';
import type { PricedOffer } from '@tasuki/domain/billing/priced-offer';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { BillingDependencies } from '../../../functions/src/billing/billing-dependencies.ts';
import { saveCoachPlan } from '../../../functions/src/billing/coach-plans/save-coach-plan.ts';
import { saveProduct } from '../../../functions/src/billing/products/save-product.ts';
import { adminFirestore } from '../admin.ts';
import type { BillingFixture } from './billing-fixture.ts';
import { PLAN_OFFER, PRODUCT_OFFER } from './example-offers.ts';

/** How a coach's own calls reach the functions that sell. */
export function sellerOf(coachId: string) {
  return { uid: coachId, claims: { isCoach: true } };
}

/** A coach who may sell, and sells nothing yet. */
export async function newSellingCoach(fixture: BillingFixture): Promise<string> {
  const coachId = fixture.newUid();
  await Promise.all([
    adminFirestore.doc(firestorePaths.accountState(coachId)).set({ roles: ['runner', 'coach'] }),
    adminFirestore
      .doc(firestorePaths.coach(coachId))
      .set({ id: coachId, name: 'Mai', isApproved: true, isPublished: true }),
  ]);
  return coachId;
}

interface SoldByCoach {
  coachId: string;
  state?: 'draft' | 'published';
}

/** A coach saves a plan: {@link PLAN_OFFER}, but for what is given. */
export async function sellPlan(
  { coachId, planId, state = 'published' }: SoldByCoach & { planId: string },
  change: Partial<CoachPlanOffer>,
  dependencies: BillingDependencies,
): Promise<void> {
  const wish = { planId, offer: { ...PLAN_OFFER, ...change }, state };
  await saveCoachPlan(wish, sellerOf(coachId), dependencies);
}

/** A coach saves a product: {@link PRODUCT_OFFER}, but for what is given. */
export async function sellProduct(
  { coachId, productId, state = 'published' }: SoldByCoach & { productId: string },
  change: Partial<PricedOffer>,
  dependencies: BillingDependencies,
): Promise<void> {
  const wish = { productId, offer: { ...PRODUCT_OFFER, ...change }, state };
  await saveProduct(wish, sellerOf(coachId), dependencies);
}
