import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MoneyPageWish } from '@tasuki/domain/billing/money/money-calls';
import { OWN_PLAN, OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  beginCoachSubscription,
  beginSubscription,
} from '../../../functions/src/billing/begin-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { readMoney } from '../../../functions/src/money/read-money.ts';
import { readStatement } from '../../../functions/src/money/read-statement.ts';
import { beginPurchase } from '../../../functions/src/billing/purchases/begin-purchase.ts';
import { payPurchase } from '../../../functions/src/billing/purchases/pay-purchase.ts';
import { settlePurchase } from '../../../functions/src/billing/purchases/settle-purchase.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { BillingFixture } from './billing-fixture.ts';
import { newSellingCoach, sellPlan, sellProduct } from './selling-coach.ts';

let fixture: BillingFixture;
let admin: Awaited<ReturnType<typeof person>>;
let coachId: string;
let runner: string;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});

beforeEach(async () => {
  await fixture.startAnew();
  // Not at the turn of a month, in Japan or elsewhere.
  fixture.time.now = new Date('2027-03-10T03:00:00Z');
  fixture.stripe.catchUp();
  admin = await person(['runner', 'admin']);
  coachId = await newSellingCoach(fixture);
  runner = fixture.newUid();
  await adminFirestore.doc(firestorePaths.publicProfile(runner)).set({ displayName: 'Aiko' });
});

afterAll(async () => {
  await fixture.close();
});

async function person(roles: readonly string[]) {
  const uid = fixture.newUid();
  await adminFirestore
    .doc(firestorePaths.accountState(uid))
    .set({ isBetaApproved: true, isDisabled: false, roles });
  return { uid, claims: { canAccessBeta: true, isAdmin: true }, now: fixture.time.now };
}

/** A paid plan of the coach, its trial over. */
async function paysCoach(): Promise<void> {
  const planId = randomUUID();
  await sellPlan({ coachId, planId }, {}, fixture.dependencies);
  const setUp = await beginCoachSubscription({ coachId, planId }, runner, fixture.dependencies);
  await fixture.confirm(setUp);
  await finishSetUp(setUp.setupIntentId, runner, fixture.dependencies);
  fixture.passDays(14);
  await fixture.settle();
}

async function paysTasuki(cardNumber?: string): Promise<void> {
  const setUp = await beginSubscription({ term: 'monthly' }, runner, fixture.dependencies);
  await fixture.confirm(setUp, cardNumber);
  await finishSetUp(setUp.setupIntentId, runner, fixture.dependencies);
  fixture.passDays(14);
  await fixture.settle();
}

/** @returns the payment */
async function buys(priceYen: number): Promise<string> {
  const productId = randomUUID();
  await sellProduct({ coachId, productId }, { priceYen }, fixture.dependencies);
  const { purchaseId } = await beginPurchase({ coachId, productId }, runner, fixture.dependencies);
  const { clientSecret } = await payPurchase({ uid: runner, purchaseId }, fixture.dependencies);
  await fixture.confirmPayment(clientSecret ?? '');
  await settlePurchase({ uid: runner, purchaseId }, fixture.dependencies);
  await fixture.settle();
  return clientSecret?.split('_secret_')[0] ?? '';
}

async function page(wish: Partial<MoneyPageWish>) {
  const whole = { list: 'subscriptions', status: null, after: null, ...wish } as const;
  return readMoney(whole, admin, fixture.dependencies);
}

async function statement(month: string) {
  return readStatement({ month }, admin, fixture.dependencies);
}

