import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { signedInUid, signOutEverything } from '../../data/sign-in/sign-out.ts';
import { findUnsentWork } from '../../data/uploads/unsent-work.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import SignOutPage from './sign-out-page.tsx';

vi.mock('../../data/sign-in/sign-out.ts', () => ({
  signedInUid: vi.fn(),
  signOutEverything: vi.fn(),
}));
vi.mock('../../data/uploads/unsent-work.ts', () => ({ findUnsentWork: vi.fn() }));

beforeEach(() => {
  setErrorReporter(() => undefined);
  vi.mocked(signOutEverything).mockReset().mockResolvedValue(undefined);
  vi.mocked(signedInUid).mockReset().mockResolvedValue('runner');
  vi.mocked(findUnsentWork).mockReset().mockResolvedValue({ fileCount: 0, hasWrites: false });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'runner', email: null, isEmailVerified: true },
  });
});

/** Opens the page by a click within the app. */
const open = () =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/signout', key: 'clicked' }]}>
      <SignOutPage />
    </MemoryRouter>,
  );

/** As a document of its own, from a page of this address; '' = from none. */
function load(referrer: string) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  render(
    <MemoryRouter initialEntries={['/signout']}>
      <SignOutPage />
    </MemoryRouter>,
  );
}

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

it.each(['https://elsewhere.example/', `${globalThis.location.origin}.evil.example/`, ''])(
  'asks first where no page of ours led there: %j',
  async (referrer) => {
    load(referrer);
    const stay = await screen.findByRole('link', { name: 'Stay signed in' });
    expect(stay).toHaveAttribute('href', '/activities');
    expect(signOutEverything).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await vi.waitFor(() => {
      expect(signOutEverything).toHaveBeenCalledOnce();
    });
  },
);

it('signs out at once where a page of ours was left for it', async () => {
  load(`${globalThis.location.origin}/activities`);
  await vi.waitFor(() => {
    expect(signOutEverything).toHaveBeenCalledOnce();
  });
});

it('says what was not sent also where it begins as a document, before any session', async () => {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'unknown' });
  vi.mocked(findUnsentWork).mockResolvedValue({ fileCount: 1, hasWrites: false });
  load(`${globalThis.location.origin}/activities`);
  expect(await screen.findByRole('alert')).toHaveTextContent('1 recording hasn’t been uploaded');
  expect(findUnsentWork).toHaveBeenCalledWith('runner');
  expect(signOutEverything).not.toHaveBeenCalled();
});
