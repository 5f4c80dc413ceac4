import { COUNTRY_CODES, isCountryCode } from '@tasuki/domain/accounts/countries';
import { htmlLanguage, type Language } from '@tasuki/domain/language';

export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  value: string;
  words: string;
}

/** Every country in the viewer's language, in that language's order. */
export function countryNames(language: Language): CountryChoice[] {
  const tag = htmlLanguage(language);
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const collator = new Intl.Collator(tag);
  return COUNTRY_CODES.map((code) => ({ value: code, words: names.of(code) ?? code })).sort(
    (a, b) => collator.compare(a.words, b.words),
  );
}

const USUAL_COUNTRY: Readonly<Record<Language, string>> = {
  ja: 'JP',
  en: '',
  zh: 'CN',
  'zh-tw': 'TW',
  vi: 'VN',
};

/** The country to start from: of the browser's own tag, else the language's; '' = none. */
export function likelyCountry(browserTag: string, language: Language): string {
  try {
    const { region } = new Intl.Locale(browserTag);
    if (isCountryCode(region)) return region;
  } catch {
    // A browser's tag that is none says nothing.
  }
  return USUAL_COUNTRY[language];
}
