import { periodStart } from '@tasuki/domain/billing/billing-period';
import { DAY_SECONDS } from '@tasuki/domain/measures/durations';
import { invalidRequest } from '../stripe-failure.ts';
import type { PriceObject } from '../stripe-objects.ts';

/** The end of a number of a price's periods, counted from an anchor in seconds since 1970. */
export function periodEnd(anchor: number, { recurring }: PriceObject, number: number): number {
  if (!recurring) throw invalidRequest('The price is not set to be recurring.');
  if (recurring.interval === 'week') return anchor + number * 7 * DAY_SECONDS;
  return periodStart(new Date(anchor * 1000), recurring.interval, number).getTime() / 1000;
}

export function isAnotherInterval(one: PriceObject, other: PriceObject): boolean {
  return one.recurring?.interval !== other.recurring?.interval;
}
