import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import type { Purchase } from '@tasuki/domain/products/purchase';
import { payPurchase, settlePurchase } from '../../../data/billing/purchase-functions.ts';
import { watchPurchase } from '../../../data/billing/purchases.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { loadStripeJs } from '../../../platform/stripe-js.ts';
import { PurchasePayment } from './purchase-payment.tsx';
import { PurchaseResult } from './purchase-result.tsx';
import { PurchaseView } from './purchase-view.tsx';

vi.mock('../../../data/billing/purchase-functions.ts', () => ({
  payPurchase: vi.fn(),
  settlePurchase: vi.fn(),
}));
vi.mock('../../../data/billing/purchases.ts', () => ({ watchPurchase: vi.fn() }));
vi.mock('../../../platform/stripe-js.ts', () => ({
  isPaymentDocument: () => true,
  loadStripeJs: vi.fn(),
}));
vi.mock('../payment-form.tsx', () => ({ PaymentForm: () => <p>{'the card'}</p> }));

const PURCHASE: Purchase = {
  id: 'p1',
  coachId: 'mai',
  coachName: 'Mai',
  productId: 'talk',
  name: 'A talk',
  target: 'Marathon runners',
  priceYen: 3000,
  duration: 1,
  durationUnit: 'month',
  state: 'open',
  failure: null,
  paymentIntentId: 'pi_1',
  createdAt: new Date('2026-11-23T03:00:00Z'),
  paidAt: null,
  endsAt: null,
  turn: 1,
  writtenTurn: 1,
};
const PAID = {
  state: 'paid',
  paidAt: new Date('2026-11-23T03:00:00Z'),
  endsAt: new Date('2126-12-23T03:00:00Z'),
} as const;

let count = 0;

const LINK: CoachLink = {
  id: 'b1_mai',
  runnerUid: 'b1',
  coachId: 'mai',
  planId: 'free',
  state: 'active',
  sharesActivities: false,
  consentVersion: null,
  consentedAt: null,
  since: new Date(0),
  updatedAt: new Date(0),
  waitingPlan: null,
};

function open(
  page: 'payment' | 'result' | 'view',
  purchase: Purchase | null,
  coachLinks: CoachLink[] = [],
): void {
  count += 1;
  vi.mocked(watchPurchase).mockImplementation((_uid, _id, onPurchase) => {
    onPurchase(purchase);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    coachLinks,
    claims: { canAccessBeta: true },
    userCredential: { uid: `buyer${count}`, email: null, isEmailVerified: true },
  });
  const pages = {
    payment: <PurchasePayment purchaseId="p1" onPaid={() => undefined} />,
    result: <PurchaseResult purchaseId="p1" />,
    view: <PurchaseView purchaseId="p1" />,
  };
  render(<MemoryRouter>{pages[page]}</MemoryRouter>);
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(loadStripeJs)
    .mockReset()
    .mockResolvedValue({} as never);
  vi.mocked(payPurchase)
    .mockReset()
    .mockResolvedValue({ outcome: 'failed', clientSecret: 'pi_1_secret_2' });
  vi.mocked(settlePurchase).mockReset().mockResolvedValue({ outcome: 'successful' });
});

describe('the page that takes the payment', () => {
  test('says what is agreed to, above the card', async () => {
    open('payment', PURCHASE);
    expect(await screen.findByText('the card')).toBeInTheDocument();
    expect(screen.getByText('¥3,000, tax included')).toBeInTheDocument();
  });

  test('asks for nothing where it was paid before, as after the back button', async () => {
    vi.mocked(payPurchase).mockResolvedValue({ outcome: 'successful', clientSecret: null });
    open('payment', { ...PURCHASE, ...PAID });
    expect(await screen.findByText(/Nothing is due for this purchase/)).toBeInTheDocument();
    expect(screen.queryByText('the card')).not.toBeInTheDocument();
  });

  test.each([
    ['is archived', 'billing/product-not-sold', /no longer sold. You haven’t been charged/],
    ['has other terms', 'billing/offer-outdated', /has changed since you opened it/],
    ['has lost the coach', 'coach/ended-by-coach', /This coach has ended your coaching/],
  ] satisfies [string, FailureCode, RegExp][])(
    'leads to the coach where the product %s meanwhile',
    async (_, code, words) => {
      vi.mocked(payPurchase).mockRejectedValue(new TasukiFailure(code));
      open('payment', PURCHASE);
      expect(await screen.findByText(words)).toBeInTheDocument();
      // The way there is known with the purchase, which may come after the failure.
      expect(
        await screen.findByRole('link', { name: 'See what the coach sells' }),
      ).toBeInTheDocument();
    },
  );

  test.each([
    ['Stripe is down', 'billing/unavailable', /isn’t responding/],
    ['Stripe.js cannot be loaded', 'billing/provider-not-initialized', /couldn’t be loaded/],
  ] satisfies [string, FailureCode, RegExp][])(
    'can be tried again where %s',
    async (_, code, words) => {
      vi.mocked(loadStripeJs).mockRejectedValueOnce(new TasukiFailure(code));
      open('payment', PURCHASE);
      expect(await screen.findByText(words)).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('the card')).toBeInTheDocument();
    },
  );

  test('shows nothing of a purchase of somebody else', async () => {
    vi.mocked(payPurchase).mockRejectedValue(new TasukiFailure('billing/not-found'));
    open('payment', null);
    expect(await screen.findByText(/couldn’t be found/)).toBeInTheDocument();
  });
});

