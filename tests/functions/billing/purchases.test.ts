import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PricedOffer } from '@tasuki/domain/billing/priced-offer';
import { CLOSED_AFTER_END_DAYS } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { deletePersonalData } from '../../../functions/src/account-deletion/delete-personal-data.ts';
import { endBilling } from '../../../functions/src/billing/endings/end-billing.ts';
import { endRenewals } from '../../../functions/src/billing/endings/end-renewals.ts';
import {
  archiveProduct,
  saveProduct,
  stripeProductId,
} from '../../../functions/src/billing/products/save-product.ts';
import { beginPurchase } from '../../../functions/src/billing/purchases/begin-purchase.ts';
import { payPurchase } from '../../../functions/src/billing/purchases/pay-purchase.ts';
import { settlePurchase } from '../../../functions/src/billing/purchases/settle-purchase.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import type { BlobStore } from '../../../functions/src/blob-store/blob-store.ts';
import { endCoachingOf } from '../../../functions/src/coaches/end-coaching-of.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { BillingFixture } from './billing-fixture.ts';
import { PRODUCT_OFFER } from './example-offers.ts';
import { newSellingCoach, sellerOf, sellProduct } from './selling-coach.ts';

const CARDS = {
  declined: '4000000000000002',
  asksAlways: '4000002760003184',
} as const;

/** Nobody here has a file. */
const NO_FILES = { removeAll: async () => Promise.resolve() } as unknown as BlobStore;

let fixture: BillingFixture;
let coachId: string;
let uid: string;
let productId: string;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});

beforeEach(async () => {
  await fixture.startAnew();
  uid = fixture.newUid();
  coachId = await newSellingCoach(fixture);
  productId = randomUUID();
  await sell();
});

afterAll(async () => {
  await fixture.close();
});

async function sell(change: Partial<PricedOffer> = {}, state: 'draft' | 'published' = 'published') {
  await sellProduct({ coachId, productId, state }, change, fixture.dependencies);
}

async function archive() {
  await archiveProduct({ productId }, sellerOf(coachId), fixture.dependencies);
}

async function begin(person = uid) {
  return beginPurchase({ coachId, productId }, person, fixture.dependencies);
}

async function pay(purchaseId: string, person = uid) {
  return payPurchase({ uid: person, purchaseId }, fixture.dependencies);
}

async function settle(purchaseId: string, person = uid) {
  return settlePurchase({ uid: person, purchaseId }, fixture.dependencies);
}

/** A purchase whose payment the browser has confirmed, before anything of ours knows of it. */
async function confirmed(cardNumber?: string): Promise<string> {
  const { purchaseId } = await begin();
  const { clientSecret } = await pay(purchaseId);
  await fixture.confirmPayment(clientSecret ?? '', cardNumber);
  return purchaseId;
}

async function stored(purchaseId: string, person = uid): Promise<Purchase> {
  const snapshot = await adminFirestore.doc(firestorePaths.purchase(person, purchaseId)).get();
  return fromStored<Purchase>(snapshot.data() ?? {});
}

async function sales() {
  const { docs } = await adminFirestore.collection(firestorePaths.sales(coachId)).get();
  return docs.map((document) => document.data());
}

function payments() {
  return fixture.stripe.store
    .all('payment_intent')
    .filter(({ metadata }) => metadata['uid'] === uid);
}

function prices() {
  return fixture.stripe.store
    .all('price')
    .filter(({ product }) => product === stripeProductId(coachId, productId));
}

