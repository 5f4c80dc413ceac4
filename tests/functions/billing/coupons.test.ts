import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CouponTerms } from '@tasuki/domain/billing/coupon';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { applyCoupon } from '../../../functions/src/billing/apply-coupon.ts';
import { beginCoveredSubscription } from '../../../functions/src/billing/begin-covered-subscription.ts';
import { beginSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import { changeSubscription } from '../../../functions/src/billing/change-subscription.ts';
import { checkCoupon } from '../../../functions/src/billing/check-coupon.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { askToRemind } from '../../../functions/src/billing/reminders/remind-of-charge.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { BillingFixture } from './billing-fixture.ts';

const HALF: CouponTerms = { percentOff: 50, duration: 'once', durationInMonths: null };
const THREE_MONTHS: CouponTerms = { percentOff: 30, duration: 'repeating', durationInMonths: 3 };
const ALL: CouponTerms = { percentOff: 100, duration: 'forever', durationInMonths: null };

let fixture: BillingFixture;
let uid: string;
let count = 0;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});

beforeEach(async () => {
  await fixture.startAnew();
  uid = fixture.newUid();
});

afterAll(async () => {
  await fixture.close();
});

/** A coupon with one code at Stripe; the code. */
function newCode(
  { percentOff, duration, durationInMonths, onlyTerm }: CouponTerms,
  limits: { maxUses?: number; expiresInDays?: number } = {},
): string {
  count += 1;
  const { store } = fixture.stripe;
  const coupon = store.add('coupon', {
    amount_off: null,
    duration,
    duration_in_months: durationInMonths,
    max_redemptions: null,
    name: null,
    percent_off: percentOff,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
    metadata: onlyTerm ? { onlyTerm } : {},
  });
  const { code } = store.add('promotion_code', {
    active: true,
    code: `RUN-${count}`,
    customer: null,
    expires_at:
      limits.expiresInDays === undefined
        ? null
        : fixture.stripe.now() + limits.expiresInDays * 24 * 3600,
    max_redemptions: limits.maxUses ?? null,
    promotion: { type: 'coupon', coupon: coupon.id },
    times_redeemed: 0,
    metadata: {},
  });
  return code;
}

function subscription() {
  const [found, ...others] = fixture.subscriptionsOf(uid);
  if (!found || others.length > 0) throw new RangeError('There is not exactly one');
  return found;
}

async function begin(couponCode?: string) {
  return beginSubscription({ term: 'monthly', couponCode }, uid, fixture.dependencies);
}

async function finish(setupIntentId: string) {
  return finishSetUp(setupIntentId, uid, fixture.dependencies);
}

async function trial(couponCode?: string): Promise<string> {
  const setUp = await begin(couponCode);
  await fixture.confirm(setUp);
  await finish(setUp.setupIntentId);
  return subscription().id;
}

async function beginCovered(couponCode: string) {
  return beginCoveredSubscription({ term: 'monthly', couponCode }, uid, fixture.dependencies);
}

async function mirror() {
  await fixture.settle();
  const [found] = await fixture.mirrorsOf(uid);
  if (!found) throw new RangeError('There is no mirror');
  return found;
}

/** The amounts of all invoices after the first, which is the trial's. */
function paidYen(): number[] {
  return fixture.stripe.store
    .all('invoice')
    .filter(({ parent }) => parent.subscription_details.subscription === subscription().id)
    .map(({ amount_paid: amount }) => amount)
    .reverse()
    .slice(1);
}

async function passMonths(months: number): Promise<void> {
  for (let month = 0; month < months; month += 1) {
    fixture.passDays(31);
    await fixture.settle();
  }
}

