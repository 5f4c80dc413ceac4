// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { followPushAddress } from './push-devices.ts';

const ADDRESS = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
const session = vi.hoisted(() => ({ authTime: '2026-11-26T03:00:00Z', endpoint: '' }));
const callFunction = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction }));
vi.mock('../../platform/firebase/firebase-auth.ts', () => ({
  firebaseAuth: {
    currentUser: {
      getIdTokenResult: () => Promise.resolve({ authTime: session.authTime, claims: {} }),
    },
  },
}));
vi.mock('../../platform/service-worker/push-device.ts', () => ({
  pushAddress: () => Promise.resolve({ ...ADDRESS, endpoint: session.endpoint }),
}));

beforeEach(() => {
  globalThis.localStorage.clear();
  callFunction.mockClear();
  session.endpoint = ADDRESS.endpoint;
});

test('the server hears of this device once in each session, and of each new address', async () => {
  await followPushAddress();
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('changePushSubscription', {
    ...ADDRESS,
    isWanted: true,
  });
  session.authTime = '2026-11-26T04:00:00Z';
  await followPushAddress();
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledTimes(2);
  session.endpoint = 'https://push.example/2';
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledTimes(3);
});
