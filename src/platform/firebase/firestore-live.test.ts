// @vitest-environment jsdom
import {
  clearIndexedDbPersistence,
  initializeFirestore,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setErrorReporter } from '../report-error.ts';
import { cacheToClear, clearCacheAtOnce, clearCacheOnceSent } from './cache-to-clear.ts';

vi.mock('firebase/firestore', () => ({
  clearIndexedDbPersistence: vi.fn(),
  connectFirestoreEmulator: vi.fn(),
  initializeFirestore: vi.fn(),
  persistentLocalCache: vi.fn(),
  persistentMultipleTabManager: vi.fn(),
  terminate: vi.fn(),
  waitForPendingWrites: vi.fn(),
}));
vi.mock('../environment.ts', () => ({ environment: { local: null } }));
vi.mock('./firebase-app.ts', () => ({ firebaseApp: {} }));
vi.mock('./firebase-auth.ts', () => ({}));

let opened = 0;
let isAnotherTabOpen: boolean;

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  setErrorReporter(() => undefined);
  globalThis.localStorage.clear();
  globalThis.localStorage.setItem('firestore_clients', 'of the cache');
  opened = 0;
  isAnotherTabOpen = false;
  vi.mocked(initializeFirestore).mockImplementation(() => {
    opened += 1;
    return { opened } as never;
  });
  vi.mocked(clearIndexedDbPersistence).mockResolvedValue();
  vi.mocked(terminate).mockResolvedValue();
  vi.mocked(waitForPendingWrites).mockResolvedValue();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, { ifAvailable }: LockOptions, work: (lock: unknown) => unknown) =>
        Promise.resolve(work(ifAvailable === true && isAnotherTabOpen ? null : {})),
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start() {
  const { firestoreLive } = await import('./firestore-live.ts');
  return firestoreLive;
}

test('keeps the cache where nothing says that it is to go', async () => {
  expect(await start()).toEqual({ opened: 1 });
  expect(clearIndexedDbPersistence).not.toHaveBeenCalled();
});

test('deletes what lay in the cache of somebody who signed out, before it is opened', async () => {
  clearCacheAtOnce();
  // Of two reasons the stronger one counts.
  clearCacheOnceSent();
  expect(await start()).toEqual({ opened: 1 });
  expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(1);
  expect(waitForPendingWrites).not.toHaveBeenCalled();
  expect(cacheToClear()).toBeNull();
});

test('deletes what may be read no more, once nothing waits to be sent', async () => {
  clearCacheOnceSent();
  expect(await start()).toEqual({ opened: 2 });
  expect(terminate).toHaveBeenCalledExactlyOnceWith({ opened: 1 });
  expect(clearIndexedDbPersistence).toHaveBeenCalledExactlyOnceWith({ opened: 1 });
  expect(cacheToClear()).toBeNull();
  expect(globalThis.localStorage.getItem('firestore_clients')).toBeNull();
});

test('keeps what waits to be sent, and tries again at the next start', async () => {
  vi.useFakeTimers();
  vi.mocked(waitForPendingWrites).mockReturnValue(new Promise(() => undefined));
  clearCacheOnceSent();
  const starting = start();
  await vi.waitFor(() => {
    expect(waitForPendingWrites).toHaveBeenCalled();
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(await starting).toEqual({ opened: 1 });
  expect(clearIndexedDbPersistence).not.toHaveBeenCalled();
  expect(cacheToClear()).toBe('onceSent');
});

test('starts with an open cache where it cannot be deleted now, and tries again', async () => {
  vi.mocked(clearIndexedDbPersistence).mockRejectedValue(new Error('blocked'));
  clearCacheOnceSent();
  expect(await start()).toEqual({ opened: 2 });
  expect(cacheToClear()).toBe('onceSent');
});

test.each([
  [
    'another tab has the cache open',
    () => {
      isAnotherTabOpen = true;
    },
  ],
  [
    'there is no connection',
    () => {
      vi.stubGlobal('navigator', { onLine: false });
    },
  ],
  [
    'the browser cannot say whether another tab has it open',
    () => {
      vi.stubGlobal('navigator', { onLine: true });
    },
  ],
])('keeps the cache for now where %s', async (_, happens) => {
  happens();
  clearCacheOnceSent();
  expect(await start()).toEqual({ opened: 1 });
  expect(terminate).not.toHaveBeenCalled();
  expect(clearIndexedDbPersistence).not.toHaveBeenCalled();
  expect(cacheToClear()).toBe('onceSent');
});
