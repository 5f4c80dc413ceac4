/** Runs before the app, in the document itself: it must stay small. */
import { isLanguage, resolveLanguage, type Language } from '@tasuki/domain/language';
import { LANGUAGE_KEY } from '../platform/language/language-wish.ts';
import { SIGN_IN_HINT_KEY } from '../platform/last-seen/sign-in-hint-key.ts';

/** The home address leads to it. */
const HOME_PATH = '/activities';

function language(): Language {
  const { localStorage, navigator } = globalThis;
  const stored = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : resolveLanguage(navigator.languages);
}

/**
 * Fetches what a signed-in visitor's first page needs beside the start of the app, which would ask for it only once it
 * runs. `scripts/building/fetched-ahead/first-page-hints.ts` names it.
 */
export function fetchFirstPage(): void {
  try {
    const { document, localStorage, location } = globalThis;
    const template = document.getElementById('first-page');
    const isSignedIn = localStorage.getItem(SIGN_IN_HINT_KEY) !== null;
    if (!isSignedIn || !(template instanceof HTMLTemplateElement)) return;
    const here: DOMStringMap = {
      path: location.pathname === '/' ? HOME_PATH : location.pathname,
      language: language(),
    };
    for (const link of template.content.querySelectorAll('link')) {
      const isOfHere = Object.entries(link.dataset).every(([name, value]) => value === here[name]);
      if (isOfHere) document.head.append(link);
    }
  } catch {
    // Without storage nobody is known, and the app fetches what it needs.
  }
}
