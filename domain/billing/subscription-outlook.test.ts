import { SUBSCRIPTION_REVERSALS } from './reversals/subscription-reversal.ts';
import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '../measures/durations.ts';
import {
  OUTLOOK_SENTENCES,
  SUBSCRIPTION_ACTIONS,
  subscriptionOutlook,
  type OpenInvoice,
  type SubscriptionCircumstances,
} from './subscription-outlook.ts';
import type { PlannedSwitch } from './switches/plan-switch.ts';
import { isEntitled, isLive, SUBSCRIPTION_STATUSES } from './subscription-status.ts';

const STARTED = new Date('2026-11-23T03:00:00Z');
const PERIOD_END = new Date('2026-12-07T03:00:00Z');
const NEXT_ATTEMPT = new Date('2026-12-10T03:00:00Z');
const OPEN: OpenInvoice = { amountYen: 2980, needsAuthentication: false, nextAttemptAt: null };

const SWITCH: PlannedSwitch = {
  planId: 'monthly',
  priceYen: 2980,
  interval: 'month',
  at: PERIOD_END,
};

function circumstances(change: Partial<SubscriptionCircumstances> = {}): SubscriptionCircumstances {
  return {
    status: 'active',
    startedAt: STARTED,
    periodEndsAt: PERIOD_END,
    trialEndsAt: null,
    endedAt: null,
    isCancelledAtPeriodEnd: false,
    hasPaymentMethod: true,
    cover: 'none',
    nextChargeYen: 2980,
    openInvoice: null,
    interval: 'month',
    owedSince: STARTED,
    mirroredAt: STARTED,
    ...change,
  };
}