describe('a product', () => {
  it('has one product and one price at Stripe, however often it is saved', async () => {
    await Promise.all([sell(), sell()]);
    const product = fixture.stripe.store.get('product', stripeProductId(coachId, productId));
    expect(product).toMatchObject({ name: PRODUCT_OFFER.name, active: true });
    expect(prices().map(({ active, unit_amount: yen }) => [active, yen])).toEqual([[true, 3000]]);
  });

  it('gets a new price for another amount, also for a former one', async () => {
    await sell({ priceYen: 4000 });
    await sell({ priceYen: 3000 });
    expect(prices().map(({ active, unit_amount: yen }) => [active, yen])).toEqual([
      [true, 3000],
      [false, 4000],
      [false, 3000],
    ]);
    const snapshot = await adminFirestore
      .doc(firestorePaths.coachProduct(coachId, productId))
      .get();
    expect(snapshot.get('stripePriceId')).toBe(prices()[0]?.id);
  });

  it('is sold at Stripe while it is published alone', async () => {
    const isActive = () =>
      fixture.stripe.store.get('product', stripeProductId(coachId, productId)).active;
    await sell({}, 'draft');
    expect(isActive()).toBe(false);
    await sell();
    expect(isActive()).toBe(true);
    await archive();
    await archive();
    expect(isActive()).toBe(false);
    expect(await codeOf(sell())).toBe('billing/not-possible-now');
  });

  it('is written by its coach alone', async () => {
    const wish = { productId, offer: PRODUCT_OFFER, state: 'published' } as const;
    const seller = { uid, claims: { isCoach: true } };
    expect(await codeOf(saveProduct(wish, seller, fixture.dependencies))).toBe(
      'common/permission-denied',
    );
    const noCoach = { uid: coachId, claims: {} };
    expect(await codeOf(saveProduct(wish, noCoach, fixture.dependencies))).toBe(
      'common/permission-denied',
    );
    expect(await codeOf(archiveProduct({ productId }, seller, fixture.dependencies))).toBe(
      'common/permission-denied',
    );
  });

  it('is not changed while Stripe does not answer', async () => {
    fixture.stripe.troubles.set({ isDown: true });
    expect(await codeOf(sell({ priceYen: 5000 }))).toBe('billing/unavailable');
    const snapshot = await adminFirestore
      .doc(firestorePaths.coachProduct(coachId, productId))
      .get();
    expect(snapshot.get('priceYen')).toBe(3000);
  });
});

