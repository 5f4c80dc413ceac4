import type { Language } from '../../../domain/language.ts';
import { CLEAN_EN } from './clean-replies-en.ts';
import { CLEAN_JA } from './clean-replies-ja.ts';
import { CLEAN_VI } from './clean-replies-vi.ts';
import { CLEAN_ZH_TW } from './clean-replies-zh-tw.ts';
import { CLEAN_ZH } from './clean-replies-zh.ts';

/** What a good coach may well say: none of it may be refused. */
export const CLEAN_REPLIES: Readonly<Record<Language, readonly string[]>> = {
  ja: CLEAN_JA,
  en: CLEAN_EN,
  zh: CLEAN_ZH,
  'zh-tw': CLEAN_ZH_TW,
  vi: CLEAN_VI,
};
