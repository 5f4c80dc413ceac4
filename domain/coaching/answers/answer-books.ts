import type { Language } from '../../language.ts';
import type { AnswerBook } from './answer-book.ts';
import { ANSWERS_EN } from './words/answers-en.ts';
import { ANSWERS_JA } from './words/answers-ja.ts';
import { ANSWERS_VI } from './words/answers-vi.ts';
import { ANSWERS_ZH } from './words/answers-zh.ts';
import { ANSWERS_ZH_TW } from './words/answers-zh-tw.ts';

/** The coach's answers, each language written for itself. */
export const ANSWER_BOOKS: Readonly<Record<Language, AnswerBook>> = {
  ja: ANSWERS_JA,
  en: ANSWERS_EN,
  zh: ANSWERS_ZH,
  'zh-tw': ANSWERS_ZH_TW,
  vi: ANSWERS_VI,
};
