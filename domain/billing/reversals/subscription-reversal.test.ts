import { expect, it } from 'vitest';
import { reversalNow, reversalOf, type SubscriptionReversal } from './subscription-reversal.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const LATER = new Date('2026-12-20T12:00:00Z');
const EARLIER = new Date('2026-11-20T12:00:00Z');
const STANDS = { isChargedBack: false, isRefunded: false };
const CHARGED_BACK = { isChargedBack: true, isRefunded: false };
const REFUNDED = { isChargedBack: false, isRefunded: true };

it.each<[typeof STANDS, Date, SubscriptionReversal | null, SubscriptionReversal | null]>([
  [STANDS, LATER, null, null],
  [STANDS, LATER, 'disputed', 'disputeWon'],
  [STANDS, LATER, 'disputeWon', 'disputeWon'],
  // A refund that failed later: what has ended stays ended.
  [STANDS, LATER, 'refunded', 'refunded'],
  [CHARGED_BACK, LATER, null, 'disputed'],
  [CHARGED_BACK, EARLIER, null, 'disputed'],
  [CHARGED_BACK, EARLIER, 'disputeWon', 'disputed'],
  [REFUNDED, LATER, null, 'refunded'],
  [REFUNDED, EARLIER, null, null],
  [REFUNDED, EARLIER, 'disputed', 'refunded'],
  [{ isChargedBack: true, isRefunded: true }, LATER, null, 'disputed'],
])(
  'of %j for a period until %s, found before as %s, makes %s',
  (payment, paidUntil, former, kind) => {
    expect(reversalNow(payment, { paidUntil, former, now: NOW })).toBe(kind);
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
