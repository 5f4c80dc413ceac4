import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import type { SwitchPreview } from '@tasuki/domain/billing/switches/plan-switch';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import type { Coach, CoachPlan } from '@tasuki/domain/coaches/coach';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { previewSwitch, switchPlan } from '../../data/billing/billing-functions.ts';
import { watchSubscriptions } from '../../data/billing/subscriptions.ts';
import { loadCoach, loadCoachPlans } from '../../data/coaches/coaches.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { PlanSwitch } from './plan-switch.tsx';

vi.mock('../../data/billing/billing-functions.ts', () => ({
  previewSwitch: vi.fn(),
  switchPlan: vi.fn(),
}));
vi.mock('../../data/coaches/coaches.ts', () => ({ loadCoach: vi.fn(), loadCoachPlans: vi.fn() }));
vi.mock('../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));

const NOW: SwitchPreview = {
  timing: 'now',
  priceId: 'price_yearly',
  interval: 'year',
  previewedAt: new Date('2026-12-03T03:00:00Z').getTime(),
  chargedNowYen: 21_773,
  creditYen: 1987,
  renewalYen: 23_760,
  renewsAt: new Date('2027-12-03T03:00:00Z').getTime(),
  prorationAt: new Date('2026-12-03T03:00:00Z').getTime(),
};
const LATER: SwitchPreview = {
  timing: 'atPeriodEnd',
  priceId: 'price_monthly',
  interval: 'month',
  previewedAt: new Date('2026-12-03T03:00:00Z').getTime(),
  chargedNowYen: 0,
  creditYen: 0,
  renewalYen: 2980,
  renewsAt: new Date('2027-11-23T03:00:00Z').getTime(),
  prorationAt: null,
};

let count = 0;

function open(subscription: SubscriptionMirror) {
  count += 1;
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions([subscription]);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: { canAccessBeta: true },
    userCredential: { uid: `switcher${count}`, email: null, isEmailVerified: true },
  });
  render(
    <MemoryRouter initialEntries={['/edit']}>
      <SnackbarProvider>
        <Routes>
          <Route path="/edit" element={<PlanSwitch sellerId={subscription.sellerId} />} />
          <Route path="/subscriptions" element={<p>{'the subscriptions'}</p>} />
        </Routes>
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
  vi.mocked(previewSwitch).mockReset().mockResolvedValue(NOW);
  vi.mocked(switchPlan)
    .mockReset()
    .mockResolvedValue({ outcome: 'successful', clientSecret: null });
});

test('every sum is shown before it is agreed to, and exactly these are agreed to', async () => {
  const user = open(exampleSubscription({ id: 'sub_now' }));
  expect(await screen.findByText('¥21,773, tax included')).toBeInTheDocument();
  expect(screen.getByText('¥1,987 of what you’ve paid is taken off')).toBeInTheDocument();
  expect(
    screen.getByText('¥23,760 every year, tax included. First on Dec 3, 2027'),
  ).toBeInTheDocument();
  expect(screen.getByText('Visa ending in 4242, expires 12/39')).toBeInTheDocument();
  expect(switchPlan).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Change and pay ¥21,773' }));
  expect(await screen.findByText('the subscriptions')).toBeInTheDocument();
  expect(switchPlan).toHaveBeenCalledExactlyOnceWith({
    subscriptionId: 'sub_now',
    planId: 'yearly',
    priceId: NOW.priceId,
    interval: 'year',
    chargedNowYen: 21_773,
    renewalYen: 23_760,
    prorationAt: NOW.prorationAt,
    previewedAt: NOW.previewedAt,
  });
});

test('less each time is charged when what is paid for is over', async () => {
  vi.mocked(previewSwitch).mockResolvedValue(LATER);
  const user = open(
    exampleSubscription({ id: 'sub_later', planId: 'yearly', interval: 'year', priceYen: 23_760 }),
  );
  expect(
    await screen.findByText('On Nov 23, 2027. Until then your current plan runs on'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Change the plan' }));
  expect(await screen.findByText('Your plan changes on Nov 23, 2027.')).toBeInTheDocument();
});

test('a refusal is said, and the sums are asked for anew', async () => {
  vi.mocked(switchPlan).mockRejectedValue(new TasukiFailure('billing/offer-outdated'));
  const user = open(exampleSubscription({ id: 'sub_outdated' }));
  await user.click(await screen.findByRole('button', { name: 'Change and pay ¥21,773' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This offer has changed');
  expect(await screen.findByRole('button', { name: 'Change and pay ¥21,773' })).toBeEnabled();
  expect(previewSwitch).toHaveBeenCalledTimes(2);
});

test('what cannot be switched says so', async () => {
  open(exampleSubscription({ id: 'sub_cancelled', isCancelledAtPeriodEnd: true }));
  expect(
    await screen.findByText('You have no subscription whose plan can be changed.'),
  ).toBeInTheDocument();
  expect(previewSwitch).not.toHaveBeenCalled();
});

const COACH: Coach = {
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

function planOfCoach(id: string, name: string, priceJpy: number): CoachPlan {
  return {
    id,
    coachId: COACH.id,
    name,
    target: 'Marathon runners',
    priceJpy,
    currency: 'JPY',
    planType: 'subscription',
    interval: 'month',
    state: 'published',
  };
}

test('of a coach one chooses among the other paid plans, and agrees to the one that is shown', async () => {
  vi.mocked(loadCoach).mockResolvedValue(COACH);
  vi.mocked(loadCoachPlans).mockResolvedValue([
    planOfCoach('free', 'A look now and then', 0),
    planOfCoach('letter', 'A letter a month', 1000),
    planOfCoach('talk', 'A talk a month', 5000),
    planOfCoach('two-talks', 'Two talks a month', 9000),
  ]);
  const user = open(
    exampleSubscription({
      id: 'sub_of_coach',
      sellerId: COACH.id,
      sellerName: 'Mai',
      planId: 'talk',
      planName: 'A talk a month',
      priceYen: 5000,
    }),
  );
  const choice = await screen.findByRole('combobox', { name: 'Plan' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'A letter a month · ¥1,000 a month',
    'Two talks a month · ¥9,000 a month',
  ]);
  vi.mocked(previewSwitch).mockResolvedValue({ ...NOW, interval: 'month' });
  await user.selectOptions(choice, 'two-talks');
  expect(
    await screen.findByText(
      'Two talks a month, paid monthly. Renews automatically until you cancel.',
    ),
  ).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Change and pay ¥21,773' }));
  expect(await screen.findByText('the subscriptions')).toBeInTheDocument();
  expect(switchPlan).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ subscriptionId: 'sub_of_coach', planId: 'two-talks' }),
  );
});

test('a plan that has come to be charged daily is shown as that, with its terms', async () => {
  vi.mocked(loadCoach).mockResolvedValue(COACH);
  vi.mocked(loadCoachPlans).mockResolvedValue([planOfCoach('letter', 'A letter a month', 1000)]);
  vi.mocked(previewSwitch).mockResolvedValue({
    ...LATER,
    timing: 'atTrialEnd',
    interval: 'day',
    renewalYen: 1000,
  });
  open(
    exampleSubscription({
      id: 'sub_daily',
      sellerId: COACH.id,
      planId: 'talk',
      status: 'trialing',
      trialEndsAt: new Date(LATER.renewsAt),
    }),
  );
  expect(
    await screen.findByText('A letter a month, paid daily. Renews automatically until you cancel.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('¥1,000 every day, tax included. First on Nov 23, 2027'),
  ).toBeInTheDocument();
  expect(screen.getByText(/After that, any time until the next renewal/)).toBeInTheDocument();
});
