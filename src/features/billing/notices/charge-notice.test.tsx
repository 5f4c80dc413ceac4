import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { watchReversedPurchases } from '../../../data/billing/purchases.ts';
import { watchSubscriptions } from '../../../data/billing/subscriptions.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { ChargeNotice } from './charge-notice.tsx';

vi.mock('../../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));
vi.mock('../../../data/billing/purchases.ts', () => ({ watchReversedPurchases: vi.fn() }));

let count = 0;
let report: (subscriptions: SubscriptionMirror[]) => void = () => undefined;
let reportPurchases: (purchases: Purchase[]) => void = () => undefined;

const TRIAL = exampleSubscription({
  status: 'trialing',
  trialEndsAt: new Date('2026-12-07T03:00:00Z'),
  periodEndsAt: new Date('2026-12-07T03:00:00Z'),
  lastChargeYen: 0,
});

beforeAll(async () => {
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  count += 1;
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    report = onSubscriptions;
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchReversedPurchases).mockImplementation((_uid, _from, onPurchases) => {
    reportPurchases = onPurchases;
    return Promise.resolve(() => undefined);
  });
  return () => {
    vi.useRealTimers();
  };
});

async function open(at: string, subscription: SubscriptionMirror) {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] });
  await act(async () => {
    render(
      <MemoryRouter>
        <ChargeNotice uid={`reminded${count}`} />
      </MemoryRouter>,
    );
    return Promise.resolve();
  });
  act(() => {
    report([subscription]);
  });
}

test('a trial that ends in three days is said, with the sum and the way to stop', async () => {
  await open('2026-12-04T04:00:00Z', TRIAL);
  expect(await screen.findByText(/trial ends on Dec 7, 2026\. ¥2,980 is charged/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my subscriptions' })).toBeInTheDocument();
  // Cancelled on another device meanwhile.
  act(() => {
    report([{ ...TRIAL, isCancelledAtPeriodEnd: true }]);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a price that changes is said beside what was paid so far', async () => {
  await open('2026-12-21T00:00:00Z', exampleSubscription({ lastChargeYen: 1490 }));
  expect(
    await screen.findByText(/¥2,980 is charged then.*Until now you’ve paid ¥1,490/),
  ).toBeVisible();
});

test('a renewal that failed is said, with the way to repair it, until it is paid', async () => {
  const owed = exampleSubscription({
    status: 'past_due',
    owedSince: new Date('2026-12-23T03:00:00Z'),
    openInvoice: { amountYen: 2980, needsAuthentication: false, nextAttemptAt: null },
  });
  await open('2026-12-23T04:00:00Z', owed);
  expect(await screen.findByText(/The payment of ¥2,980 failed\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my subscriptions' })).toBeVisible();
  act(() => {
    report([exampleSubscription()]);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan that ended since its coach stopped says what is paid back, until it is closed', async () => {
  const ended = exampleSubscription({
    id: `sub_closed_${count}`,
    sellerId: 'mai',
    planName: 'Talks',
    sellerName: 'Mai',
    status: 'canceled',
    reversal: 'unserved',
    paidBackYen: 3200,
    endedAt: new Date('2026-11-24T00:00:00Z'),
  });
  await open('2026-11-25T00:00:00Z', ended);
  expect(await screen.findByText(/no longer coaches you.*¥3,200 for the days/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await open('2026-11-25T00:00:00Z', ended);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('nothing is said weeks ahead', async () => {
  await open('2026-11-25T00:00:00Z', TRIAL);
  expect(screen.queryByRole('alert')).toBeNull();
});

const ENDED = exampleSubscription({
  status: 'canceled',
  reversal: 'disputed',
  endedAt: new Date('2026-11-24T00:00:00Z'),
});

test('a plan that ended with its payment is said for two weeks, unless it was taken again', async () => {
  await open('2026-11-25T00:00:00Z', ENDED);
  expect(await screen.findByText(/Your bank reversed a payment for this plan/)).toBeVisible();
  act(() => {
    report([ENDED, exampleSubscription({ id: 'sub_again' })]);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a plan that ended with its payment weeks ago, or that its runner ended, is no news', async () => {
  await open('2026-12-25T00:00:00Z', ENDED);
  act(() => {
    report([ENDED, { ...ENDED, id: 'sub_own', reversal: null, endedAt: new Date() }]);
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a purchase that was refunded is said, with the way to it', async () => {
  await open('2026-11-25T00:00:00Z', exampleSubscription({ status: 'trialing' }));
  act(() => {
    reportPurchases([
      {
        id: 'p1',
        coachId: 'mai',
        coachName: 'Mai',
        productId: 'product',
        name: 'Race plan',
        target: 'Everybody',
        priceYen: 5000,
        duration: 1,
        durationUnit: 'month',
        state: 'refunded',
        failure: null,
        paymentIntentId: 'pi_1',
        createdAt: new Date('2026-11-20T00:00:00Z'),
        paidAt: new Date('2026-11-20T00:00:00Z'),
        endsAt: new Date('2026-12-20T00:00:00Z'),
        takenBackAt: new Date('2026-11-24T00:00:00Z'),
        turn: 1,
        writtenTurn: 1,
      },
    ]);
  });
  expect(await screen.findByText('Payment refunded: Race plan')).toBeVisible();
  expect(screen.getByText(/so it can’t be used any more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the purchase' })).toBeVisible();
});
