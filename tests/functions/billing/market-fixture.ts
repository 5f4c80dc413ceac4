import { randomUUID } from 'node:crypto';
import { OWN_SELLER, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isPurchaseEntitled, type Purchase, type Sale } from '@tasuki/domain/products/purchase';
import {
  beginCoachSubscription,
  beginSubscription,
} from '../../../functions/src/billing/begin-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { beginPurchase } from '../../../functions/src/billing/purchases/begin-purchase.ts';
import { payPurchase } from '../../../functions/src/billing/purchases/pay-purchase.ts';
import { settlePurchase } from '../../../functions/src/billing/purchases/settle-purchase.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import { fromStored } from '../../../functions/src/platform/firestore/stored-value.ts';
import type {
  PaymentIntentObject,
  SubscriptionObject,
} from '../../../sandbox/stripe/stripe-objects.ts';
import { adminFirestore } from '../admin.ts';
import { BillingFixture } from './billing-fixture.ts';
import { newSellingCoach, sellPlan, sellProduct } from './selling-coach.ts';

/** Rounds after which whatever was lost on the way must have been made up for. */
const CATCH_UP_ROUNDS = 3;
const CATCH_UP_MILLISECONDS = 5 * 60_000;

/** Each is dearer each time than the one before, so that a switch to a later one is charged at once. */
const PLANS = [
  { priceYen: 5000, interval: 'month' },
  { priceYen: 6000, interval: 'year' },
  { priceYen: 8000, interval: 'month' },
] as const;

/** A coach who sells plans and a product, and runners who buy, of the coach and of Tasuki. */
export class MarketFixture {
  readonly planIds = [randomUUID(), randomUUID(), randomUUID()] as const;
  readonly productId = randomUUID();
  readonly fixture: BillingFixture;
  readonly coachId: string;

  private constructor(fixture: BillingFixture, coachId: string) {
    this.fixture = fixture;
    this.coachId = coachId;
  }

  static async open(): Promise<MarketFixture> {
    const fixture = await BillingFixture.open();
    const coachId = await newSellingCoach(fixture);
    const market = new MarketFixture(fixture, coachId);
    for (const [index, { priceYen, interval }] of PLANS.entries()) {
      const planId = market.planIds[index] ?? '';
      const change = { priceYen, interval, durationUnit: interval };
      await sellPlan({ coachId, planId }, change, fixture.dependencies);
    }
    const { productId } = market;
    const tenDays = { duration: 10, durationUnit: 'day' } as const;
    await sellProduct({ coachId, productId }, tenDays, fixture.dependencies);
    return market;
  }

  /** A person begins to subscribe; nothing is confirmed yet. */
  async begin(uid: string, plan: OwnPlanTerm | { planId: string }) {
    const { dependencies } = this.fixture;
    return typeof plan === 'string'
      ? beginSubscription({ term: plan }, uid, dependencies)
      : beginCoachSubscription({ coachId: this.coachId, ...plan }, uid, dependencies);
  }

  async finish(setupIntentId: string, uid: string | null) {
    return finishSetUp(setupIntentId, uid, this.fixture.dependencies);
  }

  /** A person begins to buy the product, or finds what they began. */
  async beginToBuy(uid: string): Promise<{ purchaseId: string; clientSecret: string | null }> {
    const { dependencies } = this.fixture;
    const choice = { coachId: this.coachId, productId: this.productId };
    const { purchaseId } = await beginPurchase(choice, uid, dependencies);
    const { clientSecret } = await payPurchase({ uid, purchaseId }, dependencies);
    return { purchaseId, clientSecret };
  }

  async settlePurchase(uid: string, purchaseId: string) {
    return settlePurchase({ uid, purchaseId }, this.fixture.dependencies);
  }

  /** Payments of the product that were charged. */
  chargedPayments(uid: string): PaymentIntentObject[] {
    return this.fixture.stripe.store
      .all('payment_intent')
      .filter(({ metadata, status }) => metadata['uid'] === uid && status === 'succeeded');
  }

