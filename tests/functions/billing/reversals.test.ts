import { randomUUID } from 'node:crypto';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CoachPlanOffer } from '@tasuki/domain/billing/coach-plan';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { isEntitled } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import {
  beginCoachSubscription,
  beginSubscription,
} from '../../../functions/src/billing/begin-subscription.ts';
import { endBilling } from '../../../functions/src/billing/endings/end-billing.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import { endReversed } from '../../../functions/src/billing/reversals/end-reversed.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { readMoney } from '../../../functions/src/money/read-money.ts';
import type { PaymentIntentObject } from '../../../sandbox/stripe/stripe-objects.ts';
import type { StripeReleaseOrder } from '../../../sandbox/stripe/stripe-events.ts';
import { adminFirestore } from '../admin.ts';
import { BillingFixture } from './billing-fixture.ts';
import { PLAN_OFFER } from './example-offers.ts';
import { newSellingCoach, sellPlan } from './selling-coach.ts';

let fixture: BillingFixture;
let uid: string;
let coachId: string;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});
beforeEach(async () => {
  await fixture.startAnew();
  uid = fixture.newUid();
  coachId = await newSellingCoach(fixture);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await fixture.close();
});

/** Begins Tasuki's own plan; its trial is over and this number of months are paid. */
async function subscribed(months = 1): Promise<void> {
  const setUp = await beginSubscription({ term: 'monthly' }, uid, fixture.dependencies);
  await fixture.confirm(setUp);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  await fixture.settle();
  await paidMonths(months);
}

/** A plan of the coach that the test sells. */
async function planFor(
  priceYen: number,
  interval: CoachPlanOffer['interval'] = 'month',
): Promise<string> {
  const planId = randomUUID();
  const change = { priceYen, interval, durationUnit: interval };
  await sellPlan({ coachId, planId }, change, fixture.dependencies);
  return planId;
}

/** Switches the running subscription to another plan of its seller, at once. */
async function switchedTo(planId: string): Promise<void> {
  const wish = { subscriptionId: fixture.subscriptionsOf(uid)[0]?.id ?? '', planId };
  const shown = await previewSwitch(wish, uid, fixture.dependencies);
  expect(shown.timing).toBe('now');
  await switchPlan({ ...wish, ...shown }, uid, fixture.dependencies);
  await fixture.settle();
}

async function subscribedToCoach(
  priceYen = PLAN_OFFER.priceYen,
  interval: CoachPlanOffer['interval'] = 'month',
): Promise<void> {
  const planId = await planFor(priceYen, interval);
  const order = { coachId, planId, showsDailyTerms: true };
  const setUp = await beginCoachSubscription(order, uid, fixture.dependencies);
  await fixture.confirm(setUp);
  await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
  await fixture.settle();
  await paidMonths(1);
}

async function paidMonths(months: number): Promise<void> {
  fixture.passDays(15);
  await fixture.settle();
  for (let month = 1; month < months; month += 1) {
    fixture.passDays(31);
    await fixture.settle();
  }
}

/** The runner's payments, the newest first. */
function payments(): PaymentIntentObject[] {
  const customers = fixture.subscriptionsOf(uid).map(({ customer }) => customer);
  return fixture.stripe.store
    .all('payment_intent')
    .filter(({ customer }) => customer !== null && customers.includes(customer));
}

function payment(index = 0): PaymentIntentObject {
  const found = payments()[index];
  if (!found) throw new RangeError('There is no payment');
  return found;
}

const bank = () => fixture.stripe.subscriptions.payments;
/** The refunds of each payment, the newest first. */
const refunded = () => payments().map(({ hidden }) => hidden.refunded);
const refund = async (index = 0) => fixture.dependencies.stripe?.refundPayment(payment(index).id);

async function mirror() {
  const [found] = await fixture.mirrorsOf(uid);
  if (!found) throw new RangeError('There is no mirror');
  return found;
}

/** The runner's screen, and whether they have what was sold. */
async function standing() {
  const found = await mirror();
  return {
    status: found.status,
    sentence: subscriptionOutlook(found).sentence,
    isEntitled: isEntitled(found, fixture.time.now),
  };
}

const RUNS = { status: 'active', sentence: 'renews', isEntitled: true };
const DISPUTED = { status: 'canceled', sentence: 'endedDisputed', isEntitled: false };
const REFUNDED = { status: 'canceled', sentence: 'endedRefunded', isEntitled: false };

