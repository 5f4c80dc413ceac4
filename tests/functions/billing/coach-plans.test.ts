import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DirectAction } from '@tasuki/domain/billing/billing-calls';
import type { CoachPlanOffer } from '@tasuki/domain/billing/coach-plan';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { GONE_SELLER } from '@tasuki/domain/billing/subscription-mirror';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { isEntitled } from '@tasuki/domain/billing/subscription-status';
import { CLOSED_AFTER_END_DAYS, FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { applyCoupon } from '../../../functions/src/billing/apply-coupon.ts';
import {
  beginCoachSubscription,
  beginSubscription,
} from '../../../functions/src/billing/begin-subscription.ts';
import {
  beginMethodChange,
  changeSubscription,
} from '../../../functions/src/billing/change-subscription.ts';
import {
  archiveCoachPlan,
  saveCoachPlan,
} from '../../../functions/src/billing/coach-plans/save-coach-plan.ts';
import { stripePlanProductId } from '../../../functions/src/billing/coach-plans/stored-coach-plan.ts';
import { followEndedLink } from '../../../functions/src/billing/coach-plans/follow-ended-link.ts';
import { endBilling } from '../../../functions/src/billing/endings/end-billing.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { endCoaching } from '../../../functions/src/coaches/end-coaching.ts';
import { endCoachingOf } from '../../../functions/src/coaches/end-coaching-of.ts';
import { takeFreePlan } from '../../../functions/src/coaches/take-free-plan.ts';
import { adminFirestore } from '../admin.ts';
import { BillingFixture } from './billing-fixture.ts';

const OFFER: CoachPlanOffer = {
  name: 'A talk a month',
  target: 'Marathon runners',
  priceYen: 5000,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  duration: 1,
  durationUnit: 'month',
};

let fixture: BillingFixture;
let coachId: string;
let uid: string;
let planId: string;

beforeAll(async () => {
  fixture = await BillingFixture.open();
});

beforeEach(async () => {
  await fixture.startAnew();
  uid = fixture.newUid();
  coachId = await newCoach();
  planId = randomUUID();
  await sell();
});

afterAll(async () => {
  await fixture.close();
});

async function newCoach(): Promise<string> {
  const id = fixture.newUid();
  await adminFirestore.doc(firestorePaths.accountState(id)).set({ roles: ['runner', 'coach'] });
  await adminFirestore
    .doc(firestorePaths.coach(id))
    .set({ id, name: 'Mai', isApproved: true, isPublished: true });
  return id;
}

async function sell(
  change: Partial<CoachPlanOffer> = {},
  { id = planId, state = 'published' }: { id?: string; state?: 'draft' | 'published' } = {},
) {
  await saveCoachPlan(
    { planId: id, offer: { ...OFFER, ...change }, state },
    { uid: coachId, claims: { isCoach: true } },
    fixture.dependencies,
  );
}

async function archive() {
  const seller = { uid: coachId, claims: { isCoach: true } };
  await archiveCoachPlan({ planId }, seller, fixture.dependencies);
}

async function begin(person = uid, id = planId) {
  const order = { coachId, planId: id, showsDailyTerms: true };
  return beginCoachSubscription(order, person, fixture.dependencies);
}

async function finish(setupIntentId: string, person: string | null = uid) {
  return finishSetUp(setupIntentId, person, fixture.dependencies);
}

async function subscribed(id = planId): Promise<string> {
  const setUp = await begin(uid, id);
  await fixture.confirm(setUp);
  await finish(setUp.setupIntentId);
  await fixture.settle();
  const [found] = fixture.subscriptionsOf(uid);
  return found?.id ?? '';
}

/** The same once the trial is over and the first price is paid. */
async function paid(): Promise<string> {
  const id = await subscribed();
  fixture.passDays(14);
  await fixture.settle();
  return id;
}

async function change(subscriptionId: string, action: DirectAction, person = uid) {
  return changeSubscription({ subscriptionId, action }, person, fixture.dependencies);
}

async function mirror() {
  await fixture.settle();
  const [found] = await fixture.mirrorsOf(uid);
  return found;
}

async function link() {
  return (await adminFirestore.doc(firestorePaths.coachLink(uid, coachId)).get()).data();
}

async function subscribers() {
  const { docs } = await adminFirestore.collection(firestorePaths.subscribers(coachId)).get();
  return docs.map((document) => document.data());
}

async function sales() {
  const { docs } = await adminFirestore.collection(firestorePaths.sales(coachId)).get();
  return docs.map((document) => document.data());
}

function prices() {
  return fixture.stripe.store
    .all('price')
    .filter(({ product }) => product === stripePlanProductId(coachId, planId));
}

async function codeOf(asked: Promise<unknown>): Promise<string> {
  try {
    await asked;
    return 'nothing';
  } catch (cause) {
    return cause instanceof TasukiFailure ? cause.code : String(cause);
  }
}

describe('a plan of a coach', () => {
  it('has one product and one price at Stripe, however often it is saved', async () => {
    await Promise.all([sell(), sell()]);
    const product = fixture.stripe.store.get('product', stripePlanProductId(coachId, planId));
    expect(product).toMatchObject({ name: OFFER.name, active: true });
    expect(prices()).toMatchObject([
      { active: true, unit_amount: 5000, recurring: { interval: 'month' } },
    ]);
  });

  it('gets a new price for another amount or interval, and subscribers keep theirs', async () => {
    await paid();
    await sell({ priceYen: 8000 });
    await sell({ priceYen: 8000, interval: 'year', durationUnit: 'year' });
    expect(
      prices().map(({ active, unit_amount: yen, recurring }) => [active, yen, recurring?.interval]),
    ).toEqual([
      [true, 8000, 'year'],
      [false, 8000, 'month'],
      [false, 5000, 'month'],
    ]);
    fixture.passDays(31);
    expect(await mirror()).toMatchObject({ priceYen: 5000, nextChargeYen: 5000, status: 'active' });
    expect((await sales()).map(({ priceYen }) => priceYen as number)).toEqual([5000, 5000]);
  });

  it('is written by its coach alone', async () => {
    const wish = { planId, offer: OFFER, state: 'published' } as const;
    const { dependencies } = fixture;
    const attacker = { uid, claims: { isCoach: true } };
    expect(await codeOf(saveCoachPlan(wish, attacker, dependencies))).toBe(
      'common/permission-denied',
    );
    const noCoach = { uid: coachId, claims: {} };
    expect(await codeOf(saveCoachPlan(wish, noCoach, dependencies))).toBe(
      'common/permission-denied',
    );
    expect(await codeOf(archiveCoachPlan({ planId }, attacker, dependencies))).toBe(
      'common/permission-denied',
    );
  });

  it('is sold at Stripe while it is published alone, and comes back from no archive', async () => {
    const isActive = () =>
      fixture.stripe.store.get('product', stripePlanProductId(coachId, planId)).active;
    await sell({}, { state: 'draft' });
    expect(isActive()).toBe(false);
    expect(await codeOf(begin())).toBe('billing/plan-not-sold');
    await sell();
    expect(isActive()).toBe(true);
    await archive();
    await archive();
    expect(isActive()).toBe(false);
    expect(await codeOf(sell())).toBe('billing/not-possible-now');
  });
});

describe('a subscription to a coach', () => {
  it('begins once with its trial, for two clicks, the return page and any number of events', async () => {
    const [setUp, again] = await Promise.all([begin(), begin()]);
    expect(again.setupIntentId).toBe(setUp.setupIntentId);
    expect(setUp).toMatchObject({
      trialDays: 14,
      plan: { coachName: 'Mai', name: OFFER.name, priceYen: 5000, interval: 'month' },
    });
    await fixture.confirm(setUp);
    await Promise.all([finish(setUp.setupIntentId), finish(setUp.setupIntentId)]);
    await fixture.settle();
    expect(fixture.subscriptionsOf(uid)).toHaveLength(1);
    expect(await mirror()).toMatchObject({
      sellerId: coachId,
      planId,
      status: 'trialing',
      sellerName: 'Mai',
      planName: OFFER.name,
      priceYen: 5000,
    });
    expect(await codeOf(begin())).toBe('billing/subscription-exists');
  });

  it('stands beside that to Tasuki, and has a trial of its own', async () => {
    const own = await beginSubscription({ term: 'monthly' }, uid, fixture.dependencies);
    await fixture.confirm(own);
    await finish(own.setupIntentId);
    await subscribed();
    const mirrors = await fixture.mirrorsOf(uid);
    expect(mirrors.map(({ sellerId }) => sellerId).sort()).toEqual([coachId, OWN_SELLER].sort());
    expect(mirrors.every(({ status }) => status === 'trialing')).toBe(true);
  });

  it('has no second trial with the same coach', async () => {
    const id = await subscribed();
    await change(id, 'cancel');
    fixture.passDays(14);
    await fixture.settle();
    expect((await mirror())?.status).toBe('canceled');
    const setUp = await begin();
    expect(setUp.trialDays).toBe(0);
    await fixture.confirm(setUp);
    await finish(setUp.setupIntentId);
    await fixture.settle();
    expect(await sales()).toMatchObject([{ priceYen: 5000, state: 'paid', runnerUid: uid }]);
  });

  it('links the runner to the coach, who may read nothing by it, and ends the link with it', async () => {
    const id = await subscribed();
    expect(await link()).toMatchObject({
      id: coachLinkId(uid, coachId),
      runnerUid: uid,
      planId,
      state: 'active',
      sharesActivities: false,
      consentVersion: null,
    });
    await change(id, 'cancel');
    expect((await link())?.['state']).toBe('active');
    fixture.passDays(14);
    await fixture.settle();
    expect(await link()).toMatchObject({ state: 'ended', sharesActivities: false });
  });

  describe('of a runner who has the free plan of the coach', () => {
    const FREE = { planId: 'free', sharesActivities: true, consentVersion: '2026-11-26' };
    const reference = () => adminFirestore.doc(firestorePaths.coachLink(uid, coachId));

    beforeEach(async () => {
      await adminFirestore
        .doc(firestorePaths.coachPlan(coachId, 'free'))
        .set({ id: 'free', coachId, priceJpy: 0, state: 'published' });
      const caller = { uid, now: fixture.time.now };
      const wish = { coachId, planId: 'free', consentVersion: '2026-11-26' } as const;
      await takeFreePlan(wish, caller, fixture.dependencies);
    });

    it('goes back to it with the consent, when the trial ends', async () => {
      const id = await subscribed();
      expect(await link()).toMatchObject({ ...FREE, planId });
      await change(id, 'cancel');
      fixture.passDays(14);
      await fixture.settle();
      expect((await mirror())?.status).toBe('canceled');
      expect(await link()).toMatchObject({ ...FREE, state: 'active' });
    });

    it('goes back to it after each of two subscriptions, also where it is archived meanwhile', async () => {
      await change(await subscribed(), 'cancel');
      fixture.passDays(14);
      await fixture.settle();
      const id = await subscribed();
      await adminFirestore
        .doc(firestorePaths.coachPlan(coachId, 'free'))
        .update({ state: 'archived' });
      await change(id, 'cancel');
      fixture.passDays(32);
      await fixture.settle();
      expect(await link()).toMatchObject({ ...FREE, state: 'active' });
    });

    it('stays ended where somebody ended the link while it was paid', async () => {
      const id = await subscribed();
      await reference().update({ state: 'ended', sharesActivities: false });
      await change(id, 'cancel');
      fixture.passDays(14);
      await fixture.settle();
      expect(await link()).toMatchObject({ state: 'ended', sharesActivities: false });
    });
  });

  it('brings no link back that was ended, and takes no consent away', async () => {
    await subscribed();
    const reference = adminFirestore.doc(firestorePaths.coachLink(uid, coachId));
    await reference.update({ sharesActivities: true, consentVersion: '2026-11-23' });
    fixture.passDays(14);
    await fixture.settle();
    expect(await link()).toMatchObject({ state: 'active', sharesActivities: true });
    await reference.update({ state: 'ended', sharesActivities: false });
    fixture.passDays(31);
    await fixture.settle();
    expect((await link())?.['state']).toBe('ended');
  });

  describe('whose payment fails for days', () => {
    /** The trial ends with a card that is declined; then three days pass, and a look. */
    async function overdue() {
      const setUp = await begin();
      await fixture.confirm(setUp, '4000000000000341');
      await finish(setUp.setupIntentId);
      await fixture.settle();
      fixture.passDays(14);
      await fixture.settle();
      fixture.passDays(4);
      await refreshBilling(uid, fixture.dependencies);
      const late = await mirror();
      expect(late).toMatchObject({ status: 'past_due' });
      expect(late && isEntitled(late, late.mirroredAt)).toBe(false);
      return late?.id ?? '';
    }

    async function pay(subscriptionId: string) {
      const setUp = await beginMethodChange({ subscriptionId }, uid, fixture.dependencies);
      await fixture.confirm(setUp, '5555555555554444');
      await finish(setUp.setupIntentId);
      expect(await mirror()).toMatchObject({ status: 'active' });
    }

    it('keeps its link, and the consent with it, when it is paid after all', async () => {
      const id = await overdue();
      const reference = adminFirestore.doc(firestorePaths.coachLink(uid, coachId));
      await reference.update({ sharesActivities: true, consentVersion: '2026-11-23' });
      await pay(id);
      expect(await link()).toMatchObject({ state: 'active', sharesActivities: true });
    });

    it.each(['past_due', 'unpaid'])(
      'gives no unpaid days again where an earlier one has ended %s',
      async (status) => {
        const id = await overdue();
        await adminFirestore.doc(firestorePaths.subscription(uid, id)).update({ status });
        await fixture.dependencies.stripe?.endSubscription(id);
        await fixture.settle();
        await refreshBilling(uid, fixture.dependencies);
        const next = await subscribed();
        const current = async () =>
          (await fixture.mirrorsOf(uid)).find((one) => one.id === next && one.id !== id);
        const paidFor = await current();
        expect(paidFor && isEntitled(paidFor, paidFor.mirroredAt)).toBe(true);
        const setUp = await beginMethodChange({ subscriptionId: next }, uid, fixture.dependencies);
        await fixture.confirm(setUp, '4000000000000341');
        await finish(setUp.setupIntentId);
        fixture.passDays(31);
        await fixture.settle();
        await refreshBilling(uid, fixture.dependencies);
        const late = await current();
        expect(late).toMatchObject({ status: 'past_due' });
        expect(late && isEntitled(late, late.mirroredAt)).toBe(false);
      },
    );

    it('brings no link back that was ended meanwhile, when it is paid after all', async () => {
      const id = await overdue();
      const reference = adminFirestore.doc(firestorePaths.coachLink(uid, coachId));
      await reference.update({ state: 'ended', sharesActivities: false });
      await pay(id);
      expect((await link())?.['state']).toBe('ended');
    });

    it('brings the link back by another subscription, once this one has ended', async () => {
      const id = await overdue();
      await change(id, 'endNow');
      expect((await mirror())?.status).toBe('canceled');
      expect((await link())?.['state']).toBe('ended');
      const setUp = await begin();
      await fixture.confirm(setUp);
      await finish(setUp.setupIntentId);
      await fixture.settle();
      expect(await link()).toMatchObject({ state: 'active', sharesActivities: false });
    });
  });

  it('shows its coach who subscribes, in which state, and what was paid', async () => {
    await adminFirestore.doc(firestorePaths.publicProfile(uid)).set({ displayName: 'Aiko' });
    const id = await paid();
    expect(await subscribers()).toMatchObject([
      { id, runnerUid: uid, runnerName: 'Aiko', planName: OFFER.name, status: 'active' },
    ]);
    expect(await sales()).toMatchObject([
      { productName: OFFER.name, runnerName: 'Aiko', priceYen: 5000, state: 'paid' },
    ]);
    await change(id, 'cancel');
    expect(await subscribers()).toMatchObject([{ isCancelledAtPeriodEnd: true }]);
    await change(id, 'resume');
    expect(await subscribers()).toMatchObject([{ isCancelledAtPeriodEnd: false }]);
  });

  describe('whose payment is given back', () => {
    const payments = () => {
      const [subscription] = fixture.subscriptionsOf(uid);
      return fixture.stripe.store
        .all('payment_intent')
        .filter(({ customer }) => customer === subscription?.customer);
    };
    const payment = () => payments()[0]?.id ?? '';

    it('is no longer in the total of its coach', async () => {
      await paid();
      await fixture.dependencies.stripe?.refundPart(payment(), 2000);
      await fixture.settle();
      expect(await sales()).toMatchObject([{ state: 'paid', priceYen: 5000, refundedYen: 2000 }]);
      await fixture.dependencies.stripe?.refundPayment(payment());
      await fixture.settle();
      expect(await sales()).toMatchObject([{ state: 'refunded', refundedYen: 5000 }]);
    });

    it('is found by the next look where the event was lost', async () => {
      await paid();
      fixture.passDays(31);
      await fixture.settle();
      const [, former] = payments();
      fixture.stripe.events.setMode('lose');
      await fixture.dependencies.stripe?.refundPayment(former?.id ?? '');
      fixture.passDays(1);
      await refreshBilling(uid, fixture.dependencies);
      await fixture.settle();
      expect((await sales()).map(({ state }) => state as string).sort()).toEqual([
        'paid',
        'refunded',
      ]);
    });

    it('is disputed until its bank decides for the coach, also when the runner is gone', async () => {
      await paid();
      await endBilling(uid, fixture.dependencies);
      const { store, subscriptions } = fixture.stripe;
      const dispute = subscriptions.payments.dispute(store.get('payment_intent', payment()));
      await fixture.settle();
      expect(await sales()).toMatchObject([{ state: 'disputed' }]);
      subscriptions.payments.decideDispute(dispute, 'won');
      await fixture.settle();
      expect(await sales()).toMatchObject([{ state: 'paid', refundedYen: 0 }]);
    });
  });

  it('notes each period that was paid between two looks', async () => {
    await paid();
    fixture.stripe.events.setMode('lose');
    fixture.passDays(70);
    await refreshBilling(uid, fixture.dependencies);
    expect((await sales()).map(({ state }) => state as string)).toEqual(['paid', 'paid', 'paid']);
  });

  it('is charged each day where it is sold by the day', async () => {
    await sell({ interval: 'day', durationUnit: 'day', priceYen: 200 });
    await paid();
    for (const yenSoFar of [400, 600]) {
      fixture.passDays(1);
      const found = await mirror();
      expect(found).toMatchObject({ status: 'active', interval: 'day', nextChargeYen: 200 });
      expect(found?.periodEndsAt.getTime()).toBeGreaterThan(fixture.time.now.getTime());
      const charged = (await sales()).reduce((sum, sale) => sum + Number(sale['priceYen']), 0);
      expect(charged).toBe(yenSoFar);
    }
  });

  it('is not begun by the day on a page from before, which would name other terms', async () => {
    await sell({ interval: 'day', durationUnit: 'day' });
    const order = { coachId, planId };
    const begun = codeOf(beginCoachSubscription(order, uid, fixture.dependencies));
    expect(await begun).toBe('billing/offer-outdated');
  });

  it('is nobody else’s to begin, finish or change', async () => {
    const other = fixture.newUid();
    expect(await codeOf(begin(coachId))).toBe('billing/plan-not-sold');
    const setUp = await begin();
    await fixture.confirm(setUp);
    expect(await codeOf(finish(setUp.setupIntentId, other))).toBe('billing/not-found');
    await finish(setUp.setupIntentId);
    const [found] = fixture.subscriptionsOf(uid);
    expect(await codeOf(change(found?.id ?? '', 'cancel', other))).toBe('billing/not-found');
    // Not even the coach's.
    expect(await codeOf(change(found?.id ?? '', 'cancel', coachId))).toBe('billing/not-found');
  });

  it('is sold with the plans of its own coach alone', async () => {
    const otherCoachId = await newCoach();
    const asked = beginCoachSubscription(
      { coachId: otherCoachId, planId },
      uid,
      fixture.dependencies,
    );
    expect(await codeOf(asked)).toBe('billing/plan-not-sold');
    const id = await subscribed();
    for (const wanted of ['monthly', 'yearly', 'free', randomUUID()]) {
      const preview = previewSwitch(
        { subscriptionId: id, planId: wanted },
        uid,
        fixture.dependencies,
      );
      expect(await codeOf(preview)).toBe('billing/plan-not-sold');
    }
  });

  it('takes no coupon, which Tasuki pays for', async () => {
    const id = await subscribed();
    const asked = applyCoupon({ subscriptionId: id, code: 'SPRING' }, uid, fixture.dependencies);
    expect(await codeOf(asked)).toBe('billing/not-possible-now');
  });

  it('does not begin where the plan is archived before it is confirmed', async () => {
    const setUp = await begin();
    await archive();
    await fixture.confirm(setUp);
    expect(await codeOf(finish(setUp.setupIntentId))).toBe('billing/plan-not-sold');
    await fixture.settle();
    expect(fixture.subscriptionsOf(uid)).toEqual([]);
    expect(await link()).toBeUndefined();
  });

  it('does not begin for another price than was shown, and begins anew for that one', async () => {
    const setUp = await begin();
    await sell({ priceYen: 9000 });
    await fixture.confirm(setUp);
    expect(await codeOf(finish(setUp.setupIntentId))).toBe('billing/offer-outdated');
    await fixture.settle();
    expect(fixture.subscriptionsOf(uid)).toEqual([]);
    const next = await begin();
    expect(next.setupIntentId).not.toBe(setUp.setupIntentId);
    expect(next.plan.priceYen).toBe(9000);
    await fixture.confirm(next);
    await finish(next.setupIntentId);
    expect(await mirror()).toMatchObject({ priceYen: 9000, status: 'trialing' });
  });

  it('goes on where its plan is archived', async () => {
    await paid();
    await archive();
    fixture.passDays(31);
    expect(await mirror()).toMatchObject({ status: 'active', planName: OFFER.name });
    expect(await sales()).toHaveLength(2);
  });
});

describe('a switch between the plans of a coach', () => {
  const dearerId = randomUUID();

  it('to a dearer one charges the difference now and keeps the day of renewal', async () => {
    await sell({ priceYen: 9000, name: 'Two talks a month' }, { id: dearerId });
    const id = await paid();
    fixture.passDays(10);
    const before = await mirror();
    const wish = { subscriptionId: id, planId: dearerId };
    const preview = await previewSwitch(wish, uid, fixture.dependencies);
    expect(preview).toMatchObject({
      timing: 'now',
      renewalYen: 9000,
      renewsAt: before?.periodEndsAt.getTime(),
    });
    expect(preview.chargedNowYen).toBeGreaterThan(0);
    expect(preview.chargedNowYen).toBeLessThan(4000);
    await switchPlan({ ...wish, ...preview }, uid, fixture.dependencies);
    expect(await mirror()).toMatchObject({
      planId: dearerId,
      planName: 'Two talks a month',
      priceYen: 9000,
      periodEndsAt: before?.periodEndsAt,
    });
    expect(await link()).toMatchObject({ planId: dearerId, state: 'active' });
    expect((await sales()).map(({ priceYen }) => priceYen as number).sort((a, b) => a - b)).toEqual(
      [preview.chargedNowYen, 5000],
    );
  });

  it('to a cheaper one waits for the end of what is paid', async () => {
    const cheaperId = randomUUID();
    await sell({ priceYen: 1000, name: 'A letter a month' }, { id: cheaperId });
    const id = await paid();
    const wish = { subscriptionId: id, planId: cheaperId };
    const preview = await previewSwitch(wish, uid, fixture.dependencies);
    expect(preview).toMatchObject({ timing: 'atPeriodEnd', chargedNowYen: 0, renewalYen: 1000 });
    await switchPlan({ ...wish, ...preview }, uid, fixture.dependencies);
    expect(await mirror()).toMatchObject({ planId, switchesTo: { planId: cheaperId } });
    expect((await link())?.['planId']).toBe(planId);
    fixture.passDays(32);
    expect(await mirror()).toMatchObject({ planId: cheaperId, priceYen: 1000 });
    expect((await link())?.['planId']).toBe(cheaperId);
  });

  it('is refused for another sum than was shown', async () => {
    const otherId = randomUUID();
    await sell({ priceYen: 9000 }, { id: otherId });
    const id = await paid();
    const wish = { subscriptionId: id, planId: otherId };
    const preview = await previewSwitch(wish, uid, fixture.dependencies);
    await sell({ priceYen: 9500 }, { id: otherId });
    const asked = switchPlan({ ...wish, ...preview }, uid, fixture.dependencies);
    expect(await codeOf(asked)).toBe('billing/offer-outdated');
  });

  it('is refused where the same sum is charged more often than was shown', async () => {
    const otherId = randomUUID();
    await sell({ priceYen: 1000 }, { id: otherId });
    const id = await subscribed();
    for (const days of [0, 14]) {
      fixture.passDays(days);
      await fixture.settle();
      const wish = { subscriptionId: id, planId: otherId };
      const shown = await previewSwitch(wish, uid, fixture.dependencies);
      await sell({ priceYen: 1000, interval: 'day', durationUnit: 'day' }, { id: otherId });
      const { chargedNowYen, renewalYen, prorationAt } = shown;
      const ofFormerPage = { ...wish, chargedNowYen, renewalYen, prorationAt };
      for (const agreement of [{ ...wish, ...shown }, ofFormerPage]) {
        const asked = switchPlan(agreement, uid, fixture.dependencies);
        expect(await codeOf(asked)).toBe('billing/offer-outdated');
      }
      expect(await mirror()).toMatchObject({ planId, switchesTo: null });
      await sell({ priceYen: 1000 }, { id: otherId });
    }
  });

  it('that charges nothing now is refused when it was shown a while ago', async () => {
    const otherId = randomUUID();
    await sell({ priceYen: 1000 }, { id: otherId });
    const wish = { subscriptionId: await paid(), planId: otherId };
    const shown = await previewSwitch(wish, uid, fixture.dependencies);
    fixture.time.now = new Date(fixture.time.now.getTime() + 16 * 60_000);
    const asked = switchPlan({ ...wish, ...shown }, uid, fixture.dependencies);
    expect(await codeOf(asked)).toBe('billing/offer-outdated');
  });
});

describe('where somebody goes', () => {
  it('a coach who is no coach any more: it ends, and the rest of the payment goes back', async () => {
    await paid();
    await adminFirestore
      .doc(firestorePaths.coach(coachId))
      .update({ isApproved: false, isPublished: false });
    fixture.passDays(10);
    await refreshBilling(uid, fixture.dependencies);
    expect((await mirror())?.status).toBe('canceled');
    const refunds = () =>
      fixture.stripe.store
        .all('charge')
        .filter(({ customer }) => customer === fixture.subscriptionsOf(uid)[0]?.customer)
        .map(({ amount_refunded: amount }) => amount);
    const [amount = 0] = refunds();
    // Of 5000 yen two thirds of a month.
    expect(amount).toBeGreaterThan(3000);
    expect(amount).toBeLessThan(3600);
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    expect(refunds()).toEqual([amount]);
  });

  it('a coach whose account is deleted: it ends, and keeps no name', async () => {
    await subscribed();
    await endBilling(coachId, fixture.dependencies);
    await adminFirestore.recursiveDelete(adminFirestore.doc(firestorePaths.coach(coachId)));
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    expect(await mirror()).toMatchObject({
      status: 'canceled',
      sellerId: GONE_SELLER,
      sellerName: '',
      planName: '',
    });
    expect(await subscribers()).toEqual([]);
    const slots = await adminFirestore
      .collection(firestorePaths.subscriptionSlots())
      .where('sellerId', '==', coachId)
      .get();
    expect(slots.empty).toBe(true);
  });

  describe('a coach who ends coaching the runner', () => {
    const CARD_STATEMENT = { kind: 'coach-plan-ended', planName: OFFER.name, coachName: 'Mai' };
    const refunds = () =>
      fixture.stripe.store
        .all('charge')
        .filter(({ customer }) => customer === fixture.subscriptionsOf(uid)[0]?.customer)
        .map(({ amount_refunded: amount }) => amount);

    async function takeFree() {
      const free = { id: FREE_PLAN_ID, coachId, priceJpy: 0, state: 'published' };
      await adminFirestore.doc(firestorePaths.coachPlan(coachId, FREE_PLAN_ID)).set(free);
      const wish = { coachId, planId: FREE_PLAN_ID };
      return takeFreePlan(wish, { uid, now: fixture.time.now }, fixture.dependencies);
    }

    async function giveUp(coach = coachId) {
      const caller = { uid: coach, claims: { isCoach: true }, now: fixture.time.now };
      await endCoachingOf({ runnerUid: uid }, caller, fixture.dependencies);
      await followEndedLink({ runnerUid: uid, coachId: coach }, fixture.dependencies);
    }

    it('ends nothing from a session without the rights of a coach, as before its second factor', async () => {
      await paid();
      const caller = { uid: coachId, claims: {}, now: fixture.time.now };
      await expect(
        endCoachingOf({ runnerUid: uid }, caller, fixture.dependencies),
      ).rejects.toMatchObject({ code: 'common/permission-denied' });
      const link = await adminFirestore.doc(firestorePaths.coachLink(uid, coachId)).get();
      expect(link.get('state')).toBe('active');
    });

    it('ends the subscription at once, pays the rest back once, and the runner gets one mail', async () => {
      await paid();
      fixture.passDays(10);
      await giveUp();
      await fixture.settle();
      const [amount = 0] = refunds();
      // Of 5000 yen two thirds of a month.
      expect(amount).toBeGreaterThan(3000);
      expect(amount).toBeLessThan(3600);
      const ended = await mirror();
      expect(ended).toMatchObject({
        status: 'canceled',
        reversal: 'unserved',
        paidBackYen: amount,
      });
      expect(ended && subscriptionOutlook(ended)).toMatchObject({
        sentence: 'endedUnservedPaidBack',
        amountYen: amount,
      });
      expect(await fixture.mailsFor(uid)).toEqual([{ ...CARD_STATEMENT, paidBackYen: amount }]);
      await giveUp();
      fixture.passDays(1);
      await refreshBilling(uid, fixture.dependencies);
      await fixture.settle();
      expect(refunds()).toEqual([amount]);
      expect(await fixture.mailsFor(uid)).toHaveLength(1);
      expect(await subscribers()).toMatchObject([{ status: 'canceled', reversal: 'unserved' }]);
      expect((await link())?.['state']).toBe('ended');
    });

    it('ends a trial without a charge', async () => {
      await subscribed();
      await giveUp();
      await fixture.settle();
      expect(await mirror()).toMatchObject({ status: 'canceled', reversal: 'unserved' });
      fixture.passDays(30);
      await fixture.settle();
      expect(await sales()).toEqual([]);
      expect(await fixture.mailsFor(uid)).toEqual([{ ...CARD_STATEMENT, paidBackYen: 0 }]);
    });

    it('is made up for once Stripe answers again, and by the next look where the job was lost', async () => {
      await paid();
      fixture.stripe.troubles.set({ isDown: true });
      await giveUp();
      await fixture.settle();
      expect((await mirror())?.status).toBe('active');
      fixture.stripe.troubles.end();
      fixture.passDays(1);
      await refreshBilling(uid, fixture.dependencies);
      expect((await mirror())?.status).toBe('canceled');
      expect(refunds()[0]).toBeGreaterThan(4000);
    });

    it('is not chosen again at once, not even by what was confirmed before', async () => {
      const early = await begin();
      await takeFree();
      await giveUp();
      await fixture.confirm(early);
      const refused = 'coach/ended-by-coach';
      expect(await codeOf(takeFree())).toBe(refused);
      expect(await codeOf(begin())).toBe(refused);
      expect(await codeOf(finish(early.setupIntentId))).toBe(refused);
      await fixture.settle();
      expect(fixture.subscriptionsOf(uid)).toEqual([]);
      expect(await link()).toMatchObject({ state: 'ended', endedBy: coachId });
      fixture.passDays(CLOSED_AFTER_END_DAYS);
      await takeFree();
      expect((await link())?.['state']).toBe('active');
    });

    it('has nobody back by a payment that was under way, which goes back', async () => {
      await takeFree();
      await subscribed();
      const caller = { uid: coachId, claims: { isCoach: true }, now: fixture.time.now };
      await endCoachingOf({ runnerUid: uid }, caller, fixture.dependencies);
      // As it was before the look that first saw the payment.
      const { docs } = await adminFirestore.collection(firestorePaths.subscriptions(uid)).get();
      for (const { ref } of docs) await ref.delete();
      fixture.passDays(1);
      await refreshBilling(uid, fixture.dependencies);
      await fixture.settle();
      expect((await link())?.['state']).toBe('ended');
      expect((await mirror())?.status).toBe('canceled');
    });

    it('can be chosen again, and the former end takes nothing of the new subscription', async () => {
      await paid();
      await giveUp();
      await fixture.settle();
      fixture.passDays(CLOSED_AFTER_END_DAYS);
      const setUp = await begin();
      await fixture.confirm(setUp);
      await finish(setUp.setupIntentId);
      fixture.passDays(1);
      await refreshBilling(uid, fixture.dependencies);
      await fixture.settle();
      const states = (await fixture.mirrorsOf(uid)).map(({ status }) => status as string);
      expect(states.sort()).toEqual(['active', 'canceled']);
      expect((await link())?.['state']).toBe('active');
    });

    it('takes nothing of a new subscription whose first payment the bank asks about', async () => {
      await subscribed();
      await giveUp();
      await fixture.settle();
      fixture.passDays(CLOSED_AFTER_END_DAYS);
      const setUp = await begin();
      await fixture.confirm(setUp, '4000002760003184');
      await fixture.approve(setUp.setupIntentId);
      await finish(setUp.setupIntentId);
      await fixture.settle();
      fixture.passDays(0.01);
      await refreshBilling(uid, fixture.dependencies);
      await fixture.settle();
      expect(fixture.subscriptionsOf(uid)[0]?.status).toBe('incomplete');
    });

    it('is nobody’s to do but the coach’s', async () => {
      await paid();
      expect(await codeOf(giveUp(await newCoach()))).toBe('coach/not-found');
      await refreshBilling(uid, fixture.dependencies);
      expect((await mirror())?.status).toBe('active');
    });
  });

  it('a runner who ends coaching goes on with what they pay for until they cancel it', async () => {
    await paid();
    const reference = adminFirestore.doc(firestorePaths.coachLink(uid, coachId));
    await reference.update({ state: 'ended', sharesActivities: false });
    await followEndedLink({ runnerUid: uid, coachId }, fixture.dependencies);
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    expect((await mirror())?.status).toBe('active');
  });

  it('a coach whose account an admin disables: it ends, and the runner gets a mail', async () => {
    await paid();
    await adminFirestore.doc(firestorePaths.accountState(coachId)).update({ isDisabled: true });
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    expect(await mirror()).toMatchObject({ status: 'canceled', reversal: 'unserved' });
    expect(await fixture.mailsFor(uid)).toHaveLength(1);
  });

  it('a coach whose appointment was removed and given anew: what their runners paid has ended', async () => {
    await paid();
    await endCoaching(coachId, fixture.time.now, adminFirestore);
    await adminFirestore
      .doc(firestorePaths.coach(coachId))
      .update({ isApproved: true, isPublished: true });
    fixture.passDays(1);
    await refreshBilling(uid, fixture.dependencies);
    expect((await mirror())?.status).toBe('canceled');
  });

  it('a runner whose account is deleted pays for nothing more', async () => {
    await paid();
    await endBilling(uid, fixture.dependencies);
    await fixture.settle();
    expect(fixture.subscriptionsOf(uid)[0]?.status).toBe('canceled');
    const slots = await adminFirestore
      .collection(firestorePaths.subscriptionSlots())
      .where('uid', '==', uid)
      .get();
    expect(slots.empty).toBe(true);
  });
});
