import type { Language } from '@tasuki/domain/language';

/** A year. */
const COOKIE_SECONDS = 31_536_000;

/**
 * Asks Hosting for the pages drawn at build time in this language, instead of the one that the
 * browser asks for. Both cookies are Hosting's own; the country distinguishes the two Chinese scripts.
 */
export function setHostingLanguage(language: Language): void {
  const [first = language] = language.split('-');
  const wishes = { language: first, country: language === 'zh-tw' ? 'tw' : 'none' };
  const { document, location } = globalThis;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  for (const [name, wish] of Object.entries(wishes)) {
    document.cookie = `firebase-${name}-override=${wish}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax${secure}`;
  }
}
