/**
 * What a person reads who has left for good. The app is loaded anew on the sign-in page, so the
 * words travel in this tab's storage. They name nobody.
 */
const KEY = 'tasuki.farewell';

export function keepFarewellWords(words: string): void {
  try {
    globalThis.sessionStorage.setItem(KEY, words);
  } catch {
    // Without storage the sign-in page alone shows that nobody is signed in.
  }
}

export function readFarewellWords(): string | null {
  try {
    return globalThis.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetFarewellWords(): void {
  try {
    globalThis.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
