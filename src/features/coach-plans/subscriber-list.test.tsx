import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Subscriber } from '@tasuki/domain/billing/coach-plan';
import { watchSubscribers } from '../../data/coach-plans/coach-plans.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSubscribers } from '../../data/coach-plans/coach-plans-query.ts';
import { SubscriberList } from './subscriber-list.tsx';

vi.mock('../../data/coach-plans/coach-plans.ts', () => ({ watchSubscribers: vi.fn() }));

const SUBSCRIBER: Subscriber = {
  id: 'sub_1',
  runnerUid: 'aiko',
  runnerName: 'Aiko',
  planId: 'talks',
  planName: 'Talks',
  status: 'active',
  isCancelledAtPeriodEnd: false,
  priceYen: 6000,
  interval: 'month',
  startedAt: new Date('2026-11-03T03:00:00Z'),
  periodEndsAt: new Date('2026-12-03T03:00:00Z'),
};

function List({ coachId }: { coachId: string }) {
  return <SubscriberList subscribers={useSubscribers(coachId)} />;
}

let count = 0;

function open(change: Partial<Subscriber>): void {
  count += 1;
  vi.mocked(watchSubscribers).mockImplementation((_coachId, onSubscribers) => {
    onSubscribers([{ ...SUBSCRIBER, ...change }]);
    return Promise.resolve(() => undefined);
  });
  render(
    <Suspense>
      <List coachId={`coach${count}`} />
    </Suspense>,
  );
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

test.each([
  [{}, 'Active', '¥6,000 a month · since Nov 3, 2026 · renews Dec 3, 2026'],
  [
    { status: 'trialing', interval: 'year' },
    'Free trial',
    '¥6,000 a year · since Nov 3, 2026 · first payment Dec 3, 2026',
  ],
  [
    { isCancelledAtPeriodEnd: true },
    'Cancelled',
    '¥6,000 a month · since Nov 3, 2026 · ends Dec 3, 2026',
  ],
  [{ status: 'past_due' }, 'Payment failed', '¥6,000 a month · since Nov 3, 2026'],
  [
    { status: 'canceled', reversal: 'disputed' },
    'Ended',
    '¥6,000 a month · since Nov 3, 2026 · ended: the bank reversed the payment',
  ],
] satisfies [Partial<Subscriber>, string, string][])(
  'a subscriber has a state, a price each time, and what comes next: %o',
  async (change, state, facts) => {
    open(change);
    expect(await screen.findByText('Aiko')).toBeInTheDocument();
    expect(screen.getByText(state)).toBeInTheDocument();
    expect(screen.getByText(`Talks · ${facts}`)).toBeInTheDocument();
  },
);
