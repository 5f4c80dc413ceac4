import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { saveUserAccount } from '../data/sign-in/session-account.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../platform/session-store.ts';
import { NewTermsGate } from './new-terms-gate.tsx';

vi.mock('../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

const saveMock = vi.mocked(saveUserAccount);

function agreedTo(acceptedTermsVersion: string): void {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
    user: { ...exampleUserAccount(), acceptedTermsVersion },
  });
}

function show(path = '/activities') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <NewTermsGate />
    </MemoryRouter>,
  );
}

// Fetched once, however long a busy machine takes for it: no test waits for the code.
beforeAll(async () => {
  await import('../features/accounts/settings/new-terms-dialog.tsx');
}, 60_000);
beforeEach(() => {
  saveMock.mockReset();
  saveMock.mockResolvedValue();
  agreedTo('2026-11-21');
});

test('asks who agreed to an earlier version, and notes that they agree to the new one', async () => {
  saveMock.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Our terms have changed' });
  expect(dialog).toHaveTextContent('We need your agreement again');
  expect(screen.getByRole('link', { name: 'terms of service' })).toHaveAttribute('href', '/terms');
  const agree = screen.getByRole('button', { name: 'I agree' });
  await userEvent.setup().click(agree);
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.setup().click(agree);
  expect(saveMock).toHaveBeenLastCalledWith({ acceptedTermsVersion: TERMS_VERSION });
  agreedTo(TERMS_VERSION);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('says what each version has changed since the one that was agreed to', async () => {
  agreedTo('2026-11-28');
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Our terms have changed' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  expect(dialog).toHaveTextContent('sent to Garmin');
  expect(dialog).toHaveTextContent('payments, notifications, emails and errors');
  expect(dialog).toHaveTextContent('given the pictures in them too');
  expect(dialog).not.toHaveTextContent('weather');
});

test('leaves those who do not agree a way out', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'account page' })).toHaveAttribute(
    'href',
    '/account',
  );
  expect(screen.getByRole('link', { name: 'Sign out instead' })).toHaveAttribute(
    'href',
    '/signout',
  );
});

test.each([
  ['on the texts themselves', '/terms', '2026-11-21'],
  ['on the page where one can leave', '/account', '2026-11-21'],
  ['of who agreed to this version', '/activities', TERMS_VERSION],
  ['of who agreed to a later version in another tab', '/activities', '2099-01-01'],
  ['of who is asked with their profile', '/activities', ''],
])('asks nothing %s', async (_, path, version) => {
  // The dialog is there by now, so that it would be shown.
  await import('../features/accounts/settings/new-terms-dialog.tsx');
  agreedTo(version);
  const { container } = show(path);
  await Promise.resolve();
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByRole('dialog')).toBeNull();
});
