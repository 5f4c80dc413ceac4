import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import { beginCoachSubscription } from '../../data/coach-plans/coach-plan-functions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { loadStripeJs } from '../../platform/stripe-js.ts';
import { CoachPlanPayment } from './coach-plan-payment.tsx';

vi.mock('../../data/coach-plans/coach-plan-functions.ts', () => ({
  beginCoachSubscription: vi.fn(),
}));
vi.mock('../../platform/stripe-js.ts', () => ({
  isPaymentDocument: () => true,
  loadStripeJs: vi.fn(),
}));
vi.mock('./payment-form.tsx', () => ({ PaymentForm: () => <p>{'the card'}</p> }));

const LINK: CoachLink = {
  id: 'u1_mai',
  runnerUid: 'u1',
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

let count = 0;

beforeAll(async () => {
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.mocked(loadStripeJs).mockResolvedValue({} as never);
  vi.mocked(beginCoachSubscription).mockResolvedValue({
    setupIntentId: 'seti_1',
    clientSecret: 'secret',
    trialDays: 14,
    plan: { coachName: 'Mai', name: 'Talks', target: 'All', priceYen: 5000, interval: 'month' },
  });
});

test.each<[string, CoachLink[], RegExp]>([
  ['is no runner of the coach', [], /becomes your coach with it, but can’t read any of your data/],
  ['has another coach', [{ ...LINK, coachId: 'kenji' }], /becomes your coach with it/],
  ['shares nothing with the coach', [LINK], /is already your coach and can’t read any/],
  [
    'shares with the coach',
    [{ ...LINK, sharesActivities: true, consentVersion: SHARING_CONSENT_VERSION }],
    /is already your coach and can read what you share\. That stays as it is/,
  ],
])('who %s reads what the coach may read', async (_, coachLinks, words) => {
  count += 1;
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready', coachLinks });
  render(
    <MemoryRouter>
      <CoachPlanPayment coachId="mai" planId={`talks${count}`} onConfirmed={() => undefined} />
    </MemoryRouter>,
  );
  expect(await screen.findByText(words)).toBeVisible();
});
