import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { watchActivities } from '../../data/activities/activities.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { FirstRunOffer } from './first-run.tsx';

vi.mock('../../data/activities/activities.ts', () => ({ watchActivities: vi.fn() }));
vi.mock('../../data/uploads/kept-uploads.ts', () => ({
  hasKeptUploads: () => Promise.resolve(false),
}));

let account = 0;

async function show(rows: ActivityRow[], { isEmailVerified = true } = {}) {
  account += 1;
  preloadDateLocale();
  await vi.dynamicImportSettled();
  vi.mocked(watchActivities).mockImplementation((_uid, _after, onPage) => {
    onPage({ rows, isLast: true, isConfirmed: true });
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: `runner-${account}`, email: 'hanako@example.jp', isEmailVerified },
  });
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>
          <FirstRunOffer path="/onboarding?show=run" />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

test('offers who waits to add one run', async () => {
  await show([]);
  expect(await screen.findByText(/your coach reads one run/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add files' })).toBeVisible();
});

test('says that the email comes first', async () => {
  await show([], { isEmailVerified: false });
  expect(await screen.findByText(/^Once your email is confirmed/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('leads to the words on the run, and asks for no second one', async () => {
  await show([exampleActivityRow({})]);
  const link = await screen.findByRole('link', { name: 'See what your coach says' });
  expect(link).toHaveAttribute('href', '/onboarding?show=run');
  expect(screen.queryByRole('button', { name: 'Add files' })).not.toBeInTheDocument();
});