describe('a purchase', () => {
  it('is granted once, by the return page and any number of events', async () => {
    fixture.stripe.events.setMode('hold');
    const purchaseId = await confirmed();
    await Promise.all([settle(purchaseId), settle(purchaseId), settle(purchaseId)]);
    const { state, paidAt, endsAt } = await stored(purchaseId);
    expect(state).toBe('paid');
    expect(endsAt?.getTime()).toBeGreaterThan((paidAt?.getTime() ?? 0) + 27 * DAY_MILLISECONDS);
    fixture.passDays(1);
    for (const order of ['reversed', 'sent'] as const) {
      fixture.stripe.events.release(order);
      await fixture.settle();
    }
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid', paidAt, endsAt });
    expect(payments().map(({ status }) => status)).toEqual(['succeeded']);
    expect(await sales()).toMatchObject([
      { productName: PRODUCT_OFFER.name, priceYen: 3000, runnerUid: uid, state: 'paid' },
    ]);
  });

  it('is granted by the event alone where the tab was closed', async () => {
    const purchaseId = await confirmed();
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid' });
  });

  it('is granted by the next look where the event never came', async () => {
    fixture.stripe.events.setMode('lose');
    const purchaseId = await confirmed();
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'open' });
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid' });
  });

  it('is one purchase and one payment for two tabs and a double click', async () => {
    const begun = await Promise.all([begin(), begin(), begin()]);
    expect(new Set(begun.map(({ purchaseId }) => purchaseId)).size).toBe(1);
    const [{ purchaseId }] = begun;
    const paid = await Promise.all([pay(purchaseId), pay(purchaseId)]);
    expect(new Set(paid.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(payments()).toHaveLength(1);
  });

  it('is tried again after a card was declined, and says why until then', async () => {
    const purchaseId = await confirmed(CARDS.declined);
    expect(await settle(purchaseId)).toEqual({ outcome: 'failed' });
    expect(await stored(purchaseId)).toMatchObject({
      state: 'failed',
      failure: 'billing/card-declined',
      paidAt: null,
    });
    const { clientSecret } = await pay(purchaseId);
    await fixture.confirmPayment(clientSecret ?? '');
    expect(await settle(purchaseId)).toEqual({ outcome: 'successful' });
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid', failure: null });
    expect(payments()).toHaveLength(1);
  });

  it('waits for the bank, and grants nothing before its word', async () => {
    const purchaseId = await confirmed(CARDS.asksAlways);
    expect(await settle(purchaseId)).toEqual({ outcome: 'needsAction' });
    expect(await stored(purchaseId)).toMatchObject({ state: 'open', endsAt: null });
    await fixture.approve(payments()[0]?.id ?? '');
    expect(await settle(purchaseId)).toEqual({ outcome: 'successful' });
  });

  it('is nobody else’s: a forged return grants nothing', async () => {
    const { purchaseId } = await begin();
    await pay(purchaseId);
    expect(await settle(purchaseId)).toEqual({ outcome: 'failed' });
    expect(await stored(purchaseId)).toMatchObject({ state: 'open', paidAt: null });
    const other = fixture.newUid();
    expect(await codeOf(settle(purchaseId, other))).toBe('billing/not-found');
    expect(await codeOf(pay(purchaseId, other))).toBe('billing/not-found');
  });

  it('is refused while an earlier one of the same product runs, and sold again after it', async () => {
    const first = await confirmed();
    await settle(first);
    expect(await codeOf(begin())).toBe('billing/purchase-exists');
    expect(await pay(first)).toEqual({ outcome: 'successful', clientSecret: null });
    fixture.passDays(32);
    const { purchaseId } = await begin();
    expect(purchaseId).not.toBe(first);
  });

  it('is sold again however often it was given up', async () => {
    const { purchaseId: first } = await begin();
    const prefix = first.slice(0, first.lastIndexOf('-'));
    const given = await adminFirestore.doc(firestorePaths.purchase(uid, first)).get();
    const batch = adminFirestore.batch();
    const count = 203;
    for (let number = 1; number <= count; number += 1) {
      const id = `${prefix}-${number}`;
      const createdAt = new Date(Date.UTC(2025, 0, 1) + number);
      const purchase = { ...given.data(), id, state: 'cancelled', createdAt };
      batch.set(adminFirestore.doc(firestorePaths.purchase(uid, id)), purchase);
    }
    await batch.commit();
    const [one, other] = await Promise.all([begin(), begin()]);
    expect(one.purchaseId).toBe(`${prefix}-${count + 1}`);
    expect(other).toEqual(one);
    expect((await stored(one.purchaseId)).state).toBe('open');
  });

  it('is not sold of a draft, of an archived product, of a hidden coach, or to the coach', async () => {
    expect(await codeOf(begin(coachId))).toBe('billing/product-not-sold');
    await sell({}, 'draft');
    expect(await codeOf(begin())).toBe('billing/product-not-sold');
    await sell();
    await adminFirestore.doc(firestorePaths.coach(coachId)).update({ isPublished: false });
    expect(await codeOf(begin())).toBe('billing/product-not-sold');
    await adminFirestore.doc(firestorePaths.coach(coachId)).update({ isPublished: true });
    await archive();
    expect(await codeOf(begin())).toBe('billing/product-not-sold');
  });

  it('cannot be paid any more once its product is archived', async () => {
    const { purchaseId } = await begin();
    const { clientSecret } = await pay(purchaseId);
    await archive();
    expect(await codeOf(pay(purchaseId))).toBe('billing/product-not-sold');
    expect(await stored(purchaseId)).toMatchObject({ state: 'cancelled' });
    await fixture.confirmPayment(clientSecret ?? '');
    await fixture.settle();
    expect(payments().map(({ status }) => status)).toEqual(['canceled']);
  });

  it('keeps to the terms that were shown where the product is archived while the card is entered', async () => {
    const { purchaseId } = await begin();
    const { clientSecret } = await pay(purchaseId);
    await archive();
    await fixture.confirmPayment(clientSecret ?? '');
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid', priceYen: 3000 });
  });

  it.each([
    ['archived', async () => archive()],
    ['repriced', async () => sell({ priceYen: 9000 })],
    ['taken off', async () => sell({}, 'draft')],
  ])(
    'goes back where it is paid long after its product was %s, and says why',
    async (_, change) => {
      const { purchaseId } = await begin();
      const { clientSecret } = await pay(purchaseId);
      await change();
      fixture.passDays(1);
      await fixture.confirmPayment(clientSecret ?? '');
      await fixture.settle();
      expect(await stored(purchaseId)).toMatchObject({
        state: 'refunded',
        refundedFor: 'former-terms',
      });
      expect(await fixture.mailsFor(uid)).toMatchObject([
        { kind: 'payment-reversed', reversal: 'refunded' },
      ]);
    },
  );

  it.each([
    ['changed', async () => sell({ priceYen: 9000, target: 'Beginners' })],
    ['archived', async () => archive()],
  ])(
    'goes back where its terms ended long ago, though the product was %s a moment ago',
    async (_, change) => {
      const { purchaseId } = await begin();
      const { clientSecret } = await pay(purchaseId);
      await sell({ priceYen: 9000 });
      fixture.passDays(1);
      await change();
      await fixture.confirmPayment(clientSecret ?? '');
      await fixture.settle();
      expect(await stored(purchaseId)).toMatchObject({ state: 'refunded', priceYen: 3000 });
    },
  );

  it('keeps to the terms that were shown where the product is changed twice meanwhile', async () => {
    const { purchaseId } = await begin();
    const { clientSecret } = await pay(purchaseId);
    await sell({ priceYen: 9000 });
    await sell({ priceYen: 9500 });
    await fixture.confirmPayment(clientSecret ?? '');
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid', priceYen: 3000 });
  });

  it('keeps to what was paid on the terms of that moment, whenever it is granted', async () => {
    fixture.stripe.events.setMode('hold');
    const purchaseId = await confirmed();
    await archive();
    fixture.passDays(3);
    await settle(purchaseId);
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid', priceYen: 3000 });
  });

  it('begins anew where the price is another one', async () => {
    const { purchaseId } = await begin();
    await pay(purchaseId);
    await sell({ priceYen: 4000 });
    expect(await codeOf(pay(purchaseId))).toBe('billing/offer-outdated');
    const next = await begin();
    expect(next.purchaseId).not.toBe(purchaseId);
    await pay(next.purchaseId);
    expect(payments().map(({ amount, status }) => [amount, status])).toEqual([
      [4000, 'requires_payment_method'],
      [3000, 'canceled'],
    ]);
  });

  it('goes back where the coach has gone meanwhile', async () => {
    const purchaseId = await confirmed();
    await adminFirestore.doc(firestorePaths.coach(coachId)).delete();
    await Promise.all([settle(purchaseId), settle(purchaseId)]);
    expect(await stored(purchaseId)).toMatchObject({ state: 'refunded' });
    expect(fixture.stripe.store.all('refund').filter(isOfRunner)).toHaveLength(1);
  });

  it('is said to its coach once, however often it is looked at, and not where the money goes back', async () => {
    const sold = {
      kind: 'product-sold',
      productName: PRODUCT_OFFER.name,
      amountYen: PRODUCT_OFFER.priceYen,
    };
    const purchaseId = await confirmed();
    await fixture.settle();
    await settlePurchase({ uid, purchaseId }, fixture.dependencies);
    await fixture.settle();
    expect(await fixture.mailsFor(coachId)).toEqual([{ ...sold, runnerName: '' }]);
    await fixture.dependencies.stripe?.refundPayment(payments()[0]?.id ?? '');
    await fixture.settle();
    expect(await fixture.mailsFor(coachId)).toHaveLength(1);
  });

  it('is withdrawn with a refund', async () => {
    const purchaseId = await confirmed();
    await fixture.settle();
    await fixture.dependencies.stripe?.refundPayment(payments()[0]?.id ?? '');
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'refunded' });
    expect(await sales()).toMatchObject([{ state: 'refunded' }]);
    const { paidAt } = await stored(purchaseId);
    const charged = { amountYen: PRODUCT_OFFER.priceYen, at: paidAt?.getTime() };
    const lost = { name: PRODUCT_OFFER.name, purchaseId, charged };
    const mail = { kind: 'payment-reversed', reversal: 'refunded', ...lost };
    expect(await fixture.mailsFor(uid)).toEqual([mail]);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await fixture.mailsFor(uid)).toEqual([mail]);
  });

  it('is withdrawn with a dispute, and given back where the coach wins it', async () => {
    const purchaseId = await confirmed();
    await fixture.settle();
    const { payments: bank } = fixture.stripe.subscriptions;
    const [payment] = payments();
    if (!payment) throw new RangeError('There is no payment');
    const dispute = bank.dispute(payment);
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'disputed' });
    expect((await stored(purchaseId)).takenBackAt).toBeInstanceOf(Date);
    expect(await fixture.mailsFor(uid)).toMatchObject([{ reversal: 'disputed', purchaseId }]);
    bank.decideDispute(dispute, 'won');
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid', takenBackAt: null });
    expect(await fixture.mailsFor(uid)).toHaveLength(1);
  });

  it('is given up after a week without a payment', async () => {
    const { purchaseId } = await begin();
    await pay(purchaseId);
    fixture.passDays(8);
    await refreshBilling(uid, fixture.dependencies);
    expect(await stored(purchaseId)).toMatchObject({ state: 'cancelled' });
    expect(payments()[0]?.status).toBe('canceled');
  });

  it('is not charged twice while Stripe does not answer', async () => {
    const { purchaseId } = await begin();
    fixture.stripe.loseAnswers(1);
    const { clientSecret } = await pay(purchaseId);
    await fixture.confirmPayment(clientSecret ?? '');
    fixture.stripe.troubles.set({ isDown: true });
    expect(await codeOf(settle(purchaseId))).toBe('billing/unavailable');
    expect(await stored(purchaseId)).toMatchObject({ paidAt: null });
    fixture.stripe.troubles.end();
    expect(await settle(purchaseId)).toEqual({ outcome: 'successful' });
    expect(payments()).toHaveLength(1);
  });

  it('can be paid no more once the account goes, and a coach’s products are sold no more', async () => {
    const { purchaseId } = await begin();
    await pay(purchaseId);
    await endBilling(uid, fixture.dependencies);
    await endBilling(coachId, fixture.dependencies);
    expect(payments()[0]?.status).toBe('canceled');
    const product = fixture.stripe.store.get('product', stripeProductId(coachId, productId));
    expect(product.active).toBe(false);
  });
});