describe('a subscription whose payment the bank takes back', () => {
  it('ends at once, with what it gave, and charges nothing more', async () => {
    await subscribed();
    bank().dispute(payment());
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    const charged = payments().length;
    fixture.passDays(62);
    await fixture.settle();
    expect(payments()).toHaveLength(charged);
  });

  it('stays ended where the bank decides against the runner', async () => {
    await subscribed();
    bank().decideDispute(bank().dispute(payment()), 'lost');
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
  });

  it('does not come back by itself where the bank lets the payment stand, and says so', async () => {
    await subscribed();
    const dispute = bank().dispute(payment());
    await fixture.settle();
    bank().decideDispute(dispute, 'won');
    await fixture.settle();
    expect(await standing()).toEqual({ ...DISPUTED, sentence: 'endedDisputeWon' });
    const admin = { uid: fixture.newUid(), claims: { isAdmin: true }, now: fixture.time.now };
    await adminFirestore
      .doc(firestorePaths.accountState(admin.uid))
      .set({ roles: ['admin'], isBetaApproved: true });
    const page = { list: 'disputes', status: null, after: null } as const;
    const { rows } = await readMoney(page, admin, fixture.dependencies);
    expect(rows[0]).toMatchObject({ state: 'won', reversal: 'disputeWon' });
  });

  it('goes on where the event comes after the bank has let the payment stand', async () => {
    await subscribed();
    fixture.stripe.events.setMode('hold');
    bank().decideDispute(bank().dispute(payment()), 'won');
    fixture.stripe.events.release('reversed');
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
  });

  it('goes on while the bank only asks about the payment', async () => {
    await subscribed();
    bank().dispute(payment(), 'warning_needs_response');
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
  });

  it('ends for a former period too, and the rest of the current one goes back', async () => {
    await subscribed(2);
    bank().dispute(payment(1));
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    const [current, former] = fixture.stripe.store
      .all('charge')
      .filter(({ customer }) => customer === payment().customer);
    expect(current?.amount_refunded).toBeGreaterThan(0);
    expect(current?.amount_refunded).toBeLessThan(current?.amount ?? 0);
    expect(former?.amount_refunded).toBe(0);
  });

  it('ends also where the rest of the current one is refused, since its bank has just taken it back', async () => {
    await subscribed(2);
    fixture.stripe.events.setMode('lose');
    bank().dispute(payment());
    // The state that was read of it is older than the dispute.
    fixture.stripe.store.get('charge', payment().latest_charge ?? '').disputed = false;
    fixture.stripe.events.setMode('send');
    bank().dispute(payment(1));
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    expect(refunded()).toEqual([0, 0]);
  });

  it('is seen to have ended by a repetition, where Stripe did not answer after the end', async () => {
    await subscribed();
    fixture.stripe.events.setMode('lose');
    bank().dispute(payment());
    const { stripe } = fixture.dependencies;
    if (!stripe) throw new RangeError('Nothing is sold');
    const end = stripe.endSubscription.bind(stripe);
    vi.spyOn(stripe, 'endSubscription').mockImplementationOnce(async (id) => {
      await end(id);
      fixture.stripe.troubles.set({ isDown: true });
    });
    const reversed = { paymentId: payment().id };
    await expect(endReversed(reversed, fixture.dependencies)).rejects.toMatchObject({
      code: 'billing/unavailable',
    });
    expect(await standing()).toEqual(RUNS);
    fixture.stripe.troubles.end();
    await endReversed(reversed, fixture.dependencies);
    expect(await standing()).toEqual(DISPUTED);
  });

  it('stays disputed while one of two disputes is lost, in whatever order the bank decides', async () => {
    await subscribed(2);
    const [first, second] = [bank().dispute(payment()), bank().dispute(payment(1))];
    await fixture.settle();
    bank().decideDispute(second, 'lost');
    bank().decideDispute(first, 'won');
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
  });

  it.each<StripeReleaseOrder>(['sent', 'reversed', 'shuffled'])(
    'ends once, however late and often its events come: %s',
    async (order) => {
      await subscribed();
      fixture.stripe.events.setMode('hold');
      bank().decideDispute(bank().dispute(payment()), 'lost');
      fixture.passDays(1);
      fixture.stripe.events.release(order);
      await fixture.settle();
      fixture.stripe.events.repeat(5, 2);
      await fixture.settle();
      expect(await standing()).toEqual(DISPUTED);
    },
  );

  it('ends by the next look where every event was lost', async () => {
    await subscribed();
    fixture.stripe.events.setMode('lose');
    bank().dispute(payment());
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
  });

  it('ends once Stripe answers again', async () => {
    await subscribed();
    fixture.stripe.troubles.set({ isDown: true });
    bank().dispute(payment());
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
    fixture.stripe.troubles.end();
    fixture.time.now = new Date(fixture.time.now.getTime() + 120_000);
    await fixture.sweep();
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
  });

  it('can be had again, and the former dispute ends nothing of the new one', async () => {
    await subscribed();
    const dispute = bank().dispute(payment());
    await fixture.settle();
    fixture.passDays(1);
    const setUp = await beginSubscription({ term: 'monthly' }, uid, fixture.dependencies);
    await fixture.confirm(setUp);
    await finishSetUp(setUp.setupIntentId, uid, fixture.dependencies);
    bank().decideDispute(dispute, 'lost');
    await fixture.settle();
    const found = await fixture.mirrorsOf(uid);
    expect(found.map(({ status }) => status as string).sort()).toEqual(['active', 'canceled']);
  });

  it('takes the coach’s plan, the link and the sale along', async () => {
    await subscribedToCoach();
    const link = adminFirestore.doc(firestorePaths.coachLink(uid, coachId));
    expect((await link.get()).get('state')).toBe('active');
    bank().dispute(payment());
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    expect((await link.get()).data()).toMatchObject({ state: 'ended', sharesActivities: false });
    const [subscriber] = await ofCoach('subscribers');
    expect(subscriber).toMatchObject({ status: 'canceled', reversal: 'disputed' });
    expect(await ofCoach('sales')).toMatchObject([{ state: 'disputed' }]);
  });

  it('is nobody’s here once the account is gone', async () => {
    await subscribed();
    const { id } = payment();
    await endBilling(uid, fixture.dependencies);
    bank().dispute(fixture.stripe.store.get('payment_intent', id));
    await fixture.settle();
    expect(fixture.answers.at(-1)).toBe(200);
  });
});

