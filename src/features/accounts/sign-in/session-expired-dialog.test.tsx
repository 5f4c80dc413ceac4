import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { signInAgain } from '../../../data/sign-in/authentication.ts';
import { beginProviderSignIn } from '../../../data/sign-in/provider-sign-in.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { SessionExpiredDialog } from './session-expired-dialog.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({ signInAgain: vi.fn() }));
vi.mock('../../../data/sign-in/provider-sign-in.ts', () => ({ beginProviderSignIn: vi.fn() }));

const signInAgainMock = vi.mocked(signInAgain);

beforeEach(() => {
  signInAgainMock.mockReset();
  signInAgainMock.mockResolvedValue();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'expired',
    userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
  });
});

test('asks for the password of the same person', async () => {
  render(<SessionExpiredDialog />);
  expect(screen.getByRole('dialog', { name: 'You’ve been signed out' })).toHaveTextContent(
    'This page and what you typed stay as they are.',
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await userEvent.setup().type(screen.getByLabelText('Password'), 'eight888{Enter}');
  expect(signInAgainMock).toHaveBeenCalledExactlyOnceWith('hanako@example.jp', 'eight888');
});

test('says when the password is wrong', async () => {
  signInAgainMock.mockRejectedValueOnce(new TasukiFailure('auth/invalid-credential'));
  render(<SessionExpiredDialog />);
  await userEvent.setup().type(screen.getByLabelText('Password'), 'eight889{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password.');
});

test('leaves a way out', () => {
  render(<SessionExpiredDialog />);
  expect(screen.getByRole('link', { name: 'Sign out instead' })).toHaveAttribute(
    'href',
    '/signout',
  );
});

test('leads those without a password back in by their provider, and on to this page', async () => {
  vi.mocked(beginProviderSignIn).mockResolvedValue();
  useSessionStore.setState({
    signInMethods: ['google'],
    userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
  });
  render(<SessionExpiredDialog />);
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(beginProviderSignIn).toHaveBeenCalledExactlyOnceWith({
    provider: 'google',
    intent: 'signIn',
    continueTo: '/',
    acceptedTermsVersion: null,
  });
});
