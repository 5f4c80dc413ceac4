import type {
  CouponRow,
  NewCoupon,
  PromotionCodeReference,
} from '@tasuki/domain/billing/coupon-admin';
import type { CouponAct } from '@tasuki/domain/accounts/audit-entry';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  requireAdmin,
  requireCurrentAdmin,
  writeAuditEntry,
  type Admin,
} from '../accounts/admin-act.ts';
import { storedAccountState } from '../permissions/stored-account-state.ts';
import { sellingStripe, type BillingDependencies } from '../billing/billing-dependencies.ts';

/**
 * Makes a coupon with its code. Making the same one again makes no second one.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/coupon-exists' where the code is taken,
 *   'billing/invalid-coupon' for an end that is over already, 'billing/unavailable'
 */
export async function createCoupon(
  coupon: NewCoupon,
  admin: Admin,
  dependencies: BillingDependencies,
): Promise<PromotionCodeReference> {
  await requireCurrentAdmin(admin, dependencies);
  const stripe = sellingStripe(dependencies);
  const now = dependencies.now();
  if (coupon.expiresAt !== null && coupon.expiresAt <= now.getTime()) {
    throw new TasukiFailure('billing/invalid-coupon');
  }
  const known = await stripe.coupon(coupon.code, now);
  if (known?.isUsable) throw new TasukiFailure('billing/coupon-exists');
  await noteAct('create-coupon', coupon.code, admin, dependencies);
  const promotionCodeId = await stripe.createCoupon(coupon, known?.promotionCodeId ?? null);
  return { promotionCodeId };
}

/**
 * Ends the use of a code. People who have used it keep their discount. Safe to repeat.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/not-found', 'billing/unavailable'
 */
export async function archiveCoupon(
  { promotionCodeId }: PromotionCodeReference,
  admin: Admin,
  dependencies: BillingDependencies,
): Promise<void> {
  const stripe = sellingStripe(dependencies);
  await noteAct('archive-coupon', promotionCodeId, admin, dependencies);
  await stripe.archiveCoupon(promotionCodeId);
}

/**
 * The newest coupons, with how often each was used.
 *
 * @throws TasukiFailure 'common/permission-denied', 'billing/unavailable'
 */
export async function listCoupons(
  admin: Admin,
  dependencies: BillingDependencies,
): Promise<CouponRow[]> {
  await requireCurrentAdmin(admin, dependencies);
  return sellingStripe(dependencies).coupons(dependencies.now());
}

/**
 * Writes into the log what an admin is about to do. It comes before Stripe is asked, so that nothing is
 * done without it; Stripe may still refuse.
 *
 * @throws TasukiFailure 'common/permission-denied'
 */
async function noteAct(
  kind: CouponAct,
  coupon: string,
  admin: Admin,
  { firestore }: Pick<BillingDependencies, 'firestore'>,
): Promise<void> {
  const state = firestore.doc(firestorePaths.accountState(admin.uid));
  await firestore.runTransaction(async (transaction) => {
    requireAdmin(admin, storedAccountState(await transaction.get(state)));
    const { uid: actorUid, now: createdAt } = admin;
    const entry = { kind, actorUid, subjectUid: null, coupon, createdAt };
    writeAuditEntry(transaction, firestore, entry);
  });
}
