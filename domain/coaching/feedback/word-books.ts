import type { Language } from '../../language.ts';
import type { RedFlagCategory } from '../safety/red-flag.ts';
import type { SafetyWords, WordBook, Wordings } from './word-book.ts';
import { DESPAIR_LINES } from './words/despair-lines.ts';
import { WORDS_EN } from './words/words-en.ts';
import { SAFETY_EN } from './words/words-en-safety.ts';
import { WORDS_JA } from './words/words-ja.ts';
import { SAFETY_JA } from './words/words-ja-safety.ts';
import { WORDS_VI } from './words/words-vi.ts';
import { SAFETY_VI } from './words/words-vi-safety.ts';
import { WORDS_ZH } from './words/words-zh.ts';
import { SAFETY_ZH } from './words/words-zh-safety.ts';
import { WORDS_ZH_TW } from './words/words-zh-tw.ts';
import { SAFETY_ZH_TW } from './words/words-zh-tw-safety.ts';

/** The coach's sentences, each language written for itself. */
export const WORD_BOOKS: Readonly<Record<Language, WordBook>> = {
  ja: WORDS_JA,
  en: WORDS_EN,
  zh: WORDS_ZH,
  'zh-tw': WORDS_ZH_TW,
  vi: WORDS_VI,
};

/** What is said instead when a red flag was found, without telephone numbers. */
export const SAFETY_WORDS: Readonly<Record<Language, SafetyWords>> = {
  ja: SAFETY_JA,
  en: SAFETY_EN,
  zh: SAFETY_ZH,
  'zh-tw': SAFETY_ZH_TW,
  vi: SAFETY_VI,
};

/**
 * The fixed sentences on a red flag, as somebody reads them. Words of self-harm are answered with telephone numbers
 * before the last sentence.
 */
export function safetySentences(category: RedFlagCategory, language: Language): Wordings {
  const words = SAFETY_WORDS[language][category];
  if (category !== 'self-harm') return words;
  const [first, ...rest] = words;
  return [first, ...rest.slice(0, -1), ...DESPAIR_LINES[language], ...rest.slice(-1)];
}