describe('a purchase whose buyer deletes their account', () => {
  it('is a sale where it was paid right before', async () => {
    fixture.stripe.events.setMode('hold');
    await confirmed();
    await leave();
    expect(await sales()).toMatchObject([{ state: 'paid', runnerUid: null, runnerName: '' }]);
    fixture.stripe.events.release('sent');
    await fixture.settle();
    expect(fixture.stripe.store.all('refund').filter(isOfRunner)).toEqual([]);
    expect(await sales()).toMatchObject([{ state: 'paid', runnerUid: null }]);
  });

  it('goes back where its payment comes later, also without an event', async () => {
    fixture.stripe.events.setMode('lose');
    const { purchaseId } = await begin();
    await pay(purchaseId);
    const [payment] = payments();
    if (!payment) throw new RangeError('There is no payment');
    payment.status = 'processing';
    await leave();
    payment.status = 'requires_payment_method';
    await fixture.confirmPayment(payment.client_secret);
    fixture.passDays(1);
    await fixture.runForgotten(payment.id);
    await fixture.runForgotten(payment.id);
    expect(fixture.stripe.store.all('refund').filter(isOfRunner)).toHaveLength(1);
    expect(await sales()).toEqual([]);
  });

  it('tells its coach of a later refund and dispute', async () => {
    await confirmed();
    await fixture.settle();
    const [payment] = payments();
    if (!payment) throw new RangeError('There is no payment');
    await leave();
    const { payments: bank } = fixture.stripe.subscriptions;
    const dispute = bank.dispute(payment);
    await fixture.settle();
    expect(await sales()).toMatchObject([{ state: 'disputed', runnerUid: null }]);
    bank.decideDispute(dispute, 'won');
    await fixture.settle();
    expect(await sales()).toMatchObject([{ state: 'paid', runnerUid: null }]);
    await fixture.dependencies.stripe?.refundPayment(payment.id);
    await fixture.settle();
    expect(await sales()).toMatchObject([{ state: 'refunded', runnerUid: null }]);
  });

  it('stays paid where the coach is gone as well', async () => {
    await confirmed();
    await fixture.settle();
    const [payment] = payments();
    await leave();
    await leave(coachId);
    await fixture.runForgotten(payment?.id ?? '');
    expect(fixture.stripe.store.all('refund').filter(isOfRunner)).toEqual([]);
    const { docs } = await adminFirestore
      .collection(firestorePaths.stripePayments())
      .where('coachId', '==', coachId)
      .get();
    expect(docs).toEqual([]);
  });
});

