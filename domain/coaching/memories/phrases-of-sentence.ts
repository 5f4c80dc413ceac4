import { HAS_VIETNAMESE_MARKS } from '../text/question-text.ts';
import type { MemoryPhrases } from './memory-phrases.ts';
import { MEMORY_PHRASES_EN } from './memory-phrases-en.ts';
import { MEMORY_PHRASES_JA } from './memory-phrases-ja.ts';
import { MEMORY_PHRASES_VI } from './memory-phrases-vi.ts';
import { MEMORY_PHRASES_ZH } from './memory-phrases-zh.ts';

/** The phrases of a sentence by its script. */
export function memoryPhrasesOf(plain: string): MemoryPhrases {
  if (/[\u3041-\u30fa]/.test(plain)) return MEMORY_PHRASES_JA;
  if (/\p{Script=Han}/u.test(plain)) return MEMORY_PHRASES_ZH;
  const isVietnamese = HAS_VIETNAMESE_MARKS.test(plain) || VIETNAMESE_WITHOUT_MARKS.test(plain);
  return isVietnamese ? MEMORY_PHRASES_VI : MEMORY_PHRASES_EN;
}

const VIETNAMESE_WITHOUT_MARKS = /\b(?:toi|khong|chay|minh|buoi)\b/;
