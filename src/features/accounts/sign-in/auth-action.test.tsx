import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import {
  checkResetCode,
  confirmEmailChange,
  emailToProve,
  recoverEmail,
  resetPassword,
  verifyEmail,
} from '../../../data/sign-in/authentication.ts';
import { requestedPath } from '../../../platform/between-pages/requested-path.ts';
import type { ActionMode } from './action-code.ts';
import { AuthAction } from './auth-action.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({
  checkResetCode: vi.fn(),
  confirmEmailChange: vi.fn(),
  emailToProve: vi.fn(),
  recoverEmail: vi.fn(),
  resetPassword: vi.fn(),
  verifyEmail: vi.fn(),
}));

const checkMock = vi.mocked(checkResetCode);
const recoverMock = vi.mocked(recoverEmail);
const resetMock = vi.mocked(resetPassword);
const verifyMock = vi.mocked(verifyEmail);

let codeCount = 0;

beforeEach(() => {
  for (const mock of [checkMock, recoverMock, resetMock, verifyMock]) mock.mockReset();
  checkMock.mockResolvedValue('hanako@example.jp');
  recoverMock.mockResolvedValue('hanako@example.jp');
  resetMock.mockResolvedValue();
  verifyMock.mockResolvedValue();
  vi.mocked(emailToProve).mockReset().mockResolvedValue('hanako@example.jp');
});

/** Each with a code of its own, as each mail has. */
function open(mode: ActionMode): string {
  codeCount += 1;
  const code = `code-${codeCount}`;
  render(
    <MemoryRouter>
      <AuthAction mode={mode} code={code} />
    </MemoryRouter>,
  );
  return code;
}

/** The person says that the address is theirs; before that nothing happens. */
async function confirm(email = 'hanako@example.jp'): Promise<void> {
  expect(await screen.findByText(new RegExp(`^Is ${email} your email\\?`))).toBeInTheDocument();
  expect(verifyMock).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Yes, confirm it' }));
}

describe('a link to a new password', () => {
  test('asks for it twice and sets it', async () => {
    const code = open('resetPassword');
    expect(
      await screen.findByText('Choose a new password for hanako@example.jp.'),
    ).toBeInTheDocument();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('New password'), 'Aa1!aaaa');
    await user.type(screen.getByLabelText('Repeat password'), 'Aa1!aaaa');
    await user.click(screen.getByRole('button', { name: 'Set this password' }));
    expect(resetMock).toHaveBeenCalledExactlyOnceWith(code, 'Aa1!aaaa');
    expect(
      await screen.findByText(/^The password for hanako@example\.jp has been changed\./),
    ).toHaveRole('status');
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/signin');
  });

  test.each([
    ['Aa1!aaa', 'The password must have at least 8 characters.'],
    [
      'aaaaaaaa1',
      'Use at least one uppercase letter, one lowercase letter, one number and one special character.',
    ],
  ])('refuses %s', async (typed, words) => {
    open('resetPassword');
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('New password'), typed);
    await user.type(screen.getByLabelText('Repeat password'), typed);
    await user.click(screen.getByRole('button', { name: 'Set this password' }));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(words);
    expect(resetMock).not.toHaveBeenCalled();
  });
});

test('a link that proves the email does so once, however often the page is drawn', async () => {
  const code = open('verifyEmail');
  await confirm();
  expect(await screen.findByText('Your email is confirmed.')).toHaveRole('status');
  render(
    <MemoryRouter>
      <AuthAction mode="verifyEmail" code={code} />
    </MemoryRouter>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Yes, confirm it' }));
  await waitFor(() => {
    expect(screen.getAllByText('Your email is confirmed.')).toHaveLength(2);
  });
  expect(verifyMock).toHaveBeenCalledExactlyOnceWith(code);
});

test('a link that makes a new email hold says which one to sign in with', async () => {
  vi.mocked(confirmEmailChange).mockResolvedValue('new@example.jp');
  vi.mocked(emailToProve).mockResolvedValue('new@example.jp');
  open('verifyAndChangeEmail');
  await confirm('new@example.jp');
  expect(await screen.findByText(/^Your email is now new@example\.jp\./)).toHaveRole('status');
});

test('a link that takes an email back names it', async () => {
  open('recoverEmail');
  expect(await screen.findByText(/^Your sign-in email is hanako@example\.jp again\./)).toHaveRole(
    'status',
  );
});

test.each<[ActionMode, FailureCode, string, string]>([
  ['resetPassword', 'auth/expired-action-code', 'This link has expired.', '/reset-password'],
  ['resetPassword', 'auth/invalid-action-code', 'This link doesn’t work', '/reset-password'],
  ['verifyEmail', 'auth/expired-action-code', 'This link has expired.', '/signin'],
  ['verifyEmail', 'auth/invalid-action-code', 'This link doesn’t work', '/signin'],
  ['recoverEmail', 'auth/invalid-action-code', 'This link doesn’t work', '/signin'],
])('%s says %s and where a new mail comes from', async (mode, code, words, address) => {
  for (const mock of [checkMock, recoverMock, verifyMock, vi.mocked(emailToProve)]) {
    mock.mockRejectedValue(new TasukiFailure(code));
  }
  open(mode);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link')).toHaveAttribute('href', address);
});

test.each(['verifyEmail', 'verifyAndChangeEmail'] as const)(
  '%s asks for the sign-in first, which leads back to the link',
  async (mode) => {
    const failure = new TasukiFailure('account/sign-in-to-confirm');
    verifyMock.mockRejectedValue(failure);
    vi.mocked(confirmEmailChange).mockRejectedValue(failure);
    function Sender() {
      const { state } = useLocation() as { state: unknown };
      return <p>{requestedPath(state)}</p>;
    }
    render(
      <MemoryRouter initialEntries={[`/auth/action?mode=${mode}&oobCode=abc`]}>
        <Routes>
          <Route
            path="/auth/action"
            element={<AuthAction mode={mode} code={`signed-out-${mode}`} />}
          />
          <Route path="/signin" element={<Sender />} />
        </Routes>
      </MemoryRouter>,
    );
    await confirm();
    expect(await screen.findByText(/^Sign in first\./)).toHaveRole('status');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Sign in' }));
    expect(screen.getByText(`/auth/action?mode=${mode}&oobCode=abc`)).toBeInTheDocument();
  },
);

test('a link of another account says so, and leads to the way out of this one', async () => {
  verifyMock.mockRejectedValue(new TasukiFailure('account/mail-of-other-account'));
  open('verifyEmail');
  await confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('another account’s address');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/signout');
});

test('a lost connection can be tried again with the same link', async () => {
  verifyMock.mockRejectedValueOnce(new TasukiFailure('common/offline'));
  open('verifyEmail');
  await confirm();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  await userEvent.setup().click(retry);
  expect(await screen.findByText('Your email is confirmed.')).toHaveRole('status');
});
