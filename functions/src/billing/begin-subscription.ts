import type { OwnPlanOrder, SetUpStart } from '@tasuki/domain/billing/billing-calls';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { OWN_SELLER } from '@tasuki/domain/billing/subscription-mirror';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedSlot, type StoredSlot } from './billing-documents.ts';
import { refuseUsedCoupon } from './coupon-uses.ts';
import { customerOf } from './customer-of.ts';
import { finishSetUp } from './finish-set-up.ts';
import { hadTrial } from './had-trial.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { ownPriceId } from './own-price.ts';
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
  const stripe = sellingStripe(dependencies);
  const customerId = await customerOf(uid, dependencies);
  const subscriptions = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const own = subscriptions.filter(({ sellerId }) => sellerId === OWN_SELLER);
  if (own.some(({ status }) => isLive(status))) {
    throw new TasukiFailure('billing/subscription-exists');
  }
  const isTrialOver = await hadTrial(own, { uid, sellerId: OWN_SELLER }, dependencies);
  const trialDays = isTrialOver ? 0 : OWN_PLAN.trialDays;
  const priceId = await ownPriceId(term, stripe);
  const coupon =
    couponCode === undefined ? null : await usableCoupon(couponCode, { uid, term }, dependencies);
  if (coupon) await refuseUsedCoupon(coupon.couponId, uid, dependencies);
  const promotionCodeId = coupon?.promotionCodeId ?? null;
  for (;;) {
    const slot = await takeAttempt(uid, term, dependencies);
    const setUp =
      slot.setupIntentId === null
        ? await stripe.createSetUp(
            customerId,
            setUpMetadata({
              purpose: 'subscribe',
              uid,
              sellerId: OWN_SELLER,
              planId: term,
              priceId,
              trialDays,
              ...(coupon && { promotionCodeId: coupon.promotionCodeId, couponId: coupon.couponId }),
            }),
            `setup_${uid}_${OWN_SELLER}_${slot.attempt}_${priceId}_${trialDays}_${promotionCodeId ?? ''}`,
          )
        : await stripe.setUp(slot.setupIntentId);
    const isSameCoupon = (setUp.metadata['promotionCodeId'] ?? null) === promotionCodeId;
    const isUsable =
      setUp.isOpen &&
      setUp.metadata['priceId'] === priceId &&
      setUp.metadata['trialDays'] === String(trialDays) &&
      isSameCoupon;
    if (isUsable) {
      await noteSetUp(uid, slot.attempt, setUp.id, dependencies);
      return { setupIntentId: setUp.id, clientSecret: setUp.clientSecret, trialDays };
    }
    if (setUp.outcome === 'processing') throw new TasukiFailure('billing/processing');
    const isUnclaimed = slot.claimedBy === null || slot.claimedBy === setUp.id;
    const isLost = setUp.outcome === 'successful' && isUnclaimed && slot.subscriptionId === null;
    // With a coupon that is over meanwhile, nothing may have begun.
    if (isLost && isSameCoupon) {
      // It was confirmed, and the way back was lost.
      await finishSetUp(setUp.id, uid, dependencies);
      throw new TasukiFailure('billing/subscription-exists');
    }
    await endAttempt(uid, slot.attempt, dependencies);
  }
}

/** The attempt that is under way for a term, or the next one, with the set-up that the term had. */
export async function takeAttempt(
  uid: string,
  planId: string,
  { firestore }: BillingDependencies,
): Promise<StoredSlot> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER));
  return firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.planId === planId) return stored;
    const { [planId]: known = null, ...others } = stored?.otherSetUps ?? {};
    const slot: StoredSlot = {
      uid,
      sellerId: OWN_SELLER,
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

async function noteSetUp(
  uid: string,
  attempt: number,
  setupIntentId: string,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.attempt === attempt) transaction.update(reference, { setupIntentId });
  });
}

/** The next attempt gets another set-up. */
async function endAttempt(
  uid: string,
  attempt: number,
  { firestore }: BillingDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.subscriptionSlot(uid, OWN_SELLER));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedSlot(await transaction.get(reference));
    if (stored?.attempt !== attempt) return;
    transaction.update(reference, { attempt: attempt + 1, setupIntentId: null });
  });
}
