import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES } from '@tasuki/domain/billing/subscription-status';
import { FIXTURE_START, StripeFixture } from '../stripe-fixture.ts';

const START = FIXTURE_START.getTime() / 1000;
const DAY = 24 * 3600;

let fixture: StripeFixture;
let stripe: Stripe;
let monthly: Stripe.Price;
let yearly: Stripe.Price;

/** A new Stripe, as in the beginning. */
async function begin() {
  fixture = await new StripeFixture().start();
  stripe = fixture.client;
  await stripe.products.create({ id: 'tasuki', name: 'Tasuki' });
  monthly = await price(2980, 'month');
  yearly = await price(23_760, 'year');
}

beforeEach(begin);

afterEach(async () => {
  await fixture.stop();
});

async function price(amount: number, interval: 'day' | 'month' | 'year', currency = 'jpy') {
  return stripe.prices.create({
    product: 'tasuki',
    currency,
    unit_amount: amount,
    recurring: { interval },
  });
}

/** A customer whose default method is a card; null = none. */
async function customerWith(cardNumber: string | null): Promise<string> {
  const { id } = await stripe.customers.create({});
  if (cardNumber !== null) await setCard(id, cardNumber);
  return id;
}

/** The id of what an answer names without expanding it. */
function idOf(value: string | { id: string } | null): string {
  if (typeof value !== 'string') throw new RangeError('It names no id');
  return value;
}

async function setCard(customer: string, cardNumber: string): Promise<string> {
  const intent = await stripe.setupIntents.create({ customer });
  const { body } = await fixture.confirm(intent, cardNumber, 'http://app.example/back');
  if (body.status === 'requires_action') await answerBank(intent);
  const { payment_method: method } = await stripe.setupIntents.retrieve(intent.id);
  await stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: idOf(method) },
  });
  return idOf(method);
}

