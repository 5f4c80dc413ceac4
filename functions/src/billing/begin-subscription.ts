import type { OwnPlanOrder, SetUpStart } from '@tasuki/domain/billing/billing-calls';
import type { CoachPlanOrder, CoachPlanStart } from '@tasuki/domain/billing/coach-plan-calls';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { FoundCoupon } from '../integrations/stripe/stripe-shapes.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedSlot, type StoredSlot } from './billing-documents.ts';
import { refuseUsedCoupon } from './coupon-uses.ts';
import { customerOf } from './customer-of.ts';
import { finishSetUp } from './finish-set-up.ts';
import { hadTrial } from './had-trial.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import {
  coachPlan,
  isPriceHeld,
  sellerPlan,
  type PlanOfSeller,
  type SellerPlan,
} from './seller-plan.ts';
import { usableCoupon } from './usable-coupon.ts';
import { setUpMetadata } from './set-up-metadata.ts';

/**
 * Begins a subscription to Tasuki's own plan with the setting up of a payment method. Nothing runs
 * and nothing is charged before the method is confirmed. Two calls for the same term, at once or one
 * after the other, get the same set-up.
 *
 * @throws TasukiFailure 'billing/subscription-exists', 'billing/unavailable', 'billing/not-offered',
 *   'billing/invalid-coupon-code', 'billing/invalid-coupon', 'billing/coupon-used'
 */
export async function beginSubscription(
  { term, couponCode }: OwnPlanOrder,
  uid: string,
  dependencies: BillingDependencies,
): Promise<SetUpStart> {
  const plan = await sellerPlan({ sellerId: OWN_SELLER, planId: term }, uid, dependencies);
  const trialDays = await trialDaysOf(plan, uid, dependencies);
  const coupon =
    couponCode === undefined ? null : await usableCoupon(couponCode, { uid, term }, dependencies);
  if (coupon) await refuseUsedCoupon(coupon.couponId, uid, dependencies);
  return setUpFor({ plan, trialDays, coupon }, uid, dependencies);
}

/**
 * The same for a plan of a coach.
 *
 * @returns with the terms that the set-up is for
 * @throws TasukiFailure 'billing/plan-not-sold' also for the caller's own plan,
 *   'coach/ended-by-coach', 'billing/offer-outdated' for a page that cannot show the terms,
 *   'billing/subscription-exists', 'billing/unavailable', 'billing/not-offered'
 */
export async function beginCoachSubscription(
  { coachId, planId, showsDailyTerms = false }: CoachPlanOrder,
  uid: string,
  dependencies: BillingDependencies,
): Promise<CoachPlanStart> {
  sellingStripe(dependencies);
  const plan = await coachPlan({ sellerId: coachId, planId }, uid, dependencies);
  if (plan.interval === 'day' && !showsDailyTerms)
    throw new TasukiFailure('billing/offer-outdated');
  const trialDays = await trialDaysOf(plan, uid, dependencies);
  const start = await setUpFor({ plan, trialDays, coupon: null }, uid, dependencies);
  return { ...start, plan: plan.offered };
}

/**
 * How many days somebody would have without a charge.
 *
 * @throws TasukiFailure 'billing/subscription-exists' where one of the same seller runs
 */
async function trialDaysOf(
  { sellerId, trialDays }: SellerPlan,
  uid: string,
  dependencies: BillingDependencies,
): Promise<number> {
  const customerId = await customerOf(uid, dependencies);
  const subscriptions = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const ofSeller = subscriptions.filter((one) => one.sellerId === sellerId);
  if (ofSeller.some(({ status }) => isLive(status))) {
    throw new TasukiFailure('billing/subscription-exists');
  }
  return (await hadTrial(ofSeller, { uid, sellerId }, dependencies)) ? 0 : trialDays;
}

interface WantedSetUp {
  plan: SellerPlan;
  trialDays: number;
  /** null = none. */
  coupon: Pick<FoundCoupon, 'promotionCodeId' | 'couponId'> | null;
}

