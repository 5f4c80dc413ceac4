import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { watchSubscriptions } from '../../data/billing/subscriptions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { PlanChoice } from './plan-choice.tsx';

vi.mock('../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));
vi.mock('../../platform/environment.ts', () => ({ environment: { sales: null } }));

beforeAll(async () => {
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

test('without keys nothing is sold: the page says so, and free can be chosen', async () => {
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions([]);
    return Promise.resolve(() => undefined);
  });
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <PlanChoice />
        </Suspense>
      </MemoryRouter>,
    );
    return Promise.resolve();
  });
  expect(await screen.findByText(/Nothing is sold here at the moment/)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).not.toContain('/onboarding/payment');
  expect(links).toHaveLength(1);
});
