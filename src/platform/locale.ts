import type { Locale } from 'date-fns';
import { use, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@tasuki/domain/language';
import type { DateLocale } from '@tasuki/domain/measures/format-date';
import type { MeasureLocale } from '@tasuki/domain/measures/format-measure';
import { currentLanguage } from './i18n.ts';
import { reportError } from './report-error.ts';
import { useSessionStore } from './session-store.ts';

const LOCALES: Record<Language, () => Promise<Locale>> = {
  ja: async () => (await import('date-fns/locale/ja')).ja,
  en: async () => (await import('date-fns/locale/en-US')).enUS,
  zh: async () => (await import('date-fns/locale/zh-CN')).zhCN,
  'zh-tw': async () => (await import('date-fns/locale/zh-TW')).zhTW,
  vi: async () => (await import('date-fns/locale/vi')).vi,
};

const loading = new Map<Language, Promise<Locale>>();

/** The words of dates in one language; fetched once, and again after a failure. */
function loadDateLocale(language: Language): Promise<Locale> {
  const known = loading.get(language);
  if (known) return known;
  const locale: Promise<Locale> & { status?: 'fulfilled'; value?: Locale } = LOCALES[language]();
  loading.set(language, locale);
  locale.then(
    (words) => {
      // React reads these of a promise; without them even a settled one shows the fallback.
      locale.status = 'fulfilled';
      locale.value = words;
    },
    () => {
      loading.delete(language);
    },
  );
  return locale;
}

/** How dates are written in the app's language, for what is no component. */
export async function loadedDateLocale(): Promise<DateLocale> {
  const language = currentLanguage();
  return { language, locale: await loadDateLocale(language) };
}

/** Fetches them beside a page's code; the page that needs them asks again. */
export function preloadDateLocale(): void {
  loadDateLocale(currentLanguage()).catch((cause: unknown) => {
    reportError(cause, 'load words of dates');
  });
}

function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
}

/** How figures are written: the app's language and the account's units. */
export function useMeasureLocale(): MeasureLocale {
  const language = useLanguage();
  const units = useSessionStore((session) => session.user?.units ?? 'metric');
  const temperature = useSessionStore((session) => session.user?.temperatureUnit);
  return useMemo(() => ({ language, units, temperature }), [language, units, temperature]);
}

/** How dates are written. Suspends until the language's words for them are here. */
export function useDateLocale(): DateLocale {
  const language = useLanguage();
  const locale = use(loadDateLocale(language));
  return useMemo(() => ({ language, locale }), [language, locale]);
}
