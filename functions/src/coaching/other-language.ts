import { questionLanguage } from '@tasuki/domain/coaching/questions/question-language';
import type { Language } from '@tasuki/domain/language';

const REFERENCE = /\{\{[^}]*\}\}/g;
const WORD = /[\p{Script=Latin}\p{M}']{2,}/gu;
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/g;
/** Less than this may be a name, a term or a greeting. */
const LEAST_WORDS = 4;
const LEAST_WIDE = 8;

/**
 * Whether a sentence is plainly written in another language than the answer's.
 *
 * @param sentence Markdown with references
 * @example isInOtherLanguage('I cannot help you with that today.', 'ja') // true
 */
export function isInOtherLanguage(sentence: string, language: Language): boolean {
  const text = sentence.replace(REFERENCE, ' ');
  const isLong =
    (text.match(WORD) ?? []).length >= LEAST_WORDS || (text.match(WIDE) ?? []).length >= LEAST_WIDE;
  return isLong && questionLanguage(text, language) !== language;
}
