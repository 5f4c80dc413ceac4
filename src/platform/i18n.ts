import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  FALLBACK_LANGUAGE,
  htmlLanguage,
  isLanguage,
  LANGUAGES,
  resolveLanguage,
  type Language,
} from '@tasuki/domain/language';
import { languageOfPath } from '@tasuki/domain/navigation/public-pages';
import { webManifestPath } from '@tasuki/domain/navigation/web-manifest';
import { setHostingLanguage } from './language/hosting-language.ts';
import { LANGUAGE_KEY } from './language/language-wish.ts';

const catalogues = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', {
  import: 'default',
});

/** What i18next takes beside a cause: whether it asks once more. */
const AGAIN = true;
const NOT_AGAIN = false;

/** Loads one namespace of one language, only when a page asks for it. */
const catalogueBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, callback: ReadCallback) {
    const load = catalogues[`../../locales/${language}/${namespace}.json`];
    if (!load) {
      callback(new Error(`No catalogue ${language}/${namespace}`), NOT_AGAIN);
      return;
    }
    load().then(
      (catalogue) => {
        callback(null, catalogue);
      },
      (cause: unknown) => {
        callback(cause instanceof Error ? cause : new Error(String(cause)), AGAIN);
      },
    );
  },
};

function storedLanguage(): Language | null {
  try {
    const stored = globalThis.localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    // Storage can be forbidden; the browser's own language then decides.
    return null;
  }
}

function markDocument(language: Language): void {
  const { document } = globalThis;
  document.documentElement.lang = htmlLanguage(language);
  // The manifest has the name that the home screen shows for the app.
  const link = document.querySelector('link[rel=manifest]');
  if (link?.getAttribute('href') !== webManifestPath(language)) {
    link?.setAttribute('href', webManifestPath(language));
  }
}

/** Fetches namespaces ahead of the page that speaks them, beside its code. */
export async function loadCatalogues(namespaces: readonly string[]): Promise<void> {
  if (namespaces.length > 0) await i18next.loadNamespaces(namespaces);
}

/** The language the app speaks now. */
export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : FALLBACK_LANGUAGE;
}

/**
 * Starts translation in the language of the address, else in the person's stored or the browser's.
 *
 * @param namespaces what the first page speaks, beside the common words
 */
export async function startTranslation(namespaces: readonly string[]): Promise<void> {
  const language =
    languageOfPath(globalThis.location.pathname) ??
    storedLanguage() ??
    resolveLanguage(globalThis.navigator.languages);
  markDocument(language);
  await startTranslationIn(language, namespaces);
}

/** Starts translation in a given language, where there is no document. */
export async function startTranslationIn(
  language: Language,
  namespaces: readonly string[],
): Promise<void> {
  // The guest pages have started it when the app follows them.
  if (i18next.isInitialized && i18next.language === language) {
    await loadCatalogues(namespaces);
    return;
  }
  await i18next
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...LANGUAGES],
      lowerCaseLng: true,
      load: 'currentOnly',
      fallbackLng: FALLBACK_LANGUAGE,
      ns: ['common', ...namespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Speaks another language from now on, and remembers it in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    globalThis.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Not remembered where storage is forbidden; the account still holds the choice.
  }
  setHostingLanguage(language);
  await i18next.changeLanguage(language);
  markDocument(language);
}
