import type { BillingInterval } from '../billing-period.ts';
import type { SubscriptionStatus } from '../subscription-status.ts';

/**
 * `atTrialEnd`: the trial goes on, and its end charges the other price. `now`: charged at once, with
 * what is left of the former period counted. `atPeriodEnd`: what is paid for runs to its end.
 */
export const SWITCH_TIMINGS = ['atTrialEnd', 'now', 'atPeriodEnd'] as const;
export type SwitchTiming = (typeof SWITCH_TIMINGS)[number];

/** Another price that a subscription has from a day on. */
export interface PlannedSwitch {
  planId: string;
  /** Whole yen, tax included, without coupon. */
  priceYen: number;
  interval: BillingInterval;
  at: Date;
}

/** The effect of a switch, with exact sums in whole yen, tax included. */
export interface SwitchPreview {
  timing: SwitchTiming;
  /** The id of the price at Stripe; a seller may change a plan's amount and interval. */
  priceId: string;
  /** How often that price is charged. */
  interval: BillingInterval;
  /** 0 = nothing is charged before the next renewal. */
  chargedNowYen: number;
  /** The rest of the former period, which `chargedNowYen` has already taken off. */
  creditYen: number;
  /** The first renewal, with what a coupon takes off then. */
  renewalYen: number;
  /** Milliseconds since 1970. */
  renewsAt: number;
  /** From when on the former period counts as unused, in milliseconds since 1970; null = it does not. */
  prorationAt: number | null;
  /** When this was computed, in milliseconds since 1970. */
  previewedAt: number;
}

/**
 * When a switch takes effect: whoever pays more each time pays the difference at once, and whoever
 * pays less has what they paid for first.
 *
 * @param fromYen what is charged each time now, without coupon
 * @param toYen the same of the other price
 */
export function switchTiming(
  status: SubscriptionStatus,
  fromYen: number,
  toYen: number,
): SwitchTiming {
  if (status === 'trialing') return 'atTrialEnd';
  return toYen > fromYen ? 'now' : 'atPeriodEnd';
}
