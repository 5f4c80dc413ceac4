import { expect, it } from 'vitest';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '../measures/durations.ts';
import type { BillingInterval } from './billing-period.ts';
import {
  isEntitled,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStanding,
} from './subscription-status.ts';

const SINCE = new Date('2027-01-31T09:00:00Z');

function standing(change: Partial<SubscriptionStanding> = {}): SubscriptionStanding {
  return {
    status: 'past_due',
    interval: 'month',
    periodEndsAt: new Date('2027-02-28T09:00:00Z'),
    owedSince: SINCE,
    ...change,
  };
}

/** How many hours what was sold is given while its payment fails. */
function hoursGiven(change: Partial<SubscriptionStanding>): number {
  let hours = 0;
  while (
    hours < 1000 &&
    isEntitled(standing(change), new Date(SINCE.getTime() + hours * HOUR_MILLISECONDS))
  ) {
    hours += 1;
  }
  return hours;
}

it.each<[BillingInterval, number]>([
  ['day', 24],
  ['month', 72],
  ['year', 72],
])('what is paid each %s is given for %i hours while its payment fails', (interval, hours) => {
  expect(hoursGiven({ interval })).toBe(hours);
});

it('further periods of a daily plan, which are not paid either, give nothing more', () => {
  const periodEndsAt = new Date(SINCE.getTime() + 9 * DAY_MILLISECONDS);
  expect(hoursGiven({ interval: 'day', periodEndsAt })).toBe(24);
});

it('counts from the period where an older mirror does not say since when it is owed', () => {
  const day = { interval: 'day', owedSince: undefined } as const;
  const periodEndsAt = new Date(SINCE.getTime() + DAY_MILLISECONDS);
  expect(hoursGiven({ ...day, periodEndsAt })).toBe(24);
});

it('in every other state time changes nothing', () => {
  const late = new Date(SINCE.getTime() + 400 * DAY_MILLISECONDS);
  const given = SUBSCRIPTION_STATUSES.filter((status) => isEntitled(standing({ status }), late));
  expect(given).toEqual(['trialing', 'active']);
});
