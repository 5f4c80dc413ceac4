import { expect, it } from 'vitest';
import { chargeReminder, isReminderDue, reminderKey, remindsFrom } from './charge-reminder.ts';
import { exampleSubscription } from '../example-subscription.ts';

const PERIOD_END = new Date('2026-12-23T03:00:00Z');

it('says three days ahead that a trial ends, and what is charged', () => {
  const at = new Date('2026-12-07T03:00:00Z');
  const trial = exampleSubscription({ status: 'trialing', trialEndsAt: at, lastChargeYen: 0 });
  const reminder = chargeReminder(trial);
  expect(reminder).toEqual({ kind: 'trialEnds', at, amountYen: 2980, needsMethod: false });
  if (!reminder) return;
  expect(remindsFrom(reminder).toISOString()).toBe('2026-12-04T03:00:00.000Z');
  expect(isReminderDue(reminder, new Date('2026-12-04T02:59:59Z'))).toBe(false);
  expect(isReminderDue(reminder, new Date('2026-12-04T03:00:00Z'))).toBe(true);
  expect(isReminderDue(reminder, at)).toBe(false);
});

it('names no sum where a trial ends without a card, or with a coupon that covers all', () => {
  const trial = { status: 'trialing', trialEndsAt: PERIOD_END } as const;
  for (const change of [{ hasPaymentMethod: false }, { nextChargeYen: 0 }]) {
    expect(chargeReminder(exampleSubscription({ ...trial, ...change }))?.amountYen).toBeNull();
  }
});

it('says that a price changes: by a switch, or where a coupon runs out', () => {
  const at = new Date('2027-01-23T03:00:00Z');
  const switchesTo = { planId: 'monthly', priceYen: 2980, interval: 'month', at } as const;
  expect(chargeReminder(exampleSubscription({ switchesTo }))).toMatchObject({
    kind: 'priceChanges',
    at,
  });
  expect(chargeReminder(exampleSubscription({ lastChargeYen: 1490 }))).toEqual({
    kind: 'priceChanges',
    at: PERIOD_END,
    amountYen: 2980,
    needsMethod: false,
  });
});

it('says that a payment method is missing, where a coupon runs out that began without one', () => {
  const covered = exampleSubscription({ hasPaymentMethod: false, lastChargeYen: 0 });
  expect(chargeReminder(covered)).toMatchObject({ amountYen: 2980, needsMethod: true });
  const trial = { ...covered, status: 'trialing', trialEndsAt: PERIOD_END } as const;
  expect(chargeReminder(trial)).toMatchObject({ amountYen: null, needsMethod: true });
  // The coupon covers the next charge as well.
  const free = { ...covered, lastChargeYen: 2980, nextChargeYen: 0 };
  expect(chargeReminder(free)).toMatchObject({ needsMethod: false });
});

it('says nothing where the price stays, and to whoever has cancelled', () => {
  expect(chargeReminder(exampleSubscription({ lastChargeYen: 2980 }))).toBeNull();
  expect(chargeReminder(exampleSubscription())).toBeNull();
  for (const status of ['trialing', 'active'] as const) {
    const cancelled = exampleSubscription({
      status,
      isCancelledAtPeriodEnd: true,
      lastChargeYen: 1,
    });
    expect(chargeReminder(cancelled)).toBeNull();
  }
  expect(chargeReminder(exampleSubscription({ status: 'past_due', lastChargeYen: 1 }))).toBeNull();
});

it('is another reminder where the day moves', () => {
  const ends = (trialEndsAt: Date) => {
    const reminder = chargeReminder(exampleSubscription({ status: 'trialing', trialEndsAt }));
    return reminder && reminderKey(reminder);
  };
  expect(ends(PERIOD_END)).toBe(ends(new Date(PERIOD_END)));
  expect(ends(PERIOD_END)).not.toBe(ends(new Date('2027-01-23T03:00:00Z')));
});
