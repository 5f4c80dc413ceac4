import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Subscriber } from '@tasuki/domain/billing/coach-plan';
import type { Sale } from '@tasuki/domain/products/purchase';
import { watchNewestSales, watchNewestSubscribers } from '../../../data/products/sales.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { SaleNotice } from './sale-notice.tsx';

vi.mock('../../../data/products/sales.ts', () => ({
  watchNewestSales: vi.fn(),
  watchNewestSubscribers: vi.fn(),
  watchSales: vi.fn(),
}));

/** On a busy machine. */
const IMPORT_MILLISECONDS = 120_000;

let count = 0;
let reportSales: (sales: Sale[]) => void = () => undefined;
let reportSubscribers: (subscribers: Subscriber[]) => void = () => undefined;

beforeAll(async () => {
  // Loaded before the tests, which wait for what is shown alone.
  await Promise.all([
    import('date-fns/locale/en-US'),
    import('./sale-words.tsx'),
    loadCatalogues(['products']),
  ]);
  preloadDateLocale();
}, IMPORT_MILLISECONDS);

beforeEach(() => {
  count += 1;
  vi.mocked(watchNewestSales).mockImplementation((_coach, _from, onSales) => {
    reportSales = onSales;
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchNewestSubscribers).mockImplementation((_coach, _from, onSubscribers) => {
    reportSubscribers = onSubscribers;
    return Promise.resolve(() => undefined);
  });
  vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z'), toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
  };
});

async function open(coachId = `coach${count}`) {
  await act(async () => {
    render(
      <MemoryRouter>
        <SaleNotice coachId={coachId} />
      </MemoryRouter>,
    );
    return Promise.resolve();
  });
}

function sale(number: number): Sale {
  return {
    id: `pi_${count}_${number}`,
    productId: 'p1',
    productName: 'Race plan',
    runnerUid: 'hana',
    runnerName: `Hana ${number}`,
    priceYen: 5000,
    state: 'paid',
    paidAt: new Date(Date.UTC(2026, 10, 27, 3, 0, -number)),
    endsAt: new Date('2026-12-27T00:00:00Z'),
  };
}

function subscriber(): Subscriber {
  return {
    id: `sub_${count}`,
    runnerUid: 'aiko',
    runnerName: 'Aiko',
    planId: 'talks',
    planName: 'Talks',
    status: 'trialing',
    isCancelledAtPeriodEnd: false,
    priceYen: 6000,
    interval: 'month',
    startedAt: new Date('2026-11-27T12:00:00Z'),
    periodEndsAt: new Date('2026-12-11T00:00:00Z'),
  };
}

test('a product that was bought is said while the page is open, until the coach closes it', async () => {
  await open();
  act(() => {
    reportSubscribers([]);
    reportSales([]);
  });
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => {
    reportSales([sale(1)]);
  });
  expect(
    await screen.findByText('Hana 1 bought “Race plan” for ¥5,000 on Nov 27, 2026.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what was bought' })).toHaveAttribute(
    'href',
    '/coach-app/products',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  await open(`again${count}`);
  act(() => {
    reportSales([sale(1), sale(2)]);
  });
  expect(await screen.findByText(/Hana 2 bought/)).toBeVisible();
  expect(screen.queryByText(/Hana 1 bought/)).toBeNull();
});

test('a new subscriber is said with the way to the subscribers, and of many sales the newest', async () => {
  await open();
  act(() => {
    reportSubscribers([subscriber()]);
    reportSales([sale(1), sale(2), sale(3)]);
  });
  expect(await screen.findByText('Aiko subscribed to “Talks” on Nov 27, 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See subscribers' })).toHaveAttribute(
    'href',
    '/coach-app/paid-plans',
  );
  expect(screen.getByText(/Hana 2 bought/)).toBeVisible();
  expect(screen.queryByText(/Hana 3 bought/)).toBeNull();
  expect(screen.getByText('and 1 more')).toBeVisible();
});