describe('what admins see of money', () => {
  it('is everybody’s subscriptions by their state, with runner, seller, price and next charge', async () => {
    await paysCoach();
    await paysTasuki();
    const { rows, after } = await page({ status: 'active' });
    expect(after).toBeNull();
    expect(rows).toMatchObject([
      { runnerName: 'Aiko', sellerId: OWN_SELLER, amountYen: 2980, interval: 'month' },
      {
        runnerName: 'Aiko',
        sellerId: coachId,
        sellerName: 'Mai',
        amountYen: 5000,
        state: 'active',
      },
    ]);
    expect((await page({ status: 'canceled' })).rows).toEqual([]);
  });

  it('is how many subscriptions are in each state, with the first page of them alone', async () => {
    const before = (await page({})).counts;
    await paysCoach();
    await paysTasuki('4000000000000341');
    const { counts } = await page({});
    expect(counts?.active).toBe((before?.active ?? 0) + 1);
    expect(counts?.past_due).toBe((before?.past_due ?? 0) + 1);
    expect((await page({ list: 'refunds' })).counts).toBeUndefined();
  });

  it('is read page by page, and never more at once', async () => {
    for (let made = 0; made < 30; made += 1) {
      runner = fixture.newUid();
      const setUp = await beginSubscription({ term: 'monthly' }, runner, fixture.dependencies);
      await fixture.confirm(setUp);
      await finishSetUp(setUp.setupIntentId, runner, fixture.dependencies);
    }
    const first = await page({});
    expect(first.rows).toHaveLength(25);
    const second = await page({ after: first.after });
    expect(second).toMatchObject({ after: null, rows: { length: 5 } });
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(30);
  });

  it('is what could not be charged, until it is', async () => {
    await paysTasuki('4000000000000341');
    expect((await page({ list: 'failedPayments' })).rows).toMatchObject([
      { runnerName: 'Aiko', amountYen: 2980, state: 'retrying', tries: 1, sellerId: OWN_SELLER },
    ]);
  });

  it('is what was paid back, and what banks took back', async () => {
    const payment = await buys(3000);
    const { store, subscriptions } = fixture.stripe;
    await fixture.dependencies.stripe?.refundPart(payment, 1000);
    subscriptions.payments.dispute(store.get('payment_intent', payment));
    const ofCoach = {
      runnerName: 'Aiko',
      sellerId: coachId,
      sellerName: 'Mai',
      paymentId: payment,
    };
    expect((await page({ list: 'refunds' })).rows).toMatchObject([
      { ...ofCoach, amountYen: 1000, state: 'succeeded' },
    ]);
    expect((await page({ list: 'disputes' })).rows).toMatchObject([
      { ...ofCoach, amountYen: 3000, state: 'needs_response' },
    ]);
  });

  it('is refused to whoever is no admin any more, and where nothing is sold', async () => {
    const former = await person(['runner']);
    const wish = { list: 'refunds', status: null, after: null } as const;
    const { dependencies } = fixture;
    expect(await codeOf(readMoney(wish, former, dependencies))).toBe('common/permission-denied');
    expect(await codeOf(readStatement({ month: '2027-03' }, former, dependencies))).toBe(
      'common/permission-denied',
    );
    const unsold = { ...dependencies, stripe: null };
    expect(await codeOf(readMoney(wish, admin, unsold))).toBe('billing/not-offered');
  });
});

describe('a monthly statement', () => {
  it('has gross, refunds, disputes, fees and net of each coach, and what Tasuki sold itself', async () => {
    await paysCoach();
    await paysTasuki();
    const payment = await buys(3000);
    await fixture.dependencies.stripe?.refundPart(payment, 1000);
    // All of it is in April: 10 March and twice 14 days.
    const april = await statement('2027-04');
    expect(await statement('2027-04')).toEqual(april);
    const march = await statement('2027-03');
    expect(march.rows).toMatchObject([
      {
        sellerId: coachId,
        sellerName: 'Mai',
        paymentCount: 1,
        grossYen: 5000,
        feeYen: 180,
        netYen: 4820,
      },
    ]);
    expect(april.rows).toMatchObject([
      { sellerId: OWN_SELLER, grossYen: 2980, feeYen: 107, netYen: 2873 },
      {
        sellerId: coachId,
        paymentCount: 1,
        grossYen: 3000,
        refundedYen: 1000,
        feeYen: 108,
        netYen: 1892,
      },
    ]);
  });

  it('counts a refund in its own month, also where the payment is older and the runner gone', async () => {
    await paysTasuki();
    const [payment] = fixture.stripe.store.all('payment_intent');
    fixture.passDays(20);
    await fixture.dependencies.stripe?.refundPayment(payment?.id ?? '');
    expect((await statement('2027-04')).rows).toMatchObject([
      { sellerId: OWN_SELLER, paymentCount: 0, grossYen: 0, refundedYen: 2980, netYen: -2980 },
    ]);
  });

  it('takes a coupon from gross, and a dispute until the bank decides', async () => {
    const { stripe } = fixture.dependencies;
    const coupon = {
      code: 'HALF',
      percentOff: 50,
      duration: 'forever',
      durationInMonths: null,
      expiresAt: null,
      usesMaximum: null,
      onlyTerm: null,
      isAffiliate: false,
    } as const;
    await stripe?.createCoupon(coupon, null);
    const order = { term: 'monthly', couponCode: 'HALF' } as const;
    const setUp = await beginSubscription(order, runner, fixture.dependencies);
    await fixture.confirm(setUp);
    await finishSetUp(setUp.setupIntentId, runner, fixture.dependencies);
    fixture.passDays(14);
    await fixture.settle();
    const full = OWN_PLAN.prices.monthly.priceYen;
    const [own] = (await statement('2027-03')).rows;
    expect(own).toMatchObject({ grossYen: full, couponYen: full / 2, netYen: full / 2 - 54 });
    const { store, subscriptions } = fixture.stripe;
    const [payment] = store.all('payment_intent');
    const dispute = subscriptions.payments.dispute(store.get('payment_intent', payment?.id ?? ''));
    const [disputed] = (await statement('2027-03')).rows;
    expect(disputed).toMatchObject({ disputedYen: full / 2, netYen: -54 - 1300 });
    subscriptions.payments.decideDispute(dispute, 'won');
    expect((await statement('2027-03')).rows).toMatchObject([{ disputedYen: 0 }]);
  });

  it('fails as a whole where Stripe is down, and never with a part of the sum', async () => {
    await paysTasuki();
    fixture.stripe.troubles.set({ isDown: true });
    expect(await codeOf(statement('2027-03'))).toBe('billing/unavailable');
    fixture.stripe.troubles.end();
  });
});
