import type { Language } from '../language.ts';
import type { AnswerBook } from './answer-book.ts';
import { ANSWERS_EN } from './answers-en.ts';
import { ANSWERS_JA } from './answers-ja.ts';
import { ANSWERS_VI } from './answers-vi.ts';
import { ANSWERS_ZH } from './answers-zh.ts';
import { ANSWERS_ZH_TW } from './answers-zh-tw.ts';

/** The coach's answers, each language written for itself. */
export const ANSWER_BOOKS: Readonly<Record<Language, AnswerBook>> = {
  ja: ANSWERS_JA,
  en: ANSWERS_EN,
  zh: ANSWERS_ZH,
  'zh-tw': ANSWERS_ZH_TW,
  vi: ANSWERS_VI,
};
