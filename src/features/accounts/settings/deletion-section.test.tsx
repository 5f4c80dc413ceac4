import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import {
  deleteAccount,
  lastSignIn,
  proveByPassword,
} from '../../../data/sign-in/account-security.ts';
import { exampleSubscription } from '@tasuki/domain/billing/example-subscription';
import { watchSubscriptions } from '../../../data/billing/subscriptions.ts';
import { watchProviderLinks } from '../../../data/provider-links/provider-links.ts';
import { beginProviderSignIn } from '../../../data/sign-in/provider-sign-in.ts';
import { signOutEverything } from '../../../data/sign-in/sign-out.ts';
import { readDeletionNotice } from '../../../platform/between-pages/deletion-notice.ts';
import {
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SignInMethod,
} from '../../../platform/session-store.ts';
import { DeletionSection } from './deletion-section.tsx';

vi.mock('../../../data/sign-in/account-security.ts', () => ({
  deleteAccount: vi.fn(),
  lastSignIn: vi.fn(),
  proveByPassword: vi.fn(),
}));
vi.mock('../../../data/provider-links/provider-links.ts', () => ({ watchProviderLinks: vi.fn() }));
vi.mock('../../../data/sign-in/provider-sign-in.ts', () => ({ beginProviderSignIn: vi.fn() }));
vi.mock('../../../data/billing/subscriptions.ts', () => ({ watchSubscriptions: vi.fn() }));
vi.mock('../../../data/sign-in/sign-out.ts', () => ({ signOutEverything: vi.fn() }));

// The dialog's code is fetched when it is first shown; on a busy machine that takes its time.
beforeAll(async () => {
  await import('./deletion-dialog.tsx');
}, 60_000);

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(deleteAccount).mockResolvedValue(new Date('2026-11-22T09:30:00'));
  vi.mocked(lastSignIn).mockResolvedValue(new Date());
  vi.mocked(signOutEverything).mockResolvedValue(undefined);
  vi.mocked(beginProviderSignIn).mockResolvedValue();
  vi.mocked(watchProviderLinks).mockImplementation((_uid, onLinks) => {
    onLinks({ strava: { state: 'connected' } as never, garmin: null });
    return Promise.resolve(() => undefined);
  });
});

beforeEach(() => {
  vi.mocked(watchSubscriptions).mockResolvedValue(() => undefined);
});

function open(signInMethods: SignInMethod[] = ['password'], place = '/account', uid = 'u1') {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    signInMethods,
    userCredential: { uid, email: 'hanako@example.jp', isEmailVerified: true },
  });
  render(
    <MemoryRouter initialEntries={[place]}>
      <Suspense>
        <DeletionSection uid={uid} />
      </Suspense>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('says what goes and by when, wants a plain yes, and leaves what is said on the sign-in page', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(await screen.findByText(/Everything is gone within 24 hours/)).toBeVisible();
  expect(dialog).toHaveTextContent('We tell Strava and Garmin');
  const submit = screen.getByRole('button', { name: 'Delete everything' });
  expect(submit).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /can’t be undone/ }));
  await user.click(submit);
  await vi.waitFor(() => {
    expect(signOutEverything).toHaveBeenCalledTimes(1);
  });
  expect(readDeletionNotice()).toMatch(/^Your account is deleted\. .* Nov 22, 2026 9:30/);
  expect(dialog).toHaveAccessibleName('Delete account');
});

test('says first what ends of what is paid for, and that the rest is not paid back', async () => {
  vi.mocked(watchSubscriptions).mockImplementation((_uid, onSubscriptions) => {
    onSubscriptions([
      exampleSubscription({ periodEndsAt: new Date('2026-12-07T03:00:00Z') }),
      exampleSubscription({ id: 'of-coach', sellerId: 'mai', planName: 'A talk a month' }),
      exampleSubscription({ id: 'over', sellerId: 'ken', planName: 'Over', status: 'canceled' }),
    ]);
    return Promise.resolve(() => undefined);
  });
  const user = open(['password'], '/account', 'payer');
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(await screen.findByText(/Anything you pay for ends at once/)).toBeVisible();
  expect(dialog).toHaveTextContent('Ends now: Tasuki plan, current period until Dec 7, 2026.');
  expect(dialog).toHaveTextContent('Ends now: A talk a month');
  expect(dialog).not.toHaveTextContent('Over,');
});

test('can be left by hand where that did not work by itself', async () => {
  vi.mocked(signOutEverything).mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await user.click(await screen.findByRole('checkbox', { name: /can’t be undone/ }));
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(signOutEverything).toHaveBeenCalledTimes(2);
});

test('asks for the password again where the sign-in is old', async () => {
  vi.mocked(lastSignIn).mockResolvedValue(new Date(Date.now() - 10 * 60_000));
  vi.mocked(proveByPassword).mockRejectedValueOnce(new TasukiFailure('auth/invalid-credential'));
  vi.mocked(proveByPassword).mockResolvedValueOnce();
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await user.type(await screen.findByLabelText('Password'), 'wrong-one{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password.');
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'right-one{Enter}');
  expect(await screen.findByRole('button', { name: 'Delete everything' })).toBeDisabled();
});

test('or for the provider where there is no password, and comes back to the question', async () => {
  vi.mocked(lastSignIn).mockResolvedValue(new Date(0));
  const user = open(['google']);
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Connect with Strava' }));
  expect(beginProviderSignIn).toHaveBeenCalledExactlyOnceWith({
    provider: 'strava',
    intent: 'signIn',
    continueTo: '/account#delete',
    acceptedTermsVersion: null,
  });
});

test('is open when somebody comes back from proving who they are', async () => {
  open(['google'], '/account#delete');
  expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
});

test('says when it was refused, and nothing is lost', async () => {
  vi.mocked(deleteAccount).mockRejectedValueOnce(new TasukiFailure('auth/requires-recent-login'));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await user.click(await screen.findByRole('checkbox', { name: /can’t be undone/ }));
  await user.click(screen.getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/sign in again/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});
