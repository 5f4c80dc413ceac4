import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { STRIPE_API_VERSION } from './stripe-events.ts';
import { StripeFixture, WEBHOOK_SECRET } from './stripe-fixture.ts';

/*
 * The real client of Stripe against the sandbox: what it cannot do here it could not do with Stripe.
 */

let fixture: StripeFixture;
let stripe: Stripe;

beforeEach(async () => {
  fixture = await new StripeFixture().start();
  stripe = fixture.client;
});

afterEach(async () => {
  await fixture.stop();
});

async function failure(asked: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const result = await asked.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (!(result instanceof Stripe.errors.StripeError)) throw new RangeError('It was no failure');
  return result;
}

describe('the API', () => {
  it('is of the version that the pinned package speaks, and refuses another one', async () => {
    expect(STRIPE_API_VERSION).toBe(Stripe.API_VERSION);
    const response = await fetch(`${fixture.origin}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2022-11-15' },
    });
    expect(response.status).toBe(400);
  });

  it('refuses a wrong key, an unknown call and an unknown parameter', async () => {
    const { host, port } = new URL(fixture.origin);
    const stranger = new Stripe('sk_test_other', {
      host: host.split(':')[0] ?? '',
      port: Number(port),
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    expect((await failure(stranger.customers.create())).statusCode).toBe(401);
    expect((await failure(stripe.balance.retrieve())).statusCode).toBe(404);
    const unknown = await failure(
      stripe.customers.create({ coupon: 'free' } as Stripe.CustomerCreateParams),
    );
    expect(unknown).toMatchObject({ code: 'parameter_unknown', param: 'coupon', statusCode: 400 });
  });

  it('says 404 for what is not there', async () => {
    expect(await failure(stripe.customers.retrieve('cus_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('keeps what is written, also over a stop and a start', async () => {
    const { id } = await stripe.customers.create({
      email: 'haruka@example.com',
      metadata: { uid: 'haruka' },
      preferred_locales: ['ja'],
    });
    fixture.restart();
    expect(await stripe.customers.retrieve(id)).toMatchObject({
      email: 'haruka@example.com',
      metadata: { uid: 'haruka' },
      preferred_locales: ['ja'],
      invoice_settings: { default_payment_method: null },
    });
  });

  it('finds prices by lookup key and codes by their letters', async () => {
    const product = await stripe.products.create({ id: 'tasuki', name: 'Tasuki' });
    const made = await stripe.prices.create({
      product: product.id,
      currency: 'jpy',
      unit_amount: 2980,
      recurring: { interval: 'month' },
      lookup_key: 'tasuki_month_2980',
    });
    const found = await stripe.prices.list({ lookup_keys: ['tasuki_month_2980'], active: true });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect(
      (
        await failure(
          stripe.prices.create({
            product: product.id,
            currency: 'jpy',
            unit_amount: 100,
            lookup_key: 'tasuki_month_2980',
          }),
        )
      ).statusCode,
    ).toBe(400);
    const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'forever' });
    await stripe.promotionCodes.create({
      promotion: { type: 'coupon', coupon: coupon.id },
      code: 'RUNFREE',
    });
    const codes = await stripe.promotionCodes.list({ code: 'runfree', active: true });
    expect(codes.data[0]?.promotion.coupon).toBe(coupon.id);
  });
});

describe('an idempotency key', () => {
  it('answers the same call again as the first time', async () => {
    const [first, second] = await Promise.all([
      stripe.customers.create({ name: 'Haruka' }, { idempotencyKey: 'one' }),
      stripe.customers.create({ name: 'Haruka' }, { idempotencyKey: 'one' }),
    ]);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(fixture.server.store.all('customer')).toHaveLength(1);
  });

  it('refuses other parameters, and a second call while the first is carried out', async () => {
    await stripe.customers.create({ name: 'Haruka' }, { idempotencyKey: 'one' });
    const other = await failure(
      stripe.customers.create({ name: 'Kenji' }, { idempotencyKey: 'one' }),
    );
    expect(other).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
    await fixture.control('troubles', { delayMilliseconds: 100 });
    const slow = stripe.customers.create({ name: 'Linh' }, { idempotencyKey: 'two' });
    const meanwhile = new Promise((resolve) => setTimeout(resolve, 20)).then(async () =>
      failure(stripe.customers.create({ name: 'Linh' }, { idempotencyKey: 'two' })),
    );
    expect((await meanwhile).statusCode).toBe(409);
    expect((await slow).name).toBe('Linh');
  });

  it('brings the answer that was lost on its way', async () => {
    // The client itself asks once more where a connection breaks off.
    await fixture.control('lose-answers', { count: 2 });
    const lost = await failure(stripe.customers.create({}, { idempotencyKey: 'one' }));
    expect(lost.type).toBe('StripeConnectionError');
    const again = await stripe.customers.create({}, { idempotencyKey: 'one' });
    expect(fixture.server.store.all('customer').map(({ id }) => id)).toEqual([again.id]);
  });

  it('is free again after a call that was refused or met an outage', async () => {
    await fixture.control('troubles', { isDown: true });
    expect((await failure(stripe.customers.create({}, { idempotencyKey: 'one' }))).statusCode).toBe(
      503,
    );
    await fixture.control('troubles', { isDown: false });
    await failure(stripe.setupIntents.create({ customer: 'cus_none' }, { idempotencyKey: 'one' }));
    const made = await stripe.customers.create({}, { idempotencyKey: 'one' });
    expect(made.id).toMatch(/^cus_/);
  });
});

describe('setting a card up', () => {
  async function intent() {
    const customer = await stripe.customers.create({});
    return stripe.setupIntents.create({
      customer: customer.id,
      automatic_payment_methods: { enabled: true },
      usage: 'off_session',
      metadata: { uid: 'haruka' },
    });
  }

  it('makes it the method of the customer', async () => {
    const made = await intent();
    expect((await fixture.confirm(made, '4242 4242 4242 4242')).body.status).toBe('succeeded');
    const done = await stripe.setupIntents.retrieve(made.id, { expand: ['payment_method'] });
    expect(done.payment_method).toMatchObject({
      customer: made.customer,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(JSON.stringify(done)).not.toContain('4242424242424242');
    expect(await fixture.receivedTypes()).toContain('setup_intent.succeeded');
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('refuses %s with %s %s', async (number, code, declineCode) => {
    const made = await intent();
    const { status, body } = await fixture.confirm(made, number);
    expect(status).toBe(402);
    expect(body.error?.code).toBe(code);
    expect(body.error?.decline_code).toBe(declineCode);
    expect((await stripe.setupIntents.retrieve(made.id)).status).toBe('requires_payment_method');
  });

  it.each([
    ['approve', 'succeeded', 'succeeded'],
    ['refuse', 'failed', 'requires_payment_method'],
  ])('leads to the bank and back: %s', async (answer, redirectStatus, status) => {
    const made = await intent();
    const { body } = await fixture.confirm(made, '4000002500003155', 'http://app.example/back?a=1');
    expect(body.status).toBe('requires_action');
    const page = body.next_action?.redirect_to_url?.url ?? '';
    expect(await (await fetch(page)).text()).toContain('Complete authentication');
    const back = await fetch(page.split('?')[0] ?? '', {
      method: 'POST',
      body: new URLSearchParams({ client_secret: made.client_secret ?? '', answer }),
      redirect: 'manual',
    });
    const address = new URL(back.headers.get('location') ?? '');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      a: '1',
      setup_intent: made.id,
      setup_intent_client_secret: made.client_secret,
      redirect_status: redirectStatus,
    });
    expect((await stripe.setupIntents.retrieve(made.id)).status).toBe(status);
  });

  it('is closed to browsers without the secret, and the rest of the API to all of them', async () => {
    const made = await intent();
    const forged = { ...made, client_secret: 'seti_secret_guess' };
    expect((await fixture.confirm(forged, '4242424242424242')).status).toBe(404);
    expect((await fixture.asBrowser('customers', {})).status).toBe(401);
    expect((await fixture.asBrowser(`setup_intents/${made.id}/confirm`, {})).status).toBe(401);
  });
});

describe('a payment', () => {
  it('is at least 50 yen, succeeds once and can be given back once', async () => {
    const small = await failure(stripe.paymentIntents.create({ amount: 49, currency: 'jpy' }));
    expect(small.code).toBe('amount_too_small');
    const made = await stripe.paymentIntents.create({
      amount: 50,
      currency: 'jpy',
      automatic_payment_methods: { enabled: true },
    });
    expect((await fixture.confirm(made, '3566002020360505')).body.status).toBe('succeeded');
    expect((await fixture.confirm(made, '3566002020360505')).status).toBe(400);
    const refund = await stripe.refunds.create({ payment_intent: made.id });
    expect(refund.amount).toBe(50);
    expect((await failure(stripe.refunds.create({ payment_intent: made.id }))).code).toBe(
      'charge_already_refunded',
    );
  });

  it('that the bank has taken back cannot be given back as well, until the bank lets it stand', async () => {
    const made = await stripe.paymentIntents.create({ amount: 2980, currency: 'jpy' });
    await fixture.confirm(made, '4242424242424242');
    await fixture.control('disputes', { paymentIntent: made.id });
    expect((await failure(stripe.refunds.create({ payment_intent: made.id }))).code).toBe(
      'charge_disputed',
    );
    const [dispute] = (await stripe.disputes.list({ payment_intent: made.id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 2980 });
    await fixture.control('disputes/decide', { dispute: dispute?.id, status: 'won' });
    expect(await stripe.refunds.create({ payment_intent: made.id })).toMatchObject({
      amount: 2980,
    });
    expect(await fixture.receivedTypes()).toEqual(
      expect.arrayContaining([
        'charge.dispute.created',
        'charge.dispute.closed',
        'charge.refunded',
      ]),
    );
    await expect(fixture.control('disputes', { paymentIntent: 'pi_none' })).rejects.toThrow(
      'payment',
    );
  });

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('with %s is declined after the bank has asked', async (number, declineCode) => {
    const made = await stripe.paymentIntents.create({ amount: 2980, currency: 'jpy' });
    const { body } = await fixture.confirm(made, number, 'http://app.example/back');
    expect(body.status).toBe('requires_action');
    await fetch((body.next_action?.redirect_to_url?.url ?? '').split('?')[0] ?? '', {
      method: 'POST',
      body: new URLSearchParams({ client_secret: made.client_secret ?? '', answer: 'approve' }),
      redirect: 'manual',
    });
    const after = await stripe.paymentIntents.retrieve(made.id);
    expect(after.last_payment_error?.decline_code).toBe(declineCode);
  });
});

describe('events', () => {
  it('carry a signature that the real package verifies, and no other one', async () => {
    await stripe.customers.create({});
    await fixture.server.events.settled();
    const [{ body, signature } = { body: '', signature: '' }] = fixture.received;
    const event = stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
    expect(event).toMatchObject({ type: 'customer.created', api_version: Stripe.API_VERSION });
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, WEBHOOK_SECRET)).toThrow();
  });

  it('come again until they are taken', async () => {
    fixture.answerStatus = 500;
    await stripe.customers.create({});
    await fixture.server.events.settled();
    expect(fixture.received).toHaveLength(2);
    expect(fixture.server.events.deliveries()[0]?.state).toBe('given-up');
  });

  it('are held, shuffled the same way for a seed, repeated and lost', async () => {
    await fixture.control('events/mode', { mode: 'hold' });
    for (let number = 0; number < 8; number += 1) await stripe.customers.create({});
    expect(await fixture.receivedTypes()).toEqual([]);
    const sent = fixture.server.events.deliveries().map(({ event }) => event.id);
    await fixture.control('events/release', { order: 'shuffled', seed: 7 });
    await fixture.server.events.settled();
    const arrived = fixture.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
    expect([...arrived].sort()).toEqual([...sent].sort());
    expect(arrived).not.toEqual([...sent].reverse());
    await fixture.control('events/repeat', { count: 1, times: 2 });
    await fixture.server.events.settled();
    expect(fixture.received).toHaveLength(10);
    await fixture.control('events/mode', { mode: 'lose' });
    await stripe.customers.create({});
    await fixture.server.events.settled();
    expect(fixture.received).toHaveLength(10);
  });

  it('that nobody had taken come after a stop and a start', async () => {
    await fixture.control('events/mode', { mode: 'hold' });
    await stripe.customers.create({});
    fixture.restart();
    expect(await fixture.receivedTypes()).toEqual(['customer.created']);
  });
});
