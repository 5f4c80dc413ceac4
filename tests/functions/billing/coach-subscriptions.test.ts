import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import { isEntitled } from '@tasuki/domain/billing/subscription-status';
import { coachLinkId, firestorePaths } from '@tasuki/domain/firestore-paths';
import { applyCoupon } from '../../../functions/src/billing/apply-coupon.ts';
import {
  beginCoachSubscription,
  beginSubscription,
} from '../../../functions/src/billing/begin-subscription.ts';
import { beginMethodChange } from '../../../functions/src/billing/change-subscription.ts';
import { endBilling } from '../../../functions/src/billing/endings/end-billing.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import { previewSwitch } from '../../../functions/src/billing/switch-plan.ts';
import { takeFreePlan } from '../../../functions/src/coaches/take-free-plan.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { PLAN_OFFER } from './example-offers.ts';
import {
  fixture,
  coachId,
  uid,
  planId,
  newCoach,
  sell,
  archive,
  begin,
  finish,
  subscribed,
  paid,
  change,
  mirror,
  link,
  subscribers,
  sales,
  startCoachPlans,
} from './sold-coach-plan.ts';

startCoachPlans();

describe('a subscription to a coach', () => {
  it('begins once with its trial, for two clicks, the return page and any number of events', async () => {
    const [setUp, again] = await Promise.all([begin(), begin()]);
    expect(again.setupIntentId).toBe(setUp.setupIntentId);
    expect(setUp).toMatchObject({
      trialDays: 14,
      plan: { coachName: 'Mai', name: PLAN_OFFER.name, priceYen: 5000, interval: 'month' },
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
      planName: PLAN_OFFER.name,
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
      { id, runnerUid: uid, runnerName: 'Aiko', planName: PLAN_OFFER.name, status: 'active' },
    ]);
    expect(await sales()).toMatchObject([
      { productName: PLAN_OFFER.name, runnerName: 'Aiko', priceYen: 5000, state: 'paid' },
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
    expect(await mirror()).toMatchObject({ status: 'active', planName: PLAN_OFFER.name });
    expect(await sales()).toHaveLength(2);
  });
});