async function setUpFor(
  { plan, trialDays, coupon }: WantedSetUp,
  uid: string,
  dependencies: BillingDependencies,
): Promise<SetUpStart> {
  const stripe = sellingStripe(dependencies);
  const { sellerId, planId } = plan;
  const priceId = await plan.priceId();
  const customerId = await customerOf(uid, dependencies);
  const promotionCodeId = coupon?.promotionCodeId ?? null;
  for (;;) {
    const slot = await takeAttempt(uid, { sellerId, planId }, dependencies);
    const setUp =
      slot.setupIntentId === null
        ? await stripe.createSetUp(
            customerId,
            setUpMetadata({
              purpose: 'subscribe',
              uid,
              sellerId,
              planId,
              priceId,
              trialDays,
              ...(coupon && { promotionCodeId: coupon.promotionCodeId, couponId: coupon.couponId }),
            }),
            `setup_${uid}_${sellerId}_${slot.attempt}_${priceId}_${trialDays}_${promotionCodeId ?? ''}`,
          )
        : await stripe.setUp(slot.setupIntentId);
    const isSameCoupon = (setUp.metadata['promotionCodeId'] ?? null) === promotionCodeId;
    const isSamePrice = setUp.metadata['priceId'] === priceId;
    const isUsable =
      setUp.isOpen &&
      isSamePrice &&
      setUp.metadata['trialDays'] === String(trialDays) &&
      isSameCoupon;
    if (isUsable) {
      await noteSetUp(setUp.id, { uid, sellerId, attempt: slot.attempt }, dependencies);
      return { setupIntentId: setUp.id, clientSecret: setUp.clientSecret, trialDays };
    }
    if (setUp.outcome === 'processing') throw new TasukiFailure('billing/processing');
    const isUnclaimed = slot.claimedBy === null || slot.claimedBy === setUp.id;
    const isLost = setUp.outcome === 'successful' && isUnclaimed && slot.subscriptionId === null;
    // A former price begins nothing any more.
    const isHeldTo = isSamePrice || isPriceHeld(sellerId, setUp.createdAt, dependencies.now());
    // If the coupon has ended meanwhile, the set-up may have begun no subscription.
    if (isLost && isSameCoupon && isHeldTo) {
      // It was confirmed, and the way back was lost.
      await finishSetUp(setUp.id, uid, dependencies);
      throw new TasukiFailure('billing/subscription-exists');
    }
    await endAttempt({ uid, sellerId, attempt: slot.attempt }, dependencies);
  }
}

/** The attempt that is under way for a plan, or the next one, with the set-up that the plan had. */
export async function takeAttempt(
  uid: string,
  { sellerId, planId }: PlanOfSeller,
  { firestore }: BillingDependencies,
): Promise<StoredSlot> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
  return firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.planId === planId) return stored;
    const { [planId]: known = null, ...others } = stored?.otherSetUps ?? {};
    const slot: StoredSlot = {
      uid,
      sellerId,
      claimedBy: null,
      subscriptionId: null,
      ...stored,
      attempt: (stored?.attempt ?? 0) + 1,
      planId,
      setupIntentId: known,
      otherSetUps: stored?.setupIntentId
        ? { ...others, [stored.planId]: stored.setupIntentId }
        : others,
    };
    transaction.set(reference, slot);
    return slot;
  });
}

/** One attempt of a person with a seller. */
interface AttemptOf {
  uid: string;
  sellerId: string;
  attempt: number;
}

async function noteSetUp(
  setupIntentId: string,
  { uid, sellerId, attempt }: AttemptOf,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.attempt === attempt) transaction.update(reference, { setupIntentId });
  });
}

/** The next attempt gets another set-up. */
async function endAttempt(
  { uid, sellerId, attempt }: AttemptOf,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.attempt !== attempt) return;
    transaction.update(reference, { attempt: attempt + 1, setupIntentId: null });
  });
}
