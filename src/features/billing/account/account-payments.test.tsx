import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { watchSubscriptions } from '../../../data/billing/subscriptions.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { AccountPayments } from './account-payments.tsx';

vi.mock('../../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));

let count = 0;

beforeAll(async () => {
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

function open(subscriptions: SubscriptionMirror[]) {
  count += 1;
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions(subscriptions);
    return Promise.resolve(() => undefined);
  });
  return render(
    <MemoryRouter>
      <AccountPayments uid={`account${count}`} />
    </MemoryRouter>,
  );
}

test.each<[string, Partial<SubscriptionMirror>, RegExp]>([
  ['runs', {}, /: ¥2,980 on Dec 23, 2026, card ending in 4242$/],
  ['has no card', { card: null }, /: ¥2,980 on Dec 23, 2026, no card$/],
  ['is cancelled', { isCancelledAtPeriodEnd: true }, /: no further charge$/],
  [
    'was not paid',
    {
      status: 'unpaid',
      openInvoice: { amountYen: 2980, needsAuthentication: false, nextAttemptAt: null },
    },
    /^¥2,980 is unpaid/,
  ],
])('says of what %s what is charged next, and by which card', async (_, change, words) => {
  open([exampleSubscription(change), exampleSubscription({ id: 'sub_old', status: 'canceled' })]);
  expect(await screen.findByText(words)).toBeVisible();
});

test('says nothing to whoever pays nothing', () => {
  const { container } = open([]);
  expect(container).toBeEmptyDOMElement();
});
