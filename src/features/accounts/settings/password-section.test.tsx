import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { addPassword, changePassword } from '../../../data/sign-in/account-security.ts';
import {
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SignInMethod,
} from '../../../platform/session-store.ts';
import { PasswordSection } from './password-section.tsx';

vi.mock('../../../data/sign-in/account-security.ts', () => ({
  addPassword: vi.fn(),
  changePassword: vi.fn(),
}));

const change = vi.mocked(changePassword);
const add = vi.mocked(addPassword);

beforeEach(() => {
  vi.resetAllMocks();
  change.mockResolvedValue();
  add.mockResolvedValue();
});

function open(signInMethods: SignInMethod[], email: string | null = 'hanako@example.jp') {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    signInMethods,
    userCredential: { uid: 'u1', email, isEmailVerified: true },
  });
  render(<PasswordSection />);
  return userEvent.setup();
}

async function fill(current: string | null, next: string, repeat = next) {
  const user = userEvent.setup();
  if (current !== null) await user.type(screen.getByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.type(screen.getByLabelText('Repeat password'), `${repeat}{Enter}`);
}

describe('changing the password', () => {
  test('takes the current one and a good new one', async () => {
    const user = open(['password']);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await fill('old-Secret-1', 'Aa1!aaaa');
    expect(await screen.findByText('Your password has been changed.')).toHaveRole('status');
    expect(change).toHaveBeenCalledExactlyOnceWith('old-Secret-1', 'Aa1!aaaa');
  });

  test('is left as it is by whoever thinks better of it', async () => {
    const user = open(['password']);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.type(screen.getByLabelText('Current password'), 'old-Secret-1');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change password' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(change).not.toHaveBeenCalled();
  });

  test.each<[FailureCode, RegExp]>([
    ['account/wrong-password', /^Current password is incorrect/],
    ['auth/requires-recent-login', /sign out and sign in again/],
  ])('says what %s means, and keeps what was typed', async (code, words) => {
    change.mockRejectedValueOnce(new TasukiFailure(code));
    const user = open(['password']);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await fill('old-Secret-1', 'Aa1!aaaa');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('New password')).toHaveValue('Aa1!aaaa');
  });

  test.each([
    {
      field: 'Current password',
      current: '',
      next: 'Aa1!aaaa',
      repeat: 'Aa1!aaaa',
      words: 'Current password is a required field.',
    },
    {
      field: 'Current password',
      current: 'short',
      next: 'Aa1!aaaa',
      repeat: 'Aa1!aaaa',
      words: /at least 8 characters/,
    },
    {
      field: 'New password',
      current: 'old-Secret-1',
      next: 'aaaaaaaa',
      repeat: 'aaaaaaaa',
      words: /one uppercase letter/,
    },
    {
      field: 'Repeat password',
      current: 'old-Secret-1',
      next: 'Aa1!aaaa',
      repeat: 'Aa1!aaab',
      words: 'The passwords don’t match.',
    },
  ])('minds the rules of $field: "$current", "$next", "$repeat"', async (given) => {
    const { field, current, next, repeat, words } = given;
    const user = open(['password']);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await fill(current === '' ? null : current, next, repeat);
    expect(await screen.findByLabelText(field)).toHaveAccessibleDescription(words);
    expect(change).not.toHaveBeenCalled();
  });
});

describe('where there is no password', () => {
  test('one is set without a current one', async () => {
    const user = open(['google']);
    await user.click(screen.getByRole('button', { name: 'Set a password' }));
    await fill(null, 'Aa1!aaaa');
    expect(await screen.findByText(/^Your password has been set\./)).toBeVisible();
    expect(add).toHaveBeenCalledExactlyOnceWith('Aa1!aaaa');
  });

  test('and no email to sign in with, that is said first', () => {
    open([], null);
    expect(screen.getByText(/confirm an email above first/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
