import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import { OWN_SELLER } from '@tasuki/domain/billing/own-plan';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { finishSetUp, refreshBilling } from '../../data/billing/billing-functions.ts';
import { watchSubscriptions } from '../../data/billing/subscriptions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { SetUpResult } from './set-up-result.tsx';

vi.mock('../../data/billing/billing-functions.ts', () => ({
  finishSetUp: vi.fn(),
  refreshBilling: vi.fn(),
}));
vi.mock('../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));

let count = 0;

function open(
  subscriptions: SubscriptionMirror[],
  {
    setupIntentId = 'seti_1',
    begunWith = OWN_SELLER,
    coachLinks = [],
  }: { setupIntentId?: string | null; begunWith?: string; coachLinks?: CoachLink[] } = {},
) {
  count += 1;
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions(subscriptions);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    coachLinks,
    claims: { canAccessBeta: true },
    userCredential: { uid: `returned${count}`, email: null, isEmailVerified: true },
  });
  render(
    <MemoryRouter>
      <SetUpResult setupIntentId={setupIntentId} begunWith={begunWith} againPath="/again" />
    </MemoryRouter>,
  );
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.mocked(refreshBilling).mockReset().mockResolvedValue();
  vi.mocked(finishSetUp)
    .mockReset()
    .mockResolvedValue({ outcome: 'successful', clientSecret: null });
});

test('a confirmed method begins the trial, and the page says so', async () => {
  open([exampleSubscription({ status: 'trialing' })]);
  expect(
    await screen.findByRole('heading', { name: 'Your free trial has begun' }),
  ).toBeInTheDocument();
  expect(finishSetUp).toHaveBeenCalledWith('seti_1');
});

test.each([
  ['a forged address, or the page of somebody else', 'billing/not-found', /couldn’t be found/],
  ['a plan that was archived meanwhile', 'billing/plan-not-sold', /no longer offered/],
  ['a price that has changed meanwhile', 'billing/offer-outdated', /has changed since/],
  ['a coupon that expired between display and use', 'billing/invalid-coupon', /^Invalid coupon\./],
  ['a declined first payment', 'billing/card-declined', /card was declined/],
  ['an expired card', 'billing/card-expired', /card has expired/],
  ['a set-up that failed', 'billing/set-up-failed', /couldn’t be set up/],
] satisfies [string, FailureCode, RegExp][])(
  '%s begins nothing, and says so',
  async (_, code, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(finishSetUp).mockRejectedValue(new TasukiFailure(code));
    open([]);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/again');
  },
);

test('Stripe that does not answer is asked once more, and no card is entered anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(finishSetUp).mockRejectedValueOnce(new TasukiFailure('billing/unavailable'));
  open([]);
  expect(await screen.findByText(/You won’t be charged twice/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Please don’t pay again\./)).toBeInTheDocument();
  expect(finishSetUp).toHaveBeenCalledTimes(2);
});

test('what the event has begun is shown where Stripe did not answer the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(finishSetUp).mockRejectedValue(new TasukiFailure('billing/unavailable'));
  open([exampleSubscription({ status: 'trialing' })]);
  expect(
    await screen.findByRole('heading', { name: 'Your free trial has begun' }),
  ).toBeInTheDocument();
});

test('a second return leads to the subscription that is there already', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(finishSetUp).mockRejectedValue(new TasukiFailure('billing/subscription-exists'));
  open([]);
  expect(await screen.findByRole('link', { name: 'See my subscriptions' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a payment that is on its way asks nobody to pay again', async () => {
  open([]);
  expect(await screen.findByText(/Please don’t pay again\./)).toBeInTheDocument();
});

test('a payment that the bank wants confirmed leads there', async () => {
  vi.mocked(finishSetUp).mockResolvedValue({ outcome: 'needsAction', clientSecret: 'secret' });
  open([exampleSubscription({ status: 'incomplete' })]);
  expect(await screen.findByText(/bank still needs you/)).toBeInTheDocument();
});

test('a return without a set-up believes nothing that the address says', async () => {
  open([], { setupIntentId: null });
  expect(await screen.findByText(/couldn’t be found/)).toBeInTheDocument();
  expect(finishSetUp).not.toHaveBeenCalled();
});

const LINK: CoachLink = {
  id: 'u1_mai',
  runnerUid: 'u1',
  coachId: 'mai',
  planId: 'talks',
  state: 'active',
  sharesActivities: false,
  consentVersion: null,
  consentedAt: null,
  since: new Date(0),
  updatedAt: new Date(0),
  waitingPlan: null,
};

test('whoever has a new coach is led to what the coach may read', async () => {
  const begun = exampleSubscription({ sellerId: 'mai', status: 'trialing' });
  open([begun], { begunWith: 'mai', coachLinks: [LINK] });
  expect(
    await screen.findByRole('link', { name: 'Decide what your coach may read' }),
  ).toBeVisible();
});

test('whoever shares with the coach already reads so, and decides nothing anew', async () => {
  const consent = { sharesActivities: true, consentVersion: SHARING_CONSENT_VERSION };
  const begun = exampleSubscription({ sellerId: 'mai', status: 'trialing' });
  open([begun], { begunWith: 'mai', coachLinks: [{ ...LINK, ...consent }] });
  expect(await screen.findByText('Your coach can go on reading what you share.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to activities' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Decide what your coach may read' })).toBeNull();
});