describe('a code', () => {
  it('is found however it is typed, and says what it takes off', async () => {
    const code = newCode(THREE_MONTHS);
    const terms = await checkCoupon(` ${code.toLowerCase()} `, uid, fixture.dependencies);
    expect(terms).toEqual(THREE_MONTHS);
  });

  it('that there is not is another failure than one that cannot be used any more', async () => {
    const check = async (code: string) => codeOf(checkCoupon(code, uid, fixture.dependencies));
    for (const code of ['NO-SUCH-CODE', '', '走る', 'A'.repeat(40)]) {
      expect(await check(code)).toBe('billing/invalid-coupon-code');
    }
    const over = newCode(HALF, { expiresInDays: 1 });
    expect(await check(over)).toBe('nothing');
    fixture.passDays(2);
    expect(await check(over)).toBe('billing/invalid-coupon');
    expect(await check(newCode(HALF, { maxUses: 0 }))).toBe('billing/invalid-coupon');
  });

  it('that leaves less than any card is charged is none for that price', async () => {
    const code = newCode({ ...HALF, percentOff: 99 });
    expect(await codeOf(begin(code))).toBe('billing/invalid-coupon');
  });
});

describe('a trial with a coupon', () => {
  it('ends with the price less what the coupon takes off, once', async () => {
    await trial(newCode(HALF));
    expect(await mirror()).toMatchObject({
      priceYen: 2980,
      nextChargeYen: 1490,
      coupon: { percentOff: 50, duration: 'once', endsAt: null },
    });
    await passMonths(3);
    expect(paidYen().slice(0, 2)).toEqual([1490, 2980]);
  });

  it('takes off for as many months as the coupon says', async () => {
    await trial(newCode(THREE_MONTHS));
    await passMonths(5);
    // Its months begin with the trial.
    expect(paidYen().slice(0, 4)).toEqual([2086, 2086, 2086, 2980]);
  });

  it('uses the coupon once, however often the page comes back', async () => {
    const code = newCode(HALF, { maxUses: 1 });
    const setUp = await begin(code);
    await fixture.confirm(setUp);
    await Promise.all([finish(setUp.setupIntentId), finish(setUp.setupIntentId)]);
    await mirror();
    const [used] = fixture.stripe.store.all('promotion_code').filter((one) => one.code === code);
    expect(used?.times_redeemed).toBe(1);
  });

  it('begins nothing where the coupon is over by then, and begins anew without it', async () => {
    const setUp = await begin(newCode(HALF, { expiresInDays: 1 }));
    await fixture.confirm(setUp);
    fixture.stripe.events.setMode('lose');
    fixture.passDays(2);
    expect(await codeOf(finish(setUp.setupIntentId))).toBe('billing/invalid-coupon');
    expect(fixture.subscriptionsOf(uid)).toEqual([]);
    expect((await begin()).setupIntentId).not.toBe(setUp.setupIntentId);
    await trial();
    expect(subscription().discounts).toEqual([]);
  });
});

describe('a coupon that covers all', () => {
  it('begins without a card, and charges nothing ever', async () => {
    const code = newCode(ALL);
    const results = await Promise.all([codeOf(beginCovered(code)), codeOf(beginCovered(code))]);
    expect(results).toContain('nothing');
    expect(await mirror()).toMatchObject({
      status: 'trialing',
      cover: 'forever',
      hasPaymentMethod: false,
      card: null,
    });
    await passMonths(3);
    expect(await mirror()).toMatchObject({ status: 'active', nextChargeYen: 0 });
    expect(paidYen().every((amount) => amount === 0)).toBe(true);
  });

  it('for a while asks for a card before it runs out, and is owed without one', async () => {
    await beginCovered(newCode({ ...ALL, duration: 'once' }));
    expect((await mirror()).cover).toBe('forNow');
    fixture.passDays(15);
    await fixture.settle();
    const { status, hasPaymentMethod, periodEndsAt } = await mirror();
    expect({ status, hasPaymentMethod }).toEqual({ status: 'active', hasPaymentMethod: false });
    const daysLeft = (periodEndsAt.getTime() - fixture.time.now.getTime()) / DAY_MILLISECONDS;
    fixture.passDays(daysLeft - 2);
    await askToRemind(fixture.dependencies);
    await runJob(`remind-of-charge_${fixture.subscriptionsOf(uid)[0]?.id ?? ''}`, fixture.jobs);
    expect(await fixture.mailsFor(uid)).toContainEqual(
      expect.objectContaining({ about: 'priceChanges', amountYen: 2980, needsMethod: true }),
    );
    fixture.passDays(3);
    expect(await mirror()).toMatchObject({
      status: 'past_due',
      openInvoice: { amountYen: 2980 },
    });
  });

  it('is what begins without a card, and no other coupon is', async () => {
    expect(await codeOf(beginCovered(newCode(HALF)))).toBe('billing/invalid-coupon');
    expect(fixture.subscriptionsOf(uid)).toEqual([]);
    await trial();
    expect(await codeOf(beginCovered(newCode(ALL)))).toBe('billing/subscription-exists');
  });
});

