import { DAY_MILLISECONDS } from '../../measures/durations.ts';
import type { SubscriptionCircumstances } from '../subscription-outlook.ts';

/** Days before the end of a trial, or a change of a price, on which the runner is notified. */
export const REMINDER_DAYS = 3;

/** A reminder for a runner of something ahead. */
export interface ChargeReminder {
  kind: 'trialEnds' | 'priceChanges';
  /** When it happens. */
  at: Date;
  /** The charge then, in whole yen, tax included; null = nothing is charged, or nothing can be. */
  amountYen: number | null;
  /** Something is due from then on, and there is no payment method that it could be charged to. */
  needsMethod: boolean;
}

/** The circumstances on which a reminder depends. */
export interface RemindedCircumstances extends SubscriptionCircumstances {
  /** The newest invoice's total, in whole yen; null or absent = not known. */
  lastChargeYen?: number | null | undefined;
}

/**
 * The reminder for a subscription's runner: the end of the trial, a planned switch, or a next
 * charge that differs from the last one. A runner who has cancelled gets none.
 *
 * @param circumstances as they are now
 * @returns null if none of these is ahead
 */
export function chargeReminder(circumstances: RemindedCircumstances): ChargeReminder | null {
  const { status, isCancelledAtPeriodEnd, periodEndsAt, trialEndsAt } = circumstances;
  const {
    switchesTo = null,
    nextChargeYen,
    lastChargeYen = null,
    hasPaymentMethod,
  } = circumstances;
  if (isCancelledAtPeriodEnd) return null;
  const isSumDue = nextChargeYen !== null && nextChargeYen > 0;
  const needsMethod = isSumDue && !hasPaymentMethod;
  if (status === 'trialing') {
    return {
      kind: 'trialEnds',
      at: trialEndsAt ?? periodEndsAt,
      amountYen: isSumDue && hasPaymentMethod ? nextChargeYen : null,
      needsMethod,
    };
  }
  if (status !== 'active' || nextChargeYen === null) return null;
  if (switchesTo !== null) {
    return { kind: 'priceChanges', at: switchesTo.at, amountYen: nextChargeYen, needsMethod };
  }
  const isOther = lastChargeYen !== null && lastChargeYen !== nextChargeYen;
  return isOther
    ? { kind: 'priceChanges', at: periodEndsAt, amountYen: nextChargeYen, needsMethod }
    : null;
}

/** From when on the runner is notified. */
export function remindsFrom({ at }: ChargeReminder): Date {
  return new Date(at.getTime() - REMINDER_DAYS * DAY_MILLISECONDS);
}

/** Checks whether a reminder is to be seen: its days have begun, and what it is about is still ahead. */
export function isReminderDue(reminder: ChargeReminder, now: Date): boolean {
  return remindsFrom(reminder) <= now && now < reminder.at;
}

/** Names a reminder, so that it goes out once. Where the day moves, it is another one. */
export function reminderKey({ kind, at }: ChargeReminder): string {
  return `${kind}_${at.getTime() / 1000}`;
}
