import { afterAll, beforeAll, expect, it } from 'vitest';
import type { NewCoupon } from '@tasuki/domain/billing/coupon-admin';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { checkCoupon } from '../../../functions/src/billing/check-coupon.ts';
import {
  archiveCoupon,
  createCoupon,
  listCoupons,
} from '../../../functions/src/coupons/manage-coupons.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { BillingFixture } from './billing-fixture.ts';

const COUPON: NewCoupon = {
  code: 'SPRING-24',
  percentOff: 20,
  duration: 'repeating',
  durationInMonths: 3,
  expiresAt: null,
  usesMaximum: 50,
  onlyTerm: null,
  isAffiliate: true,
};

let fixture: BillingFixture;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});

afterAll(async () => {
  await fixture.close();
});

/** Somebody whose token says that they are an admin. */
async function person(roles: readonly string[]) {
  const uid = fixture.newUid();
  await adminFirestore.doc(firestorePaths.accountState(uid)).set({
    isBetaApproved: true,
    isDisabled: false,
    roles,
  });
  return { uid, claims: { canAccessBeta: true, isAdmin: true }, now: fixture.time.now };
}

it('lets admins make a coupon, see how often it was used, and archive it', async () => {
  const admin = await person(['runner', 'admin']);
  const { dependencies } = fixture;
  const made = await createCoupon(COUPON, admin, dependencies);
  expect(await listCoupons(admin, dependencies)).toEqual([
    { ...COUPON, ...made, uses: 0, isUsable: true },
  ]);
  expect(await checkCoupon('spring-24', admin.uid, dependencies)).toEqual({
    percentOff: 20,
    duration: 'repeating',
    durationInMonths: 3,
  });
  // The code is taken, whatever it would take off.
  expect(await codeOf(createCoupon({ ...COUPON, percentOff: 30 }, admin, dependencies))).toBe(
    'billing/coupon-exists',
  );
  await archiveCoupon(made, admin, dependencies);
  await archiveCoupon(made, admin, dependencies);
  expect(await codeOf(checkCoupon('SPRING-24', admin.uid, dependencies))).toBe(
    'billing/invalid-coupon',
  );
  const again = await createCoupon(COUPON, admin, dependencies);
  expect(again.promotionCodeId).not.toBe(made.promotionCodeId);
  expect((await checkCoupon('SPRING-24', admin.uid, dependencies)).percentOff).toBe(20);
});

it('writes who made and who archived a coupon into the log, before Stripe is asked', async () => {
  const admin = await person(['runner', 'admin']);
  const { dependencies } = fixture;
  const log = async () => {
    const { docs } = await adminFirestore
      .collection(firestorePaths.auditLog())
      .where('actorUid', '==', admin.uid)
      .get();
    return docs
      .map((entry) => [String(entry.get('kind')), String(entry.get('coupon'))].join(' '))
      .sort();
  };
  const made = await createCoupon({ ...COUPON, code: 'LOGGED' }, admin, dependencies);
  expect(await log()).toEqual(['create-coupon LOGGED']);
  fixture.stripe.troubles.set({ isDown: true });
  try {
    expect(await codeOf(archiveCoupon(made, admin, dependencies))).toBe('billing/unavailable');
  } finally {
    fixture.stripe.troubles.end();
  }
  expect(await log()).toEqual([`archive-coupon ${made.promotionCodeId}`, 'create-coupon LOGGED']);
});

it('makes one that counts for one term', async () => {
  const admin = await person(['runner', 'admin']);
  const { dependencies } = fixture;
  await createCoupon({ ...COUPON, code: 'A-MONTH', onlyTerm: 'monthly' }, admin, dependencies);
  const rows = await listCoupons(admin, dependencies);
  expect(rows.find(({ code }) => code === 'A-MONTH')?.onlyTerm).toBe('monthly');
  expect((await checkCoupon('A-MONTH', admin.uid, dependencies)).onlyTerm).toBe('monthly');
});

it('makes none that is over before it begins', async () => {
  const admin = await person(['runner', 'admin']);
  const over = { ...COUPON, code: 'OVER', expiresAt: fixture.time.now.getTime() - 1000 };
  expect(await codeOf(createCoupon(over, admin, fixture.dependencies))).toBe(
    'billing/invalid-coupon',
  );
});

it('is closed to whoever is no admin any more, whatever their token says', async () => {
  const former = await person(['runner']);
  const { dependencies } = fixture;
  const codes = await Promise.all([
    codeOf(createCoupon({ ...COUPON, code: 'FORMER' }, former, dependencies)),
    codeOf(archiveCoupon({ promotionCodeId: 'promo_any' }, former, dependencies)),
    codeOf(listCoupons(former, dependencies)),
  ]);
  expect(new Set(codes)).toEqual(new Set(['common/permission-denied']));
});