describe('a coupon for a subscription that runs', () => {
  it('counts from the next charge on, in place of another', async () => {
    const id = await trial(newCode({ ...HALF, percentOff: 10 }));
    const code = newCode(HALF);
    const apply = async () => applyCoupon({ subscriptionId: id, code }, uid, fixture.dependencies);
    expect(await apply()).toEqual(HALF);
    expect(await apply()).toEqual(HALF);
    expect(await mirror()).toMatchObject({ nextChargeYen: 1490, coupon: { percentOff: 50 } });
    await passMonths(2);
    expect(paidYen()).toEqual([1490, 2980]);
  });

  it('is not taken by what is cancelled, by somebody else, or with a wrong code', async () => {
    const id = await trial();
    const apply = async (code: string, person = uid) =>
      codeOf(applyCoupon({ subscriptionId: id, code }, person, fixture.dependencies));
    expect(await apply('NO-SUCH-CODE')).toBe('billing/invalid-coupon-code');
    const code = newCode(HALF);
    expect(await apply(code, fixture.newUid())).toBe('billing/not-found');
    await changeSubscription({ subscriptionId: id, action: 'cancel' }, uid, fixture.dependencies);
    expect(await apply(code)).toBe('billing/not-possible-now');
    expect((await mirror()).coupon).toBeNull();
  });
});

