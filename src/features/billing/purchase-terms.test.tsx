import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { preloadDateLocale } from '../../platform/locale.ts';
import { PurchaseTerms } from './purchase-terms.tsx';

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

test.each([
  ['day', /paid daily/, /¥200 every day/, /until the next renewal/],
  ['month', /paid monthly/, /¥200 every month/, /until the day before a renewal/],
  ['year', /paid yearly/, /¥200 every year/, /until the day before a renewal/],
] as const)('say how a plan by the %s renews, and until when it is cancelled', async (...row) => {
  const [interval, paid, renews, cancelled] = row;
  render(
    <MemoryRouter>
      <PurchaseTerms
        plan={{ name: 'A talk', priceYen: 200, interval }}
        trialDays={0}
        now={new Date('2026-11-27T03:00:00Z')}
        coupon={null}
      />
    </MemoryRouter>,
  );
  expect(await screen.findByText(paid)).toBeInTheDocument();
  expect(screen.getByText(renews)).toBeInTheDocument();
  expect(screen.getByText(cancelled)).toBeInTheDocument();
});
