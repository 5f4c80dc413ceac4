import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  archiveCoachPlan,
  saveCoachPlan,
} from '../../../functions/src/billing/coach-plans/save-coach-plan.ts';
import { stripePlanProductId } from '../../../functions/src/billing/coach-plans/stored-coach-plan.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { codeOf } from './code-of-failure.ts';
import { PLAN_OFFER } from './example-offers.ts';
import {
  fixture,
  coachId,
  uid,
  planId,
  sell,
  archive,
  begin,
  subscribed,
  paid,
  mirror,
  link,
  sales,
  prices,
  startCoachPlans,
} from './sold-coach-plan.ts';

startCoachPlans();

describe('a plan of a coach', () => {
  it('has one product and one price at Stripe, however often it is saved', async () => {
    await Promise.all([sell(), sell()]);
    const product = fixture.stripe.store.get('product', stripePlanProductId(coachId, planId));
    expect(product).toMatchObject({ name: PLAN_OFFER.name, active: true });
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
    const wish = { planId, offer: PLAN_OFFER, state: 'published' } as const;
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
