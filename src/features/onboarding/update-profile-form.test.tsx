import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { TERMS_VERSION, type UserAccount } from '@tasuki/domain/accounts/user-account';
import { saveUserAccount } from '../../data/sign-in/session-account.ts';
import {
  keepPendingSignUp,
  readPendingSignUp,
} from '../../platform/between-pages/pending-sign-up.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { UpdateProfileForm } from './update-profile-form.tsx';

vi.mock('../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

const saveMock = vi.mocked(saveUserAccount);

const USER = exampleUserAccount({
  phoneNumber: null,
  country: null,
  timeZone: null,
  acceptedTermsVersion: '2026-01-01',
  isStartPageShown: false,
});

const onSaved = vi.fn();

beforeEach(() => {
  onSaved.mockReset();
  saveMock.mockReset();
  saveMock.mockResolvedValue();
});

function open(user: UserAccount | null, email: string | null = 'hanako@example.jp') {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user,
    userCredential: { uid: 'u1', email, isEmailVerified: false },
  });
  render(<UpdateProfileForm onSaved={onSaved} />);
  return userEvent.setup();
}

const submit = () => screen.getByRole('button', { name: 'Save and continue' });

describe('the profile form', () => {
  test('stores the phone number as it is dialled from anywhere', async () => {
    const user = open(USER);
    await user.selectOptions(screen.getByLabelText('Country of residence'), 'Japan');
    await user.type(screen.getByLabelText('Phone number'), '090-1234-5678');
    await user.click(submit());
    await vi.waitFor(() => {
      expect(onSaved).toHaveBeenCalledTimes(1);
    });
    expect(saveMock.mock.calls[0]?.[0]).toEqual({
      firstName: 'Hanako',
      lastName: 'Sato',
      country: 'JP',
      phoneNumber: '+819012345678',
      timeZone: expect.any(String) as string,
      contactEmail: null,
      acceptedTermsVersion: '2026-01-01',
    });
  });

  test.each([
    ['Japan', '123'],
    ['Japan', '190-1234-5678'],
    ['Vietnam', '090-1234-567890'],
    ['Antarctica', '09012345678'],
  ])('refuses in %s the number %s', async (country, typed) => {
    const user = open(USER);
    await user.selectOptions(screen.getByLabelText('Country of residence'), country);
    await user.type(screen.getByLabelText('Phone number'), typed);
    await user.click(submit());
    expect(await screen.findByText('Invalid phone number.')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone number')).toBeInvalid();
    expect(saveMock).not.toHaveBeenCalled();
  });

  test('takes a number of another country with its plus sign', async () => {
    const user = open(USER);
    await user.selectOptions(screen.getByLabelText('Country of residence'), 'Japan');
    await user.type(screen.getByLabelText('Phone number'), '+84 912 345 678');
    await user.click(submit());
    await vi.waitFor(() => {
      expect(saveMock.mock.calls[0]?.[0]).toMatchObject({ phoneNumber: '+84912345678' });
    });
  });

  test('names what is missing', async () => {
    const user = open({ ...USER, firstName: '', lastName: '' });
    await user.click(submit());
    expect(await screen.findByText('Phone number is a required field.')).toBeInTheDocument();
    expect(screen.getByText('First name is a required field.')).toBeInTheDocument();
    expect(screen.getByText('Last name is a required field.')).toBeInTheDocument();
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('does not let the sign-in email be changed here', () => {
    open(USER);
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Email')).toHaveValue('hanako@example.jp');
  });

  test('asks for an email where the sign-in method gave none', async () => {
    const user = open({ ...USER, email: null }, null);
    await user.type(screen.getByLabelText('Email'), 'hanako@mail.example');
    await user.selectOptions(screen.getByLabelText('Country of residence'), 'Japan');
    await user.type(screen.getByLabelText('Phone number'), '090-1234-5678');
    await user.click(submit());
    await vi.waitFor(() => {
      expect(saveMock.mock.calls[0]?.[0]).toMatchObject({ contactEmail: 'hanako@mail.example' });
    });
  });

  test('completes a sign-up whose account was never written, from what was typed then', async () => {
    keepPendingSignUp({
      uid: null,
      email: 'hanako@example.jp',
      firstName: 'Hanako',
      lastName: 'Sato',
      language: 'en',
      acceptedTermsVersion: TERMS_VERSION,
    });
    const user = open(null);
    expect(screen.getByLabelText('First name')).toHaveValue('Hanako');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Country of residence'), 'Japan');
    await user.type(screen.getByLabelText('Phone number'), '090-1234-5678');
    await user.click(submit());
    await vi.waitFor(() => {
      expect(onSaved).toHaveBeenCalledTimes(1);
    });
    expect(saveMock.mock.calls[0]?.[1]).toMatchObject({
      email: 'hanako@example.jp',
      firstName: 'Hanako',
      acceptedTermsVersion: TERMS_VERSION,
      isStartPageShown: false,
    });
    expect(readPendingSignUp({ uid: 'u1', email: 'hanako@example.jp' })).toBeNull();
  });

  test('asks for the agreement where none is known', async () => {
    const user = open(null);
    await user.type(screen.getByLabelText('First name'), 'Hanako');
    await user.type(screen.getByLabelText('Last name'), 'Sato');
    await user.selectOptions(screen.getByLabelText('Country of residence'), 'Japan');
    await user.type(screen.getByLabelText('Phone number'), '090-1234-5678');
    await user.click(submit());
    expect(await screen.findByText('Your agreement is needed to continue.')).toBeInTheDocument();
    expect(saveMock).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox'));
    await user.click(submit());
    await vi.waitFor(() => {
      expect(saveMock.mock.calls[0]?.[0]).toMatchObject({ acceptedTermsVersion: TERMS_VERSION });
    });
  });

  test('says when it could not be saved, and keeps what was typed', async () => {
    saveMock.mockRejectedValueOnce(new TasukiFailure('common/offline'));
    const user = open(USER);
    await user.selectOptions(screen.getByLabelText('Country of residence'), 'Japan');
    await user.type(screen.getByLabelText('Phone number'), '090-1234-5678');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('There’s no connection.');
    expect(screen.getByLabelText('Phone number')).toHaveValue('090-1234-5678');
    expect(onSaved).not.toHaveBeenCalled();
  });
});
