import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { AccountExport } from '@tasuki/domain/accounts/account-export';
import {
  askForExport,
  downloadExport,
  watchAccountExport,
} from '../../../data/accounts/account-exports.ts';
import { proveByPassword } from '../../../data/sign-in/account-security.ts';
import { beginProviderSignIn } from '../../../data/sign-in/provider-sign-in.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { ExportSection } from './export-section.tsx';

vi.mock('../../../data/accounts/account-exports.ts', () => ({
  askForExport: vi.fn(),
  downloadExport: vi.fn(),
  watchAccountExport: vi.fn(),
}));

vi.mock('../../../data/sign-in/account-security.ts', () => ({ proveByPassword: vi.fn() }));
vi.mock('../../../data/sign-in/provider-sign-in.ts', () => ({ beginProviderSignIn: vi.fn() }));
vi.mock('../../../data/provider-links/provider-links.ts', () => ({
  watchProviderLinks: vi.fn(() => Promise.resolve(() => undefined)),
}));

let emit: (current: AccountExport | null) => void;
let count = 0;

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(askForExport).mockResolvedValue();
  vi.mocked(downloadExport).mockResolvedValue();
  vi.mocked(watchAccountExport).mockImplementation((_uid, onExport) => {
    emit = onExport;
    return Promise.resolve(() => undefined);
  });
});

async function open(current: AccountExport | null) {
  count += 1;
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/onboarding?show=account']}>
        <Suspense>
          <ExportSection uid={`u${count}`} />
        </Suspense>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  await act(async () => {
    emit(current);
    await Promise.resolve();
  });
  return userEvent.setup();
}

const READY: AccountExport = {
  state: 'ready',
  sizeBytes: 12_345_678,
  createdAt: new Date('2026-11-20T12:00:00'),
  expiresAt: new Date('2026-11-27T12:00:00'),
};

test('is asked for, made, and downloaded', async () => {
  const user = await open(null);
  await user.click(screen.getByRole('button', { name: 'Export my data' }));
  expect(askForExport).toHaveBeenCalledTimes(1);
  await act(async () => {
    emit({ state: 'running', sizeBytes: null, createdAt: new Date(), expiresAt: null });
    await Promise.resolve();
  });
  expect(await screen.findByText(/You can leave this page/)).toHaveRole('status');
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => {
    emit(READY);
    await Promise.resolve();
  });
  expect(
    await screen.findByText('Exported on Nov 20, 2026, 12.3 MB. It’s kept until Nov 27, 2026.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(downloadExport).toHaveBeenCalledTimes(1);
});

test('is not offered anew while it is fresh, and is when it is older, failed or not', async () => {
  await open({ ...READY, createdAt: new Date() });
  expect(await screen.findByRole('button', { name: 'Download' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export again' })).toBeNull();
  await act(async () => {
    emit({ ...READY, state: 'failed', sizeBytes: null });
    await Promise.resolve();
  });
  expect(await screen.findByText(/couldn’t be exported/)).toBeVisible();
  await act(async () => {
    emit({ ...READY, state: 'failed', sizeBytes: null, createdAt: new Date() });
    await Promise.resolve();
  });
  expect(screen.queryByRole('button', { name: 'Export again' })).toBeNull();
  await act(async () => {
    emit({ ...READY, state: 'failed', sizeBytes: null });
    await Promise.resolve();
  });
  expect(screen.getByRole('button', { name: 'Export again' })).toBeEnabled();
});

test('says when there is nothing to download any more', async () => {
  vi.mocked(downloadExport).mockRejectedValueOnce(new TasukiFailure('export/not-ready'));
  const user = await open(READY);
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s no file to download yet.');
});

test.each(['Export my data', 'Download'])(
  '%s wants a recent sign-in, and goes on once the password was typed',
  async (name) => {
    useSessionStore.setState({
      ...SIGNED_OUT_SESSION,
      status: 'ready',
      signInMethods: ['password'],
      userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
    });
    const action = vi.mocked(name === 'Download' ? downloadExport : askForExport);
    action.mockRejectedValueOnce(new TasukiFailure('auth/requires-recent-login'));
    vi.mocked(proveByPassword).mockResolvedValue();
    const user = await open(name === 'Download' ? READY : null);
    await user.click(await screen.findByRole('button', { name }));
    await user.type(await screen.findByLabelText('Password'), 'Correct-horse-1');
    await user.click(screen.getByRole('button', { name: 'Confirm password' }));
    await vi.waitFor(() => {
      expect(action).toHaveBeenCalledTimes(2);
    });
    expect(proveByPassword).toHaveBeenCalledExactlyOnceWith('Correct-horse-1');
  },
);

test('before the approval too, a provider leads back to the page with the export', async () => {
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'ready', signInMethods: ['google'] });
  vi.mocked(askForExport).mockRejectedValueOnce(new TasukiFailure('auth/requires-recent-login'));
  vi.mocked(beginProviderSignIn).mockResolvedValue();
  const user = await open(null);
  await user.click(await screen.findByRole('button', { name: 'Export my data' }));
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  expect(beginProviderSignIn).toHaveBeenCalledExactlyOnceWith({
    provider: 'google',
    intent: 'signIn',
    continueTo: '/onboarding?show=account#export',
    acceptedTermsVersion: null,
  });
});
