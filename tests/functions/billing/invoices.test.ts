import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import {
  listInvoices,
  openReceipt,
} from '../../../functions/src/billing/invoices/read-invoices.ts';
import { codeOf } from './code-of-failure.ts';
import { BillingFixture } from './billing-fixture.ts';

let fixture: BillingFixture;
let uid: string;

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

/** A runner whose trial is over, so that a month is paid. */
async function payer(person = uid): Promise<void> {
  const setUp = await beginSubscription({ term: 'monthly' }, person, fixture.dependencies);
  await fixture.confirm(setUp);
  await finishSetUp(setUp.setupIntentId, person, fixture.dependencies);
  fixture.passDays(15);
  await fixture.settle();
}

function paymentOf(person: string) {
  const customer = fixture.subscriptionsOf(person)[0]?.customer;
  return fixture.stripe.store
    .all('payment_intent')
    .find((payment) => payment.customer === customer && payment.amount === 2980);
}

it('lists what was charged, without the free trial, and opens its PDF', async () => {
  expect(await listInvoices(uid, fixture.dependencies)).toEqual([]);
  await payer();
  const [invoice, ...others] = await listInvoices(uid, fixture.dependencies);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ amountYen: 2980, refundedYen: 0, isPaid: true });
  const wish = { kind: 'invoice', id: invoice?.id ?? '' } as const;
  const answer = await fetch(await openReceipt(wish, uid, fixture.dependencies));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toContain('2980 JPY, paid');
});

it('says what was given back of an invoice', async () => {
  await payer();
  const payment = paymentOf(uid);
  await fixture.dependencies.stripe?.refundPart(payment?.id ?? '', 1000);
  const [invoice] = await listInvoices(uid, fixture.dependencies);
  expect(invoice?.refundedYen).toBe(1000);
});

it('says what was given back, however many charges were tried since', async () => {
  await payer();
  const payment = paymentOf(uid);
  await fixture.dependencies.stripe?.refundPart(payment?.id ?? '', 1000);
  const { store } = fixture.stripe;
  const { amount, currency, customer } = store.get('charge', payment?.latest_charge ?? '');
  for (let count = 0; count < 100; count += 1) {
    store.add('charge', {
      amount,
      amount_refunded: 0,
      currency,
      customer,
      disputed: false,
      metadata: {},
      paid: true,
      payment_intent: `pi_other${count}`,
      receipt_url: '',
      refunded: false,
      status: 'succeeded',
    });
  }
  const [invoice] = await listInvoices(uid, fixture.dependencies);
  expect(invoice?.refundedYen).toBe(1000);
});

it('gives a part back once, where several with other sums do so at once', async () => {
  await payer();
  const payment = paymentOf(uid);
  const sums = [1000, 999, 998];
  await Promise.allSettled(
    sums.map(async (yen) => fixture.dependencies.stripe?.refundPart(payment?.id ?? '', yen)),
  );
  const [invoice] = await listInvoices(uid, fixture.dependencies);
  expect(sums).toContain(invoice?.refundedYen);
});

it('opens no invoice of somebody else, none that is not there, and no purchase by its payment', async () => {
  const other = fixture.newUid();
  await payer(other);
  const [theirs] = await listInvoices(other, fixture.dependencies);
  const open = async (kind: 'invoice' | 'purchase', id: string, person = uid) =>
    codeOf(openReceipt({ kind, id }, person, fixture.dependencies));
  // The caller has no customer, then one of their own.
  expect(await open('invoice', theirs?.id ?? '')).toBe('billing/not-found');
  await payer();
  expect(await open('invoice', theirs?.id ?? '')).toBe('billing/not-found');
  expect(await open('invoice', 'in_nobodys')).toBe('billing/not-found');
  expect(await open('purchase', 'pi_theirs')).toBe('billing/not-found');
});
