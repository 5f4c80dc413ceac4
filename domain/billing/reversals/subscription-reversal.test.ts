import { expect, it } from 'vitest';
import {
  paysForCurrent,
  reversalNow,
  reversalOf,
  type SubscriptionReversal,
} from './subscription-reversal.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const LATER = new Date('2026-12-20T12:00:00Z');
const EARLIER = new Date('2026-11-20T12:00:00Z');
const YEAR_LATER = new Date('2027-11-25T12:00:00Z');
const STANDS = { isChargedBack: false, isRefunded: false };
const CHARGED_BACK = { isChargedBack: true, isRefunded: false };
const REFUNDED = { isChargedBack: false, isRefunded: true };

const LATEST = new Date('2026-11-26T12:00:00Z');

it.each<[string, { from?: Date; until: Date; isOfSwitch?: boolean }, Date, boolean]>([
  ['the period that runs', { until: LATER }, LATER, true],
  ['a period that is over', { until: EARLIER }, LATER, false],
  [
    'a period that is over, and that Stripe has not renewed yet',
    { until: EARLIER },
    EARLIER,
    false,
  ],
  ['a month that a switch has cut short', { until: LATER }, YEAR_LATER, false],
  [
    'the difference of a switch within a period',
    { from: LATEST, until: LATER, isOfSwitch: true },
    LATER,
    false,
  ],
  ['the period that a switch has begun', { until: YEAR_LATER, isOfSwitch: true }, YEAR_LATER, true],
])('takes %s, or not', (_, { from = EARLIER, until, isOfSwitch = false }, current, isTaken) => {
  const paid = { periodStartsAt: from, periodEndsAt: until, isOfSwitch };
  const running = { periodStartedAt: EARLIER, periodEndsAt: current };
  expect(paysForCurrent(paid, running, NOW)).toBe(isTaken);
});

it.each<[typeof STANDS, boolean, SubscriptionReversal | null, SubscriptionReversal | null]>([
  [STANDS, true, null, null],
  [STANDS, true, 'disputed', 'disputeWon'],
  [STANDS, true, 'disputeWon', 'disputeWon'],
  // A refund that failed later: what has ended stays ended.
  [STANDS, true, 'refunded', 'refunded'],
  [CHARGED_BACK, true, null, 'disputed'],
  [CHARGED_BACK, false, null, 'disputed'],
  [CHARGED_BACK, false, 'disputeWon', 'disputed'],
  [REFUNDED, true, null, 'refunded'],
  [REFUNDED, false, null, null],
  [REFUNDED, false, 'disputed', 'refunded'],
  [{ isChargedBack: true, isRefunded: true }, true, null, 'disputed'],
])(
  'of %j for the current period (%s), found before as %s, makes %s',
  (payment, isForCurrent, former, kind) => {
    expect(reversalNow(payment, { isForCurrent, former })).toBe(kind);
  },
);

it('says the gravest of a subscription, and nothing of another', () => {
  const reversals = {
    pi_1: { subscriptionId: 'sub_1', kind: 'disputeWon' },
    pi_2: { subscriptionId: 'sub_1', kind: 'refunded' },
    pi_3: { subscriptionId: 'sub_2', kind: 'disputed' },
  } as const;
  expect(reversalOf('sub_1', reversals)).toBe('refunded');
  expect(reversalOf('sub_2', reversals)).toBe('disputed');
  expect(reversalOf('sub_3', reversals)).toBeNull();
  expect(
    reversalOf('sub_1', { ...reversals, pi_2: { subscriptionId: 'sub_1', kind: 'disputed' } }),
  ).toBe('disputed');
});
