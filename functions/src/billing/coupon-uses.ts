import { Timestamp } from 'firebase-admin/firestore';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { BillingDependencies } from './billing-dependencies.ts';
import { storedCouponUse, type StoredCouponUse } from './billing-documents.ts';

/** A person's one use of a coupon. */
export interface CouponUse {
  uid: string;
  /** At Stripe. All codes of a coupon are one use. */
  couponId: string;
  /** The order that it is used for, so that a repetition is the same use. */
  orderId: string;
}

/**
 * `claimed`: it is this order's to use; `done`: this order has used it just now; `taken`: another one
 * has, or this one long ago.
 */
type CouponClaim = 'claimed' | 'done' | 'taken';

/** For as long the return page and the event of one order may both ask. */
const REPEATED_MILLISECONDS = HOUR_MILLISECONDS;

type UseDependencies = Pick<BillingDependencies, 'firestore' | 'now'>;

/** Takes a person's one use of a coupon for an order, before Stripe is asked. Safe to repeat. */
export async function claimCoupon(
  use: CouponUse,
  { firestore, now }: UseDependencies,
): Promise<CouponClaim> {
  const reference = firestore.doc(firestorePaths.couponUse(use.uid, use.couponId));
  return firestore.runTransaction(async (transaction) => {
    const stored = storedCouponUse(await transaction.get(reference));
    if (stored) {
      if (stored.orderId !== use.orderId) return 'taken';
      if (!stored.isDone) return 'claimed';
      // Stripe answers a repetition from its memory, but for a day only.
      const ageMilliseconds = now().getTime() - stored.usedAt.toMillis();
      return ageMilliseconds < REPEATED_MILLISECONDS ? 'done' : 'taken';
    }
    transaction.create(reference, documentOf(use, 'claimed', now()));
    return 'claimed';
  });
}

/** Notes that Stripe has used a coupon, so that nothing gives its use back. */
export async function noteCouponUsed(
  use: CouponUse,
  { firestore, now }: UseDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.couponUse(use.uid, use.couponId));
  await reference.set(documentOf(use, 'done', now()));
}

/** Gives back the use of an order that Stripe refused for good. */
export async function releaseCoupon(
  { uid, couponId, orderId }: CouponUse,
  { firestore }: UseDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.couponUse(uid, couponId));
  await firestore.runTransaction(async (transaction) => {
    const stored = storedCouponUse(await transaction.get(reference));
    if (stored?.orderId === orderId && !stored.isDone) transaction.delete(reference);
  });
}

/**
 * Refuses a coupon that a person has used. One whose order is under way passes: the claim decides.
 *
 * @throws TasukiFailure 'billing/coupon-used'
 */
export async function refuseUsedCoupon(
  couponId: string,
  uid: string,
  { firestore }: UseDependencies,
): Promise<void> {
  const reference = firestore.doc(firestorePaths.couponUse(uid, couponId));
  const stored = storedCouponUse(await reference.get());
  if (stored?.isDone === true) throw new TasukiFailure('billing/coupon-used');
}

function documentOf(use: CouponUse, state: 'claimed' | 'done', now: Date): StoredCouponUse {
  return { ...use, isDone: state === 'done', usedAt: Timestamp.fromDate(now) };
}