describe('a subscription whose payment is refunded', () => {
  it('ends at once where all of it is, with what it gave', async () => {
    await subscribed();
    await refund();
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
  });

  it('goes on where a part of it is, and ends where the parts come to all of it', async () => {
    await subscribed();
    const { id, amount } = payment();
    await fixture.dependencies.stripe?.refundPart(id, amount - 100);
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
    await fixture.dependencies.stripe?.refundPayment(id);
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
  });

  it('goes on where that was for a period that is over', async () => {
    await subscribed(2);
    await refund(1);
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
  });

  it('ends by the next look where every event was lost', async () => {
    await subscribed();
    fixture.stripe.events.setMode('lose');
    await refund();
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
  });

  it('takes the coach’s plan along, also by the next look alone', async () => {
    await subscribedToCoach();
    fixture.stripe.events.setMode('lose');
    await refund();
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
    expect(await ofCoach('sales')).toMatchObject([{ state: 'refunded' }]);
  });

  it('says nothing of a refund where the runner had ended it before', async () => {
    await subscribed();
    const [found] = fixture.subscriptionsOf(uid);
    await fixture.dependencies.stripe?.endSubscription(found?.id ?? '');
    await fixture.settle();
    await refund();
    await fixture.settle();
    expect(await standing()).toMatchObject({ status: 'canceled', sentence: 'ended' });
  });
});

