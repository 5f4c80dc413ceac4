const KEY = 'tasuki.clearFirestoreCache';
/** As earlier versions wrote it. */
const AT_ONCE = '1';
const ONCE_SENT = 'onceSent';

/** When Firestore's cache is to be deleted before it is next opened; null = it stays. */
export function cacheToClear(): 'atOnce' | 'onceSent' | null {
  try {
    const noted = globalThis.localStorage.getItem(KEY);
    if (noted === null) return null;
    return noted === ONCE_SENT ? 'onceSent' : 'atOnce';
  } catch {
    return null;
  }
}

/** Somebody has signed out: what this browser keeps goes, whatever happens. */
export function clearCacheAtOnce(): void {
  globalThis.localStorage.setItem(KEY, AT_ONCE);
}

/**
 * Something that was read may be read no more, and lies in the cache still. The cache goes when the app next
 * starts and nothing that was written waits in it to be sent.
 */
export function clearCacheOnceSent(): void {
  try {
    if (cacheToClear() === null) globalThis.localStorage.setItem(KEY, ONCE_SENT);
  } catch {
    // Without storage nothing is kept either.
  }
}

export function noteCacheCleared(): void {
  globalThis.localStorage.removeItem(KEY);
}
