import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { sendContactMessage } from '../../data/contact/contact-message.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { ContactForm } from './contact-form.tsx';

vi.mock('../../data/contact/contact-message.ts', () => ({ sendContactMessage: vi.fn() }));

beforeEach(() => {
  vi.mocked(sendContactMessage).mockReset();
  useSessionStore.setState(SIGNED_OUT_SESSION);
});

function open(address = '/contact') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ContactForm />
    </MemoryRouter>,
  );
}

async function write() {
  await userEvent.type(screen.getByLabelText('Your email'), 'me@example.test');
  await userEvent.type(screen.getByLabelText('Your message'), 'A question.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
}

test('sends the words with the error that they are about, and says where the answer goes', async () => {
  vi.mocked(sendContactMessage).mockResolvedValue();
  open('/contact?error=23456789');
  expect(screen.getByText(/Error 23456789/)).toBeInTheDocument();
  await write();
  expect(await screen.findByRole('status')).toHaveTextContent('me@example.test');
  expect(sendContactMessage).toHaveBeenCalledExactlyOnceWith({
    messageId: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    email: 'me@example.test',
    text: 'A question.',
    errorId: '23456789',
    language: 'en',
  });
});

test('fills in the address of who is signed in, with its label above it', async () => {
  open();
  const label = screen.getByText('Your email', { selector: 'label' });
  expect(label).toHaveAttribute('data-shrink', 'false');
  act(() => {
    useSessionStore.setState({ user: { ...exampleUserAccount(), email: 'hanako@example.jp' } });
  });
  expect(await screen.findByDisplayValue('hanako@example.jp')).toBeInTheDocument();
  expect(label).toHaveAttribute('data-shrink', 'true');
});

test('keeps the words on failure and over a reload, and sends them again as the same message', async () => {
  vi.mocked(sendContactMessage).mockRejectedValue(new TasukiFailure('common/unavailable'));
  const { unmount } = open('/contact?error=<b>');
  expect(screen.queryByText(/Error/)).not.toBeInTheDocument();
  await write();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is lost');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => {
    expect(sendContactMessage).toHaveBeenCalledTimes(2);
  });
  const [first, second] = vi.mocked(sendContactMessage).mock.calls.map(([sent]) => sent);
  expect(first).toEqual(second);
  expect(first?.errorId).toBeNull();
  unmount();
  open();
  expect(screen.getByLabelText('Your message')).toHaveValue('A question.');
});
