import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DEFAULT_PUSH_CHOICES } from '@tasuki/domain/push/push-preferences';
import { readDocument } from '../../data/live-documents.ts';
import { turnPushOn } from '../../data/push/push-devices.ts';
import { savePushPreferences } from '../../data/push/push-preferences.ts';
import { loadCatalogues } from '../../platform/i18n.ts';
import { isPushUndecided } from '../../platform/service-worker/push-device.ts';
import PushQuestion from './push-question.tsx';

vi.mock('../../platform/service-worker/push-device.ts', () => ({ isPushUndecided: vi.fn() }));
vi.mock('../../data/push/push-devices.ts', () => ({ turnPushOn: vi.fn() }));
vi.mock('../../data/push/push-preferences.ts', () => ({ savePushPreferences: vi.fn() }));
vi.mock('../../data/live-documents.ts', () => ({ readDocument: vi.fn() }));

beforeEach(async () => {
  localStorage.clear();
  vi.mocked(isPushUndecided).mockReset().mockResolvedValue(true);
  vi.mocked(readDocument).mockReset().mockResolvedValue(null);
  vi.mocked(turnPushOn).mockReset().mockResolvedValue();
  vi.mocked(savePushPreferences).mockReset().mockResolvedValue();
  await loadCatalogues(['homeScreen', 'failures']);
});

function show() {
  return render(
    <MemoryRouter>
      <PushQuestion uid="u1" />
    </MemoryRouter>,
  );
}

const yes = () => screen.findByRole('button', { name: 'Yes, tell me' });
const no = () => screen.findByRole('button', { name: 'No, thanks' });

test('asks the browser for nothing before a yes, and says then where it is changed', async () => {
  show();
  const button = await yes();
  expect(turnPushOn).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText(/Notifications are on for this device/)).toHaveFocus();
  expect(turnPushOn).toHaveBeenCalledOnce();
  expect(savePushPreferences).toHaveBeenCalledWith('u1', DEFAULT_PUSH_CHOICES);
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
});

test('takes a no at once, also without a connection, and never asks again', async () => {
  // Waits for the server as long as there is none.
  vi.mocked(savePushPreferences).mockReturnValue(new Promise(() => undefined));
  const { unmount } = show();
  await userEvent.click(await no());
  expect(await screen.findByText(/All right, no notifications/)).toHaveFocus();
  expect(turnPushOn).not.toHaveBeenCalled();
  unmount();
  vi.mocked(isPushUndecided).mockClear();
  vi.mocked(readDocument).mockClear();
  show();
  await waitFor(() => {
    expect(isPushUndecided).toHaveBeenCalled();
  });
  expect(screen.queryByRole('button')).toBeNull();
  expect(readDocument).not.toHaveBeenCalled();
});

test('gives yes and no the same look', async () => {
  show();
  expect((await yes()).className).toBe((await no()).className);
});

test('is silent where it was answered elsewhere, cannot be known, or this device has its answer', async () => {
  for (const prepare of [
    () => vi.mocked(readDocument).mockResolvedValue({ id: 'current', data: {} } as never),
    () => vi.mocked(readDocument).mockRejectedValue(new Error('offline')),
    () => vi.mocked(isPushUndecided).mockResolvedValue(false),
  ]) {
    localStorage.clear();
    vi.mocked(isPushUndecided).mockReset().mockResolvedValue(true);
    prepare();
    const { container, unmount } = show();
    await waitFor(() => {
      expect(isPushUndecided).toHaveBeenCalled();
    });
    await vi.waitFor(() => Promise.resolve());
    expect(container).toBeEmptyDOMElement();
    unmount();
  }
});

test('says why a yes came to nothing, and counts it as an answer', async () => {
  vi.mocked(turnPushOn).mockRejectedValue(new TasukiFailure('push/not-allowed'));
  show();
  await userEvent.click(await yes());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your browser doesn’t allow');
  expect(savePushPreferences).toHaveBeenCalledOnce();
});