  /** Stripe answers again, what was held arrives, and every page is opened once more, until all is quiet. */
  async catchUp(uids: readonly string[], seed: number): Promise<void> {
    const { fixture } = this;
    fixture.stripe.troubles.end();
    fixture.stripe.loseAnswers(0);
    fixture.stripe.events.release('shuffled', seed);
    await fixture.settle();
    for (let round = 0; round < CATCH_UP_ROUNDS; round += 1) {
      if (round > 0 && !(await this.#hasOpenJobs(uids))) return;
      fixture.time.now = new Date(fixture.time.now.getTime() + CATCH_UP_MILLISECONDS);
      fixture.stripe.catchUp();
      await fixture.sweep();
      for (const uid of uids) await refreshBilling(uid, fixture.dependencies);
      await fixture.settle();
    }
  }

  /** Whether something is left to be made up for. */
  async #hasOpenJobs(uids: readonly string[]): Promise<boolean> {
    const open = adminFirestore
      .collection(firestorePaths.jobs())
      .where('person', 'in', uids)
      .where('state', '==', 'open');
    return !(await open.limit(1).get()).empty;
  }

  /** Differences between our records and Stripe's charges, one sentence each. */
  async differences(uids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    const sales = await this.#sales();
    for (const uid of uids) {
      const subscriptions = this.fixture.subscriptionsOf(uid);
      found.push(...twoAtOnce(uid, subscriptions));
      found.push(...(await this.#mirrorDifferences(uid, subscriptions)));
      found.push(...(await this.#purchaseDifferences(uid)));
      found.push(...this.#saleDifferences(uid, subscriptions, sales));
      found.push(...this.#runsUnpaid(subscriptions));
    }
    return found;
  }

  async #sales(): Promise<Map<string, Sale>> {
    const { docs } = await adminFirestore.collection(firestorePaths.sales(this.coachId)).get();
    return new Map(docs.map((document) => [document.id, fromStored<Sale>(document.data())]));
  }

  async #mirrorDifferences(
    uid: string,
    subscriptions: readonly SubscriptionObject[],
  ): Promise<string[]> {
    const mirrors = new Map((await this.fixture.mirrorsOf(uid)).map((one) => [one.id, one]));
    const found = subscriptions.flatMap((subscription) => {
      const mirror = mirrors.get(subscription.id);
      const [item] = subscription.items.data;
      const isSame =
        mirror?.status === subscription.status &&
        mirror.isCancelledAtPeriodEnd === subscription.cancel_at_period_end &&
        mirror.priceYen === item?.price.unit_amount &&
        mirror.periodEndsAt.getTime() === item.current_period_end * 1000;
      const known = mirror ? mirror.status : 'nothing';
      return isSame ? [] : [`${subscription.id} is ${subscription.status}, mirrored as ${known}`];
    });
    const extra = mirrors.size - subscriptions.length;
    return extra === 0 ? found : [...found, `${uid} has ${extra} mirrors too many`];
  }

  async #purchaseDifferences(uid: string): Promise<string[]> {
    const { docs } = await adminFirestore.collection(firestorePaths.purchases(uid)).get();
    const purchases = docs.map((document) => fromStored<Purchase>(document.data()));
    const charged = new Map(this.chargedPayments(uid).map((payment) => [payment.id, payment]));
    const found: string[] = [];
    for (const { id, state, paidAt, paymentIntentId } of purchases) {
      const payment = charged.get(paymentIntentId ?? '');
      const wanted = payment && this.#stateOf(payment);
      if (wanted === undefined ? paidAt !== null : state !== wanted) {
        found.push(`purchase ${id} is ${state} and not ${wanted ?? 'unpaid'}`);
      }
      charged.delete(paymentIntentId ?? '');
    }
    for (const id of charged.keys()) found.push(`${id} was charged for nothing`);
    const now = this.fixture.time.now;
    if (purchases.filter((one) => isPurchaseEntitled(one, now)).length > 1) {
      found.push(`${uid} has the product twice`);
    }
    return found;
  }

  #saleDifferences(
    uid: string,
    subscriptions: readonly SubscriptionObject[],
    sales: ReadonlyMap<string, Sale>,
  ): string[] {
    const { store } = this.fixture.stripe;
    const plans = subscriptions.filter(({ metadata }) => metadata['sellerId'] === this.coachId);
    const invoices = store.all('invoice').flatMap((invoice) => {
      const { subscription } = invoice.parent.subscription_details;
      const payment = store.find('payment_intent', invoice.hidden.paymentIntent ?? '');
      const isOfPlan = plans.some(({ id }) => id === subscription);
      return isOfPlan && invoice.amount_paid > 0 && payment ? [{ id: invoice.id, payment }] : [];
    });
    const products = this.chargedPayments(uid).map((payment) => ({ id: payment.id, payment }));
    const wanted = [...invoices, ...products];
    const own = [...sales].filter(([, { runnerUid }]) => runnerUid === uid);
    const found = wanted.flatMap(({ id, payment }) => {
      const sale = sales.get(id);
      const isSame =
        sale?.state === this.#stateOf(payment) &&
        sale.priceYen === payment.amount &&
        (sale.refundedYen ?? 0) === payment.hidden.refunded;
      return isSame ? [] : [`the sale ${id} is ${sale?.state ?? 'missing'}`];
    });
    const extra = own.length - wanted.length;
    return extra === 0 ? found : [...found, `${uid} has ${extra} sales too many`];
  }

  /** Subscriptions that run on though all that began their period was given back. */
  #runsUnpaid(subscriptions: readonly SubscriptionObject[]): string[] {
    const { store } = this.fixture.stripe;
    return subscriptions.flatMap(({ id, status, items }) => {
      const start = items.data[0]?.current_period_start;
      const invoice = store
        .all('invoice')
        .find(
          ({ parent, lines, amount_paid: paidYen }) =>
            parent.subscription_details.subscription === id &&
            paidYen > 0 &&
            lines.data.some(({ amount, period }) => amount > 0 && period.start === start),
        );
      const payment = store.find('payment_intent', invoice?.hidden.paymentIntent ?? '');
      const isGivenBack = payment !== null && payment.hidden.refunded >= payment.amount;
      return status === 'active' && isGivenBack ? [`${id} runs on, and was refunded`] : [];
    });
  }

  #stateOf({ latest_charge: chargeId }: PaymentIntentObject): Sale['state'] {
    const charge = this.fixture.stripe.store.get('charge', chargeId ?? '');
    if (charge.refunded) return 'refunded';
    return charge.disputed ? 'disputed' : 'paid';
  }
}

function twoAtOnce(uid: string, subscriptions: readonly SubscriptionObject[]): string[] {
  const live = subscriptions.filter(({ status }) => isLive(status));
  const sellers = live.map(({ metadata }) => metadata['sellerId'] ?? OWN_SELLER);
  return new Set(sellers).size === sellers.length ? [] : [`${uid} has two live subscriptions`];
}
