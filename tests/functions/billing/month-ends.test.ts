import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { comingCharges } from '@tasuki/domain/billing/coupon';
import { OWN_PLAN, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPurchaseEntitled, type Purchase } from '@tasuki/domain/products/purchase';
import {
  beginMethodChange,
  changeSubscription,
} from '../../../functions/src/billing/change-subscription.ts';
import { beginSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { saveProduct } from '../../../functions/src/billing/products/save-product.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { MarketFixture } from './market-fixture.ts';

/** Each test begins at a day of its own, and none may go back. */
let market: MarketFixture;
let uid: string;

beforeEach(async () => {
  await market?.fixture.close();
  market = await MarketFixture.open();
  uid = market.fixture.newUid();
});

afterAll(async () => {
  await market.fixture.close();
});

function setClock(moment: string): void {
  market.fixture.time.now = new Date(moment);
  market.fixture.stripe.catchUp();
}

async function subscribe(
  term: OwnPlanTerm,
  expiry?: { month: number; year: number },
  couponCode?: string,
): Promise<string> {
  const { dependencies } = market.fixture;
  const order = { term, ...(couponCode !== undefined && { couponCode }) };
  const setUp = await beginSubscription(order, uid, dependencies);
  await market.fixture.confirm(setUp, undefined, expiry);
  await finishSetUp(setUp.setupIntentId, uid, dependencies);
  const [subscription] = market.fixture.subscriptionsOf(uid);
  return subscription?.id ?? '';
}

/** The only one's end of the period, to the minute. */
async function periodEnd(): Promise<string> {
  await market.fixture.settle();
  const [mirror] = await market.fixture.mirrorsOf(uid);
  return mirror?.periodEndsAt.toISOString().slice(0, 16) ?? '';
}

/** When something was charged, and how much. */
function charges(): [string, number][] {
  const { store } = market.fixture.stripe;
  const customers = new Set(market.fixture.subscriptionsOf(uid).map(({ customer }) => customer));
  return store
    .all('invoice')
    .filter(({ customer, amount_paid }) => customers.has(customer) && amount_paid > 0)
    .map(({ created, amount_paid }): [string, number] => [
      new Date(created * 1000).toISOString().slice(0, 10),
      amount_paid,
    ])
    .sort(([one], [other]) => one.localeCompare(other));
}

describe('at the end of a month', () => {
  it('a subscription of the 31st is charged on the last day of a shorter one, and then on the 31st', async () => {
    setClock('2031-01-17T12:00:00Z');
    await subscribe('monthly');
    expect(await periodEnd()).toBe('2031-01-31T12:00');
    const ends: string[] = [];
    for (const days of [14, 28, 31, 30]) {
      market.fixture.passDays(days);
      ends.push(await periodEnd());
    }
    expect(ends).toEqual([
      '2031-02-28T12:00',
      '2031-03-31T12:00',
      '2031-04-30T12:00',
      '2031-05-31T12:00',
    ]);
    expect(charges().map(([day]) => day)).toEqual([
      '2031-01-31',
      '2031-02-28',
      '2031-03-31',
      '2031-04-30',
    ]);
  });

  it('a coupon for a month takes off exactly what the terms have said', async () => {
    setClock('2031-01-17T12:00:00Z');
    const terms = { percentOff: 50, duration: 'repeating', durationInMonths: 2 } as const;
    await market.fixture.dependencies.stripe?.createCoupon(
      {
        ...terms,
        onlyTerm: null,
        expiresAt: null,
        usesMaximum: null,
        isAffiliate: false,
        code: 'TWO',
      },
      null,
    );
    const appliedAt = market.fixture.time.now;
    await subscribe('monthly', undefined, 'TWO');
    const promised = comingCharges(
      {
        ...OWN_PLAN.prices.monthly,
        firstChargeAt: new Date('2031-01-31T12:00:00Z'),
        coupon: { ...terms, onlyTerm: null },
        appliedAt,
      },
      4,
    );
    for (const days of [14, 28, 31, 30]) {
      market.fixture.passDays(days);
      await market.fixture.settle();
    }
    expect(charges()).toEqual(
      promised.map(({ at, amountYen }) => [at.toISOString().slice(0, 10), amountYen]),
    );
    expect(charges().map(([, amountYen]) => amountYen)).toEqual([1490, 1490, 2980, 2980]);
  });

  it('what is bought for a month ends with a shorter one, and can be bought again then', async () => {
    setClock('2031-01-31T12:00:00Z');
    const { coachId, productId } = market;
    const offer = { name: 'A talk', target: 'All', priceYen: 3000, currency: 'JPY' } as const;
    await saveProduct(
      { productId, offer: { ...offer, duration: 1, durationUnit: 'month' }, state: 'published' },
      { uid: coachId, claims: { isCoach: true } },
      market.fixture.dependencies,
    );
    const { purchaseId, clientSecret } = await market.beginToBuy(uid);
    await market.fixture.confirmPayment(clientSecret ?? '');
    await market.settlePurchase(uid, purchaseId);
    const snapshot = await adminFirestore.doc(firestorePaths.purchase(uid, purchaseId)).get();
    const purchase = fromStored<Purchase>(snapshot.data() ?? {});
    expect(purchase.endsAt?.toISOString()).toBe('2031-02-28T12:00:00.000Z');
    expect(isPurchaseEntitled(purchase, new Date('2031-02-28T11:59:59Z'))).toBe(true);
    expect(await codeOf(market.beginToBuy(uid))).toBe('billing/purchase-exists');
    market.fixture.passDays(28);
    expect((await market.beginToBuy(uid)).purchaseId).not.toBe(purchaseId);
  });
});

describe('on 29 February', () => {
  it('a subscription by the year is charged on the 28th, and on the 29th of the next leap year', async () => {
    setClock('2032-02-15T12:00:00Z');
    await subscribe('yearly');
    expect(await periodEnd()).toBe('2032-02-29T12:00');
    const ends: string[] = [];
    for (const days of [14, 365, 365, 365, 366]) {
      market.fixture.passDays(days);
      ends.push(await periodEnd());
    }
    expect(ends.map((end) => end.slice(0, 10))).toEqual([
      '2033-02-28',
      '2034-02-28',
      '2035-02-28',
      '2036-02-29',
      '2037-02-28',
    ]);
    expect(charges()).toHaveLength(5);
  });

  it('a switch to the year renews on the day that was shown', async () => {
    setClock('2032-02-01T12:00:00Z');
    const subscriptionId = await subscribe('monthly');
    market.fixture.passDays(28);
    await market.fixture.settle();
    const { dependencies } = market.fixture;
    const wish = { subscriptionId, planId: 'yearly' };
    const preview = await previewSwitch(wish, uid, dependencies);
    expect(new Date(preview.renewsAt).toISOString().slice(0, 10)).toBe('2033-02-28');
    await switchPlan({ ...wish, ...preview }, uid, dependencies);
    expect(await periodEnd()).toBe(new Date(preview.renewsAt).toISOString().slice(0, 16));
  });
});

describe('a card that expires', () => {
  it('before the renewal is refused then, by name, and another one pays once', async () => {
    setClock('2031-01-17T12:00:00Z');
    const subscriptionId = await subscribe('monthly', { month: 1, year: 2031 });
    market.fixture.passDays(14);
    await market.fixture.settle();
    expect(charges()).toHaveLength(1);
    market.fixture.passDays(28);
    await market.fixture.settle();
    const [late] = await market.fixture.mirrorsOf(uid);
    if (!late) throw new RangeError('There is no mirror');
    expect(subscriptionOutlook(late)).toMatchObject({ sentence: 'paymentTriedAgain' });
    const { dependencies } = market.fixture;
    const retry = { subscriptionId, action: 'retry' } as const;
    expect(await codeOf(changeSubscription(retry, uid, dependencies))).toBe('billing/card-expired');
    const setUp = await beginMethodChange({ subscriptionId }, uid, dependencies);
    await market.fixture.confirm(setUp);
    await finishSetUp(setUp.setupIntentId, uid, dependencies);
    await market.fixture.settle();
    expect(charges()).toHaveLength(2);
    expect((await market.fixture.mirrorsOf(uid))[0]).toMatchObject({ status: 'active' });
  });

  it('when it is entered begins nothing', async () => {
    const setUp = await market.begin(uid, 'monthly');
    await market.fixture.confirm(setUp, undefined, { month: 1, year: 2020 });
    expect(await market.finish(setUp.setupIntentId, uid)).toEqual({
      outcome: 'failed',
      clientSecret: null,
    });
    expect(market.fixture.subscriptionsOf(uid)).toEqual([]);
  });
});