describe('a subscription that was switched in a period', () => {
  /**
   * Switches with ten days left of a month for 5,000 yen, so that the plan for 8,000 costs a third
   * of the difference.
   */
  async function switchedInAMonth(): Promise<void> {
    await subscribedToCoach();
    const [found] = fixture.subscriptionsOf(uid);
    const [item] = found?.items.data ?? [];
    const period = (item?.current_period_end ?? 0) - (item?.current_period_start ?? 0);
    const end = (item?.current_period_end ?? 0) * 1000;
    fixture.time.now = new Date(end - (period * 1000) / 3);
    fixture.stripe.catchUp();
    await switchedTo(await planFor(8000));
    expect(payments().map(({ amount }) => amount)).toEqual([1000, 5000]);
    // Half of what was left then is left now.
    fixture.time.now = new Date(end - (period * 1000) / 6);
    fixture.stripe.catchUp();
    await fixture.settle();
  }

  /** A month of Tasuki's own plan, of which two weeks are over, and a year from then on. */
  async function switchedToYear(): Promise<void> {
    await subscribed();
    fixture.passDays(14);
    await switchedTo('yearly');
  }

  it('goes on where all of the difference is refunded', async () => {
    await switchedInAMonth();
    await refund();
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
    fixture.stripe.events.setMode('lose');
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
  });

  it('ends where all of the payment that began its year is refunded, and the rest of the month before it goes back', async () => {
    await switchedToYear();
    await refund();
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
    const [year, month = 0] = refunded();
    expect(year).toBe(payment().amount);
    // Fourteen days and the hours of the trial's end were over, of some thirty days for 2,980 yen.
    expect(month).toBeGreaterThan(2980 / 2 - 100);
    expect(month).toBeLessThan(2980 / 2 + 200);
  });

  it('ends by the next look where the events of that were lost', async () => {
    await switchedToYear();
    fixture.stripe.events.setMode('lose');
    await refund();
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
  });

  it('ends where the bank takes its year back, and the rest of the month before it goes back', async () => {
    await switchedToYear();
    bank().dispute(payment());
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    expect(refunded()[1]).toBeGreaterThan(1000);
  });

  it('ends where all of the period is refunded, which is more than its time left has cost', async () => {
    await switchedInAMonth();
    await refund(1);
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
    expect(refunded()).toEqual([0, 5000]);
  });

  it('ends where the bank takes the difference back, and what its time left has cost besides goes back', async () => {
    await switchedInAMonth();
    bank().dispute(payment());
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    // A sixth of 8,000 yen is left, and the bank has taken 1,000 of it.
    expect(refunded()).toEqual([0, 333]);
  });

  it('ends where the bank takes the period back, which is more than its time left has cost', async () => {
    await switchedInAMonth();
    bank().dispute(payment(1));
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    expect(refunded()).toEqual([0, 0]);
  });

  it('goes on for its year where all of the month before it is refunded', async () => {
    await switchedToYear();
    await refund(1);
    await fixture.settle();
    expect(await standing()).toEqual(RUNS);
  });

  it('ends where the bank takes back the month before its year, whose rest goes back', async () => {
    await switchedToYear();
    bank().dispute(payment(1));
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    const [year = 0, month] = refunded();
    expect(year).toBe(payment().amount);
    expect(month).toBe(0);
  });
});

describe('a subscription that was switched to another interval', () => {
  /** A year for 6,000 yen, whose rest is counted at once towards a month for 10,000. */
  async function yearCutShort(): Promise<void> {
    await subscribedToCoach(6000, 'year');
    await switchedTo(await planFor(10_000));
  }

  it('pays back nothing that a switch has used up, where the bank takes back a later month', async () => {
    await yearCutShort();
    for (let month = 0; month < 2; month += 1) {
      fixture.passDays(31);
      await fixture.settle();
    }
    bank().dispute(payment());
    await fixture.settle();
    expect(await standing()).toEqual(DISPUTED);
    expect(refunded()).toEqual([0, 0, 0, 0]);
  });

  it('ends where all of the payment of the switch is refunded, also by the next look alone', async () => {
    await yearCutShort();
    fixture.stripe.events.setMode('lose');
    await refund();
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await standing()).toEqual(REFUNDED);
    const paidYen = payments().reduce((sum, { amount }) => sum + amount, 0);
    const backYen = refunded().reduce((sum, yen) => sum + yen, 0);
    // A day of a month for 10,000 yen was used, and hours of the year.
    expect(paidYen - backYen).toBeGreaterThan(300);
    expect(paidYen - backYen).toBeLessThan(450);
  });

  it('says that the month of the switch was paid for, and not the year before it', async () => {
    await yearCutShort();
    const ends = (await ofCoach('sales')).map((sale) => (sale['endsAt'] as Timestamp).toDate());
    const days = ends.map((end) => (end.getTime() - fixture.time.now.getTime()) / DAY_MILLISECONDS);
    expect(days.filter((count) => count < 32)).toHaveLength(1);
  });

  it('pays back what is left of a year that a credit has paid for in part, once its coach is gone', async () => {
    await subscribedToCoach();
    await switchedTo(await planFor(50_000, 'year'));
    fixture.passDays(61);
    await fixture.settle();
    await adminFirestore.doc(firestorePaths.coach(coachId)).update({ isApproved: false });
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    const backYen = refunded().reduce((sum, yen) => sum + yen, 0);
    const dueYen = (50_000 * (365 - 61)) / 365;
    expect(Math.abs(backYen - dueYen)).toBeLessThan(150);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(refunded().reduce((sum, yen) => sum + yen, 0)).toBe(backYen);
  });
});

