import type { BillingResult } from '@tasuki/domain/billing/billing-calls';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askToEndRenewals } from './ask-to-end-renewals.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { storedSlot } from './billing-documents.ts';
import { claimCoupon, noteCouponUsed, releaseCoupon } from './coupon-uses.ts';
import { hadTrial } from './had-trial.ts';
import { isShutOut } from './is-shut-out.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';

/** Who begins a subscription. */
interface ConfirmedOrder {
  /** Of the set-up that succeeded, or of what stands in its place. */
  id: string;
  uid: string;
  customerId: string;
  /** null = a coupon covers all. */
  paymentMethodId: string | null;
}

/** What is begun. */
interface WantedPlan {
  sellerId: string;
  planId: string;
  priceId: string;
  /** 0 = charged at once. */
  trialDays: number;
  /** Of a coupon; null or absent = none. */
  promotionCodeId?: string | null | undefined;
  /** Of the same one; absent in set-ups from before uses were noted. */
  couponId?: string | undefined;
}

/**
 * Begins a subscription, once for the same order however often it is asked for. For somebody who is
 * shut out meanwhile it ends with what is paid.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/subscription-exists', 'billing/offer-outdated',
 *   'billing/invalid-coupon', 'billing/coupon-used', 'billing/unavailable', and what a card is refused for
 */
export async function subscribe(
  { id, uid, customerId, paymentMethodId }: ConfirmedOrder,
  { sellerId, planId, priceId, trialDays, promotionCodeId = null, couponId }: WantedPlan,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const key = `subscription_${id}`;
  // Keys are forgotten after a day. What was made before is found by its set-up.
  const found = await stripe.subscriptionsOf(customerId);
  const made = found.find(({ metadata }) => metadata['setupIntentId'] === id);
  if (!made) {
    if (await isShutOut(uid, dependencies.firestore)) {
      throw new TasukiFailure('common/permission-denied');
    }
    const ofSeller = found.filter(({ metadata }) => metadata['sellerId'] === sellerId);
    if (ofSeller.some(({ status }) => isLive(status))) {
      throw new TasukiFailure('billing/subscription-exists');
    }
    if (trialDays > 0 && (await hadTrial(ofSeller, { uid, sellerId }, dependencies))) {
      throw new TasukiFailure('billing/offer-outdated');
    }
    await claim(id, uid, sellerId, ofSeller, dependencies);
    const use =
      promotionCodeId === null ? null : { uid, couponId: couponId ?? promotionCodeId, orderId: id };
    try {
      if (use && (await claimCoupon(use, dependencies)) === 'taken') {
        throw new TasukiFailure('billing/coupon-used');
      }
      if (paymentMethodId !== null) await stripe.setMethod(customerId, null, paymentMethodId);
      const subscriptionId = await stripe.createSubscription(
        {
          customerId,
          priceId,
          paymentMethodId,
          promotionCodeId,
          trialDays,
          metadata: { uid, sellerId, planId, setupIntentId: id },
        },
        key,
      );
      if (use) await noteCouponUsed(use, dependencies);
      await noteMade(id, uid, sellerId, subscriptionId, dependencies);
    } catch (cause) {
      const mayComeTrue = cause instanceof TasukiFailure && cause.code === 'billing/unavailable';
      if (!mayComeTrue) {
        if (use) await releaseCoupon(use, dependencies);
        await releaseClaim(id, uid, sellerId, dependencies);
      }
      throw cause;
    }
  } else await noteMade(id, uid, sellerId, made.id, dependencies);
  // Whoever ended renewals while Stripe was asked did not see this one.
  await askToEndRenewals(uid, dependencies.now(), dependencies);
  const mirrors = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const latest = made?.id ?? (await slotOf(uid, sellerId, dependencies))?.subscriptionId;
  const mirror = mirrors.find((one) => one.id === latest);
  if (mirror?.status !== 'incomplete') return { outcome: 'successful', clientSecret: null };
  // A first payment that was declined is not tried again unless the runner asks for it.
  if (!mirror.openInvoice?.needsAuthentication) throw new TasukiFailure('billing/payment-failed');
  return payOpenInvoice(mirror.id, customerId, dependencies);
}

function slotReference(uid: string, sellerId: string, { firestore }: BillingDependencies) {
  return firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
}

async function slotOf(uid: string, sellerId: string, dependencies: BillingDependencies) {
  return storedSlot(await slotReference(uid, sellerId, dependencies).get());
}

/**
 * Takes the one place of a runner with a seller.
 *
 * @param ended of the seller, none of which is live
 * @throws TasukiFailure 'billing/subscription-exists' where another set-up has it
 */
async function claim(
  setupIntentId: string,
  uid: string,
  sellerId: string,
  ended: readonly { id: string }[],
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(uid, sellerId, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (!slot) throw new TasukiFailure('billing/not-found');
    const { claimedBy, subscriptionId } = slot;
    const isFree =
      claimedBy === null ||
      claimedBy === setupIntentId ||
      ended.some(({ id }) => id === subscriptionId);
    if (!isFree) throw new TasukiFailure('billing/subscription-exists');
    transaction.update(reference, { claimedBy: setupIntentId, subscriptionId: null });
  });
}

async function noteMade(
  setupIntentId: string,
  uid: string,
  sellerId: string,
  subscriptionId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(uid, sellerId, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (slot?.claimedBy === setupIntentId) transaction.update(reference, { subscriptionId });
  });
}

/** What Stripe refused for good leaves the place to another set-up. */
async function releaseClaim(
  setupIntentId: string,
  uid: string,
  sellerId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(uid, sellerId, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (slot?.claimedBy === setupIntentId && slot.subscriptionId === null) {
      transaction.update(reference, { claimedBy: null });
    }
  });
}