describe('a purchase of somebody who is shut out', () => {
  const shutOut = async () =>
    adminFirestore.doc(firestorePaths.accountState(uid)).set({ uid, isBetaApproved: false });

  it('can be paid no more', async () => {
    const { purchaseId } = await begin();
    const { clientSecret } = await pay(purchaseId);
    await shutOut();
    await endRenewals(uid, fixture.dependencies);
    await fixture.confirmPayment(clientSecret ?? '');
    await fixture.settle();
    expect(payments().map(({ status }) => status)).toEqual(['canceled']);
    expect(await stored(purchaseId)).toMatchObject({ state: 'cancelled' });
  });

  it('goes back where it was confirmed first', async () => {
    fixture.stripe.events.setMode('hold');
    const purchaseId = await confirmed();
    await shutOut();
    await endRenewals(uid, fixture.dependencies);
    fixture.stripe.events.release('sent');
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'refunded' });
    expect(fixture.stripe.store.all('refund').filter(isOfRunner)).toHaveLength(1);
  });

  it('stays what it was where it was granted before', async () => {
    const purchaseId = await confirmed();
    await fixture.settle();
    await shutOut();
    await endRenewals(uid, fixture.dependencies);
    await settle(purchaseId);
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid' });
  });
});

describe('a purchase of a coach who serves its buyer no more', () => {
  it.each([
    ['was disabled', disableCoach],
    ['has ended coaching the buyer', endCoaching],
  ])('goes back where the coach %s before it was confirmed', async (_, change) => {
    const { purchaseId } = await begin();
    const { clientSecret } = await pay(purchaseId);
    await change();
    await fixture.confirmPayment(clientSecret ?? '');
    await fixture.settle();
    expect(await stored(purchaseId)).toMatchObject({ state: 'refunded' });
    expect(await sales()).toMatchObject([{ state: 'refunded' }]);
    expect(await fixture.mailsFor(coachId)).toEqual([]);
  });

  it.each([
    ['was disabled', disableCoach],
    ['has ended coaching the buyer', endCoaching],
  ])('stays where the coach %s after it was granted', async (_, change) => {
    const purchaseId = await confirmed();
    await settle(purchaseId);
    await change();
    await settle(purchaseId);
    expect(await stored(purchaseId)).toMatchObject({ state: 'paid' });
  });

  it('is neither begun nor paid after the coach has ended coaching the buyer, for a while', async () => {
    const { purchaseId } = await begin();
    await pay(purchaseId);
    await endCoaching();
    expect(await codeOf(begin())).toBe('coach/ended-by-coach');
    expect(await codeOf(pay(purchaseId))).toBe('coach/ended-by-coach');
    expect(payments().map(({ status }) => status)).toEqual(['canceled']);
    fixture.passDays(CLOSED_AFTER_END_DAYS);
    expect(await codeOf(begin())).toBe('nothing');
  });

  async function disableCoach() {
    await adminFirestore.doc(firestorePaths.accountState(coachId)).update({ isDisabled: true });
    await adminFirestore.doc(firestorePaths.coach(coachId)).update({ isPublished: false });
  }

  async function endCoaching() {
    await adminFirestore
      .doc(firestorePaths.coachLink(uid, coachId))
      .set({ runnerUid: uid, coachId, state: 'active', planId: 'plan' });
    const caller = { uid: coachId, claims: { isCoach: true }, now: fixture.time.now };
    await endCoachingOf({ runnerUid: uid }, caller, fixture.dependencies);
  }
});

