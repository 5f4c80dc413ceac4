import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { COACH_PLAN_LIMITS, SAVED_PLAN_STATES } from '@tasuki/domain/billing/coach-plan';
import type { CoachPlanReference, CoachPlanWish } from '@tasuki/domain/billing/coach-plan-calls';
import { FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { requireDecentOffer } from '@tasuki/domain/coaches/offer-words';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sellingStripe, type BillingDependencies } from '../billing-dependencies.ts';
import { requireSeller, type Seller } from '../products/save-product.ts';
import { storedPaidPlan, stripePlanProductId } from './stored-coach-plan.ts';

/**
 * Makes or changes a coach's plan with a price, here and at Stripe. Another amount or interval is
 * another price at Stripe; whoever has subscribed keeps theirs. Safe to repeat.
 *
 * @throws TasukiFailure 'common/permission-denied' unless token and state both say that the caller is
 *   a coach, 'coach/not-found' where there is no profile to offer it on, 'coach/offer-unsafe', 'billing/not-possible-now'
 *   for an archived one, 'billing/too-many-plans', 'billing/not-offered', 'billing/unavailable'
 */
export async function saveCoachPlan(
  { planId, offer, state }: CoachPlanWish,
  seller: Seller,
  dependencies: BillingDependencies,
): Promise<CoachPlanReference> {
  const { firestore, now } = dependencies;
  const { uid } = seller;
  const stripe = sellingStripe(dependencies);
  const { priceYen, currency, planType, interval } = offer;
  const [name, target] = [offer.name.trim(), offer.target.trim()];
  requireDecentOffer({ name, target });
  // Before Stripe is asked for anything.
  await firestore.runTransaction(async (transaction) =>
    checkRoom(planId, seller, transaction, dependencies),
  );
  const stripePriceId = await stripe.keepProduct({
    id: stripePlanProductId(uid, planId),
    name,
    priceYen,
    interval,
    isActive: state === 'published',
  });
  await firestore.runTransaction(async (transaction) => {
    await checkRoom(planId, seller, transaction, dependencies);
    transaction.set(firestore.doc(firestorePaths.coachPlan(uid, planId)), {
      id: planId,
      coachId: uid,
      name,
      target,
      priceJpy: priceYen,
      currency,
      planType,
      interval,
      duration: 1,
      durationUnit: interval,
      state,
      stripePriceId,
      updatedAt: Timestamp.fromDate(now()),
    });
  });
  return { planId };
}

/**
 * Offers a plan no more, here and at Stripe. Subscribers keep it, and it renews. Safe to repeat.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/not-found', 'billing/unavailable',
 *   'billing/not-offered'
 */
export async function archiveCoachPlan(
  { planId }: CoachPlanReference,
  seller: Seller,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore, now } = dependencies;
  const stripe = sellingStripe(dependencies);
  const reference = firestore.doc(firestorePaths.coachPlan(seller.uid, planId));
  await firestore.runTransaction(async (transaction) => {
    await requireSeller(seller, transaction, dependencies);
    const plan = storedPaidPlan(await transaction.get(reference));
    if (!plan) throw new TasukiFailure('billing/not-found');
    if (plan.state === 'archived') return;
    transaction.update(reference, { state: 'archived', updatedAt: Timestamp.fromDate(now()) });
  });
  await stripe.deactivateProduct(stripePlanProductId(seller.uid, planId));
}

async function checkRoom(
  planId: string,
  seller: Seller,
  transaction: Transaction,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore } = dependencies;
  await requireSeller(seller, transaction, dependencies);
  const coach = await transaction.get(firestore.doc(firestorePaths.coach(seller.uid)));
  if (!coach.exists) throw new TasukiFailure('coach/not-found');
  const reference = firestore.doc(firestorePaths.coachPlan(seller.uid, planId));
  const plan = storedPaidPlan(await transaction.get(reference));
  if (plan?.state === 'archived') throw new TasukiFailure('billing/not-possible-now');
  if (plan) return;
  const current = firestore
    .collection(firestorePaths.coachPlans(seller.uid))
    .where('state', 'in', SAVED_PLAN_STATES)
    // The free one may be among them.
    .limit(COACH_PLAN_LIMITS.currentMaximum + 1);
  const { docs } = await transaction.get(current);
  const count = docs.filter(({ id }) => id !== FREE_PLAN_ID).length;
  if (count >= COACH_PLAN_LIMITS.currentMaximum) throw new TasukiFailure('billing/too-many-plans');
}