describe('the page that one comes back to', () => {
  test('says what was bought, also where the event was faster than Stripe’s answer', async () => {
    vi.mocked(settlePurchase).mockRejectedValue(new TasukiFailure('billing/unavailable'));
    open('result', { ...PURCHASE, ...PAID });
    expect(
      await screen.findByRole('heading', { name: 'You’ve bought: A talk' }),
    ).toBeInTheDocument();
  });

  test('asks once more where Stripe does not answer, and takes no card anew', async () => {
    vi.mocked(settlePurchase).mockRejectedValueOnce(new TasukiFailure('billing/unavailable'));
    open('result', { ...PURCHASE, state: 'processing' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Please don’t pay again/)).toBeInTheDocument();
  });

  test.each([
    ['a declined card', 'billing/card-declined', /card was declined/],
    ['an expired card', 'billing/card-expired', /card has expired/],
    ['a card of another type', 'billing/card-type-not-accepted', /type of card isn’t accepted/],
    ['a bank that said no', 'billing/not-authenticated', /couldn’t confirm that it’s you/],
    ['anything else', 'billing/payment-failed', /payment failed/],
  ] satisfies [string, FailureCode, RegExp][])(
    'says why it was not bought, and leads to another card: %s',
    async (_, failure, words) => {
      open('result', { ...PURCHASE, state: 'failed', failure });
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
        'href',
        '/purchases/p1/payment',
      );
    },
  );

  test('believes no address: what is not the reader’s is not found', async () => {
    vi.mocked(settlePurchase).mockRejectedValue(new TasukiFailure('billing/not-found'));
    open('result', null);
    expect(await screen.findByText(/couldn’t be found/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('the page of a purchase', () => {
  test.each(['refunded', 'disputed'] as const)(
    'names no day until which a %s one may be used',
    async (state) => {
      open('view', { ...PURCHASE, ...PAID, state });
      expect(await screen.findByText('Paid on')).toBeInTheDocument();
      expect(screen.queryByText('Until')).not.toBeInTheDocument();
    },
  );

  test('says why a payment on former terms went back', async () => {
    open('view', { ...PURCHASE, ...PAID, state: 'refunded', refundedFor: 'former-terms' });
    expect(await screen.findByText(/changed this offer or taken it off/)).toBeInTheDocument();
  });

  test('says what became of it, and has no name of a coach who is gone', async () => {
    open('view', { ...PURCHASE, ...PAID, coachId: null, coachName: '' });
    expect(await screen.findByText('A talk')).toBeInTheDocument();
    expect(screen.getByText('A coach who has left')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the coach' })).not.toBeInTheDocument();
  });
});

test.each(['result', 'view'] as const)(
  'the %s leads to the conversation with the coach, or to the profile of who is no coach of the buyer',
  async (page) => {
    const bought = { ...PURCHASE, ...PAID };
    open(page, bought, [LINK]);
    expect(await screen.findByRole('link', { name: 'Write to the coach' })).toHaveAttribute(
      'href',
      `/topics/${coachTopicId('b1', 'mai')}/chat`,
    );
    cleanup();
    open(page, bought);
    expect(await screen.findByRole('link', { name: 'See the coach' })).toHaveAttribute(
      'href',
      '/coaches/mai',
    );
  },
);
