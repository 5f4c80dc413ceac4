import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DirectAction } from '@tasuki/domain/billing/billing-calls';
import { periodStart } from '@tasuki/domain/billing/billing-period';
import type { OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import type { SwitchPreview } from '@tasuki/domain/billing/switches/plan-switch';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { beginSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import {
  beginMethodChange,
  changeSubscription,
} from '../../../functions/src/billing/change-subscription.ts';
import { endRenewals } from '../../../functions/src/billing/endings/end-renewals.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { BillingFixture } from './billing-fixture.ts';

const CARDS = {
  asksAlways: '4000002760003184',
  failsLater: '4000000000000341',
} as const;

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

/** A runner in the trial of a term; the id of the subscription. */
async function trial(term: OwnPlanTerm): Promise<string> {
  const setUp = await beginSubscription({ term }, uid, fixture.dependencies);
  await fixture.confirm(setUp);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  return subscription().id;
}

/** The same once the trial is over and the first price is paid. */
async function paid(term: OwnPlanTerm): Promise<string> {
  const id = await trial(term);
  fixture.passDays(14);
  await fixture.settle();
  expect(subscription().status).toBe('active');
  return id;
}

function subscription() {
  const [found, ...others] = fixture.subscriptionsOf(uid);
  if (!found || others.length > 0) throw new RangeError('There is not exactly one');
  return found;
}

async function mirror() {
  await fixture.settle();
  const [found] = await fixture.mirrorsOf(uid);
  if (!found) throw new RangeError('There is no mirror');
  return found;
}

function paidYen(): number[] {
  return fixture.stripe.store
    .all('invoice')
    .filter(
      ({ parent, amount_paid: amount }) =>
        parent.subscription_details.subscription === subscription().id && amount > 0,
    )
    .map(({ amount_paid: amount }) => amount)
    .reverse();
}

async function preview(subscriptionId: string, term: OwnPlanTerm, person = uid) {
  return previewSwitch({ subscriptionId, planId: term }, person, fixture.dependencies);
}

async function agree(subscriptionId: string, term: OwnPlanTerm, shown: SwitchPreview) {
  return switchPlan({ subscriptionId, planId: term, ...shown }, uid, fixture.dependencies);
}

async function change(subscriptionId: string, action: DirectAction) {
  return changeSubscription({ subscriptionId, action }, uid, fixture.dependencies);
}

async function useCard(subscriptionId: string, cardNumber: string) {
  const setUp = await beginMethodChange({ subscriptionId }, uid, fixture.dependencies);
  await fixture.confirm(setUp, cardNumber);
  await fixture.approve(setUp.setupIntentId);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
}

it('counts no earlier period while the clock of Stripe is ahead after a renewal', async () => {
  const id = await paid('monthly');
  const late = {
    ...fixture.dependencies,
    now: () => new Date(fixture.time.now.getTime() - 10_000),
  };
  const shown = await previewSwitch({ subscriptionId: id, planId: 'yearly' }, uid, late);
  expect(shown).toMatchObject({ creditYen: 2980, chargedNowYen: 20_780 });
  const { chargedNowYen, renewalYen, prorationAt } = shown;
  await switchPlan(
    { subscriptionId: id, planId: 'yearly', chargedNowYen, renewalYen, prorationAt },
    uid,
    late,
  );
  expect(paidYen()).toEqual([2980, 20_780]);
});

describe('a switch in the trial', () => {
  it('charges nothing, and the other price at its end', async () => {
    const id = await trial('monthly');
    const shown = await preview(id, 'yearly');
    expect(shown).toMatchObject({
      timing: 'atTrialEnd',
      chargedNowYen: 0,
      renewalYen: 23_760,
      prorationAt: null,
    });
    expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
    const after = await mirror();
    expect(after).toMatchObject({ status: 'trialing', planId: 'yearly', nextChargeYen: 23_760 });
    expect(after.trialEndsAt?.getTime()).toBe(shown.renewsAt);
    fixture.passDays(15);
    await fixture.settle();
    expect(paidYen()).toEqual([23_760]);
  });

  it('is carried out each time, also back to what was chosen before', async () => {
    const id = await trial('yearly');
    for (const term of ['monthly', 'yearly', 'monthly'] as const) {
      const agreed = await agree(id, term, await preview(id, term));
      expect(agreed.outcome).toBe('successful');
      expect(await mirror()).toMatchObject({ status: 'trialing', planId: term });
    }
  });
});

describe('a switch to what costs more each time', () => {
  it('charges exactly what was shown, and counts what is left of the former period', async () => {
    const id = await paid('monthly');
    fixture.passDays(10);
    const before = await mirror();
    const shown = await preview(id, 'yearly');
    const whole =
      before.periodEndsAt.getTime() - periodStart(before.periodEndsAt, 'month', -1).getTime();
    const left = before.periodEndsAt.getTime() - (shown.prorationAt ?? 0);
    expect(shown).toMatchObject({
      timing: 'now',
      creditYen: Math.round((2980 * left) / whole),
      chargedNowYen: 23_760 - shown.creditYen,
      renewalYen: 23_760,
    });
    // Some minutes are spent on reading.
    fixture.time.now = new Date(fixture.time.now.getTime() + 5 * 60_000);
    expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
    expect(await mirror()).toMatchObject({
      status: 'active',
      planId: 'yearly',
      priceYen: 23_760,
      interval: 'year',
      openInvoice: null,
    });
    expect(paidYen()).toEqual([2980, shown.chargedNowYen]);
  });

  it('is charged once by a double click, and by asking again', async () => {
    const id = await paid('monthly');
    const shown = await preview(id, 'yearly');
    await Promise.all([agree(id, 'yearly', shown), agree(id, 'yearly', shown)]);
    expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
    expect(paidYen()).toEqual([2980, shown.chargedNowYen]);
  });

  it('is done for the second of two clicks where the first was carried out meanwhile', async () => {
    const id = await paid('monthly');
    const shown = await preview(id, 'yearly');
    const { stripe } = fixture.dependencies;
    if (!stripe) throw new Error('Nothing is sold here');
    const look = stripe.subscriptionsOf.bind(stripe);
    const looking = vi.spyOn(stripe, 'subscriptionsOf').mockImplementationOnce(async (customer) => {
      // The second click has read our own documents, and asks Stripe only now.
      expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
      return look(customer);
    });
    expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
    looking.mockRestore();
    expect(await mirror()).toMatchObject({ planId: 'yearly' });
    expect(paidYen()).toEqual([2980, shown.chargedNowYen]);
  });

  it('is refused for other sums than were shown, and after a while', async () => {
    const id = await paid('monthly');
    const shown = await preview(id, 'yearly');
    const cheaper = { ...shown, chargedNowYen: shown.chargedNowYen - 1 };
    expect(await codeOf(agree(id, 'yearly', cheaper))).toBe('billing/offer-outdated');
    const future = { ...shown, prorationAt: (shown.prorationAt ?? 0) + DAY_MILLISECONDS };
    expect(await codeOf(agree(id, 'yearly', future))).toBe('billing/offer-outdated');
    fixture.time.now = new Date(fixture.time.now.getTime() + 16 * 60_000);
    expect(await codeOf(agree(id, 'yearly', shown))).toBe('billing/offer-outdated');
    expect(paidYen()).toEqual([2980]);
  });

  it('changes nothing where the card is declined', async () => {
    const id = await paid('monthly');
    await useCard(id, CARDS.failsLater);
    const shown = await preview(id, 'yearly');
    expect(await codeOf(agree(id, 'yearly', shown))).toBe('billing/card-declined');
    expect(await mirror()).toMatchObject({
      status: 'active',
      planId: 'monthly',
      priceYen: 2980,
      openInvoice: null,
    });
    // The same agreement is no way to a switch that nobody has paid for.
    expect(await codeOf(agree(id, 'yearly', shown))).toBe('billing/card-declined');
    expect(subscription().items.data[0]?.price.unit_amount).toBe(2980);
    expect(paidYen()).toEqual([2980]);
  });

  it('waits for the bank where it asks, and takes effect with its word', async () => {
    const id = await paid('monthly');
    await useCard(id, CARDS.asksAlways);
    const shown = await preview(id, 'yearly');
    const asked = await agree(id, 'yearly', shown);
    expect(asked).toMatchObject({ outcome: 'needsAction' });
    expect(await mirror()).toMatchObject({
      status: 'active',
      planId: 'monthly',
      openInvoice: { amountYen: shown.chargedNowYen, needsAuthentication: true },
    });
    const retried = await change(id, 'retry');
    expect(retried.clientSecret).toBe(asked.clientSecret);
    await fixture.approve(retried.clientSecret?.split('_secret_')[0] ?? '');
    expect(await mirror()).toMatchObject({ planId: 'yearly', openInvoice: null });
    expect(paidYen()).toEqual([2980, shown.chargedNowYen]);
  });

  it('that waits for the bank can be dropped, and goes with a cancellation', async () => {
    const id = await paid('monthly');
    await useCard(id, CARDS.asksAlways);
    await agree(id, 'yearly', await preview(id, 'yearly'));
    await change(id, 'keepPlan');
    expect(await mirror()).toMatchObject({ planId: 'monthly', openInvoice: null });
    fixture.time.now = new Date(fixture.time.now.getTime() + 60_000);
    await agree(id, 'yearly', await preview(id, 'yearly'));
    await change(id, 'cancel');
    expect(await mirror()).toMatchObject({ isCancelledAtPeriodEnd: true, openInvoice: null });
    expect(paidYen()).toEqual([2980]);
  });
});

describe('a switch to what costs less each time', () => {
  it('lets what is paid for run to its end', async () => {
    const id = await paid('yearly');
    const before = await mirror();
    const shown = await preview(id, 'monthly');
    expect(shown).toMatchObject({
      timing: 'atPeriodEnd',
      interval: 'month',
      chargedNowYen: 0,
      creditYen: 0,
      renewalYen: 2980,
      renewsAt: before.periodEndsAt.getTime(),
      prorationAt: null,
    });
    expect((await agree(id, 'monthly', shown)).outcome).toBe('successful');
    expect((await agree(id, 'monthly', shown)).outcome).toBe('successful');
    expect(await mirror()).toMatchObject({
      planId: 'yearly',
      priceYen: 23_760,
      nextChargeYen: 2980,
      switchesTo: { planId: 'monthly', priceYen: 2980, interval: 'month', at: before.periodEndsAt },
    });
    fixture.passDays(366);
    await fixture.settle();
    expect(await mirror()).toMatchObject({ planId: 'monthly', priceYen: 2980, switchesTo: null });
    expect(paidYen()).toEqual([23_760, 2980]);
    // The plan of Stripe is over after one month, and the price stays.
    fixture.passDays(31);
    await fixture.settle();
    expect(paidYen()).toEqual([23_760, 2980, 2980]);
    const again = await preview(id, 'yearly');
    expect(again.timing).toBe('now');
    expect((await agree(id, 'yearly', again)).outcome).toBe('successful');
  });

  it('can be dropped, and goes with a cancellation', async () => {
    const id = await paid('yearly');
    await agree(id, 'monthly', await preview(id, 'monthly'));
    await change(id, 'keepPlan');
    await change(id, 'keepPlan');
    expect(await mirror()).toMatchObject({ switchesTo: null, nextChargeYen: 23_760 });
    await agree(id, 'monthly', await preview(id, 'monthly'));
    await change(id, 'cancel');
    expect(await mirror()).toMatchObject({ switchesTo: null, isCancelledAtPeriodEnd: true });
    fixture.passDays(366);
    await fixture.settle();
    expect(subscription().status).toBe('canceled');
    expect(paidYen()).toEqual([23_760]);
  });

  it('leaves the next switch possible as soon as it has taken effect', async () => {
    const id = await paid('yearly');
    await agree(id, 'monthly', await preview(id, 'monthly'));
    fixture.passDays(366);
    expect(await mirror()).toMatchObject({ planId: 'monthly', switchesTo: null });
    const shown = await preview(id, 'yearly');
    expect(shown.timing).toBe('now');
    expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
    expect(await mirror()).toMatchObject({ planId: 'yearly', priceYen: 23_760 });
    expect(paidYen()).toEqual([23_760, 2980, shown.chargedNowYen]);
    await agree(id, 'monthly', await preview(id, 'monthly'));
    expect(await mirror()).toMatchObject({ planId: 'yearly', switchesTo: { planId: 'monthly' } });
  });

  it('is paid with the card that was set up meanwhile', async () => {
    const id = await paid('yearly');
    await agree(id, 'monthly', await preview(id, 'monthly'));
    await useCard(id, '5555555555554444');
    expect(await mirror()).toMatchObject({
      switchesTo: { planId: 'monthly' },
      card: { brand: 'mastercard' },
    });
  });
});

describe('a switch', () => {
  it('is not offered to the same term, of what is cancelled, or of somebody else', async () => {
    const id = await paid('monthly');
    expect(await codeOf(preview(id, 'monthly'))).toBe('billing/not-possible-now');
    expect(await codeOf(preview(id, 'yearly', fixture.newUid()))).toBe('billing/not-found');
    const shown = await preview(id, 'yearly');
    await change(id, 'cancel');
    expect(await codeOf(preview(id, 'yearly'))).toBe('billing/not-possible-now');
    expect(await codeOf(agree(id, 'yearly', shown))).toBe('billing/not-possible-now');
  });

  it('is not made while Stripe is down', async () => {
    const id = await paid('monthly');
    const shown = await preview(id, 'yearly');
    fixture.stripe.troubles.set({ isDown: true });
    expect(await codeOf(agree(id, 'yearly', shown))).toBe('billing/unavailable');
    fixture.stripe.troubles.end();
    expect((await agree(id, 'yearly', shown)).outcome).toBe('successful');
    expect(paidYen()).toEqual([2980, shown.chargedNowYen]);
  });
});

describe('a switch of somebody who is shut out meanwhile', () => {
  const client = () => {
    const { stripe } = fixture.dependencies;
    if (!stripe) throw new RangeError('Nothing is sold');
    return stripe;
  };

  /** Their renewals are ended before Stripe takes the switch in. */
  const shutOut = async () => {
    await adminFirestore
      .doc(firestorePaths.accountState(uid))
      .set({ isBetaApproved: true, isDisabled: true });
    await endRenewals(uid, fixture.dependencies);
  };

  it('leaves nothing to be paid with the next period', async () => {
    const id = await paid('yearly');
    const shown = await preview(id, 'monthly');
    const real = client().scheduleSwitch.bind(client());
    const slow = vi.spyOn(client(), 'scheduleSwitch').mockImplementationOnce(async (...asked) => {
      await shutOut();
      await real(...asked);
    });
    await agree(id, 'monthly', shown);
    slow.mockRestore();
    expect(await mirror()).toMatchObject({ isCancelledAtPeriodEnd: true, switchesTo: null });
  });

  it('leaves nothing to be paid after what was paid at once', async () => {
    const id = await paid('monthly');
    const shown = await preview(id, 'yearly');
    const real = client().switchPrice.bind(client());
    const slow = vi.spyOn(client(), 'switchPrice').mockImplementationOnce(async (...asked) => {
      await shutOut();
      await real(...asked);
    });
    await agree(id, 'yearly', shown);
    slow.mockRestore();
    expect(await mirror()).toMatchObject({ isCancelledAtPeriodEnd: true });
  });
});
