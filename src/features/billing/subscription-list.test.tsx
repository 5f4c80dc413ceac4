import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import type { Coach, CoachPlan } from '@tasuki/domain/coaches/coach';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  applyCoupon,
  changeSubscription,
  refreshBilling,
} from '../../data/billing/billing-functions.ts';
import { listInvoices, openReceipt } from '../../data/billing/invoice-functions.ts';
import { loadCoach, loadCoachPlans } from '../../data/coaches/coaches.ts';
import { watchSubscriptions } from '../../data/billing/subscriptions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { SubscriptionList } from './subscription-list.tsx';

vi.mock('../../data/billing/billing-functions.ts', () => ({
  applyCoupon: vi.fn(),
  changeSubscription: vi.fn(),
  refreshBilling: vi.fn(),
}));
vi.mock('../../data/billing/invoice-functions.ts', () => ({
  listInvoices: vi.fn(),
  openReceipt: vi.fn(),
}));
vi.mock('../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));

vi.mock('../../data/coaches/coaches.ts', () => ({
  loadCoach: vi.fn(),
  loadCoachPlans: vi.fn(),
  loadCoaches: vi.fn(),
}));

const MAI: Coach = {
  id: 'mai',
  kind: 'human',
  name: 'Mai',
  description: '',
  coachingStyle: '',
  profile: '',
  aboutMe: '',
  isApproved: true,
  isPublished: true,
};
const TALKS: CoachPlan = {
  id: 'talks',
  coachId: 'mai',
  name: 'Talks',
  target: 'All',
  priceJpy: 5000,
  currency: 'JPY',
  planType: 'subscription',
  interval: 'month',
  state: 'published',
};

let count = 0;
let coaches = 0;

function open(subscriptions: SubscriptionMirror[], { isLetIn = true } = {}) {
  count += 1;
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions(subscriptions);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: isLetIn ? { canAccessBeta: true } : {},
    userCredential: { uid: `payer${count}`, email: null, isEmailVerified: true },
  });
  render(
    <MemoryRouter>
      <SnackbarProvider>
        <SubscriptionList />
      </SnackbarProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.mocked(refreshBilling).mockReset().mockResolvedValue();
  vi.mocked(loadCoach).mockResolvedValue(MAI);
  vi.mocked(loadCoachPlans).mockReset().mockResolvedValue([TALKS]);
  vi.mocked(changeSubscription)
    .mockReset()
    .mockResolvedValue({ outcome: 'successful', clientSecret: null });
});

test('who pays nothing reads so, and is offered the plans', async () => {
  open([]);
  expect(await screen.findByText('You’re on Free. You pay nothing.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the plans' })).toBeInTheDocument();
});

test('nothing is offered to whoever may not use it', async () => {
  open([], { isLetIn: false });
  expect(await screen.findByText('You’re on Free. You pay nothing.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the plans' })).not.toBeInTheDocument();
});

test('a running subscription says its price, its next charge and its card', async () => {
  open([exampleSubscription()]);
  expect(
    await screen.findByText('The plan renews on Dec 23, 2026. ¥2,980 is charged then.'),
  ).toBeInTheDocument();
  expect(screen.getByText('¥2,980 a month (Tax included)')).toBeInTheDocument();
  expect(screen.getByText('¥2,980 on Dec 23, 2026')).toBeInTheDocument();
  expect(screen.getByText('Visa ending in 4242, expires 12/39')).toBeInTheDocument();
});

test('a card with a failed payment comes first', async () => {
  open([
    exampleSubscription({ id: 'sub_fine' }),
    exampleSubscription({ id: 'sub_owed', sellerId: 'mai', planName: 'Talks', status: 'past_due' }),
  ]);
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Talks');
});

test.each([
  ['sells one plan alone', [TALKS], false],
  ['sells another plan too', [TALKS, { ...TALKS, id: 'letters' }], true],
  ['has another plan that is free', [TALKS, { ...TALKS, id: 'free', priceJpy: 0 }], false],
])('a change of plan with a coach who %s', async (_, plans, isOffered) => {
  vi.mocked(loadCoachPlans).mockResolvedValue(plans);
  coaches += 1;
  open([exampleSubscription({ sellerId: `coach${coaches}`, planId: 'talks' })]);
  expect(await screen.findByRole('button', { name: 'Cancel the subscription' })).toBeVisible();
  const link = { name: 'Change the plan' };
  if (isOffered) expect(await screen.findByRole('link', link)).toBeVisible();
  else {
    await waitFor(() => {
      expect(loadCoachPlans).toHaveBeenCalledWith(`coach${coaches}`);
    });
    expect(screen.queryByRole('link', link)).not.toBeInTheDocument();
  }
});

test('a card after its last month is said to have expired', async () => {
  const card = { brand: 'visa', lastFour: '4242', expiryMonth: 1, expiryYear: 2020 };
  open([exampleSubscription({ card })]);
  expect(await screen.findByText('Visa ending in 4242, expired 01/20')).toBeInTheDocument();
});

