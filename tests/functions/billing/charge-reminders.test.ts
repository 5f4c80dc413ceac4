import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import { changeSubscription } from '../../../functions/src/billing/change-subscription.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import {
  askToRemind,
  remindOfChargeJob,
} from '../../../functions/src/billing/reminders/remind-of-charge.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
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

/** A runner with a trial of two weeks. */
async function trial(): Promise<string> {
  const setUp = await beginSubscription({ term: 'monthly' }, uid, fixture.dependencies);
  await fixture.confirm(setUp);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  await fixture.settle();
  return fixture.subscriptionsOf(uid)[0]?.id ?? '';
}

/** The schedule runs, and what it asks for, twice at once. */
async function remind(): Promise<void> {
  const asked = await askToRemind(fixture.dependencies);
  await Promise.all([...asked, ...asked].map(async (id) => runJob(id, fixture.jobs)));
}

it('tells once, three days before the trial ends', async () => {
  const id = await trial();
  const endsAt = (await fixture.mirrorsOf(uid))[0]?.trialEndsAt?.getTime();
  fixture.passDays(10);
  await remind();
  expect(await fixture.mailsFor(uid)).toEqual([]);
  fixture.passDays(1.5);
  await remind();
  const ofOwnPlan = { planName: '', coachName: '' };
  const expected = [
    {
      kind: 'charge-reminder',
      about: 'trialEnds',
      at: endsAt,
      amountYen: 2980,
      needsMethod: false,
      ...ofOwnPlan,
    },
  ];
  expect(await fixture.mailsFor(uid)).toEqual(expected);
  // Another look mirrors all anew.
  fixture.passDays(0.1);
  await refreshBilling(uid, fixture.dependencies);
  await remind();
  expect(await fixture.mailsFor(uid)).toEqual(expected);
  expect((await fixture.mirrorsOf(uid))[0]).toMatchObject({ id, remindAt: null });
});

it('notifies the devices as well, also where the function dies once it has noted the reminder', async () => {
  await trial();
  const endsAt = (await fixture.mirrorsOf(uid))[0]?.trialEndsAt?.getTime();
  fixture.passDays(12);
  const [job = ''] = await askToRemind(fixture.dependencies);
  const dying = remindOfChargeJob(async () => Promise.resolve(fixture.dyingBeforeItStarts()));
  await runJob(job, { ...fixture.jobs, handlers: jobHandlers([dying]) });
  expect(await fixture.pushesFor(uid)).toEqual([{ kind: 'trial-ending', at: endsAt }]);
  fixture.time.now = new Date(fixture.time.now.getTime() + 600_000);
  await runJob(job, fixture.jobs);
  expect(await fixture.pushesFor(uid)).toHaveLength(1);
  expect(await fixture.mailsFor(uid)).toHaveLength(1);
});

it('tells nothing to who has cancelled, also where no event came', async () => {
  const subscriptionId = await trial();
  fixture.passDays(12);
  fixture.stripe.events.setMode('lose');
  const cancel = { subscriptionId, action: 'cancel' } as const;
  await changeSubscription(cancel, uid, fixture.dependencies);
  fixture.stripe.events.setMode('send');
  await remind();
  expect(await fixture.mailsFor(uid)).toEqual([]);
});

it('moves with the end of the trial', async () => {
  const subscriptionId = await trial();
  fixture.passDays(12);
  const subscription = fixture.stripe.store.get('subscription', subscriptionId);
  const movedTo = (subscription.trial_end ?? 0) + 7 * 24 * 3600;
  subscription.trial_end = movedTo;
  for (const item of subscription.items.data) item.current_period_end = movedTo;
  await remind();
  expect(await fixture.mailsFor(uid)).toEqual([]);
  fixture.passDays(6.5);
  await remind();
  expect(await fixture.mailsFor(uid)).toMatchObject([{ at: movedTo * 1000 }]);
});

it('is not lost where Stripe does not answer, and says nothing of what is over', async () => {
  await trial();
  fixture.passDays(12);
  fixture.stripe.troubles.set({ isDown: true });
  await remind();
  expect(await fixture.mailsFor(uid)).toEqual([]);
  fixture.stripe.troubles.end();
  const job = `remind-of-charge_${fixture.subscriptionsOf(uid)[0]?.id ?? ''}`;
  fixture.time.now = new Date(fixture.time.now.getTime() + 120_000);
  await runJob(job, fixture.jobs);
  expect(await fixture.mailsFor(uid)).toHaveLength(1);
  fixture.passDays(2);
  await remind();
  expect(await fixture.mailsFor(uid)).toHaveLength(1);
});
