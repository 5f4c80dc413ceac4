import type { Language } from '../../language.ts';
import type { MailWords } from './mail-words-shape.ts';
import { MAIL_WORDS_EN } from './mail-words-en.ts';
import { MAIL_WORDS_JA } from './mail-words-ja.ts';
import { MAIL_WORDS_VI } from './mail-words-vi.ts';
import { MAIL_WORDS_ZH } from './mail-words-zh.ts';
import { MAIL_WORDS_ZH_TW } from './mail-words-zh-tw.ts';

/** The words of mails by language. */
export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  ja: MAIL_WORDS_JA,
  en: MAIL_WORDS_EN,
  zh: MAIL_WORDS_ZH,
  'zh-tw': MAIL_WORDS_ZH_TW,
  vi: MAIL_WORDS_VI,
};