test('whoever lost the approval cancels, and is offered nothing else', async () => {
  const user = open([exampleSubscription()], { isLetIn: false });
  await user.click(await screen.findByRole('button', { name: 'Cancel the subscription' }));
  expect(screen.queryByRole('link', { name: 'Change the card' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the subscription?' });
  expect(dialog).toHaveTextContent('The plan stays yours until Dec 23, 2026.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the subscription' }));
  expect(changeSubscription).toHaveBeenCalledExactlyOnceWith({
    subscriptionId: 'sub_1',
    action: 'cancel',
  });
});

test('whoever lost the approval and has cancelled is not offered to resume', async () => {
  open([exampleSubscription({ isCancelledAtPeriodEnd: true })], { isLetIn: false });
  expect(await screen.findByText(/^You’ve cancelled\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
});

test('a planned switch says its day and its sum, and can be undone', async () => {
  const user = open([
    exampleSubscription({
      planId: 'yearly',
      interval: 'year',
      priceYen: 23_760,
      switchesTo: {
        planId: 'monthly',
        priceYen: 2980,
        interval: 'month',
        at: new Date('2026-12-23T03:00:00Z'),
      },
    }),
  ]);
  expect(
    await screen.findByText('Your plan changes on Dec 23, 2026. ¥2,980 is charged then.'),
  ).toBeInTheDocument();
  expect(screen.getByText('¥2,980 a month from Dec 23, 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo the change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the change of plan?' });
  await user.click(within(dialog).getByRole('button', { name: 'Undo the change' }));
  expect(changeSubscription).toHaveBeenCalledExactlyOnceWith({
    subscriptionId: 'sub_1',
    action: 'keepPlan',
  });
});

test('a coupon that runs is said in the facts, and another is entered in place of it', async () => {
  vi.mocked(applyCoupon)
    .mockRejectedValueOnce(new TasukiFailure('billing/invalid-coupon-code'))
    .mockResolvedValue({ percentOff: 50, duration: 'once', durationInMonths: null });
  const user = open([
    exampleSubscription({
      nextChargeYen: 2384,
      coupon: { percentOff: 20, duration: 'forever', endsAt: null },
    }),
  ]);
  expect(await screen.findByText('20% off every charge')).toBeInTheDocument();
  expect(screen.getByText('¥2,384 on Dec 23, 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enter a coupon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Use a coupon?' });
  const button = within(dialog).getByRole('button', { name: 'Apply coupon' });
  expect(button).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Coupon code' }), 'run-1');
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code.');
  await user.click(button);
  expect(await screen.findByText('Coupon is valid: 50% off the next charge')).toBeInTheDocument();
  expect(applyCoupon).toHaveBeenLastCalledWith({ subscriptionId: 'sub_1', code: 'run-1' });
});

test('what could not be done is said in the question itself', async () => {
  vi.mocked(changeSubscription).mockRejectedValue(new TasukiFailure('billing/not-cancelled'));
  const user = open([exampleSubscription({ status: 'past_due' })]);
  await user.click(await screen.findByRole('button', { name: 'End it now' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the subscription now?' });
  await user.click(within(dialog).getByRole('button', { name: 'End it now' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();
});

test('what is overdue by now says when the card is charged again', async () => {
  const owing = exampleSubscription({
    status: 'past_due',
    owedSince: new Date('2026-11-23T03:00:00Z'),
    openInvoice: {
      amountYen: 2980,
      needsAuthentication: false,
      nextAttemptAt: new Date('2026-11-28T03:00:00Z'),
    },
  });
  vi.useFakeTimers({ now: new Date('2026-11-27T03:00:00Z'), toFake: ['Date'] });
  open([owing]);
  const said = await screen.findByText(/^¥2,980 is unpaid, so you’re on Free for now\./);
  vi.useRealTimers();
  expect(said).toHaveTextContent('Your card will be charged again on Nov 28');
});

test('what may be out of date says so', async () => {
  vi.mocked(refreshBilling).mockRejectedValue(new TasukiFailure('billing/unavailable'));
  open([exampleSubscription()]);
  expect(await screen.findByRole('alert')).toHaveTextContent('This may be out of date');
});

test('invoices are listed when they are asked for, each with its PDF', async () => {
  const invoice = {
    id: 'in_1',
    number: 'TASUKI-0001',
    issuedAt: Date.parse('2026-12-07T03:00:00Z'),
    subscriptionId: 'sub_1',
    amountYen: 2980,
    refundedYen: 0,
    isPaid: true,
  };
  vi.mocked(listInvoices).mockResolvedValue([
    invoice,
    { ...invoice, id: 'in_2', number: 'TASUKI-0002', amountYen: 3000, refundedYen: 500 },
    { ...invoice, id: 'in_3', number: 'TASUKI-0003', amountYen: 1000, isPaid: false },
  ]);
  vi.mocked(openReceipt).mockRejectedValue(new TasukiFailure('billing/unavailable'));
  const user = open([exampleSubscription()]);
  await user.click(await screen.findByRole('button', { name: 'Show invoices' }));
  expect(await screen.findByText('Dec 7, 2026 · TASUKI-0002 · ¥500 paid back')).toBeVisible();
  // An unpaid invoice has no PDF yet.
  expect(screen.getAllByRole('button', { name: /^PDF/ })).toHaveLength(2);
  await user.click(
    screen.getByRole('button', { name: 'PDF of the invoice for ¥2,980 of Dec 7, 2026' }),
  );
  expect(openReceipt).toHaveBeenCalledWith({ kind: 'invoice', id: 'in_1' });
  expect(await screen.findByRole('alert')).toBeVisible();
});
