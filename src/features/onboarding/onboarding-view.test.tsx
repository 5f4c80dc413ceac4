import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { UserAccount } from '@tasuki/domain/people/user-account';
import { saveUserAccount } from '../../data/session-account.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { OnboardingView } from './onboarding-view.tsx';

vi.mock('../../data/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

const saveMock = vi.mocked(saveUserAccount);
const onStarted = vi.fn();

beforeEach(() => {
  onStarted.mockReset();
  saveMock.mockReset();
  saveMock.mockResolvedValue();
});

function open(canAccessBeta: boolean, isStartPageShown = false) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: { canAccessBeta },
    user: { isStartPageShown } as UserAccount,
  });
  render(<OnboardingView onStarted={onStarted} />);
}

test('lets nobody start before the approval, and opens by itself when it comes', async () => {
  open(false);
  expect(screen.getByRole('heading', { name: 'Waiting for approval' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  useSessionStore.setState({ claims: { canAccessBeta: true } });
  expect(await screen.findByRole('button', { name: 'Start' })).toBeInTheDocument();
});

test('promises three things, and remembers that they were seen', async () => {
  open(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Start' }));
  expect(saveMock).toHaveBeenCalledExactlyOnceWith({ isStartPageShown: true });
  expect(onStarted).toHaveBeenCalledTimes(1);
});

test('goes on without writing when they were seen before', async () => {
  open(true, true);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Start' }));
  expect(onStarted).toHaveBeenCalledTimes(1);
  expect(saveMock).not.toHaveBeenCalled();
});

test('stays and says why when it could not be remembered', async () => {
  saveMock.mockRejectedValueOnce(new TasukiFailure('common/offline'));
  open(true);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.');
  expect(onStarted).not.toHaveBeenCalled();
});
