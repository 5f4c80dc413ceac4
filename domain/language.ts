/** The interface and coaching languages, in the order they are offered. */
export const LANGUAGES = ['ja', 'en', 'zh', 'zh-tw', 'vi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  ja: '日本語',
  en: 'English',
  zh: '简体中文',
  'zh-tw': '繁體中文',
  vi: 'Tiếng Việt',
};

/** Shown when nothing the browser asks for is offered. */
export const DEFAULT_LANGUAGE: Language = 'ja';
/** The language in which a missing translation key is looked up. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** Tags whose readers use traditional characters although their first part says only "zh". */
const TRADITIONAL_CHINESE_TAGS: ReadonlySet<string> = new Set([
  'zh-tw',
  'zh-hk',
  'zh-mo',
  'zh-hant',
]);

const OFFERED: ReadonlySet<string> = new Set(LANGUAGES);

/** The text between two sentences: empty if a language has no spaces. */
export function sentenceGap(language: Language): '' | ' ' {
  return language === 'en' || language === 'vi' ? ' ' : '';
}

/** Checks whether `value` is one of {@link LANGUAGES}. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && OFFERED.has(value);
}

function languageOfTag(tag: string): Language | null {
  const lowered = tag.trim().toLowerCase();
  if (isLanguage(lowered)) return lowered;
  const parts = lowered.split('-');
  for (let length = parts.length; length >= 2; length -= 1) {
    if (TRADITIONAL_CHINESE_TAGS.has(parts.slice(0, length).join('-'))) return 'zh-tw';
  }
  const first = parts[0] ?? '';
  return isLanguage(first) ? first : null;
}

/**
 * Picks the language for a browser's preference list: the exact tag, then the
 * traditional-Chinese tags, then the tag's first part, else Japanese.
 *
 * @param tags BCP 47 tags, most wanted first, e.g. `navigator.languages`
 * @example resolveLanguage(['zh-Hant-HK', 'en']) // 'zh-tw'
 */
export function resolveLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** The document's `lang`, which picks the right Han glyphs: `zh` is written zh-Hans. */
export function htmlLanguage(language: Language): string {
  if (language === 'zh') return 'zh-Hans';
  if (language === 'zh-tw') return 'zh-Hant';
  return language;
}
