import type { BillingResult } from '@tasuki/domain/billing/billing-calls';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { askToEndRenewals } from './endings/ask-to-end-renewals.ts';
import { sellingStripe, type BillingDependencies } from './billing-dependencies.ts';
import { claimCoupon, noteCouponUsed, releaseCoupon } from './coupon-uses.ts';
import { hadTrial, includesTrial } from './had-trial.ts';
import { isOrderOver, noteOrderOver } from './holds/order-note.ts';
import { claimSlot, noteMade, releaseClaim, slotOf } from './holds/subscription-slot.ts';
import { isShutOut } from './is-shut-out.ts';
import { lookAtCustomer } from './look-at-customer.ts';
import { refuseFormerTerms } from './seller-plan.ts';
import { payOpenInvoice } from './pay-open-invoice.ts';

/** The order with which a subscription begins. */
interface ConfirmedOrder {
  /** Id of the set-up that succeeded, or of its substitute. */
  id: string;
  uid: string;
  customerId: string;
  /** null = a coupon covers all. */
  paymentMethodId: string | null;
  /** When the runner was shown the price. */
  shownAt: Date;
}

/** The plan that is begun. */
interface WantedPlan {
  sellerId: string;
  planId: string;
  priceId: string;
  /** 0 = charged at once. */
  trialDays: number;
  /** The id of a coupon's code; null or absent = no coupon. */
  promotionCodeId?: string | null | undefined;
  /** The same coupon; absent in set-ups from before uses were noted. */
  couponId?: string | undefined;
}

/**
 * Begins a subscription, once for the same order however often it is asked for. For somebody who is
 * shut out meanwhile it ends with what is paid.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/subscription-exists', 'billing/offer-outdated',
 *   'billing/plan-not-sold', 'billing/invalid-coupon', 'billing/coupon-used', 'billing/unavailable', and what a card is refused for
 */
export async function subscribe(
  { id, uid, customerId, paymentMethodId, shownAt }: ConfirmedOrder,
  { sellerId, planId, priceId, trialDays, promotionCodeId = null, couponId }: WantedPlan,
  dependencies: BillingDependencies,
): Promise<BillingResult> {
  const stripe = sellingStripe(dependencies);
  const key = `subscription_${id}`;
  const use =
    promotionCodeId === null ? null : { uid, couponId: couponId ?? promotionCodeId, orderId: id };
  const isOver = await isOrderOver(id, dependencies);
  // Read before Stripe is asked: what the event mirrors meanwhile is this order's own trial.
  const hadMirroredTrial = trialDays > 0 && (await hadTrial([], { uid, sellerId }, dependencies));
  // Keys are forgotten after a day. What was made before is found by its set-up.
  const before = await slotOf({ uid, sellerId }, dependencies);
  const known = before?.subscriptionId ?? null;
  const found = await stripe.subscriptionsOf(customerId, known === null ? [] : [known]);
  const made = found.find(({ metadata }) => metadata['setupIntentId'] === id);
  if (!made) {
    // Stripe lists the newest alone. What became of an older set-up has ended.
    if (isOver) throw new TasukiFailure(use ? 'billing/coupon-used' : 'billing/offer-outdated');
    if (await isShutOut(uid, dependencies.firestore)) {
      throw new TasukiFailure('common/permission-denied');
    }
    const ofSeller = found.filter(({ metadata }) => metadata['sellerId'] === sellerId);
    if (ofSeller.some(({ status }) => isLive(status))) {
      throw new TasukiFailure('billing/subscription-exists');
    }
    await refuseFormerTerms({ sellerId, planId, priceId, shownAt }, uid, dependencies);
    if (hadMirroredTrial || (trialDays > 0 && includesTrial(ofSeller))) {
      throw new TasukiFailure('billing/offer-outdated');
    }
    const order = { id, uid, sellerId, couponId: use?.couponId ?? null };
    const left = await claimSlot(order, ofSeller, dependencies);
    if (left && left.orderId !== id) await releaseCoupon(left, dependencies);
    let subscriptionId: string;
    try {
      if (use && (await claimCoupon(use, dependencies)) === 'taken') {
        throw new TasukiFailure('billing/coupon-used');
      }
      if (paymentMethodId !== null) await stripe.setMethod(customerId, null, paymentMethodId);
      subscriptionId = await stripe.createSubscription(
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
    } catch (cause) {
      // Anything else may have come true.
      const isRefused = cause instanceof TasukiFailure && cause.code !== 'billing/unavailable';
      if (isRefused) {
        if (use) await releaseCoupon(use, dependencies);
        await releaseClaim(order, dependencies);
      }
      throw cause;
    }
    // The same order with another coupon has taken this one's place.
    if (left) await releaseCoupon(left, dependencies);
    await noteMade(order, subscriptionId, dependencies);
  } else await noteMade({ id, uid, sellerId }, made.id, dependencies);
  if (!isOver) {
    if (use) await noteCouponUsed(use, dependencies);
    if (paymentMethodId !== null) await noteOrderOver(id, dependencies);
  }
  // A run that ended renewals while Stripe was asked did not see this subscription.
  await askToEndRenewals(uid, dependencies.now(), dependencies);
  const mirrors = (await lookAtCustomer(customerId, dependencies)) ?? [];
  const latest = made?.id ?? (await slotOf({ uid, sellerId }, dependencies))?.subscriptionId;
  const mirror = mirrors.find((one) => one.id === latest);
  if (mirror?.status !== 'incomplete') return { outcome: 'successful', clientSecret: null };
  // A first payment that was declined is not tried again unless the runner asks for it.
  if (!mirror.openInvoice?.needsAuthentication) throw new TasukiFailure('billing/payment-failed');
  return payOpenInvoice(mirror.id, customerId, dependencies);
}
