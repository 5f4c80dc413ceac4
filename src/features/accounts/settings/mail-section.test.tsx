import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { OptionalMailKind } from '@tasuki/domain/mail/mail';
import { saveMailPreferences } from '../../../data/accounts/mail-preferences.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { MailSection } from './mail-section.tsx';

let report: (offKinds: readonly OptionalMailKind[]) => void = () => undefined;
vi.mock('../../../data/accounts/mail-preferences.ts', () => ({
  watchMailPreferences: vi.fn((_uid: string, onOffKinds: typeof report) => {
    report = onOffKinds;
    onOffKinds(['beta-approved']);
    return Promise.resolve(() => undefined);
  }),
  saveMailPreferences: vi.fn(),
}));
const saveMock = vi.mocked(saveMailPreferences);

const box = (name: string) => screen.findByRole('checkbox', { name });

test('switches each kind by itself', async () => {
  saveMock.mockReset();
  saveMock.mockImplementation((_uid, offKinds) => {
    report(offKinds);
    return Promise.resolve();
  });
  render(<MailSection uid="u1" />);
  expect(await box('When my account is approved')).not.toBeChecked();
  const unread = await box('When I haven’t read a message for 15 minutes');
  expect(unread).toBeChecked();
  await userEvent.setup().click(unread);
  expect(saveMock).toHaveBeenCalledWith('u1', ['beta-approved', 'unread-messages']);
  expect(unread).not.toBeChecked();
  await userEvent.setup().click(await box('When my account is approved'));
  expect(saveMock).toHaveBeenLastCalledWith('u1', ['unread-messages']);
});

test('takes the tick back and says so where it could not be saved', async () => {
  saveMock.mockReset();
  saveMock.mockRejectedValue(new TasukiFailure('common/offline'));
  render(<MailSection uid="u2" />);
  const unread = await box('When I haven’t read a message for 15 minutes');
  await userEvent.setup().click(unread);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(unread).toBeChecked();
});

test('offers mails on sales to coaches alone', async () => {
  const sold = { name: 'When a runner buys a product of mine' };
  const { unmount } = render(<MailSection uid="u3" />);
  await box('When my account is approved');
  expect(screen.queryByRole('checkbox', sold)).not.toBeInTheDocument();
  unmount();
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, claims: { isCoach: true } });
  render(<MailSection uid="u3" />);
  expect(await screen.findByRole('checkbox', sold)).toBeChecked();
});
