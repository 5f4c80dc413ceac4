import { DAY_MILLISECONDS } from '../measures/durations.ts';

export const BILLING_INTERVALS = ['day', 'month', 'year'] as const;
export type BillingInterval = (typeof BILLING_INTERVALS)[number];

/**
 * When the period with a number begins, counted from the first. Months and years are counted from
 * the anchor in UTC, as Stripe does. After the 31st comes the last day of a shorter month, and then
 * the 31st again.
 *
 * @param anchor the beginning of period 0
 * @example periodStart(new Date('2027-01-31T09:00:00Z'), 'month', 1) // 2027-02-28T09:00:00Z
 */
export function periodStart(anchor: Date, interval: BillingInterval, number: number): Date {
  if (interval === 'day') return new Date(anchor.getTime() + number * DAY_MILLISECONDS);
  const months = interval === 'month' ? number : number * 12;
  const month = anchor.getUTCMonth() + months;
  const daysOfMonth = new Date(Date.UTC(anchor.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const start = new Date(anchor);
  start.setUTCFullYear(anchor.getUTCFullYear(), month, Math.min(anchor.getUTCDate(), daysOfMonth));
  return start;
}
