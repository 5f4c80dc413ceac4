import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { signUp } from '../../../data/sign-in/authentication.ts';
import { changeLanguage } from '../../../platform/i18n.ts';
import { SignUpForm } from './sign-up-form.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({ signUp: vi.fn() }));

const signUpMock = vi.mocked(signUp);

// The form fetches it when it is first touched, which a busy machine may do slowly.
beforeAll(async () => {
  await import('@tasuki/domain/sign-in/sign-up');
});

beforeEach(() => {
  signUpMock.mockReset();
  signUpMock.mockResolvedValue();
});

async function fillAll() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('First name'), ' Hanako ');
  await user.type(screen.getByLabelText('Last name'), 'Sato');
  await user.type(screen.getByLabelText('Email'), 'hanako@example.jp');
  await user.type(screen.getByLabelText('Password'), 'eight888');
  await user.type(screen.getByLabelText('Repeat password'), 'eight888');
  await user.click(screen.getByRole('checkbox'));
  return user;
}

const submit = () => screen.getByRole('button', { name: 'Sign up' });

describe('the sign-up form', () => {
  test('sends what was typed, trimmed', async () => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = await fillAll();
    await user.click(submit());
    expect(signUpMock).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Hanako',
      lastName: 'Sato',
      email: 'hanako@example.jp',
      password: 'eight888',
      repeatPassword: 'eight888',
      isAgreed: true,
    });
  });

  test('names every field that is missing, moves to the first and sends nothing', async () => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    await userEvent.setup().click(submit());
    for (const field of ['First name', 'Last name', 'Email', 'Password', 'Repeat password']) {
      expect(screen.getByLabelText(field)).toHaveAccessibleDescription(
        `${field} is a required field.`,
      );
      expect(screen.getByLabelText(field)).toBeInvalid();
    }
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'Your agreement is needed to continue.',
    );
    expect(screen.getByLabelText('First name')).toHaveFocus();
    expect(signUpMock).not.toHaveBeenCalled();
  });

  test.each([
    ['Email', 'hanako@example', 'This isn’t a valid email address.'],
    ['Password', 'seven77', 'The password must have at least 8 characters.'],
    ['Repeat password', 'eight889', 'The passwords don’t match.'],
  ])('says what is wrong with %s', async (field, typed, words) => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = await fillAll();
    await user.clear(screen.getByLabelText(field));
    await user.type(screen.getByLabelText(field), typed);
    await user.click(submit());
    expect(screen.getByLabelText(field)).toHaveAccessibleDescription(words);
    expect(signUpMock).not.toHaveBeenCalled();
  });

  test('takes the words back as soon as the field is right', async () => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = await fillAll();
    await user.clear(screen.getByLabelText('First name'));
    await user.click(submit());
    expect(screen.getByLabelText('First name')).toBeInvalid();
    await user.type(screen.getByLabelText('First name'), 'H');
    expect(screen.getByLabelText('First name')).toBeValid();
  });

  test.each<[FailureCode, string]>([
    ['auth/email-already-in-use', 'This email is already in use. Try another one, or sign in.'],
    [
      'auth/network-request-failed',
      'There’s no connection. What you typed is still here. Try again once you’re online.',
    ],
  ])('says what happened on %s and keeps what was typed', async (code, words) => {
    signUpMock.mockRejectedValueOnce(new TasukiFailure(code));
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = await fillAll();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue('hanako@example.jp');
    await user.click(submit());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(signUpMock).toHaveBeenCalledTimes(2);
  });

  test('leads whoever registered before to the sign-in page', async () => {
    signUpMock.mockRejectedValueOnce(new TasukiFailure('auth/email-already-in-use'));
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = await fillAll();
    expect(screen.queryByRole('link', { name: 'Sign in with this email' })).toBeNull();
    await user.click(submit());
    expect(await screen.findByRole('link', { name: 'Sign in with this email' })).toHaveAttribute(
      'href',
      '/signin',
    );
  });

  test('is sent once, however often it is pressed', async () => {
    let finish = () => undefined as void;
    signUpMock.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = await fillAll();
    await user.dblClick(submit());
    await user.keyboard('{Enter}');
    expect(signUpMock).toHaveBeenCalledTimes(1);
    finish();
  });

  test('opens terms and privacy beside the form, so that nothing typed is lost', () => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    for (const [name, address] of [
      ['terms of service', '/terms'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('href', address);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('asks for the family name first where names are written so', async () => {
    await changeLanguage('ja');
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const labels = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
    expect(labels.slice(0, 2)).toEqual(['lastName', 'firstName']);
  });

  test('lets a password manager keep what it makes up', () => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    for (const label of ['Password', 'Repeat password']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
    }
  });

  test('shows a password only while asked to', async () => {
    render(<SignUpForm state={null} />, { wrapper: MemoryRouter });
    const user = userEvent.setup();
    const show = screen.getByRole('button', { name: 'Show Password' });
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await user.click(show);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(show).toHaveAttribute('aria-pressed', 'true');
  });
});