describe('the mail to the runner', () => {
  /** The newest payment, as a statement lists it. */
  function charged() {
    const { amount, created } = payment();
    return { amountYen: amount, at: created * 1000 };
  }

  it('says once that the bank took a payment back, whatever comes later', async () => {
    await subscribed();
    const dispute = bank().dispute(payment());
    await fixture.settle();
    const expected = {
      ...{ kind: 'payment-reversed', reversal: 'disputed', name: '', purchaseId: null },
      charged: charged(),
    };
    expect(await fixture.mailsFor(uid)).toEqual([expected]);
    bank().decideDispute(dispute, 'won');
    await fixture.settle();
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(await fixture.mailsFor(uid)).toEqual([expected]);
  });

  it('names the coach’s plan that ended with a refund, and is one, however many payments are refunded', async () => {
    await subscribedToCoach();
    fixture.passDays(31);
    await fixture.settle();
    await refund(1);
    await fixture.settle();
    expect(await fixture.mailsFor(uid)).toEqual([]);
    await refund();
    await fixture.settle();
    expect(await fixture.mailsFor(uid)).toEqual([
      {
        ...{
          kind: 'payment-reversed',
          reversal: 'refunded',
          name: PLAN_OFFER.name,
          purchaseId: null,
        },
        charged: charged(),
      },
    ]);
  });
});

describe('a look at a running subscription', () => {
  /** The endings that a look asks for. */
  async function askedByLook(): Promise<string[]> {
    fixture.stripe.events.setMode('lose');
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    return [...fixture.startedJobIds].filter((id) => id.startsWith('end-reversed'));
  }

  it('asks nothing of a period that is over and was refunded', async () => {
    await subscribed(2);
    await refund(1);
    await fixture.settle();
    expect(await askedByLook()).toEqual([]);
    expect(await standing()).toEqual(RUNS);
  });

  it('asks once of a dispute that the bank has decided for the seller', async () => {
    await subscribed();
    fixture.stripe.events.setMode('lose');
    bank().decideDispute(bank().dispute(payment()), 'won');
    expect(await askedByLook()).toHaveLength(1);
    await fixture.settle();
    expect(await askedByLook()).toEqual([]);
    expect(await standing()).toEqual(RUNS);
  });

  it('asks again while a bank has not decided', async () => {
    await subscribed();
    bank().dispute(payment(), 'warning_needs_response');
    await fixture.settle();
    expect(await askedByLook()).toHaveLength(1);
  });
});

it('a forged event of a dispute ends nothing', async () => {
  await subscribed();
  fixture.stripe.events.setMode('lose');
  const dispute = bank().dispute(payment());
  const event = fixture.stripe.events
    .deliveries()
    .find(({ event: { data } }) => data.object === dispute);
  const body = Buffer.from(JSON.stringify(event?.event ?? {}));
  expect(
    await fixture.receive(body, `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`),
  ).toBe(403);
  expect(fixture.startedJobIds.size).toBe(0);
});

it('a refund of somebody whom nobody here knows asks for nothing', async () => {
  await subscribed();
  const charge = fixture.stripe.store.get('charge', payment().latest_charge ?? '');
  const strange = { ...charge, customer: 'cus_unknown', payment_intent: 'pi_unknown' };
  fixture.stripe.events.notify('charge.refunded', strange);
  await fixture.stripe.events.settled();
  expect(fixture.startedJobIds.size).toBe(0);
});

async function ofCoach(collection: 'subscribers' | 'sales') {
  const { docs } = await adminFirestore.collection(`coaches/${coachId}/${collection}`).get();
  return docs.map((document) => document.data());
}
