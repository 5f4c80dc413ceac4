/** The full SDK with live queries and the offline cache: import it dynamically, after the first rows. */
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { environment } from '../environment.ts';
import { firebaseApp } from './firebase-app.ts';
import { noteLiveStarted } from './live-start.ts';
import './firebase-auth.ts';

export const firestoreLive = initializeFirestore(firebaseApp, {
  localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
});

if (environment.local) {
  connectFirestoreEmulator(
    firestoreLive,
    environment.local.firestoreHost,
    environment.local.firestorePort,
  );
}

const CLEAR_KEY = 'tasuki.clearFirestoreCache';
/** Another tab that holds the cache open makes the deletion wait; it closes when it is notified of the sign-out. */
const CLEAR_TIMEOUT_MILLISECONDS = 3000;

async function clearCache(): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The cache is still open in another tab'));
    }, CLEAR_TIMEOUT_MILLISECONDS);
  });
  try {
    await Promise.race([clearIndexedDbPersistence(firestoreLive), timeout]);
    for (const key of Object.keys(globalThis.localStorage)) {
      if (key.startsWith('firestore_')) globalThis.localStorage.removeItem(key);
    }
    globalThis.localStorage.removeItem(CLEAR_KEY);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server has everything that was written in this browser, or has it before the time is over. */
export async function arePendingWritesSent(milliseconds: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, milliseconds);
  });
  try {
    return await Promise.race([waitForPendingWrites(firestoreLive).then(() => true), timeout]);
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
  globalThis.localStorage.setItem(CLEAR_KEY, '1');
  await terminate(firestoreLive);
  await clearCache();
}

if (globalThis.localStorage.getItem(CLEAR_KEY) !== null) {
  await clearCache();
}

noteLiveStarted();
