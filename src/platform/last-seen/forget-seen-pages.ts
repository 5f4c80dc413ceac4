import { seenPageKey } from './seen-page.ts';

/**
 * Removes the pages as they were last seen: what they say was changed, or must be shown here no more. They are kept
 * again when they are next on the screen.
 */
export function forgetSeenPages(): void {
  try {
    const { localStorage } = globalThis;
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(seenPageKey(''))) localStorage.removeItem(key);
    }
  } catch {
    // Forbidden storage holds nothing.
  }
}

/** Removes one of them: there is nothing any more of what it shows. */
export function forgetSeenPage(path: string): void {
  try {
    globalThis.localStorage.removeItem(seenPageKey(path));
  } catch {
    // Forbidden storage holds nothing.
  }
}
