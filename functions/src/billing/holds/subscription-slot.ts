import { Timestamp } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { FoundSubscription } from '../../integrations/stripe/stripe-shapes.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { storedSlot, type StoredSlot } from '../billing-documents.ts';
import type { CouponUse } from '../coupon-uses.ts';

/** Longer than anything that was asked of Stripe may take to be done there. */
const CLAIM_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

/** An order that wants a person's one place with a seller. */
interface SlotOrder {
  id: string;
  uid: string;
  sellerId: string;
}

function slotReference(
  { uid, sellerId }: Pick<SlotOrder, 'uid' | 'sellerId'>,
  { firestore }: BillingDependencies,
) {
  return firestore.doc(firestorePaths.subscriptionSlot(uid, sellerId));
}

export async function slotOf(
  place: Pick<SlotOrder, 'uid' | 'sellerId'>,
  dependencies: BillingDependencies,
): Promise<StoredSlot | undefined> {
  return storedSlot(await slotReference(place, dependencies).get());
}

/**
 * Takes the one place of a person with a seller. It is free again where what has it has ended, or where
 * Stripe has nothing of it after ten minutes.
 *
 * @param ended at Stripe, of the seller, none of which is live
 * @returns the use of a coupon that an earlier claim leaves behind; null = none
 * @throws TasukiFailure 'billing/subscription-exists' where another order has it
 */
export async function claimSlot(
  order: SlotOrder & { couponId: string | null },
  ended: readonly Pick<FoundSubscription, 'id' | 'metadata'>[],
  dependencies: BillingDependencies,
): Promise<CouponUse | null> {
  const { id, uid, couponId } = order;
  const { firestore, now } = dependencies;
  const reference = slotReference(order, dependencies);
  return firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (!slot) throw new TasukiFailure('billing/not-found');
    const { claimedBy, subscriptionId, claimedAt, claimedCouponId = null } = slot;
    const hasEnded = ended.some(
      (one) => one.id === subscriptionId || one.metadata['setupIntentId'] === claimedBy,
    );
    const ageMilliseconds = now().getTime() - (claimedAt?.toMillis() ?? 0);
    const isForsaken = subscriptionId === null && ageMilliseconds > CLAIM_MILLISECONDS;
    const isFree = claimedBy === null || claimedBy === id || hasEnded || isForsaken;
    if (!isFree) throw new TasukiFailure('billing/subscription-exists');
    transaction.update(reference, {
      claimedBy: id,
      subscriptionId: null,
      claimedAt: Timestamp.fromDate(now()),
      claimedCouponId: couponId,
    });
    const isSameUse = claimedBy === id && claimedCouponId === couponId;
    if (claimedBy === null || claimedCouponId === null || hasEnded || isSameUse) return null;
    return { uid, couponId: claimedCouponId, orderId: claimedBy };
  });
}

/** Notes what an order has become, where it still has the place. */
export async function noteMade(
  order: SlotOrder,
  subscriptionId: string,
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(order, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (slot?.claimedBy === order.id) transaction.update(reference, { subscriptionId });
  });
}

/** Frees the place for another order after Stripe refused a claim for good. */
export async function releaseClaim(
  order: SlotOrder,
  dependencies: BillingDependencies,
): Promise<void> {
  const reference = slotReference(order, dependencies);
  await dependencies.firestore.runTransaction(async (transaction) => {
    const slot = storedSlot(await transaction.get(reference));
    if (slot?.claimedBy === order.id && slot.subscriptionId === null) {
      transaction.update(reference, { claimedBy: null });
    }
  });
}
