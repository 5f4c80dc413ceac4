/**
 * The notice to a person whose account is deleted. The app is loaded anew on the sign-in page, so
 * the words travel in this tab's storage. They name nobody.
 */
const KEY = 'tasuki.deletionNotice';

export function keepDeletionNotice(words: string): void {
  try {
    globalThis.sessionStorage.setItem(KEY, words);
  } catch {
    // Without storage, the sign-in page only shows that nobody is signed in.
  }
}

export function readDeletionNotice(): string | null {
  try {
    return globalThis.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function forgetDeletionNotice(): void {
  try {
    globalThis.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