/** Every state with every combination of circumstances. */
function allCircumstances(): SubscriptionCircumstances[] {
  const invoices = [
    null,
    OPEN,
    { ...OPEN, needsAuthentication: true },
    { ...OPEN, nextAttemptAt: NEXT_ATTEMPT },
  ];
  return SUBSCRIPTION_STATUSES.flatMap((status) =>
    [true, false].flatMap((isCancelledAtPeriodEnd) =>
      [true, false].flatMap((hasPaymentMethod) =>
        (['none', 'forNow', 'forever'] as const).flatMap((cover) =>
          invoices.flatMap((openInvoice) =>
            [null, SWITCH].flatMap((switchesTo) =>
              [null, ...SUBSCRIPTION_REVERSALS].map((reversal) =>
                circumstances({
                  reversal,
                  paidBackYen: cover === 'none' ? 1200 : 0,
                  switchesTo,
                  status,
                  isCancelledAtPeriodEnd,
                  hasPaymentMethod,
                  cover,
                  openInvoice,
                  trialEndsAt: status === 'trialing' ? PERIOD_END : null,
                  endedAt: isLive(status) ? null : STARTED,
                }),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

describe('the outlook of a subscription', () => {
  it('is known in every circumstance, and every sentence is said in one', () => {
    const said = new Set(allCircumstances().map((one) => subscriptionOutlook(one).sentence));
    expect([...said].sort()).toEqual([...OUTLOOK_SENTENCES].sort());
    expect(new Set(OUTLOOK_SENTENCES).size).toBe(OUTLOOK_SENTENCES.length);
  });

  it('always leaves a way out, and none of what has ended', () => {
    for (const one of allCircumstances()) {
      const { actions } = subscriptionOutlook(one);
      const canLeave = actions.includes('cancel') || actions.includes('endNow');
      const leaves = actions.includes('resume') && one.isCancelledAtPeriodEnd;
      expect(canLeave || leaves, JSON.stringify(one)).toBe(isLive(one.status));
      expect(actions.includes('subscribeAgain')).toBe(!isLive(one.status));
    }
  });

  it('cancels with what is paid for, and ends at once where nothing is', () => {
    for (const one of allCircumstances()) {
      const { actions } = subscriptionOutlook(one);
      if (actions.includes('cancel')) expect(isEntitled(one, one.mirroredAt)).toBe(true);
      if (actions.includes('endNow')) expect(['active', 'trialing']).not.toContain(one.status);
      expect(actions.includes('cancel') && actions.includes('endNow')).toBe(false);
    }
  });

  it('offers to pay again only where a card is and something may be owed', () => {
    for (const one of allCircumstances()) {
      const { actions } = subscriptionOutlook(one);
      if (!actions.includes('retry')) continue;
      expect(['past_due', 'unpaid', 'incomplete', 'active']).toContain(one.status);
      expect(one.status !== 'active' || one.openInvoice !== null).toBe(true);
      expect(one.hasPaymentMethod || one.openInvoice?.needsAuthentication).toBe(true);
    }
  });

  it('asks nobody for a card who never pays', () => {
    for (const one of allCircumstances().filter(({ cover }) => cover === 'forever')) {
      if (one.status !== 'active' && one.status !== 'trialing') continue;
      expect(subscriptionOutlook(one).actions).not.toContain('updateMethod');
    }
  });

  it('switches nothing that is cancelled, owed or already switched', () => {
    for (const one of allCircumstances()) {
      const { actions } = subscriptionOutlook(one);
      if (actions.includes('switchPlan')) {
        expect(['active', 'trialing']).toContain(one.status);
        expect(one.isCancelledAtPeriodEnd).toBe(false);
        expect(actions).not.toContain('keepPlan');
      }
      if (actions.includes('keepPlan')) {
        expect(one.status).toBe('active');
        expect(one.switchesTo !== null || one.openInvoice !== null).toBe(true);
      }
    }
  });

  it('takes no coupon where all is free, owed, cancelled or about to change', () => {
    for (const one of allCircumstances()) {
      if (!subscriptionOutlook(one).actions.includes('applyCoupon')) continue;
      expect(['active', 'trialing']).toContain(one.status);
      expect(one.isCancelledAtPeriodEnd).toBe(false);
      expect(one.cover).not.toBe('forever');
      expect(subscriptionOutlook(one).actions).not.toContain('keepPlan');
    }
  });

  it('names only actions that there are', () => {
    const named = new Set(allCircumstances().flatMap((one) => subscriptionOutlook(one).actions));
    expect([...named].sort()).toEqual([...SUBSCRIPTION_ACTIONS].sort());
  });

  it('says when the trial ends and what it costs then', () => {
    const trial = circumstances({ status: 'trialing', trialEndsAt: PERIOD_END });
    expect(subscriptionOutlook(trial)).toEqual({
      sentence: 'trialThenCharge',
      at: PERIOD_END,
      amountYen: 2980,
      actions: ['updateMethod', 'switchPlan', 'applyCoupon', 'cancel'],
    });
    expect(subscriptionOutlook({ ...trial, hasPaymentMethod: false }).sentence).toBe(
      'trialEndsWithoutMethod',
    );
  });

  it('says when Stripe tries again, or until when a first payment can be made', () => {
    const late = circumstances({
      status: 'past_due',
      openInvoice: { ...OPEN, nextAttemptAt: NEXT_ATTEMPT },
    });
    expect(subscriptionOutlook(late)).toMatchObject({ at: NEXT_ATTEMPT, amountYen: 2980 });
    const first = circumstances({ status: 'incomplete', openInvoice: OPEN });
    expect(subscriptionOutlook(first).at).toEqual(new Date('2026-11-24T02:00:00Z'));
  });
});

it('says of a payment that fails for days that the plan is not there any more', () => {
  const owing = circumstances({ status: 'past_due', openInvoice: OPEN, owedSince: STARTED });
  const later = new Date(STARTED.getTime() + 3 * DAY_MILLISECONDS);
  expect(subscriptionOutlook(owing).sentence).toBe('paymentFailed');
  expect(subscriptionOutlook({ ...owing, mirroredAt: later })).toMatchObject({
    sentence: 'unpaid',
    actions: ['updateMethod', 'retry', 'endNow'],
  });
});

it('says of what is not there any more when Stripe tries to charge it again', () => {
  const owing = circumstances({
    status: 'past_due',
    openInvoice: { ...OPEN, nextAttemptAt: NEXT_ATTEMPT },
    owedSince: STARTED,
    mirroredAt: new Date(STARTED.getTime() + 3 * DAY_MILLISECONDS),
  });
  expect(subscriptionOutlook(owing)).toEqual({
    sentence: 'unpaidTriedAgain',
    at: NEXT_ATTEMPT,
    amountYen: 2980,
    actions: ['updateMethod', 'retry', 'endNow'],
  });
  // Without a card nothing can be charged.
  expect(subscriptionOutlook({ ...owing, hasPaymentMethod: false }).sentence).toBe(
    'unpaidWithoutMethod',
  );
});

it('goes by the clock of whoever reads it, and not by that of the last look', () => {
  const owing = circumstances({
    status: 'past_due',
    openInvoice: { ...OPEN, nextAttemptAt: NEXT_ATTEMPT },
    owedSince: STARTED,
  });
  const later = new Date(STARTED.getTime() + 3 * DAY_MILLISECONDS);
  expect(subscriptionOutlook(owing).sentence).toBe('paymentTriedAgain');
  expect(subscriptionOutlook(owing, later).sentence).toBe('unpaidTriedAgain');
});
