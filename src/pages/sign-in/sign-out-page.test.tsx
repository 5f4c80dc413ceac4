import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { signOutEverything } from '../../data/sign-in/sign-out.ts';
import { findUnsentWork } from '../../data/uploads/unsent-work.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import SignOutPage from './sign-out-page.tsx';

vi.mock('../../data/sign-in/sign-out.ts', () => ({ signOutEverything: vi.fn() }));
vi.mock('../../data/uploads/unsent-work.ts', () => ({ findUnsentWork: vi.fn() }));

beforeEach(() => {
  setErrorReporter(() => undefined);
  vi.mocked(signOutEverything).mockReset().mockResolvedValue(undefined);
  vi.mocked(findUnsentWork).mockReset().mockResolvedValue({ fileCount: 0, hasWrites: false });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'runner', email: null, isEmailVerified: true },
  });
});

const open = () =>
  render(
    <MemoryRouter>
      <SignOutPage />
    </MemoryRouter>,
  );

it('signs out at once where everything was sent', async () => {
  open();
  await vi.waitFor(() => {
    expect(signOutEverything).toHaveBeenCalledOnce();
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what was not sent, and discards it only when asked to', async () => {
  vi.mocked(findUnsentWork).mockResolvedValue({ fileCount: 2, hasWrites: true });
  open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('2 recordings haven’t been uploaded yet.');
  expect(alert).toHaveTextContent('waiting for a connection');
  expect(screen.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute(
    'href',
    '/activities',
  );
  expect(signOutEverything).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out and discard them' }));
  expect(signOutEverything).toHaveBeenCalledOnce();
});

it('can be tried again when it failed', async () => {
  vi.mocked(signOutEverything).mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(signOutEverything).toHaveBeenCalledTimes(2);
});