describe('each person uses a coupon once', () => {
  const apply = async (subscriptionId: string, code: string) =>
    applyCoupon({ subscriptionId, code }, uid, fixture.dependencies);
  const check = async (code: string) => codeOf(checkCoupon(code, uid, fixture.dependencies));

  it('and not again for the charges after', async () => {
    const id = await trial();
    const code = newCode(HALF);
    await apply(id, code);
    await passMonths(2);
    expect(paidYen()).toEqual([1490, 2980]);
    expect(await codeOf(apply(id, code))).toBe('billing/coupon-used');
    expect(await check(code)).toBe('billing/coupon-used');
    await passMonths(1);
    expect(paidYen()).toEqual([1490, 2980, 2980]);
  });

  it('and does not begin one free subscription after the other by it', async () => {
    const code = newCode({ ...ALL, duration: 'once' });
    await beginCovered(code);
    fixture.passDays(15);
    await fixture.settle();
    fixture.passDays(31);
    expect(await mirror()).toMatchObject({ status: 'past_due' });
    const { id: subscriptionId } = subscription();
    await changeSubscription({ subscriptionId, action: 'endNow' }, uid, fixture.dependencies);
    expect(await codeOf(beginCovered(code))).toBe('billing/coupon-used');
    expect(await codeOf(begin(code))).toBe('billing/coupon-used');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(1);
    // Another coupon still begins one.
    expect(await codeOf(beginCovered(newCode(ALL)))).toBe('nothing');
  });

  it('where it began with a trial, and by any code that the coupon has', async () => {
    const code = newCode(HALF);
    const id = await trial(code);
    const otherCode = newCode(HALF);
    promotionOf(otherCode).promotion = promotionOf(code).promotion;
    await passMonths(1);
    expect(await codeOf(apply(id, otherCode))).toBe('billing/coupon-used');
  });

  it('and takes no use from others by entering it again', async () => {
    const id = await trial();
    const [code, other] = [newCode(HALF, { maxUses: 2 }), newCode(HALF)];
    await Promise.all([apply(id, code), apply(id, code)]);
    expect(await apply(id, code)).toEqual(HALF);
    expect(usesOf(code)).toBe(1);
    await apply(id, other);
    // The replaced coupon is used up, and the other one stays.
    expect(await codeOf(apply(id, code))).toBe('billing/coupon-used');
    expect(usesOf(code)).toBe(1);
    const [discount] = fixture.stripe.store.all('discount');
    expect(discount?.promotion_code).toBe(promotionOf(other).id);
  });

  it('but has not used what Stripe refused', async () => {
    const code = newCode(HALF);
    const setUp = await begin(code);
    await fixture.confirm(setUp);
    fixture.stripe.events.setMode('lose');
    const promotion = promotionOf(code);
    promotion.active = false;
    expect(await codeOf(finish(setUp.setupIntentId))).toBe('billing/invalid-coupon');
    promotion.active = true;
    expect(await check(code)).toBe('nothing');
    expect(fixture.subscriptionsOf(uid)).toEqual([]);
    // The confirmed set-up becomes the subscription.
    expect(await codeOf(begin(code))).toBe('billing/subscription-exists');
    expect(usesOf(code)).toBe(1);
    expect(await check(code)).toBe('billing/coupon-used');
  });

  it('and may ask again for what Stripe did not answer', async () => {
    const id = await trial();
    const code = newCode(HALF);
    const stripe = stripeClient();
    const real = stripe.applyCoupon.bind(stripe);
    const silent = vi
      .spyOn(stripe, 'applyCoupon')
      .mockImplementationOnce(async (...application) => {
        await real(...application);
        throw new TasukiFailure('billing/unavailable');
      });
    expect(await codeOf(apply(id, code))).toBe('billing/unavailable');
    silent.mockRestore();
    expect(await check(code)).toBe('nothing');
    expect(await apply(id, code)).toEqual(HALF);
    expect(usesOf(code)).toBe(1);
    expect(await check(code)).toBe('billing/coupon-used');
  });
});

