import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { beginSubscription, checkCoupon } from '../../data/billing/billing-functions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { loadStripeJs } from '../../platform/stripe-js.ts';
import { OwnPlanPayment } from './own-plan-payment.tsx';

vi.mock('../../data/billing/billing-functions.ts', () => ({
  beginSubscription: vi.fn(),
  checkCoupon: vi.fn(),
}));
vi.mock('../../platform/stripe-js.ts', () => ({
  isPaymentDocument: () => true,
  loadStripeJs: vi.fn(),
}));
/** Lets the card form report its state later. */
let settleCard: (() => void) | undefined;
vi.mock('./payment-form.tsx', () => ({
  PaymentForm: ({ onSettled }: { onSettled?: () => void }) => {
    settleCard = onSettled;
    return <p>{'the card'}</p>;
  },
}));

function open(): void {
  settleCard = undefined;
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready' });
  render(
    <MemoryRouter>
      <OwnPlanPayment term="monthly" onConfirmed={() => undefined} />
    </MemoryRouter>,
  );
}

beforeAll(async () => {
  // Loads the code that comes later, so that no test waits for it.
  await import('./coupons/coupon-entry-form.tsx');
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(loadStripeJs)
    .mockReset()
    .mockResolvedValue({} as never);
  vi.mocked(checkCoupon)
    .mockReset()
    .mockResolvedValue({ percentOff: 50, duration: 'once', durationInMonths: null });
  vi.mocked(beginSubscription)
    .mockReset()
    .mockResolvedValue({ setupIntentId: 'seti_1', clientSecret: 'secret', trialDays: 14 });
});

async function openWithCard(): Promise<void> {
  open();
  expect(await screen.findByText('the card')).toBeInTheDocument();
  await act(async () => Promise.resolve(settleCard?.()));
}

test('the card can be entered, and then a coupon', async () => {
  open();
  expect(await screen.findByText('the card')).toBeInTheDocument();
  // The coupon form is not loaded before the card can be entered.
  expect(screen.queryByLabelText('Coupon code')).not.toBeInTheDocument();
  await act(async () => Promise.resolve(settleCard?.()));
  expect(await screen.findByLabelText('Coupon code')).toBeInTheDocument();
});

test('a coupon that somebody brought is used without waiting for the card', async () => {
  open();
  act(() => {
    useSessionStore.setState({ user: { defaultCouponCode: 'HALF' } as never });
  });
  expect(await screen.findByText('Coupon is valid')).toBeInTheDocument();
  expect(beginSubscription).toHaveBeenLastCalledWith('monthly', 'HALF');
});

test.each([
  ['is kept where Stripe does not answer', 'billing/unavailable', 'HALF'],
  ['is left out where it is over meanwhile', 'billing/invalid-coupon', null],
] satisfies [string, FailureCode, string | null][])(
  'a coupon %s, and the same is tried again',
  async (_, code, asked) => {
    await openWithCard();
    await userEvent.type(await screen.findByLabelText('Coupon code'), 'HALF');
    vi.mocked(beginSubscription).mockRejectedValueOnce(new TasukiFailure(code));
    await userEvent.click(screen.getByRole('button', { name: 'Apply coupon' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the card')).toBeInTheDocument();
    expect(beginSubscription).toHaveBeenLastCalledWith('monthly', asked);
  },
);

test('whoever comes back after paying is led to what they have', async () => {
  vi.mocked(beginSubscription).mockRejectedValue(new TasukiFailure('billing/subscription-exists'));
  open();
  expect(await screen.findByText(/already have a subscription/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See my subscriptions' })).toBeInTheDocument();
  expect(screen.queryByText('the card')).not.toBeInTheDocument();
});
