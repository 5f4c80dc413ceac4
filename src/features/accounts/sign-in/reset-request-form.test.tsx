import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { requestPasswordReset } from '../../../data/sign-in/authentication.ts';
import { ResetRequestForm } from './reset-request-form.tsx';

vi.mock('../../../data/sign-in/authentication.ts', () => ({ requestPasswordReset: vi.fn() }));

const requestMock = vi.mocked(requestPasswordReset);

beforeEach(() => {
  requestMock.mockReset();
  requestMock.mockResolvedValue();
});

async function ask(email: string) {
  render(<ResetRequestForm />);
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

test('answers without saying whether the account exists', async () => {
  await ask('hanako@example.jp');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If hanako@example.jp is registered, an email will arrive shortly.',
  );
  expect(requestMock).toHaveBeenCalledExactlyOnceWith('hanako@example.jp');
});

test('needs a valid email', async () => {
  await ask('hanako');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'This isn’t a valid email address.',
  );
  expect(requestMock).not.toHaveBeenCalled();
});

test('says when the mail could not be asked for', async () => {
  requestMock.mockRejectedValueOnce(new TasukiFailure('common/offline'));
  await ask('hanako@example.jp');
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s no connection.');
  expect(screen.getByLabelText('Email')).toHaveValue('hanako@example.jp');
});
