/** The full SDK with live queries and the offline cache: import it dynamically, after the first rows. */
import {
  type Firestore,
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { environment } from '../environment.ts';
import { reportError } from '../report-error.ts';
import { cacheToClear, clearCacheAtOnce, noteCacheCleared } from './cache-to-clear.ts';
import { firebaseApp } from './firebase-app.ts';
import { noteLiveStarted } from './live-start.ts';
import './firebase-auth.ts';

function openFirestore(): Firestore {
  const firestore = initializeFirestore(firebaseApp, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (environment.local) {
    const { firestoreHost, firestorePort } = environment.local;
    connectFirestoreEmulator(firestore, firestoreHost, firestorePort);
  }
  return firestore;
}

/** Another tab that holds the cache open makes the deletion wait; it closes when it is notified of the sign-out. */
const CLEAR_TIMEOUT_MILLISECONDS = 3000;

async function clearCache(firestore: Firestore): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The cache is still open in another tab'));
    }, CLEAR_TIMEOUT_MILLISECONDS);
  });
  try {
    await Promise.race([clearIndexedDbPersistence(firestore), timeout]);
    for (const key of Object.keys(globalThis.localStorage)) {
      if (key.startsWith('firestore_')) globalThis.localStorage.removeItem(key);
    }
    noteCacheCleared();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server has everything that was written in this browser, or has it before the time is over. */
export async function arePendingWritesSent(
  milliseconds: number,
  firestore: Firestore = firestoreLive,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  try {
    return await Promise.race([waitForPendingWrites(firestore).then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends live queries in this tab for good and deletes what Firestore kept in the
 * browser. What cannot be deleted now, because another tab is in its way, is
 * deleted before the cache is next opened. The page must be loaded anew after.
 */
export async function endAndClearFirestore(): Promise<void> {
  clearCacheAtOnce();
  await terminate(firestoreLive);
  await clearCache(firestoreLive);
}

/** Each tab holds it while it has the cache open. */
const CACHE_LOCK = 'tasuki.firestoreCache';

/** Deleting the cache would end the live queries of other tabs. Left out where the browser cannot say whether there are any. */
async function whereNoOtherTabIs(clear: () => Promise<void>): Promise<void> {
  const { navigator } = globalThis;
  if (!('locks' in navigator)) return;
  await navigator.locks.request(CACHE_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await clear();
  });
}

/**
 * Opens the cache. What is to be deleted of it goes before, or is tried again at the next start. Without a connection it
 * stays: whoever opens the app then would find nothing of their own either.
 */
async function openCleared(): Promise<Firestore> {
  let firestore = openFirestore();
  const toClear = cacheToClear();
  if (toClear === 'atOnce') await clearCache(firestore);
  if (toClear !== 'onceSent' || !globalThis.navigator.onLine) return firestore;
  try {
    await whereNoOtherTabIs(async () => {
      if (!(await arePendingWritesSent(CLEAR_TIMEOUT_MILLISECONDS, firestore))) return;
      await terminate(firestore);
      try {
        await clearCache(firestore);
      } finally {
        firestore = openFirestore();
      }
    });
  } catch (cause) {
    reportError(cause, 'clear cache');
  }
  return firestore;
}

export const firestoreLive = await openCleared();

if ('locks' in globalThis.navigator) {
  const untilTabCloses = new Promise<never>(() => undefined);
  void globalThis.navigator.locks.request(
    CACHE_LOCK,
    { mode: 'shared' },
    async () => untilTabCloses,
  );
}

noteLiveStarted();
