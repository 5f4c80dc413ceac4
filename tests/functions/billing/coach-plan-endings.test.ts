import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { GONE_SELLER } from '@tasuki/domain/billing/subscription-mirror';
import { subscriptionOutlook } from '@tasuki/domain/billing/subscription-outlook';
import { CLOSED_AFTER_END_DAYS, FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { followEndedLink } from '../../../functions/src/billing/coach-plans/follow-ended-link.ts';
import { endBilling } from '../../../functions/src/billing/endings/end-billing.ts';
import { refreshBilling } from '../../../functions/src/billing/refresh-billing.ts';
import { endCoaching } from '../../../functions/src/coaches/end-coaching.ts';
import { endCoachingOf } from '../../../functions/src/coaches/end-coaching-of.ts';
import { takeFreePlan } from '../../../functions/src/coaches/take-free-plan.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf } from './code-of-failure.ts';
import { PLAN_OFFER } from './example-offers.ts';
import {
  fixture,
  coachId,
  uid,
  newCoach,
  begin,
  finish,
  subscribed,
  paid,
  mirror,
  link,
  subscribers,
  sales,
  startCoachPlans,
} from './sold-coach-plan.ts';

startCoachPlans();

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
    // Two thirds of a month are left of 5000 yen.
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
    const CARD_STATEMENT = {
      kind: 'coach-plan-ended',
      planName: PLAN_OFFER.name,
      coachName: 'Mai',
    };
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
      // Two thirds of a month are left of 5000 yen.
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

    it('is not chosen again either where the link names no day, since it ended before that was noted', async () => {
      await takeFree();
      await giveUp();
      const ended = adminFirestore.doc(firestorePaths.coachLink(uid, coachId));
      await ended.update({ closedUntil: FieldValue.delete() });
      fixture.passDays(CLOSED_AFTER_END_DAYS - 1);
      expect(await codeOf(takeFree())).toBe('coach/ended-by-coach');
      fixture.passDays(1);
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
