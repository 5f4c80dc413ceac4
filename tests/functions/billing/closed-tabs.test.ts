import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { beginMethodChange } from '../../../functions/src/billing/change-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { payPurchase } from '../../../functions/src/billing/purchases/pay-purchase.ts';
import { settlePurchase } from '../../../functions/src/billing/purchases/settle-purchase.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { MarketFixture } from './market-fixture.ts';

const ASKS_AT_SET_UP = '4000002500003155';
const ASKS_ALWAYS = '4000002760003184';
/** Below what the sandbox takes while it is slow, and above what it takes otherwise. */
const PATIENCE_MILLISECONDS = 2_000;
const SLOW_MILLISECONDS = 5_000;

let market: MarketFixture;
let uid: string;

beforeAll(async () => {
  market = await MarketFixture.open();
});

beforeEach(async () => {
  await market.fixture.settle();
  market.fixture.stripe.events.setMode('send');
  market.fixture.stripe.troubles.end();
  uid = market.fixture.newUid();
});

afterAll(async () => {
  await market.fixture.close();
});

/** The total of all charges, in yen. */
function chargedYen(): number {
  const { store } = market.fixture.stripe;
  const own = store.all('payment_intent').filter(({ metadata }) => metadata['uid'] === uid);
  const customers = new Set([
    ...market.fixture.subscriptionsOf(uid).map(({ customer }) => customer),
    ...own.map(({ customer }) => customer),
  ]);
  return store
    .all('charge')
    .filter(({ customer }) => customers.has(customer))
    .reduce((sum, { amount }) => sum + amount, 0);
}

async function trial(cardNumber?: string): Promise<string> {
  const setUp = await market.begin(uid, 'monthly');
  await market.fixture.confirm(setUp, cardNumber);
  await market.fixture.approve(setUp.setupIntentId);
  await market.finish(setUp.setupIntentId, uid);
  return market.fixture.subscriptionsOf(uid)[0]?.id ?? '';
}

async function mirror() {
  await market.fixture.settle();
  const [found] = await market.fixture.mirrorsOf(uid);
  return found;
}

async function stored(purchaseId: string): Promise<Purchase> {
  const snapshot = await adminFirestore.doc(firestorePaths.purchase(uid, purchaseId)).get();
  return fromStored<Purchase>(snapshot.data() ?? {});
}

describe('a tab that is closed while one subscribes', () => {
  it('before a card is entered has begun nothing, and the next one goes on with the same', async () => {
    const before = await market.begin(uid, 'monthly');
    market.fixture.passDays(3);
    await market.fixture.settle();
    expect(market.fixture.subscriptionsOf(uid)).toEqual([]);
    expect((await market.begin(uid, 'monthly')).setupIntentId).toBe(before.setupIntentId);
    expect(chargedYen()).toBe(0);
  });

  it('while the bank asks has begun nothing, and another card begins it', async () => {
    const before = await market.begin(uid, 'monthly');
    await market.fixture.confirm(before, ASKS_AT_SET_UP);
    await market.fixture.settle();
    expect(market.fixture.subscriptionsOf(uid)).toEqual([]);
    const again = await market.begin(uid, 'monthly');
    expect(again.setupIntentId).toBe(before.setupIntentId);
    await market.fixture.confirm(again);
    await market.fixture.settle();
    expect(await mirror()).toMatchObject({ status: 'trialing', card: { lastFour: '4242' } });
  });

  it('after the bank has said yes has begun it, and the page before is sold nothing', async () => {
    const setUp = await market.begin(uid, 'monthly');
    await market.fixture.confirm(setUp, ASKS_AT_SET_UP);
    await market.fixture.approve(setUp.setupIntentId);
    expect(await mirror()).toMatchObject({ status: 'trialing' });
    expect(await codeOf(market.begin(uid, 'monthly'))).toBe('billing/subscription-exists');
    expect(market.fixture.subscriptionsOf(uid)).toHaveLength(1);
  });
});

describe('a tab that is closed while one buys', () => {
  it('before the card and while the bank asks has charged nothing, and the next one pays once', async () => {
    const first = await market.beginToBuy(uid);
    expect(await market.beginToBuy(uid)).toEqual(first);
    await market.fixture.confirmPayment(first.clientSecret ?? '', ASKS_ALWAYS);
    await market.fixture.settle();
    expect(chargedYen()).toBe(0);
    const again = await market.beginToBuy(uid);
    expect(again).toEqual(first);
    await market.fixture.confirmPayment(again.clientSecret ?? '');
    await market.fixture.settle();
    expect(await stored(first.purchaseId)).toMatchObject({ state: 'paid' });
    expect(chargedYen()).toBe(3000);
  });

  it('after it was paid has it, and the page before asks for nothing', async () => {
    const { purchaseId, clientSecret } = await market.beginToBuy(uid);
    await market.fixture.confirmPayment(clientSecret ?? '');
    await market.fixture.settle();
    const { dependencies } = market.fixture;
    expect(await payPurchase({ uid, purchaseId }, dependencies)).toEqual({
      outcome: 'successful',
      clientSecret: null,
    });
    // The form that was left open charges nothing more.
    await market.fixture.confirmPayment(clientSecret ?? '');
    await market.fixture.settle();
    expect(chargedYen()).toBe(3000);
  });
});

