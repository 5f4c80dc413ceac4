import type { Language } from '../../language.ts';

/** The tag by which `Intl` writes the words of an answer: British English, as the coach's own words. */
export const ANSWER_LOCALES: Readonly<Record<Language, string>> = {
  ja: 'ja',
  en: 'en-GB',
  zh: 'zh-Hans',
  'zh-tw': 'zh-Hant',
  vi: 'vi',
};
