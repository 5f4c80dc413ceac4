import { expect, it } from 'vitest';
import type { Subscriber } from '../billing/coach-plan.ts';
import type { Sale } from './purchase.ts';
import { saleNews } from './sale-news.ts';

const NOW = new Date('2026-11-28T00:00:00Z');
const SALE: Sale = {
  id: 'pi_1',
  productId: 'p1',
  productName: 'Race plan',
  runnerUid: 'hana',
  runnerName: 'Hana',
  priceYen: 5000,
  state: 'paid',
  paidAt: new Date('2026-11-25T00:00:00Z'),
  endsAt: new Date('2026-12-25T00:00:00Z'),
};
const SUBSCRIBER: Subscriber = {
  id: 'sub_1',
  runnerUid: 'aiko',
  runnerName: 'Aiko',
  planId: 'talks',
  planName: 'Talks',
  status: 'trialing',
  isCancelledAtPeriodEnd: false,
  priceYen: 6000,
  interval: 'month',
  startedAt: new Date('2026-11-27T00:00:00Z'),
  periodEndsAt: new Date('2026-12-11T00:00:00Z'),
};

it('is what was bought and who has subscribed within a week, the newest first', () => {
  const found = saleNews({ sales: [SALE], subscribers: [SUBSCRIBER] }, NOW);
  expect(found).toMatchObject([
    { id: 'sub_1', kind: 'subscribed', runnerName: 'Aiko', name: 'Talks', priceYen: 6000 },
    { id: 'pi_1', kind: 'bought', runnerName: 'Hana', name: 'Race plan', priceYen: 5000 },
  ]);
});

it.each([
  ['bought a week ago', { paidAt: new Date('2026-11-20T23:59:59Z') }],
  ['paid back', { state: 'refunded' as const }],
  ['a renewal', { id: 'in_1' }],
])('is nothing that was %s', (_, change) => {
  expect(saleNews({ sales: [{ ...SALE, ...change }], subscribers: [] }, NOW)).toEqual([]);
});

it.each([
  ['began a week ago', { startedAt: new Date('2026-11-20T23:59:59Z') }],
  ['has ended', { status: 'canceled' as const }],
  ['waits for its first payment', { status: 'incomplete' as const }],
])('is no subscription that %s', (_, change) => {
  expect(saleNews({ sales: [], subscribers: [{ ...SUBSCRIBER, ...change }] }, NOW)).toEqual([]);
});
