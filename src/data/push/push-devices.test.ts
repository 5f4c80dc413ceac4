// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { followPushAddress, turnPushOn } from './push-devices.ts';

const ADDRESS = { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' };
const session = vi.hoisted(() => ({ uid: 'a', authTime: '2026-11-26T03:00:00Z', endpoint: '' }));
const callFunction = vi.hoisted(() => vi.fn(() => Promise.resolve({})));
vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction }));
vi.mock('../../platform/firebase/firebase-auth.ts', () => ({
  firebaseAuth: {
    currentUser: {
      get uid() {
        return session.uid;
      },
      getIdTokenResult: () => Promise.resolve({ authTime: session.authTime, claims: {} }),
    },
  },
}));
vi.mock('../../platform/service-worker/push-device.ts', () => ({
  pushAddress: () =>
    Promise.resolve(session.endpoint === '' ? null : { ...ADDRESS, endpoint: session.endpoint }),
  openPushAddress: () => {
    session.endpoint = ADDRESS.endpoint;
    return Promise.resolve(ADDRESS);
  },
  closePushAddress: () => {
    session.endpoint = '';
    return Promise.resolve();
  },
}));

beforeEach(() => {
  globalThis.localStorage.clear();
  callFunction.mockClear();
  session.endpoint = '';
  session.uid = 'a';
});

/** Deletes the notifications' words that an earlier person left, when another person signs in. */
function forgetLeftWords(): void {
  for (const key of Object.keys(globalThis.localStorage)) {
    if (key.startsWith('tasuki.personal.')) globalThis.localStorage.removeItem(key);
  }
}

test('the server hears of this device once in each session, and of each new address', async () => {
  await turnPushOn();
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

test('a device goes on to the same person in their next session, and to nobody else', async () => {
  await turnPushOn();
  session.authTime = '2026-11-26T05:00:00Z';
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledTimes(2);
  expect(session.endpoint).toBe(ADDRESS.endpoint);
  // Ended at the server: nobody has signed out, so the address is still there.
  session.uid = 'b';
  session.authTime = '2026-11-26T06:00:00Z';
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledTimes(2);
  expect(session.endpoint).toBe('');
  // The same if nothing says whose device it was.
  session.endpoint = ADDRESS.endpoint;
  forgetLeftWords();
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledTimes(2);
  expect(session.endpoint).toBe('');
  // A person who turns it on is asked anew, and owns the device from then on.
  await turnPushOn();
  await followPushAddress();
  expect(callFunction).toHaveBeenCalledTimes(3);
});

test('a device that an earlier release noted in this very session stays noted', async () => {
  session.endpoint = ADDRESS.endpoint;
  const seconds = Date.parse(session.authTime) / 1000;
  globalThis.localStorage.setItem('tasuki.personal.pushDevice', `${seconds} ${ADDRESS.endpoint}`);
  await followPushAddress();
  await followPushAddress();
  expect(session.endpoint).toBe(ADDRESS.endpoint);
  expect(callFunction).toHaveBeenCalledOnce();
});

test('a device that is being turned on is not turned off by the look at a new session', async () => {
  const answered = Promise.withResolvers<object>();
  callFunction.mockReturnValueOnce(answered.promise);
  const turning = turnPushOn();
  await vi.waitFor(() => {
    expect(callFunction).toHaveBeenCalledOnce();
  });
  const following = followPushAddress();
  // The look has had its time: nothing of it waits for a network here.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  answered.resolve({});
  await Promise.all([turning, following]);
  expect(session.endpoint).toBe(ADDRESS.endpoint);
});
