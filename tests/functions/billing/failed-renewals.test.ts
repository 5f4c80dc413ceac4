import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import { beginMethodChange } from '../../../functions/src/billing/change-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import { BillingFixture } from './billing-fixture.ts';

const DECLINED_WHEN_CHARGED = '4000000000000341';
const ASKS_ALWAYS = '4000002760003184';
const FAILED = { kind: 'payment-failed', planName: '', coachName: '', amountYen: 2980 };

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

/** A trial whose card is then charged. */
async function charged(card: string): Promise<void> {
  const setUp = await beginSubscription({ term: 'monthly' }, uid, fixture.dependencies);
  await fixture.confirm(setUp, card);
  await fixture.approve(setUp.setupIntentId).catch(() => undefined);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  await fixture.settle();
  fixture.passDays(14.1);
  await fixture.settle();
}

async function payWith(card: string): Promise<void> {
  const subscriptionId = fixture.subscriptionsOf(uid)[0]?.id ?? '';
  const setUp = await beginMethodChange({ subscriptionId }, uid, fixture.dependencies);
  await fixture.confirm(setUp, card);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  await fixture.settle();
}

async function failures() {
  const mails = await fixture.mailsFor(uid);
  return mails.filter((mail) => (mail as { kind: string }).kind === 'payment-failed');
}

it('is said once for each invoice, however often it is looked at and tried again', async () => {
  await charged(DECLINED_WHEN_CHARGED);
  expect(await failures()).toEqual([{ ...FAILED, needsAuthentication: false }]);
  for (const days of [0.1, 3, 4]) {
    fixture.passDays(days);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
  }
  expect(await failures()).toHaveLength(1);
});

it('is said anew where a later renewal fails', async () => {
  await charged(DECLINED_WHEN_CHARGED);
  await payWith('4242424242424242');
  expect((await fixture.mirrorsOf(uid))[0]?.status).toBe('active');
  await payWith(DECLINED_WHEN_CHARGED);
  fixture.passDays(32);
  await fixture.settle();
  expect((await fixture.mirrorsOf(uid))[0]?.status).toBe('past_due');
  expect(await failures()).toHaveLength(2);
});

it('notifies the devices as well, also where the function dies once it has noted the failure', async () => {
  const setUp = await beginSubscription({ term: 'monthly' }, uid, fixture.dependencies);
  await fixture.confirm(setUp, DECLINED_WHEN_CHARGED);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  await fixture.settle();
  // Nothing else notices it.
  fixture.stripe.events.setMode('lose');
  fixture.passDays(14.1);
  const look = refreshBilling(uid, fixture.dyingBeforeItStarts());
  await expect(look).rejects.toThrow('The process has ended');
  const [{ id: subscriptionId } = { id: '' }] = fixture.subscriptionsOf(uid);
  const expected = [{ kind: 'payment-failed', subscriptionId }];
  expect(await fixture.pushesFor(uid)).toEqual(expected);
  expect(await failures()).toHaveLength(1);
  fixture.passDays(0.1);
  await refreshBilling(uid, fixture.dependencies);
  expect(await fixture.pushesFor(uid)).toEqual(expected);
});

it('says that the bank asks, where it does', async () => {
  await charged(ASKS_ALWAYS);
  expect(await failures()).toEqual([{ ...FAILED, needsAuthentication: true }]);
});

it('says nothing of what is paid', async () => {
  await charged('4242424242424242');
  expect(await failures()).toEqual([]);
});
