import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { signIn } from '../../../data/sign-in/authentication.ts';
import { SignInForm } from './sign-in-form.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({ signIn: vi.fn() }));

const signInMock = vi.mocked(signIn);

// The form fetches it when it is first touched, which a busy machine may do slowly.
beforeAll(async () => {
  await import('@tasuki/domain/sign-in/sign-in');
});

beforeEach(() => {
  signInMock.mockReset();
  signInMock.mockResolvedValue();
});

async function enter(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.keyboard('{Enter}');
  if (!email && !password) await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the sign-in form', () => {
  test('signs in by the Enter key', async () => {
    render(<SignInForm />);
    await enter('hanako@example.jp', 'eight888');
    expect(signInMock).toHaveBeenCalledExactlyOnceWith('hanako@example.jp', 'eight888');
  });

  test('names what is missing', async () => {
    render(<SignInForm />);
    await enter('', '');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      'Email is a required field.',
    );
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password is a required field.',
    );
    expect(signInMock).not.toHaveBeenCalled();
  });

  test.each<[FailureCode, string]>([
    ['auth/invalid-credential', 'Wrong email or password. Try again, or sign up.'],
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
    [
      'auth/user-disabled',
      'This account has been disabled. If you don’t know why, please contact us.',
    ],
  ])('says what happened on %s and keeps the email', async (code, words) => {
    signInMock.mockRejectedValueOnce(new TasukiFailure(code));
    render(<SignInForm />);
    await enter('hanako@example.jp', 'eight888');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue('hanako@example.jp');
  });

  test('lets the browser fill in what it remembers', () => {
    render(<SignInForm />);
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});
