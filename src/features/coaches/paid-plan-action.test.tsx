import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import type { CoachPlan } from '@tasuki/domain/coaches/coach';
import { watchSubscriptions } from '../../data/billing/subscriptions.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { PaidPlanAction } from './paid-plan-action.tsx';

vi.mock('../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));

const PLAN: CoachPlan = {
  id: 'talks',
  coachId: 'kenji',
  name: 'Talks',
  target: 'All',
  priceJpy: 6000,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};

let count = 0;

function open(subscriptions: SubscriptionMirror[]): void {
  count += 1;
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions(subscriptions);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: `subscriber${count}`, email: null, isEmailVerified: true },
  });
  render(
    <MemoryRouter>
      <PaidPlanAction plan={PLAN} />
    </MemoryRouter>,
  );
}

test.each([
  ['nothing', []],
  ['Tasuki’s own plan', [exampleSubscription()]],
  [
    'what has ended',
    [exampleSubscription({ sellerId: 'kenji', planId: 'talks', status: 'canceled' })],
  ],
])('a plan is offered to who has %s', async (_, subscriptions) => {
  open(subscriptions);
  expect(await screen.findByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    '/coaches/kenji/subscribe?plan=talks',
  );
});

test('who has another plan of the coach switches to it', async () => {
  open([exampleSubscription({ sellerId: 'kenji', planId: 'weekly' })]);
  expect(await screen.findByRole('link', { name: 'Change the plan' })).toHaveAttribute(
    'href',
    '/coaches/kenji/subscription/edit',
  );
  expect(screen.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
});

test('who has the plan is led to it, and who may not switch as well', async () => {
  open([exampleSubscription({ sellerId: 'kenji', planId: 'talks' })]);
  expect(await screen.findByRole('link', { name: 'See my subscriptions' })).toBeInTheDocument();
  open([exampleSubscription({ sellerId: 'kenji', planId: 'weekly', status: 'past_due' })]);
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: 'See my subscriptions' })).toHaveLength(2);
  });
  expect(screen.queryByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument();
});

test.each([
  ['was never with this coach', [], '14 days free if it’s your first plan with this coach'],
  [
    'has had the trial of this coach',
    [
      exampleSubscription({
        sellerId: 'kenji',
        status: 'canceled',
        trialEndsAt: new Date('2026-10-01T00:00:00Z'),
      }),
    ],
    '¥6,000 is charged when you subscribe: you’ve already had your free trial with this coach',
  ],
])('who %s reads what it costs at first', async (_, subscriptions, words) => {
  open(subscriptions);
  expect(await screen.findByText(words)).toBeVisible();
});