describe('a coupon of one term', () => {
  const MONTH: CouponTerms = { ...ALL, duration: 'once', onlyTerm: 'monthly' };
  const order = (code: string) => ({ term: 'yearly' as const, couponCode: code });

  it('begins nothing of the other', async () => {
    const code = newCode(MONTH);
    const { dependencies } = fixture;
    expect(await codeOf(beginCoveredSubscription(order(code), uid, dependencies))).toBe(
      'billing/invalid-coupon',
    );
    expect(await codeOf(beginSubscription(order(code), uid, dependencies))).toBe(
      'billing/invalid-coupon',
    );
    expect(await codeOf(beginCovered(code))).toBe('nothing');
  });

  it('is worth no year by a switch, which is possible again when it is used', async () => {
    const id = await trial();
    await passMonths(1);
    const switched = async () =>
      codeOf(previewSwitch({ subscriptionId: id, planId: 'yearly' }, uid, fixture.dependencies));
    expect(await switched()).toBe('nothing');
    const code = newCode(MONTH);
    await applyCoupon({ subscriptionId: id, code }, uid, fixture.dependencies);
    expect((await mirror()).coupon).toMatchObject({ onlyTerm: 'monthly' });
    expect(await switched()).toBe('billing/not-possible-now');
    await passMonths(1);
    expect(await switched()).toBe('nothing');
  });

  it('is worth no year where both are asked for at once, the switch in the middle', async () => {
    const id = await trial();
    const code = newCode(MONTH);
    const agree = await agreement(id);
    const stripe = stripeClient();
    const real = stripe.applyCoupon.bind(stripe);
    const slow = vi.spyOn(stripe, 'applyCoupon').mockImplementationOnce(async (...application) => {
      expect(await codeOf(agree())).toBe('billing/not-possible-now');
      await real(...application);
    });
    await applyCoupon({ subscriptionId: id, code }, uid, fixture.dependencies);
    slow.mockRestore();
    expect(await mirror()).toMatchObject({ planId: 'monthly', coupon: { onlyTerm: 'monthly' } });
    expect(await codeOf(agree())).toBe('billing/not-possible-now');
  });

  it('is worth no year where both are asked for at once, the coupon in the middle', async () => {
    const id = await trial();
    const code = newCode(MONTH);
    const apply = async () =>
      codeOf(applyCoupon({ subscriptionId: id, code }, uid, fixture.dependencies));
    const agree = await agreement(id);
    const stripe = stripeClient();
    const real = stripe.switchPrice.bind(stripe);
    const slow = vi.spyOn(stripe, 'switchPrice').mockImplementationOnce(async (wanted) => {
      expect(await apply()).toBe('billing/not-possible-now');
      await real(wanted);
    });
    await agree();
    slow.mockRestore();
    expect(await mirror()).toMatchObject({ planId: 'yearly', coupon: null });
    expect(await apply()).toBe('billing/invalid-coupon');
  });

  it('keeps nobody from a switch for long where its use died on the way', async () => {
    const id = await trial();
    const agree = await agreement(id);
    const stripe = stripeClient();
    let dies = (): void => undefined;
    const slow = vi.spyOn(stripe, 'applyCoupon').mockImplementationOnce(
      async () =>
        new Promise((_, reject) => {
          dies = () => {
            reject(new TasukiFailure('billing/unavailable'));
          };
        }),
    );
    const code = newCode(HALF);
    const dead = codeOf(applyCoupon({ subscriptionId: id, code }, uid, fixture.dependencies));
    await vi.waitUntil(() => slow.mock.calls.length > 0);
    expect(await codeOf(agree())).toBe('billing/not-possible-now');
    fixture.passDays(1);
    expect(await codeOf(agree())).toBe('nothing');
    dies();
    expect(await dead).toBe('billing/unavailable');
    slow.mockRestore();
  });

  async function agreement(subscriptionId: string) {
    const wish = { subscriptionId, planId: 'yearly' as const };
    const { chargedNowYen, renewalYen, prorationAt } = await previewSwitch(
      wish,
      uid,
      fixture.dependencies,
    );
    const agreed = { ...wish, chargedNowYen, renewalYen, prorationAt };
    return async () => switchPlan(agreed, uid, fixture.dependencies);
  }
});

describe('an order that is over', () => {
  /** Begins, and ends at once, a paid subscription. */
  async function beginAndEnd(couponCode?: string): Promise<string> {
    const setUp = await begin(couponCode);
    await fixture.confirm(setUp);
    await finish(setUp.setupIntentId);
    await endNewest();
    return setUp.setupIntentId;
  }

  /** More than a look at Stripe shows, and later than its keys last. */
  async function manyLater() {
    for (let later = 0; later < 20; later += 1) await beginAndEnd();
    fixture.passDays(2);
    fixture.stripe.forgetKeys();
  }

  it('uses its coupon no second time, and begins nothing from its page', async () => {
    fixture.stripe.events.setMode('lose');
    const plain = await beginAndEnd();
    const code = newCode({ ...ALL, duration: 'once' });
    const covered = await beginAndEnd(code);
    await manyLater();
    const before = fixture.subscriptionsOf(uid).length;
    expect(await codeOf(finish(covered))).toBe('billing/coupon-used');
    expect(await codeOf(finish(plain))).toBe('billing/offer-outdated');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(before);
    expect(usesOf(code)).toBe(1);
  });

  it('keeps its coupon where only our note of it failed', async () => {
    fixture.stripe.events.setMode('lose');
    const code = newCode({ ...ALL, duration: 'once' });
    const setUp = await begin(code);
    await fixture.confirm(setUp);
    const firestore = Object.create(adminFirestore, {
      doc: {
        value: (path: string) => {
          const reference = adminFirestore.doc(path);
          if (path.startsWith('couponUses/')) {
            vi.spyOn(reference, 'set').mockRejectedValue(new Error('Firestore did not answer'));
          }
          return reference;
        },
      },
    }) as Firestore;
    const failing = { ...fixture.dependencies, firestore };
    expect(await codeOf(finishSetUp(setUp.setupIntentId, uid, failing))).toContain('Firestore');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(1);
    await endNewest();
    expect(await codeOf(beginCovered(code))).toBe('billing/coupon-used');
    expect(usesOf(code)).toBe(1);
  });
});

