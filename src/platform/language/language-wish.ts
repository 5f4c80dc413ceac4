/** Under it this browser keeps the language that was chosen in the app. */
export const LANGUAGE_KEY = 'tasuki.language';

/** The value that decides the language: the one that was chosen here, else those of the browser. */
export function languageWish(): string {
  return globalThis.localStorage.getItem(LANGUAGE_KEY) ?? globalThis.navigator.languages.join(',');
}