describe('many purchases of one person', () => {
  const COUNT = 21;

  it('are all compared with Stripe in a few looks, however many run', async () => {
    fixture.stripe.events.setMode('lose');
    for (let index = 0; index < COUNT; index += 1) {
      productId = randomUUID();
      await sell({ duration: index + 1 });
      await settle(await confirmed());
    }
    // The one that ends last.
    const [payment] = payments();
    await fixture.dependencies.stripe?.refundPayment(payment?.id ?? '');
    await look(3);
    expect(await statesOf()).toEqual(['paid', 'refunded']);
  });

  it('are all compared with Stripe in a few looks, however many wait', async () => {
    fixture.stripe.events.setMode('lose');
    for (let index = 0; index < COUNT; index += 1) {
      productId = randomUUID();
      await sell();
      const { purchaseId } = await begin();
      await pay(purchaseId);
    }
    const last = (await purchases()).at(-1);
    const payment = payments().find(({ id }) => id === last?.paymentIntentId);
    await fixture.confirmPayment(payment?.client_secret ?? '');
    await look(2);
    expect(await statesOf()).toEqual(['open', 'paid']);
  });

  async function purchases() {
    const { docs } = await adminFirestore.collection(firestorePaths.purchases(uid)).get();
    return docs.map((document) => fromStored<Purchase>(document.data()));
  }

  async function statesOf() {
    return [...new Set((await purchases()).map(({ state }) => state))].toSorted();
  }

  async function look(times: number) {
    for (let count = 0; count < times; count += 1) {
      fixture.passDays(1);
      await refreshBilling(uid, fixture.dependencies);
    }
  }
});

/** As the job of the deletion does it. */
async function leave(person = uid) {
  await endBilling(person, fixture.dependencies);
  const isGone = await deletePersonalData(person, {
    firestore: adminFirestore,
    store: NO_FILES,
    now: () => fixture.time.now,
    isTimeOver: () => false,
    mayLinksGo: true,
    areTokensOver: true,
  });
  expect(isGone).toBe(true);
}

function isOfRunner({ payment_intent: id }: { payment_intent: string }): boolean {
  return payments().some((payment) => payment.id === id);
}
