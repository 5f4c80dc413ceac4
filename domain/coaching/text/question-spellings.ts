import { mendEnglish } from './english-slips.ts';
import { inSimplified, plainText, withoutMarks } from './question-text.ts';
import { mendVietnamese } from './vietnamese-slips.ts';

/**
 * A runner's words in every spelling that the patterns know. They stand as they are, without tone
 * marks and in simplified Chinese. English and Vietnamese short forms are written out.
 */
export function questionSpellings(text: string): readonly string[] {
  const plain = plainText(text);
  const unmarked = withoutMarks(plain);
  const spellings = [
    plain,
    unmarked,
    mendEnglish(unmarked),
    mendVietnamese(plain),
    inSimplified(plain),
  ];
  return [...new Set(spellings)];
}