describe('a covered order whose answer was lost', () => {
  const order = (term: 'monthly' | 'yearly', couponCode: string) =>
    codeOf(beginCoveredSubscription({ term, couponCode }, uid, fixture.dependencies));
  const byCard = async () => {
    const setUp = await begin();
    await fixture.confirm(setUp);
    return codeOf(finish(setUp.setupIntentId));
  };
  /** Stripe answers the next order with nothing, after or before it has made it. */
  function loseNext(moment: 'after' | 'before') {
    const stripe = stripeClient();
    const real = stripe.createSubscription.bind(stripe);
    vi.spyOn(stripe, 'createSubscription').mockImplementationOnce(async (...wanted) => {
      if (moment === 'after') await real(...wanted);
      throw new TasukiFailure('billing/unavailable');
    });
  }

  beforeEach(() => {
    fixture.stripe.events.setMode('lose');
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps nobody from buying once what Stripe made of it has ended', async () => {
    loseNext('after');
    expect(await order('monthly', newCode(ALL))).toBe('billing/unavailable');
    expect(await order('monthly', newCode(ALL))).toBe('billing/subscription-exists');
    fixture.passDays(46);
    await endNewest();
    expect(await byCard()).toBe('nothing');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(2);
  });

  it('begins one subscription by another try, whatever that asks for', async () => {
    const [first, second] = [newCode(ALL), newCode(ALL)];
    loseNext('before');
    expect(await order('monthly', first)).toBe('billing/unavailable');
    expect(await order('yearly', second)).toBe('nothing');
    expect(await order('yearly', second)).toBe('billing/subscription-exists');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(1);
    await endNewest();
    // Nothing came of the first coupon.
    expect(await order('monthly', first)).toBe('nothing');
  });

  it('begins no second one where Stripe makes the first one late', async () => {
    loseNext('after');
    const list = vi.spyOn(stripeClient(), 'subscriptionsOf');
    expect(await order('monthly', newCode(ALL))).toBe('billing/unavailable');
    list.mockResolvedValue([]);
    expect(await order('yearly', newCode(ALL))).toBe('billing/unavailable');
    list.mockRestore();
    expect(await order('yearly', newCode(ALL))).toBe('billing/subscription-exists');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(1);
  });

  it('gives its place and its coupon back where Stripe made nothing of it', async () => {
    const code = newCode(ALL);
    loseNext('before');
    expect(await order('monthly', code)).toBe('billing/unavailable');
    expect(await byCard()).toBe('billing/subscription-exists');
    fixture.passDays(1);
    expect(await byCard()).toBe('nothing');
    await endNewest();
    expect(await order('monthly', code)).toBe('nothing');
  });
});

function stripeClient() {
  const { stripe } = fixture.dependencies;
  if (!stripe) throw new RangeError('Nothing is sold');
  return stripe;
}

async function endNewest() {
  const [newest] = fixture.subscriptionsOf(uid);
  await stripeClient().endSubscription(newest?.id ?? '');
}

function promotionOf(code: string) {
  const found = fixture.stripe.store.all('promotion_code').find((one) => one.code === code);
  if (!found) throw new RangeError(`There is no code ${code}`);
  return found;
}

function usesOf(code: string): number {
  return promotionOf(code).times_redeemed;
}
