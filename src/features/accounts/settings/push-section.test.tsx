import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { DEFAULT_PUSH_CHOICES, type PushChoices } from '@tasuki/domain/push/push-preferences';
import { turnPushOff, turnPushOn } from '../../../data/push/push-devices.ts';
import { savePushPreferences } from '../../../data/push/push-preferences.ts';
import {
  pushDeviceState,
  type PushDeviceState,
} from '../../../platform/service-worker/push-device.ts';
import PushSection from './push-section.tsx';

let device: PushDeviceState = 'off';
let report: (choices: PushChoices) => void = () => undefined;
vi.mock('../../../platform/service-worker/push-device.ts', () => ({ pushDeviceState: vi.fn() }));
vi.mock('../../../data/push/push-devices.ts', () => ({
  turnPushOn: vi.fn(),
  turnPushOff: vi.fn(),
}));
vi.mock('../../../data/push/push-preferences.ts', () => ({
  watchPushPreferences: vi.fn((_uid: string, onChoices: typeof report) => {
    report = onChoices;
    onChoices(DEFAULT_PUSH_CHOICES);
    return Promise.resolve(() => undefined);
  }),
  savePushPreferences: vi.fn(),
}));

beforeEach(() => {
  device = 'off';
  vi.mocked(pushDeviceState).mockImplementation(() => Promise.resolve(device));
  vi.mocked(turnPushOn).mockImplementation(() => {
    device = 'on';
    return Promise.resolve();
  });
  vi.mocked(turnPushOff).mockImplementation(() => {
    device = 'off';
    return Promise.resolve();
  });
  vi.mocked(savePushPreferences).mockReset();
  vi.mocked(savePushPreferences).mockImplementation((_uid, choices) => {
    report(choices);
    return Promise.resolve();
  });
});

const button = (name: string) => screen.findByRole('button', { name });

test('a device is turned on, and off again with one tap', async () => {
  render(<PushSection uid="u1" />);
  expect(turnPushOn).not.toHaveBeenCalled();
  await userEvent.click(await button('Turn on for this device'));
  expect(await screen.findByText('On for this device.')).toBeInTheDocument();
  await userEvent.click(await button('Turn off for this device'));
  expect(turnPushOff).toHaveBeenCalledOnce();
  expect(await button('Turn on for this device')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a page on an iPhone says how notifications come, and offers nothing that fails', async () => {
  device = 'homeScreenOnly';
  render(<PushSection uid="u3" />);
  expect(await screen.findByText(/Add to Home Screen/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('each kind, the lock screen and the quiet hours are chosen by themselves', async () => {
  device = 'on';
  render(<PushSection uid="u2" />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Someone writes to me' }));
  expect(savePushPreferences).toHaveBeenLastCalledWith('u2', {
    ...DEFAULT_PUSH_CHOICES,
    offKinds: ['unread-messages'],
  });
  const lockScreen = screen.getByRole('checkbox', { name: /lock screen/ });
  expect(lockScreen).not.toBeChecked();
  await userEvent.click(lockScreen);
  expect(vi.mocked(savePushPreferences).mock.lastCall?.[1].isContentShown).toBe(true);
  expect(screen.getByLabelText('From')).toHaveValue('21:30');
  const until = screen.getByLabelText('Until');
  await userEvent.clear(until);
  await userEvent.type(until, '06:15');
  expect(vi.mocked(savePushPreferences).mock.lastCall?.[1].quietUntilMinutes).toBe(375);
});

test('who does not allow it in the browser learns where that is changed', async () => {
  vi.mocked(turnPushOn).mockImplementation(() => {
    device = 'blocked';
    return Promise.reject(new TasukiFailure('push/not-allowed'));
  });
  render(<PushSection uid="u3" />);
  await userEvent.click(await button('Turn on for this device'));
  expect(await screen.findByText(/Allow them in the browser’s settings/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing is offered where the browser cannot', async () => {
  device = 'unsupported';
  const { container } = render(<PushSection uid="u4" />);
  await vi.waitFor(() => {
    expect(pushDeviceState).toHaveBeenCalled();
  });
  expect(container).toBeEmptyDOMElement();
});