describe('a tab that is closed while one changes the card', () => {
  it('keeps the card until the other one is confirmed, and then has that one', async () => {
    const subscriptionId = await trial();
    const { dependencies } = market.fixture;
    const setUp = await beginMethodChange({ subscriptionId }, uid, dependencies);
    expect(await mirror()).toMatchObject({ card: { lastFour: '4242' } });
    await market.fixture.confirm(setUp, ASKS_AT_SET_UP);
    expect(await mirror()).toMatchObject({ card: { lastFour: '4242' } });
    await market.fixture.approve(setUp.setupIntentId);
    expect(await mirror()).toMatchObject({ card: { lastFour: '3155' } });
    expect(chargedYen()).toBe(0);
  });
});

describe('a tab that is closed while one switches', () => {
  it('leaves the former plan where the bank is never answered, and charges nothing', async () => {
    const subscriptionId = await trial(ASKS_ALWAYS);
    market.fixture.passDays(14);
    const due = await mirror();
    await market.fixture.approve(invoicePaymentId());
    expect(due?.status).toBe('past_due');
    expect(await mirror()).toMatchObject({ status: 'active' });
    const before = chargedYen();
    const { dependencies } = market.fixture;
    const wish = { subscriptionId, planId: 'yearly' };
    const preview = await previewSwitch(wish, uid, dependencies);
    expect((await switchPlan({ ...wish, ...preview }, uid, dependencies)).outcome).toBe(
      'needsAction',
    );
    market.fixture.passDays(2);
    expect(await mirror()).toMatchObject({ planId: 'monthly', openInvoice: null });
    expect(chargedYen()).toBe(before);
  });
});

/** The payment that the newest invoice waits for. */
function invoicePaymentId(): string {
  const customer = market.fixture.subscriptionsOf(uid)[0]?.customer;
  const [newest] = market.fixture.stripe.store
    .all('invoice')
    .filter((invoice) => invoice.customer === customer && invoice.status === 'open');
  return newest?.hidden.paymentIntent ?? '';
}

describe('while Stripe is slower than anybody waits', () => {
  it('a subscription is charged once, and the page that asks again finds it', async () => {
    const id = await trial();
    const { fixture } = market;
    await fixture.dependencies.stripe?.endSubscription(id);
    await fixture.settle();
    fixture.stripe.events.setMode('lose');
    const setUp = await market.begin(uid, 'monthly');
    expect(setUp.trialDays).toBe(0);
    await fixture.confirm(setUp);
    const impatient = fixture.waitingFor(PATIENCE_MILLISECONDS);
    const create = impatient.stripe.createSubscription.bind(impatient.stripe);
    vi.spyOn(impatient.stripe, 'createSubscription').mockImplementationOnce(async (...wanted) => {
      fixture.stripe.troubles.set({ delayMilliseconds: SLOW_MILLISECONDS });
      return create(...wanted);
    });
    const finish = async () => finishSetUp(setUp.setupIntentId, uid, impatient);
    expect(await codeOf(finish())).toBe('billing/unavailable');
    fixture.stripe.troubles.end();
    // Stripe carries out what nobody waits for any more.
    await vi.waitFor(() => {
      expect(fixture.subscriptionsOf(uid)).toHaveLength(2);
    }, 5 * SLOW_MILLISECONDS);
    expect(await codeOf(finish())).toBe('nothing');
    expect(fixture.subscriptionsOf(uid)).toHaveLength(2);
    expect(chargedYen()).toBe(2980);
    expect((await fixture.mirrorsOf(uid)).map(({ status }) => status).sort()).toEqual([
      'active',
      'canceled',
    ]);
  });

  it('a purchase is found paid as soon as Stripe answers', async () => {
    const { fixture } = market;
    fixture.stripe.events.setMode('lose');
    const { purchaseId, clientSecret } = await market.beginToBuy(uid);
    await fixture.confirmPayment(clientSecret ?? '');
    const settle = async () =>
      settlePurchase({ uid, purchaseId }, fixture.waitingFor(PATIENCE_MILLISECONDS));
    fixture.stripe.troubles.set({ delayMilliseconds: SLOW_MILLISECONDS });
    expect(await codeOf(settle())).toBe('billing/unavailable');
    expect((await stored(purchaseId)).state).toBe('open');
    fixture.stripe.troubles.end();
    expect(await codeOf(settle())).toBe('nothing');
    expect((await stored(purchaseId)).state).toBe('paid');
    expect(chargedYen()).toBe(3000);
  });
});