async function answerBank(intent: { id: string; client_secret: string | null }) {
  await fetch(`${fixture.origin}/stripe/authenticate/${intent.id}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: intent.client_secret ?? '', answer: 'approve' }),
    redirect: 'manual',
  });
}

async function subscribe(customer: string, change: Partial<Stripe.SubscriptionCreateParams> = {}) {
  return stripe.subscriptions.create({ customer, items: [{ price: monthly.id }], ...change });
}

async function statusOf({ id }: { id: string }): Promise<string> {
  return (await stripe.subscriptions.retrieve(id)).status;
}

async function failure(asked: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const result = await asked.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(result instanceof Stripe.errors.StripeError)) throw new RangeError('It was no failure');
  return result;
}

describe('a trial', () => {
  it('charges nothing at first, and the price on the day it ends', async () => {
    const trial = await subscribe(await customerWith('4242424242424242'), {
      trial_period_days: 14,
      expand: ['latest_invoice'],
    });
    expect(trial.status).toBe('trialing');
    expect(trial.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0 });
    expect(trial.items.data[0]?.current_period_end).toBe(START + 14 * DAY);
    const preview = await stripe.invoices.createPreview({ subscription: trial.id });
    expect(preview.amount_due).toBe(2980);
    await fixture.control('clock', { days: 11 });
    expect(await fixture.receivedTypes()).toContain('customer.subscription.trial_will_end');
    expect(await statusOf(trial)).toBe('trialing');
    await fixture.control('clock', { days: 3 });
    const after = await stripe.subscriptions.retrieve(trial.id, { expand: ['latest_invoice'] });
    expect(after.status).toBe('active');
    expect(after.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 2980,
      billing_reason: 'subscription_cycle',
      parent: { subscription_details: { subscription: trial.id } },
    });
  });

  it.each([
    ['cancel', 'canceled'],
    ['pause', 'paused'],
    ['create_invoice', 'past_due'],
  ] as const)('that ends without a method: %s makes it %s', async (behavior, status) => {
    const trial = await subscribe(await customerWith(null), {
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: behavior } },
    });
    await fixture.control('clock', { days: 14 });
    expect(await statusOf(trial)).toBe(status);
  });

  it('that was paused goes on from the day a method is there', async () => {
    const customer = await customerWith(null);
    const trial = await subscribe(customer, {
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    });
    await fixture.control('clock', { days: 20 });
    await setCard(customer, '4242424242424242');
    const resumed = await stripe.subscriptions.resume(trial.id);
    expect(resumed.status).toBe('active');
    expect(resumed.items.data[0]?.current_period_start).toBe(START + 20 * DAY);
    expect((await failure(stripe.subscriptions.resume(trial.id))).statusCode).toBe(400);
  });
});

describe('a renewal', () => {
  it('comes on the last day of a shorter month and on the 31st again', async () => {
    fixture.now = new Date('2027-01-31T03:00:00Z');
    const subscription = await subscribe(await customerWith('4242424242424242'));
    const ends: string[] = [];
    for (let month = 0; month < 3; month += 1) {
      const { items } = await stripe.subscriptions.retrieve(subscription.id);
      const end = items.data[0]?.current_period_end ?? 0;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      await fixture.control('clock', { seconds: end - fixture.server.now() });
    }
    expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual([2980, 2980, 2980, 2980]);
  });

  it('that fails is tried again, and in the end cancels or leaves it unpaid', async () => {
    for (const [afterRetries, status] of [
      ['cancel', 'canceled'],
      ['unpaid', 'unpaid'],
    ]) {
      await fixture.control('after-retries', { afterRetries });
      const customer = await customerWith('4000000000000341');
      const trial = await subscribe(customer, { trial_period_days: 1 });
      await fixture.control('clock', { days: 1 });
      expect(await statusOf(trial)).toBe('past_due');
      const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(trial.id, {
        expand: ['latest_invoice'],
      });
      expect(invoice).toMatchObject({ status: 'open', attempt_count: 1 });
      await fixture.control('clock', { days: 16 });
      expect(await statusOf(trial)).toBe(status);
    }
  });

  it('that failed is paid with another card', async () => {
    const customer = await customerWith('4000000000000341');
    const trial = await subscribe(customer, { trial_period_days: 1 });
    await fixture.control('clock', { days: 1 });
    const { latest_invoice: invoiceId } = await stripe.subscriptions.retrieve(trial.id);
    expect((await failure(stripe.invoices.pay(idOf(invoiceId)))).code).toBe('card_declined');
    const method = await setCard(customer, '4242424242424242');
    const paid = await stripe.invoices.pay(idOf(invoiceId), { payment_method: method });
    expect(paid.status).toBe('paid');
    expect(await statusOf(trial)).toBe('active');
    expect((await failure(stripe.invoices.pay(idOf(invoiceId)))).statusCode).toBe(400);
  });

  it('that the bank wants confirmed waits for the cardholder', async () => {
    const customer = await customerWith('4000002760003184');
    const trial = await subscribe(customer, { trial_period_days: 1 });
    await fixture.control('clock', { days: 1 });
    const late = await stripe.subscriptions.retrieve(trial.id, {
      expand: [
        'latest_invoice.confirmation_secret',
        'latest_invoice.payments.data.payment.payment_intent',
      ],
    });
    expect(late.status).toBe('past_due');
    const invoice = late.latest_invoice as Stripe.Invoice;
    const intent = invoice.payments?.data[0]?.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent.status).toBe('requires_action');
    expect(invoice.confirmation_secret?.client_secret).toBe(intent.client_secret);
    await answerBank(intent);
    expect(await statusOf(trial)).toBe('active');
  });
});

describe('a first payment', () => {
  it('that is declined leaves it incomplete, and a day later it is over', async () => {
    const customer = await customerWith('4000000000000341');
    const subscription = await subscribe(customer);
    expect(subscription.status).toBe('incomplete');
    await fixture.control('clock', { days: 1 });
    expect(await statusOf(subscription)).toBe('incomplete_expired');
  });

  it('of less than 50 yen is put on the balance and asked for later', async () => {
    const customer = await customerWith('4242424242424242');
    const small = await price(49, 'month');
    const subscription = await subscribe(customer, {
      items: [{ price: small.id }],
      expand: ['latest_invoice'],
    });
    expect(subscription.latest_invoice).toMatchObject({ amount_due: 0, ending_balance: 49 });
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(preview.amount_due).toBe(98);
  });
});

describe('a cancellation', () => {
  it('takes effect at the end of the period and can be taken back before', async () => {
    const subscription = await subscribe(await customerWith('4242424242424242'));
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const back = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
    });
    expect(back).toMatchObject({ cancel_at: null, status: 'active' });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(
      (await failure(stripe.invoices.createPreview({ subscription: subscription.id }))).code,
    ).toBe('invoice_upcoming_none');
    await fixture.control('clock', { days: 30 });
    expect(await statusOf(subscription)).toBe('canceled');
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data).toHaveLength(1);
    expect(
      (await failure(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })))
        .statusCode,
    ).toBe(400);
  });

  it('at once voids what is open, also when the customer is deleted', async () => {
    const customer = await customerWith('4000000000000341');
    const trial = await subscribe(customer, { trial_period_days: 1 });
    await fixture.control('clock', { days: 1 });
    await stripe.customers.del(customer);
    expect(await statusOf(trial)).toBe('canceled');
    const { data } = await stripe.invoices.list({ subscription: trial.id });
    expect(data[0]?.status).toBe('void');
    expect((await stripe.customers.retrieve(customer)).deleted).toBe(true);
  });
});

describe('a coupon', () => {
  async function coupon(change: Partial<Stripe.CouponCreateParams> = {}) {
    return stripe.coupons.create({ percent_off: 100, duration: 'forever', ...change });
  }

  it('of 100 % asks for no method, for ever', async () => {
    const { id } = await coupon();
    const subscription = await subscribe(await customerWith(null), { discounts: [{ coupon: id }] });
    expect(subscription.status).toBe('active');
    await fixture.control('clock', { days: 40 });
    expect(await statusOf(subscription)).toBe('active');
  });

  it('that is over leaves a bill that nobody pays', async () => {
    const { id } = await coupon({ duration: 'once' });
    const subscription = await subscribe(await customerWith(null), { discounts: [{ coupon: id }] });
    expect(subscription.status).toBe('active');
    await fixture.control('clock', { days: 31 });
    expect(await statusOf(subscription)).toBe('past_due');
  });

  it('of some months takes off as long as they last, trial included', async () => {
    const { id } = await coupon({
      percent_off: 50,
      duration: 'repeating',
      duration_in_months: 2,
    });
    const subscription = await subscribe(await customerWith('4242424242424242'), {
      discounts: [{ coupon: id }],
      trial_period_days: 14,
    });
    await fixture.control('clock', { days: 14 + 31 + 31 });
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual([2980, 1490, 1490, 0]);
  });

  it('is spent as often as it may be, and not after its last day', async () => {
    const { id } = await coupon({ max_redemptions: 1, redeem_by: START + DAY });
    const customer = await customerWith(null);
    await subscribe(customer, { discounts: [{ coupon: id }] });
    expect((await stripe.coupons.retrieve(id)).valid).toBe(false);
    expect((await failure(subscribe(customer, { discounts: [{ coupon: id }] }))).code).toBe(
      'coupon_expired',
    );
    const other = await coupon({ redeem_by: START + DAY });
    const code = await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: other.id },
    });
    await fixture.control('clock', { days: 1 });
    expect(
      (await failure(subscribe(customer, { discounts: [{ promotion_code: code.id }] }))).code,
    ).toBe('coupon_expired');
  });
});

describe('another price', () => {
  it('of another interval is charged at once, less what was left', async () => {
    const subscription = await subscribe(await customerWith('4242424242424242'));
    await fixture.control('clock', { days: 15 });
    const [item] = subscription.items.data;
    const change = { items: [{ id: item?.id ?? '', price: yearly.id }] };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    });
    expect(preview.amount_due).toBe(23_760 - 1490);
    const switched = await stripe.subscriptions.update(subscription.id, {
      ...change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(switched.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 22_270 });
    expect(switched.items.data[0]?.current_period_start).toBe(START + 15 * DAY);
  });

  it('waits where its payment fails, and is given up after a day', async () => {
    const customer = await customerWith('4242424242424242');
    const subscription = await subscribe(customer);
    await setCard(customer, '4000000000000341');
    const switched = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: yearly.id }],
      payment_behavior: 'pending_if_incomplete',
      proration_behavior: 'always_invoice',
    });
    expect(switched.status).toBe('active');
    expect(switched.items.data[0]?.price.id).toBe(monthly.id);
    expect(switched.pending_update).not.toBeNull();
    await fixture.control('clock', { days: 1 });
    expect((await stripe.subscriptions.retrieve(subscription.id)).pending_update).toBeNull();
    expect(await fixture.receivedTypes()).toContain('customer.subscription.pending_update_expired');
  });

  it('of the same interval is settled with the next renewal', async () => {
    const higher = await price(3980, 'month');
    const subscription = await subscribe(await customerWith('4242424242424242'));
    await fixture.control('clock', { days: 15 });
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: subscription.items.data[0]?.id ?? '', price: higher.id }],
    });
    const preview = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(preview.amount_due).toBe(3980 + 1990 - 1490);
  });
});

describe('what happens over years', () => {
  it('is the same whether the clock moves at once or day by day', async () => {
    const histories: string[] = [];
    for (const steps of [1, 100]) {
      const subscription = await subscribe(await customerWith('4242424242424242'), {
        trial_period_days: 14,
      });
      for (let step = 0; step < steps; step += 1) {
        await fixture.control('clock', { days: 100 / steps });
      }
      const { data } = await stripe.invoices.list({ subscription: subscription.id });
      histories.push(
        JSON.stringify(data.map(({ created, amount_paid }) => [created, amount_paid])),
      );
      await fixture.stop();
      await begin();
    }
    expect(new Set(histories).size).toBe(1);
  });

  it('only ever has states that the product knows', async () => {
    await subscribe(await customerWith('4242424242424242'), { trial_period_days: 14 });
    await fixture.control('clock', { days: 800 });
    const { data } = await stripe.subscriptions.list({ status: 'all' });
    for (const { status } of data) expect(SUBSCRIPTION_STATUSES).toContain(status);
  });
});
